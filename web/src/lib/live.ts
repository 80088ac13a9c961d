/** The live line to a table: it reconnects by itself, and a gap leads to a resync, never to a wrong board. */
import { api, transport } from "./api";
import { applyOps, type Op } from "./patch";
import type { Info, Message, View } from "./table-wire";

export type Line = "connecting" | "live" | "waiting";

export interface LiveEvents {
  line(state: Line, retryAt: number | null): void;
  view(seat: number, view: View): void;
  info(info: Info): void;
  problem(code: string, reason: string): void;
}

/** The public's seat number in this client. */
export const PUBLIC = -1;

interface Held {
  view: View;
  number: number;
  seq: number | null;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING = 20_000;
const SILENCE = 50_000;

/** How long to wait before attempt `n` (0 is the first retry); a random part keeps a crowd apart. */
export const backoff = (n: number, random: () => number = Math.random): number =>
  Math.round(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** n) * (0.7 + 0.6 * random()));

export class Live {
  private socket: WebSocket | null = null;
  private held = new Map<number, Held>();
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;
  /** The last messages both ways, for a bug report; never with tokens. */
  readonly recent: { way: "in" | "out"; when: number; message: unknown }[] = [];

  constructor(
    private readonly table: string,
    private readonly tokens: readonly string[],
    private readonly events: LiveEvents,
  ) {}

  open(): void {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  /** A view that came another way (with a refusal, say). */
  accept(seat: number, view: View): void {
    this.held.set(seat, { view, number: view.number, seq: null });
    this.events.view(seat, view);
    this.resync(seat);
  }

  resync(seat: number): void {
    this.send({ type: "resync", seat: seat === PUBLIC ? null : seat });
  }

  private hurry = (): void => {
    if (this.socket || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.events.line("connecting", null);
    const socket = (this.socket = api.live(this.table));
    socket.onopen = () => {
      const since = Math.max(-1, ...[...this.held.values()].map((held) => held.number));
      const hello: Record<string, unknown> = { since: since < 0 ? null : since, lists: true, lang: transport.lang };
      if (this.tokens.length === 1) hello["token"] = this.tokens[0];
      else if (this.tokens.length > 1) hello["seats"] = this.tokens;
      socket.send(JSON.stringify(hello));
      this.heard = Date.now();
      this.pulse = setInterval(() => this.beat(), PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(event.data);
    socket.onclose = () => this.lost();
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  }

  private lost(): void {
    clearInterval(this.pulse);
    this.socket = null;
    if (this.closed) return;
    const wait = backoff(this.attempt++);
    this.events.line("waiting", Date.now() + wait);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private send(message: unknown): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.note("out", message);
    this.socket.send(JSON.stringify(message));
  }

  private note(way: "in" | "out", message: unknown): void {
    this.recent.push({ way, when: Date.now(), message });
    if (this.recent.length > 40) this.recent.shift();
  }

  private hear(data: string): void {
    this.heard = Date.now();
    const heard = JSON.parse(data) as Message | readonly Message[];
    if (heard instanceof Array) for (const message of heard) this.take(message);
    else this.take(heard);
  }

  private take(message: Message): void {
    if (message.type !== "pong") this.note("in", message);
    switch (message.type) {
      case "view": {
        const seat = message.seat ?? PUBLIC;
        this.attempt = 0;
        this.events.line("live", null);
        this.held.set(seat, { view: message.view, number: message.number, seq: message.seq ?? null });
        this.events.view(seat, message.view);
        break;
      }
      case "patch":
        this.patch(message);
        break;
      case "info":
        this.events.info(message.info);
        break;
      case "error":
        this.events.problem(message.code, message.reason);
        break;
    }
  }

  private patch(message: Extract<Message, { type: "patch" }>): void {
    const seat = message.seat ?? PUBLIC;
    const held = this.held.get(seat);
    const seq = message.seq ?? null;
    const gap = held?.seq != null && seq !== null && seq !== held.seq + 1;
    if (!held || gap || held.number !== message.from) return this.resync(seat);
    try {
      const view = applyOps(held.view, message.ops as unknown as readonly Op[]);
      this.held.set(seat, { view, number: message.number, seq });
      this.events.view(seat, view);
    } catch {
      this.resync(seat);
    }
  }
}
