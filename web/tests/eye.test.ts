import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera, FINGER, MOUSE } from "../src/board/camera.svelte";
import { News } from "../src/board/news.svelte";
import type { Placed } from "../src/board/layout";

const whole = { x: 0, y: 0, width: 1300, height: 1000 };
const corner = { x: 0, y: 0, width: 300, height: 300 };

describe("the eye over the board", () => {
  it("comes closer where a finger would miss, and shows what is asked", () => {
    const camera = new Camera();
    camera.resize(390, 400, whole);
    camera.follow(corner);
    expect(camera.fitting).toBe(false);
    expect(camera.k * 100).toBeGreaterThan(50);
    const [from, to] = [camera.toScreen({ x: 0, y: 0 }), camera.toScreen({ x: 300, y: 300 })];
    expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(-0.01);
    expect(to.x).toBeLessThanOrEqual(390);
    expect(to.y).toBeLessThanOrEqual(400);
  });
  it("stays where the whole board is large enough", () => {
    const camera = new Camera();
    camera.resize(1300, 1000, whole);
    camera.follow(corner);
    expect(camera.fitting).toBe(true);
  });
  it("comes closer for a finger where a mouse still finds its place", () => {
    const [touched, pointed] = [new Camera(FINGER), new Camera(MOUSE)];
    for (const camera of [touched, pointed]) {
      camera.resize(494, 380, whole);
      camera.follow(corner);
    }
    expect(touched.fitting).toBe(false);
    expect(pointed.fitting).toBe(true);
  });
  it("leaves those alone who look for themselves", () => {
    const camera = new Camera();
    camera.resize(390, 400, whole);
    camera.zoom(1.5);
    const { k, x, y } = camera;
    camera.follow(corner);
    expect([camera.k, camera.x, camera.y]).toEqual([k, x, y]);
  });
  it("can be asked to follow again", () => {
    const camera = new Camera();
    camera.resize(390, 400, whole);
    camera.fitAll();
    camera.follow(corner);
    expect(camera.fitting).toBe(true);
    camera.fitAll();
    camera.follow(corner);
    expect(camera.fitting).toBe(false);
  });
});

describe("news on the board", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const piece = (id: string, at: string, value = 1): Placed =>
    ({ name: id, at: { x: 0, y: 0 }, scale: 1, piece: { id, at, label: { id }, badges: [{ label: { id }, value }] } });

  it("lights what moved, came or was hurt, for a while", () => {
    const news = new News();
    news.look([piece("a", "c1"), piece("b", "c2"), piece("c", "c3")]);
    expect(news.pieces.size).toBe(0);
    news.look([piece("a", "c9"), piece("b", "c2", 0), piece("c", "c3"), piece("d", "c4")]);
    expect([...news.pieces]).toEqual(["a", "b", "d"]);
    expect(news.trails).toEqual([{ name: "a", from: "c1", to: "c9" }]);
    vi.runAllTimers();
    expect(news.pieces.size).toBe(0);
    expect(news.trails).toEqual([]);
  });
});
