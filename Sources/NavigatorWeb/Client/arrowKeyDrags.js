// @ts-check
// Drags with the arrow keys.

import { idOf } from "./elements.js";
import { isWaiting } from "./extrasHost.js";
import { centerOf, isScroller, needsOf, send, track } from "./gestureTracks.js";

/** @typedef {import("./gestureTracks.js").Point} Point */

/** The distances in pixels by which an arrow key drags the focused view: without the Shift key, and with it. */
const keyDistances = { short: 20, long: 100 };

/** @type {Record<string, Point>} */
const arrows = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/**
 * Returns a Boolean value that indicates whether a key is for a gesture of a view. The only permitted modifier is the Shift key.
 * @type {(event: KeyboardEvent, node: HTMLElement) => boolean}
 */
export const isGestureKey = (event, node) =>
  event.target === node &&
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) &&
  !isWaiting(Number(idOf(node)), "gesture");

/**
 * Drags the focused view with an arrow key. Each key press is a separate drag. It follows a long press if the view requires one.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followArrow = (event, node) => {
  const arrow = arrows[event.key];
  const needs = needsOf(node);
  const minimum = needs.get("drag")?.[0]?.[0] || 0;
  if (!arrow || !needs.has("drag") || isScroller(node) || !isGestureKey(event, node)) return;
  event.preventDefault();
  const single = track(node, centerOf(node));
  const length = Math.max(minimum, event.shiftKey ? keyDistances.long : keyDistances.short);
  if (needs.has("held")) for (const phase of ["began", "changed"]) send("press", phase, single);
  send("drag", "began", single);
  single.at = { x: single.start.x + arrow.x * length, y: single.start.y + arrow.y * length };
  for (const phase of ["changed", "ended"]) send("drag", phase, single);
  if (needs.has("held")) send("press", "ended", single);
};
