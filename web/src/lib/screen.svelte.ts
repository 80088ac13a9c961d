/** The table as it stands on this page: the moment that is shown and through whose eyes, what is told, what lies open. */
import { onDestroy, untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { Boards } from "../board/boards.svelte";
import { Camera, FINGER, MOUSE } from "../board/camera.svelte";
import { api } from "./api";
import type { Desk } from "./desk";
import { t } from "./i18n.svelte";
import { Pick, type Spot } from "./pick.svelte";
import type { Replay } from "./replay.svelte";
import { go, tablePath, type Moment } from "./route.svelte";
import { settings } from "./settings.svelte";
import { Stages } from "./stages.svelte";
import type { Table } from "./table.svelte";
import type { View } from "./table-wire";
import { Telling } from "./telling.svelte";
import type { Board, Card, Zone } from "./wire";
import { lies } from "./zones";

/** What the drawer shows. */
export type Tab = "seats" | "log" | "piles" | "rules" | "text";

export class Screen {
  /** The past that is looked at, once it is loaded. */
  replay = $state.raw<Replay | null>(null);
  /** Through whose eyes; null for the own. */
  eyes = $state<number | null>(null);
  tab = $state<Tab | null>(null);
  /** The rule at which the rulebook is open. */
  rule = $state<string | null>(null);
  /** A card held to the eye, in passing or to stay. */
  held = $state.raw<{ card: Card; stay: boolean } | null>(null);
  /** A pile that is spread out. */
  zone = $state.raw<Zone | null>(null);
  /** A place that is told of. */
  seen = $state.raw<{ board: Board; cell: string; spot: Spot } | null>(null);
  help = $state(false);
  /** Held across: the tab that the player opened; null for the one that the question is about. */
  turned = $state<"answers" | "hand" | null>(null);
  /** How it ended has not been put away yet. */
  ended = $state(true);

  readonly camera = new Camera(matchMedia("(pointer: coarse)").matches ? FINGER : MOUSE);
  readonly boards = new Boards();
  private readonly phones = new MediaQuery("(max-width: 899px), (max-height: 559px)");
  private readonly lying = new MediaQuery("(max-height: 559px)");
  private readonly desks = new MediaQuery("(min-width: 1200px) and (min-height: 560px)");
  /** Nothing is chosen in the past. */
  private readonly past = new Pick(() => {});
  /** The story of the past, step by step. */
  private readonly retold = new Telling((line) => this.table.say(line.text).length, () => settings.pace);
  private opened: Moment | null = null;

  at = $derived.by(() => this.moment());
  looking = $derived(this.at !== null);
  view = $derived.by<View>(() => (this.looking ? (this.replay?.view ?? this.table.view!) : this.table.view!));
  scene = $derived(this.view.scene);
  pick = $derived.by(() => (this.looking ? this.past : this.table.pick));
  seat = $derived.by(() => this.eyes ?? this.table.seat);
  telling = $derived.by(() => (this.looking ? this.retold : this.table.telling));
  /** The next question waits for what is told. */
  holding = $derived.by(() => !this.looking && this.table.holding);
  asked = $derived.by(() => !this.looking && this.table.choice !== undefined);
  /** How it ended is said in the place of the question. */
  over = $derived.by(() => (!this.looking && this.table.over && this.ended ? this.view.outcome : null));
  /** Held across: the cards lie in the place of the answers. */
  handed = $derived.by(() => (this.turned ?? (this.pick.folded > 0 && this.pick.foldedOn === "cards" ? "hand" : "answers")) === "hand");
  /** Where it is told, if something is. */
  told = $derived.by<"line" | "strip" | "side" | null>(() => {
    if (!this.telling.beat || this.at === "turn") return null;
    return this.holding ? "line" : this.wide ? "side" : "strip";
  });
  readonly stages = new Stages(() => this.scene, () => this.pick.targets);

  constructor(
    readonly table: Table,
    private readonly moment: () => Moment | null,
  ) {
    $effect(() => this.lookBack());
    $effect(() => {
      const step = this.replay?.view;
      if (step && this.at !== "turn") untrack(() => this.retold.hear(step));
    });
    // Another question opens its own tab.
    $effect(() => {
      void this.pick.choice;
      this.turned = null;
    });
    // A card held large goes away with its card.
    $effect(() => {
      const { card } = this.held ?? {};
      if (card && ![this.view, ...Object.values(table.views)].some(({ scene }) => lies(scene, card))) this.held = null;
    });
    onDestroy(() => this.retold.close());
  }

  get phone(): boolean {
    return this.phones.current;
  }
  /** It is held across. */
  get across(): boolean {
    return this.lying.current;
  }
  /** There is room for a side. */
  get wide(): boolean {
    return this.desks.current;
  }

  /** The past is loaded only when somebody looks at it. */
  private lookBack(): (() => void) | undefined {
    const { at, eyes } = this;
    if (at === null) {
      this.replay = this.opened = null;
      return undefined;
    }
    // Other eyes look at the same moment.
    const moment = untrack(() => (this.replay && this.opened === at ? this.replay.step : at === "turn" ? 0 : at));
    this.opened = at;
    void import("./looking-back").then(({ lookBack }) => lookBack(this.table, at, eyes)).then((replay) => {
      if (this.opened !== at) return;
      if (replay) this.play(replay, moment);
      else {
        this.table.notify(t("turn-none"));
        go(tablePath(this.table.id));
      }
    });
    return () => this.replay?.pause();
  }

  private play(replay: Replay, moment: number): void {
    this.replay = replay;
    void replay.show(moment).then(() => {
      if (this.table.playing) replay.play();
      this.table.playing = false;
    });
  }

  /** Open a tab of the drawer, or close it if it is the one that is open. */
  toggle(tab: Tab): void {
    this.tab = this.tab === tab ? null : tab;
  }

  /** A tap anywhere goes on with the story; it chooses nothing, for nothing is asked yet. */
  goOn(event: Event): void {
    if (!this.holding || (event.target as Element).closest(".told")) return;
    event.stopPropagation();
    event.preventDefault();
    this.table.telling.step();
  }

  /** A place on the board that means nothing to the question: it is marked for the others, or told of. */
  touched(board: Board, cell: string, spot: Spot): void {
    const { table } = this;
    if (!table.marking) this.seen = { board, cell, spot };
    else void table.sign(table.plan?.sign ?? "", table.plan?.at === cell ? "" : cell);
  }

  /** What every part of the table may use. */
  desk(): Desk {
    const { table } = this;
    const faces = () => table.words!.faces;
    const foresee = (piece: string) => api.outlook(table.id, piece, table.token);
    const screen = this;
    return {
      get pick() { return screen.pick; },
      get seat() { return screen.seat; },
      get felt() { return screen.telling.beat !== null && settings.pace !== "once"; },
      get foresee() { return screen.looking || table.over ? undefined : foresee; },
      say: (text) => table.say(text),
      chance: (odds) => table.words?.chance(odds) ?? odds,
      seatName: (n) => table.seatName(n),
      face: (card) => (card.face ? faces().get(card.face) : undefined),
      rule: (id) => {
        this.rule = id;
        this.tab = "rules";
        this.held = null;
      },
      look: (card, stay) => {
        if (card) this.held = { card, stay };
        else if (!this.held?.stay) this.held = null;
      },
      measure: (board, cell) => api.ruler(table.id, board, cell, table.token),
      inspect: (id, spot) => {
        for (const board of this.scene.boards ?? []) {
          const piece = board.pieces?.find((one) => one.id === id);
          if (piece) this.seen = { board, cell: piece.at, spot };
        }
      },
    };
  }
}
