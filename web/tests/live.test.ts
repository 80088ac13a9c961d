import { beforeEach, describe, expect, it, vi } from "vitest";
import { transport } from "../src/lib/api";
import { Live, PUBLIC, type LiveEvents } from "../src/lib/live";

class FakeSocket {
  readyState = 1;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", { OPEN: 1 });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
  transport.socket = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  };
});

function open(tokens: string[]) {
  const seen: { seat: number; number: number }[] = [];
  const lines: string[] = [];
  const events: LiveEvents = {
    line: (state) => lines.push(state),
    view: (seat, view) => seen.push({ seat, number: view.number }),
    info: () => {},
    problem: () => {},
  };
  const live = new Live("t", tokens, events);
  live.open();
  sockets[0]!.onopen?.();
  return { live, seen, lines, socket: sockets[0]! };
}
const view = (number: number, seq: number, seat: number | null = 0) => ({ type: "view", seat, number, seq, view: { number, log: [] } });
const patch = (from: number, seq: number) => ({ type: "patch", seat: 0, from, number: from + 1, seq, ops: [[["number"], from + 1]] });

describe("the live line", () => {
  it("says who it is first, one seat or several", () => {
    expect(open(["secret"]).socket.sent).toEqual([{ token: "secret", since: null, lists: true, lang: "en" }]);
    sockets = [];
    expect(open(["a", "b"]).socket.sent).toEqual([{ seats: ["a", "b"], since: null, lists: true, lang: "en" }]);
    sockets = [];
    expect(open([]).socket.sent).toEqual([{ since: null, lists: true, lang: "en" }]);
  });

  it("says in which language it reads reasons", () => {
    transport.lang = "es";
    expect(open([]).socket.sent).toEqual([{ since: null, lists: true, lang: "es" }]);
    transport.lang = "en";
  });
  it("follows patches", () => {
    const { socket, seen } = open(["s"]);
    socket.tell(view(5, 1));
    socket.tell(patch(5, 2));
    socket.tell(patch(6, 3));
    expect(seen.map((s) => s.number)).toEqual([5, 6, 7]);
  });
  it("takes several messages that come as one list, in their order", () => {
    const { socket, seen } = open(["s"]);
    socket.tell([view(5, 1), patch(5, 2), { type: "pong" }, patch(6, 3)]);
    socket.tell(patch(7, 4));
    expect(seen.map((s) => s.number)).toEqual([5, 6, 7, 8]);
    expect(socket.sent.slice(1)).toEqual([]);
  });
  it("asks anew after a gap in seq or number, and shows nothing wrong meanwhile", () => {
    const { socket, seen } = open(["s"]);
    socket.tell(view(5, 1));
    socket.tell(patch(5, 3));
    socket.tell(patch(7, 2));
    expect(seen.map((s) => s.number)).toEqual([5]);
    expect(socket.sent.slice(1)).toEqual([{ type: "resync", seat: 0 }, { type: "resync", seat: 0 }]);
    socket.tell(view(9, 7));
    socket.tell(patch(9, 8));
    expect(seen.map((s) => s.number)).toEqual([5, 9, 10]);
  });
  it("asks anew when a patch does not fit", () => {
    const { socket, seen } = open(["s"]);
    socket.tell(view(5, 1));
    socket.tell({ type: "patch", seat: 0, from: 5, number: 6, seq: 2, ops: [[["log", 7, "x"], 1]] });
    expect(seen).toHaveLength(1);
    expect(socket.sent.at(-1)).toEqual({ type: "resync", seat: 0 });
  });
  it("gives the public its own place", () => {
    const { socket, seen } = open([]);
    socket.tell(view(5, 1, null));
    expect(seen).toEqual([{ seat: PUBLIC, number: 5 }]);
  });
  it("comes back by itself and says from where", () => {
    const { socket, lines } = open(["s"]);
    socket.tell(view(5, 1));
    socket.close();
    expect(lines.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(1000);
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent).toEqual([{ token: "s", since: 5, lists: true, lang: "en" }]);
    sockets[1]!.tell(view(8, 1));
    expect(lines.at(-1)).toBe("live");
  });
  it("keeps no token among what a bug report may carry", () => {
    const { live, socket } = open(["secret"]);
    socket.tell(view(5, 1));
    expect(JSON.stringify(live.recent)).not.toContain("secret");
  });
});
