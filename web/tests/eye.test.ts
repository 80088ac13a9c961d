import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera, FINGER, MOUSE } from "../src/board/camera.svelte";
import { News } from "../src/board/news.svelte";
import type { Placed } from "../src/board/layout";

const whole = { x: 0, y: 0, width: 1300, height: 1000 };
const corner = { x: 0, y: 0, width: 300, height: 300 };

describe("the eye over the board", () => {
  const eye = (width = 390, height = 400, least = FINGER): Camera => {
    const camera = new Camera(least);
    camera.resize(width, height, whole);
    return camera;
  };
  it("comes closer where a finger would miss, and shows what is asked", () => {
    const camera = eye();
    camera.follow(corner);
    expect([camera.looking, camera.whole]).toEqual(["follow", false]);
    expect(camera.k * 100).toBeGreaterThan(50);
    const [from, to] = [camera.toScreen({ x: 0, y: 0 }), camera.toScreen({ x: 300, y: 300 })];
    expect(Math.min(from.x, from.y)).toBeGreaterThanOrEqual(-0.01);
    expect(to.x).toBeLessThanOrEqual(390);
    expect(to.y).toBeLessThanOrEqual(400);
  });
  it("shows the whole board where that is large enough", () => {
    const camera = eye(1400, 1000);
    camera.follow(corner);
    expect([camera.whole, camera.k]).toEqual([true, 1]);
  });
  it("keeps the whole board clear of what lies over its lower part", () => {
    const camera = eye(1300, 1000);
    camera.cover(200);
    expect(camera.toScreen({ x: 0, y: 1000 }).y).toBeLessThanOrEqual(800.01);
    camera.cover(0);
    expect(camera.k).toBe(1);
  });
  it("is never smaller than the whole board, whoever holds it and whatever the room does", () => {
    const camera = eye(1300, 1000);
    camera.zoom(0.1);
    expect([camera.looking, camera.k]).toEqual(["mine", 1]);
    camera.resize(130, 100, whole);
    camera.zoom(0.1);
    camera.resize(1300, 1000, whole);
    expect([camera.looking, camera.k]).toEqual(["mine", 1]);
  });
  it("comes closer for a finger where a mouse still finds its place", () => {
    const [touched, pointed] = [eye(494, 380, FINGER), eye(494, 380, MOUSE)];
    for (const camera of [touched, pointed]) camera.follow(corner);
    expect([touched.whole, pointed.whole]).toEqual([false, true]);
  });
  it("leaves those alone who look for themselves, until they give it back", () => {
    const camera = eye();
    camera.zoom(1.5);
    expect(camera.looking).toBe("mine");
    const { k, x, y } = camera;
    camera.follow(corner);
    expect([camera.k, camera.x, camera.y]).toEqual([k, x, y]);
    camera.toggle();
    expect(camera.looking).toBe("follow");
    expect(camera.toScreen({ x: 150, y: 150 }).x).toBeLessThan(300);
    expect(camera.k).toBeGreaterThan(0.5);
  });
  it("shows the whole board to those who ask, and follows again when asked", () => {
    const camera = eye();
    camera.follow(corner);
    camera.toggle();
    expect([camera.looking, camera.k]).toEqual(["fit", 0.3]);
    camera.follow(corner);
    expect(camera.k).toBe(0.3);
    camera.toggle();
    expect(camera.whole).toBe(false);
  });
  it("comes close to the room in action where the whole board is large enough, and goes back", () => {
    const camera = eye(700, 500);
    camera.follow({ x: 900, y: 600, width: 200, height: 200 });
    expect([camera.whole, camera.k]).toEqual([true, 0.5]);
    camera.toggle();
    expect([camera.whole, camera.looking]).toEqual([false, "follow"]);
    expect(camera.k).toBeGreaterThan(0.8);
    camera.follow({ x: 0, y: 0, width: 200, height: 200 });
    expect(camera.toScreen({ x: 100, y: 100 }).x).toBeLessThan(500);
    camera.toggle();
    expect([camera.whole, camera.k]).toEqual([true, 0.5]);
  });
  it("fits the board anew when the room changes", () => {
    const camera = eye();
    camera.fit();
    camera.resize(650, 800, whole);
    expect(camera.k).toBe(0.5);
    camera.resize(650, 800, { ...whole, width: 2600 });
    expect(camera.k).toBe(0.25);
  });
  it("keeps what happens in view when the room changes", () => {
    const camera = eye(390, 400);
    camera.follow({ x: 900, y: 700, width: 300, height: 300 });
    camera.resize(300, 250, whole);
    const at = camera.toScreen({ x: 1050, y: 850 });
    expect(at.x > 0 && at.x < 300 && at.y > 0 && at.y < 250).toBe(true);
  });
  it("stretches the picture while it moves, and draws it anew when it rests", () => {
    vi.useFakeTimers();
    const camera = eye();
    const before = camera.drawn;
    camera.zoom(2);
    expect(camera.drawn).toBe(before);
    vi.runAllTimers();
    expect(camera.drawn).toBe(camera.k);
    vi.useRealTimers();
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
