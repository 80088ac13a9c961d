/** The address under which others find this house: a link that only works on this computer helps nobody. */
import { api } from "./api";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

class Reach {
  /** Where links lead to; the page's own address where others can reach it. */
  base = $state(`${location.origin}${location.pathname}`);
  /** Nobody else can come: the server listens to this computer alone. */
  alone = $state(false);
  private asked = false;

  /** Find out, where the page's own address would lead others to their own computers. */
  ask(): void {
    if (this.asked || !LOOPBACK.test(location.hostname)) return;
    this.asked = true;
    api.here().then(
      ({ addresses }) => {
        this.alone = addresses.length === 0;
        if (addresses[0]) this.base = addresses[0];
      },
      () => {},
    );
  }
}

export const reach = new Reach();
/** A whole link that can be sent to somebody. */
export const link = (path: string): string => `${reach.base}#${path}`;
