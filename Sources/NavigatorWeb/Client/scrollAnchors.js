// @ts-check
// Scroll views that begin at an anchor, and keep it visible when their size changes.

import { inlineDirection } from "./dom.js";

/**
 * The scroll views with an anchor. The value indicates whether the scroll view is at its anchor.
 * @type {WeakMap<HTMLElement, boolean>}
 */
const anchored = new WeakMap();

/** @type {(scroller: HTMLElement, anchor: string) => { left: number, top: number }} */
const anchorPlace = (scroller, anchor) => {
  const [x, y] = anchor.split(" ").map(Number);
  const left = x * (scroller.scrollWidth - scroller.clientWidth) * inlineDirection(scroller);
  return { left, top: y * (scroller.scrollHeight - scroller.clientHeight) };
};

/**
 * Returns the anchor that stays visible, or an empty string if there is none.
 * @type {(scroller: HTMLElement) => string}
 */
const keptAnchor = ({ dataset }) => dataset.kept ?? (dataset.anchored || "");

/**
 * Scrolls to the anchor that stays visible, unless the scroll view is elsewhere.
 * @type {(scroller: HTMLElement) => void}
 */
export const keepAnchor = (scroller) => {
  const anchor = keptAnchor(scroller);
  // A scroll view that begins elsewhere is not at the anchor before it has been there.
  const isThere = anchored.get(scroller) ?? scroller.dataset.kept === undefined;
  if (anchor && isThere) scroller.scrollTo(anchorPlace(scroller, anchor));
};

/**
 * Determines whether a scroll view is at the anchor that stays visible.
 * @type {(scroller: HTMLElement) => void}
 */
export const noteAnchor = (scroller) => {
  const anchor = keptAnchor(scroller);
  if (!anchor) return;
  const { left, top } = anchorPlace(scroller, anchor);
  anchored.set(scroller, Math.abs(scroller.scrollLeft - left) < 3 && Math.abs(scroller.scrollTop - top) < 3);
};

/**
 * Scrolls to the anchor that is visible initially.
 * @type {(scroller: HTMLElement) => void}
 */
export const showAnchor = (scroller) => {
  const { anchored: anchor, kept } = scroller.dataset;
  if (anchor) scroller.scrollTo(anchorPlace(scroller, anchor));
  if (kept) noteAnchor(scroller);
};
