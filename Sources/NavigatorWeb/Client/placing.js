// @ts-check
// The placement of popovers and menus beside their anchors.

import { find, findAll, inlineDirection, parentOf } from "./dom.js";
import { nodeOf } from "./extrasHost.js";

/** The layout of popovers, in pixels. */
const popover = { margin: 8, gap: 12, arrowInset: 24, minimumHeight: 160 };

/** The sides of an anchor. The index of a side modulo 2 is its axis. The index of the opposite side differs by 2. */
const sides = ["left", "top", "right", "bottom"];
const [top, bottom] = [1, 3];

/**
 * Returns the start and the end, on both axes, of the area at which a popover points: the whole anchor, or a part of it. A part
 * is a point in fractions of the anchor's size, or the origin and the size of a rectangle in pixels.
 * @type {(target: HTMLElement, part: string | undefined) => number[][]}
 */
const pointedEdges = (target, part) => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y, ...size] = part ? part.split(" ").map(Number) : [0, 0, width, height];
  const [unitX, unitY] = size.length ? [1, 1] : [width, height];
  // Parts are relative to the leading edge.
  const isReversed = part && inlineDirection(target) < 0;
  const starts = [left + (isReversed ? width - x * unitX - (size[0] || 0) : x * unitX), top + y * unitY];
  return [starts, starts.map((start, axis) => start + (size[axis] || 0))];
};

/**
 * Returns the possible sides of a popover in order of preference: the requested edge and the opposite one, then below and above.
 * @type {(target: HTMLElement, edge: string | undefined) => number[]}
 */
const triedSides = (target, edge) => {
  if (!edge) return [bottom, top];
  const index = sides.indexOf(edge);
  const side = index >= 0 ? index : (edge === "trailing") === inlineDirection(target) > 0 ? 2 : 0;
  return [side, side ^ 2, bottom, top];
};

/**
 * Places a popover beside its anchor. The size of the popover is that of its content. The popover is at the first side with
 * sufficient space, or otherwise below or above, where there is more space. If there is little space at both, it overlaps the
 * anchor.
 * @type {(node: HTMLElement) => void}
 */
export const placePopover = (node) => {
  const { anchor, edge, part } = node.dataset;
  const target = nodeOf(anchor);
  const card = find(node, ":scope > .card");
  // A popover without its anchor is centered.
  if (!target) delete node.dataset.anchor;
  if (!target || !card) return;
  resizes.observe(card);
  const { margin, gap, arrowInset, minimumHeight } = popover;
  const [starts, ends] = pointedEdges(target, part);
  const page = [innerWidth, innerHeight];
  const roomAt = (/** @type {number} */ side) =>
    (side > 1 ? page[side % 2] - ends[side % 2] : starts[side % 2]) - gap - margin;
  const sizes = () => [card.offsetWidth, card.offsetHeight];
  const set = (/** @type {string} */ name, /** @type {number} */ value) => card.style.setProperty(name, `${value}px`);
  set("--room", innerHeight - 2 * margin);
  // The content may use the width from this position to the opposite edge of the window.
  set("--x", margin);
  // A menu has the same leading edge as its button, which may be a wide row.
  if (target.matches("[aria-haspopup=menu]")) {
    if (inlineDirection(target) > 0) ends[0] = starts[0] + card.offsetWidth;
    else starts[0] = ends[0] - card.offsetWidth;
  }
  const side =
    triedSides(target, edge).find((side) => sizes()[side % 2] <= roomAt(side)) ?? (roomAt(bottom) < roomAt(top) ? top : bottom);
  const axis = side % 2;
  if (axis && roomAt(side) >= minimumHeight) set("--room", roomAt(side));
  sizes().forEach((length, index) => {
    const center = (starts[index] + ends[index]) / 2;
    const wanted = index !== axis ? center - length / 2 : side > 1 ? ends[index] + gap : starts[index] - gap - length;
    const start = Math.max(Math.min(wanted, page[index] - margin - length), margin);
    const inset = Math.min(arrowInset, length / 2);
    if (index !== axis) set("--at", Math.min(Math.max(center - start, inset), length - inset));
    set(index ? "--top" : "--x", start);
  });
  node.dataset.cPlaced = sides[side];
};

/** Places a popover again when its size changes without a change by the session, for example when a picture has been loaded. */
const resizes = new ResizeObserver((entries) => entries.forEach(({ target }) => placePopover(parentOf(target))));

/** Places all popovers and menus again when the size of the window changes. */
export const followPopovers = () =>
  addEventListener("resize", () => findAll(document, ":is(.popover, .menu).presentation").forEach(placePopover));
