/** The address under which others find this house: a link that only works on this computer helps nobody. */
import { api } from "./api";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

class Reach {
  /** Where links lead to; the page's own address where others can reach it. */
  base = $state(`${location.origin}${location.pathname}`);
  /** Nobody else can come: the server listens to this computer alone. */
  alone = $state(false);
  private known: Promise<void> | null = null;

  /** Find out, where the page's own address would lead others to their own computers. */
  ask(): Promise<void> {
    this.known ??= LOOPBACK.test(location.hostname) ? this.find() : Promise.resolve();
    return this.known;
  }

  private async find(): Promise<void> {
    try {
      const { addresses } = await api.here();
      this.alone = addresses.length === 0;
      if (addresses[0]) this.base = addresses[0];
    } catch {
      // Asked again for the next link: till then the page's own address has to do.
      this.known = null;
    }
  }
}

export const reach = new Reach();
/** A whole link that can be sent to somebody, once it is known where others find the house. */
export const link = async (path: string): Promise<string> => {
  await reach.ask();
  return `${reach.base}#${path}`;
};
