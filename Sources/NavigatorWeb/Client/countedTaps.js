// @ts-check
// Recognition of multiple taps.

import { centerOf, needsOf, pointOf, send, track } from "./gestureTracks.js";

/** The maximum time in milliseconds between two taps that count together. */
const tapInterval = 250;

/**
 * The timers of the taps that may be followed by another tap.
 * @type {WeakMap<HTMLElement, number>}
 */
const waitingTaps = new WeakMap();

/**
 * The clicks that are dispatched again for a single-tap action, because no further tap followed.
 * @type {WeakSet<Event>}
 */
const repeated = new WeakSet();

/**
 * The last presses of views by a key: their time, and the number of presses in quick succession.
 * @type {WeakMap<HTMLElement, { time: number, count: number }>}
 */
const keyPresses = new WeakMap();

/** @type {(node: HTMLElement) => number} */
const countKeyPress = (node) => {
  const time = performance.now();
  const last = keyPresses.get(node);
  const count = last && time - last.time < tapInterval ? last.count + 1 : 1;
  keyPresses.set(node, { time, count });
  return count;
};

/** @type {(event: MouseEvent) => void} */
const repeatClick = (event) => {
  const click = new MouseEvent("click", event);
  repeated.add(click);
  event.target?.dispatchEvent(click);
};

/**
 * Performs a long press of an element without a pointer.
 * @type {(node: HTMLElement) => void}
 */
const press = (node) => {
  if (!needsOf(node).has("press")) return;
  for (const phase of ["began", "changed", "ended"]) send("press", phase, track(node, centerOf(node)));
};

/**
 * Prevents the browser's context menu for a view with a long press. The context menu key performs the long press of the view.
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
  if (inner && inner !== node && node.contains(inner) && !needs.has(counts.length ? "beside" : "together")) return;
  // A click without a pointer is from the keyboard or an assistive technology.
  const isByKey = !event.detail;
  const isTapped = node.matches("[data-e~=tap]");
  if (isByKey && !counts.length && !isTapped) press(node);
  const [minimum, maximum] = [Math.min(...counts), Math.max(0, ...counts)];
  // One key press counts as the number of taps that the view requires, unless the view has an action for a single tap too.
  const number = event.detail || (isTapped || minimum === 1 ? countKeyPress(node) : minimum);
  // After the largest number of taps, counting starts again.
  const single = { ...track(node, isByKey ? centerOf(node) : pointOf(event)), value: ((number - 1) % maximum) + 1 };
  clearTimeout(waitingTaps.get(node));
  // A single-tap action on the same view, or on an ancestor, also waits.
  const owner = /** @type {HTMLElement} */ (event.target).closest?.("[data-e~=tap]");
  if (maximum > 1 && owner?.contains(node) && !needs.has("beside")) {
    event.stopPropagation();
    event.preventDefault();
    if (single.value < minimum) waitingTaps.set(node, setTimeout(() => repeatClick(event), tapInterval));
  }
  if (!counts.includes(single.value)) return;
  if (counts.every((count) => count <= single.value)) send("tap", "ended", single);
  else waitingTaps.set(node, setTimeout(() => send("tap", "ended", single), tapInterval));
};
