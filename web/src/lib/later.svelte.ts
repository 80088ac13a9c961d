/** A part of the page that comes when it is needed. It draws nothing until it is there, and from then on at once. */
import type { Component } from "svelte";

const nothing: Component = () => ({});

// Any component: what it takes is checked where it is used.
export class Later<Part extends Component<any>> {
  private part = $state.raw<Part | null>(null);
  private coming: Promise<void> | null = null;

  constructor(private readonly from: () => Promise<{ default: Part }>) {}

  /** The part, or nothing while it is on its way. */
  get now(): Part {
    if (!this.part) void this.load();
    return this.part ?? (nothing as unknown as Part);
  }

  /** Fetch it, if that was not done yet. Where it cannot be reached, the next who needs it tries again. */
  load = (): Promise<void> =>
    (this.coming ??= this.from().then(
      ({ default: part }) => void (this.part = part),
      () => void (this.coming = null),
    ));
}
