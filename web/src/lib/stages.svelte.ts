/** Shops and personal boards: which of them lies open over the board. */
import type { Targets } from "./targets";
import type { Group, Mat, Scene } from "./wire";

/** All ids inside it that a question may be about. */
export function inside(thing: Group | Mat): readonly string[] {
  if ("slots" in thing) return thing.slots.flatMap((slot) => [slot.id, ...(slot.cards ?? []).map((card) => card.id)]);
  return [thing.id, ...(thing.members ?? []).map((member) => member.id)];
}

export class Stages {
  /** What the player opened; null for what the question is about; empty for none. */
  private wanted = $state<string | null>(null);
  all = $derived.by<readonly (Group | Mat)[]>(() => [...(this.scene().groups ?? []).filter((group) => group.look === "shop"), ...(this.scene().mats ?? [])]);
  /** What has a button of its own beside the board; personal boards have theirs at their seats. */
  near = $derived(this.all.filter((thing) => !("slots" in thing) || thing.owner === null || thing.owner === undefined));
  /** What the open question is about. */
  private asked = $derived(this.all.find((thing) => inside(thing).some((id) => this.targets().options.has(id))));
  shown = $derived(this.wanted === null ? this.asked : this.all.find((thing) => thing.id === this.wanted));

  constructor(
    private readonly scene: () => Scene,
    private readonly targets: () => Targets,
  ) {
    // Another question, another place: what was opened or closed before does not matter any more.
    $effect(() => {
      void this.asked?.id;
      this.wanted = null;
    });
  }

  open(id: string): void {
    this.wanted = id;
  }
  toggle(id: string): void {
    if (this.shown?.id === id) this.close();
    else this.open(id);
  }
  /** Whether there was something to close. */
  close(): boolean {
    const had = this.shown !== undefined;
    this.wanted = "";
    return had;
  }
}
