// @ts-check
// Taps that are counted.

import { centerOf, needsOf, pointOf, send, track } from "./gestureTracks.js";

/** The time in milliseconds in which another tap counts. */
const tapInterval = 250;

/**
 * The taps that wait for a further one.
 * @type {WeakMap<HTMLElement, number>}
 */
const waitingTaps = new WeakMap();

/**
 * The clicks that are repeated for an action of one tap, because no further tap came.
 * @type {WeakSet<Event>}
 */
const repeated = new WeakSet();

/** @type {(event: MouseEvent) => void} */
const repeatClick = (event) => {
  const click = new MouseEvent("click", event);
  repeated.add(click);
  event.target?.dispatchEvent(click);
};

/**
 * Presses an element for long, without a pointer.
 * @type {(node: HTMLElement) => void}
 */
const press = (node) => {
  if (!needsOf(node).has("press")) return;
  for (const phase of ["began", "changed", "ended"]) send("press", phase, track(node, centerOf(node)));
};

/**
 * Shows no menu of the browser for a view with a long press. The key for menus is the long press of a view that takes taps as
 * well.
 * @type {(event: MouseEvent, node: HTMLElement) => void}
 */
export const followMenuKey = (event, node) => {
  if (!needsOf(node).has("press") || event.defaultPrevented) return;
  event.preventDefault();
  if (event.button !== 2 && !(/** @type {PointerEvent} */ (event).pointerType)) press(node);
};

/** @type {(event: MouseEvent, node: HTMLElement) => void} */
export const followClick = (event, node) => {
  if (repeated.has(event)) return;
  const needs = needsOf(node);
  const counts = (needs.get("tap") || []).map(([count]) => count);
  const inner = /** @type {HTMLElement} */ (event.target).closest?.("[data-e~=tap], [data-g*='tap:']");
  if (inner && inner !== node && node.contains(inner) && !needs.has("together")) return;
  const single = { ...track(node, pointOf(event)), value: event.detail || 1 };
  // A click without a pointer comes from the keyboard or from assistive technology.
  if (!event.detail && !counts.length && !node.matches("[data-e~=tap]")) press(node);
  // One key press is as many taps as the view requires.
  if (!event.detail && counts.length) single.value = Math.min(...counts);
  clearTimeout(waitingTaps.get(node));
  // An action for one tap on the same view, or around it, waits too.
  const maximum = Math.max(0, ...counts);
  const owner = /** @type {HTMLElement} */ (event.target).closest?.("[data-e~=tap]");
  if (event.detail && maximum > 1 && owner?.contains(node) && !needs.has("together")) {
    event.stopPropagation();
    event.preventDefault();
    if (single.value < Math.min(...counts)) waitingTaps.set(node, setTimeout(() => repeatClick(event), tapInterval));
  }
  if (!counts.includes(single.value)) return;
  if (counts.every((count) => count <= single.value)) send("tap", "ended", single);
  else waitingTaps.set(node, setTimeout(() => send("tap", "ended", single), tapInterval));
};
