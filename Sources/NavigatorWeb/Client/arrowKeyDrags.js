// @ts-check
// Drags with the arrow keys.

import { idOf } from "./elements.js";
import { isWaiting } from "./extrasHost.js";
import { centerOf, needsOf, send, track } from "./gestureTracks.js";

/** @typedef {import("./gestureTracks.js").Point} Point */

/** The distances in pixels by which an arrow key drags a view that has the focus, without and with the Shift key. */
const keyDistances = { short: 20, long: 100 };

/** @type {Record<string, Point>} */
const arrows = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/**
 * Drags the view that has the focus with an arrow key. Each key press is a drag of its own.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followArrow = (event, node) => {
  const arrow = arrows[event.key];
  const minimum = needsOf(node).get("drag")?.[0]?.[0] || 0;
  if (!arrow || event.target !== node || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!needsOf(node).has("drag") || isWaiting(Number(idOf(node)), "gesture")) return;
  event.preventDefault();
  const single = track(node, centerOf(node));
  const length = Math.max(minimum, event.shiftKey ? keyDistances.long : keyDistances.short);
  send("drag", "began", single);
  single.at = { x: single.start.x + arrow.x * length, y: single.start.y + arrow.y * length };
  for (const phase of ["changed", "ended"]) send("drag", phase, single);
};
