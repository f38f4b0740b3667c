// @ts-check
// Taps that are counted.

import { needsOf, pointOf, send, track } from "./gestureTracks.js";

/** The time in milliseconds in which another tap counts. */
const tapInterval = 250;

/**
 * The taps that wait for a further one.
 * @type {WeakMap<HTMLElement, number>}
 */
const waitingTaps = new WeakMap();

/** @type {(event: MouseEvent, node: HTMLElement) => void} */
export const followClick = (event, node) => {
  const needs = needsOf(node);
  const counts = (needs.get("tap") || []).map(([count]) => count);
  const inner = /** @type {HTMLElement} */ (event.target).closest?.("[data-e~=tap], [data-g*='tap:']");
  if (inner && inner !== node && node.contains(inner) && !needs.has("together")) return;
  const single = { ...track(node, pointOf(event)), value: event.detail || 1 };
  // A click without a pointer comes from the keyboard or from assistive technology.
  if (!event.detail && needs.has("press") && !counts.length) {
    for (const phase of ["began", "changed", "ended"]) send("press", phase, single);
  }
  // One key press is as many taps as the view requires.
  if (!event.detail && counts.length) single.value = Math.min(...counts);
  clearTimeout(waitingTaps.get(node));
  if (!counts.includes(single.value)) return;
  if (counts.every((count) => count <= single.value)) send("tap", "ended", single);
  else waitingTaps.set(node, setTimeout(() => send("tap", "ended", single), tapInterval));
};
