// What a screen really shows. It is run in the page, and says what it found.
() => {
  const SLACK = 1.5;
  const box = (one) => one.getBoundingClientRect();
  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
  });
  const area = (b) => Math.max(0, b.right - b.left) * Math.max(0, b.bottom - b.top);
  const within = (inner, outer) =>
    inner.left >= outer.left - SLACK && inner.top >= outer.top - SLACK && inner.right <= outer.right + SLACK && inner.bottom <= outer.bottom + SLACK;
  const WINDOW = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const stuck = (overflow) => /hidden|clip/.test(overflow);
  const slides = (overflow) => /auto|scroll/.test(overflow);
  const chain = (one) => (one ? [one, ...chain(one.parentElement)] : []);
  // Where something may be seen: in the window, and in all boxes that hide or scroll what spills out of them.
  const frames = (one) => chain(one.parentElement).filter((outer) => outer !== document.documentElement && outer !== document.body && (style(outer).overflowX !== "visible" || style(outer).overflowY !== "visible"));
  const inner = (outer) => {
    const { left, top } = box(outer);
    const [l, t] = [left + outer.clientLeft, top + outer.clientTop];
    return { left: l, top: t, right: l + outer.clientWidth, bottom: t + outer.clientHeight };
  };
  const visible = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !chain(one).some((outer) => style(outer).clipPath !== "none" || outer.closest("dialog:not([open])"));
  const name = (one) => `${one.tagName.toLowerCase()}.${[...one.classList].filter((c) => !/^s(velte|[0-9a-z]{5}$)/.test(c)).join(".")} "${(one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 46)}"`;
  // The board has its own measure; the end of the log keeps to whole lines.
  const away = (one) => one.closest("#board, .hidden-text, [inert], .frame, .recent");
  // A box that scrolls is fair if it says that there is more.
  const cued = (outer) => !!outer.closest("[data-more]") || !!outer.querySelector(":scope > [data-cue]");

  const whole = (one) => {
    const at = box(one);
    if (!at.width || !visible(one) || !within(at, WINDOW)) return false;
    return frames(one).every((outer) => within(at, inner(outer)));
  };
  // Nothing else lies on it: it is asked at nine places, the edges left out, where a fan may overlap.
  const free = (one, edge = 7) => {
    const at = box(one);
    const xs = [at.left + edge, (at.left + at.right) / 2, at.right - edge];
    const ys = [at.top + edge, (at.top + at.bottom) / 2, at.bottom - edge];
    return xs.every((x) => ys.every((y) => {
      const top = document.elementFromPoint(x, y);
      return top && (one.contains(top) || top.contains(one));
    }));
  };

  const cut = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.textContent.trim() || !one || away(one) || !visible(one) || /SCRIPT|STYLE|OPTION/.test(one.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length > 1)
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]+/gu)) {
        const part = document.createRange();
        part.setStart(node, index);
        part.setEnd(node, index + word.length);
        if (new Set([...part.getClientRects()].map((at) => Math.round(at.top))).size > 1) cut.add(`${name(one)} breaks inside ${word}`);
      }
    for (const at of range.getClientRects()) {
      if (at.width < 1 || at.height < 1) continue;
      // Print is lower than its line.
      const ink = { left: at.left, right: at.right, top: at.top + at.height * 0.16, bottom: at.bottom - at.height * 0.16 };
      let open = meet(ink, WINDOW);
      let hidden = area(open) < area(ink) * 0.97 ? "window" : "";
      let slid = null;
      for (const outer of frames(one)) {
        const room = inner(outer);
        const { overflowX, overflowY } = style(outer);
        const sideways = ink.left < room.left - SLACK || ink.right > room.right + SLACK;
        const upright = ink.top < room.top - SLACK || ink.bottom > room.bottom + SLACK;
        if ((sideways && slides(overflowX)) || (upright && slides(overflowY))) { slid = outer; break; }
        if (sideways || upright) { hidden = `<${outer.className.replace?.(/ ?svelte-\S+/g, "") ?? ""}>`; break; }
      }
      if (slid) {
        if (!cued(slid)) cut.add(`${name(one)} scrolls without a cue in ${name(slid).slice(0, 40)}`);
        continue;
      }
      // What leaves its button lies on something else.
      const holder = one.closest("button");
      if (holder && !within(ink, box(holder)) && !within(ink, { ...box(holder).toJSON(), left: box(holder).left - 9, top: box(holder).top - 9 })) cut.add(`${name(one)} leaves its button`);
      if (hidden) { cut.add(`${name(one)} is cut by ${hidden}`); continue; }
      const [x, y] = [(open.left + open.right) / 2, (open.top + open.bottom) / 2];
      const top = document.elementFromPoint(x, y);
      // What slides away under the sign that says so is scrolled, and not covered.
      if (top?.closest(".cue") && one.closest("[data-more]")) continue;
      if (top && !one.contains(top) && !top.contains(one) && !top.closest(".glass") && style(one).pointerEvents !== "none" && !one.closest("svg"))
        if (!one.closest("[inert]")) cut.add(`${name(one)} is covered by ${name(top).slice(0, 50)}`);
    }
  }
  for (const one of document.querySelectorAll("button, a")) {
    if (away(one) || !visible(one) || !box(one).width || !one.closest(".table")) continue;
    const slid = frames(one).find((outer) => !within(box(one), inner(outer)));
    if (slid) {
      const { overflowX, overflowY } = style(slid);
      if (slides(overflowX) || slides(overflowY) ? !cued(slid) : true) cut.add(`button ${name(one)} is cut by ${name(slid).slice(0, 40)}`);
    } else if (!within(box(one), WINDOW)) cut.add(`button ${name(one)} is cut by the window`);
  }
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => visible(one) && box(one).width);
  const cards = all("#hand .touch, #hand .card").filter((one) => !one.parentElement.closest("#hand .touch"));
  const answers = all(".slip .option, .slip .advice");
  const frame = document.querySelector("#board");
  const stage = document.querySelector(".board .contest, .board .stage");
  let drawn = 0;
  if (frame) {
    let room = meet(box(frame), WINDOW);
    if (stage) room = { ...room, bottom: Math.min(room.bottom, box(stage).top) };
    drawn = area(meet(box(frame.querySelector(".ground")), room)) / innerWidth / innerHeight;
  }
  const what = document.querySelector(".slip .what");
  return {
    drawn,
    cards: cards.length, whole_cards: cards.filter((one) => whole(one) && free(one)).length,
    card: cards.length ? [Math.min(...cards.map((one) => box(one).width)), Math.min(...cards.map((one) => box(one).height))].map(Math.round) : [0, 0],
    answers: answers.length, whole_answers: answers.filter((one) => whole(one) && free(one, 4)).length,
    question: !!what && whole(what) && free(what, 4),
    cut: [...cut].sort(),
  };
}
