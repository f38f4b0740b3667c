// @ts-check
// Drags, and movements of a pressed pointer, with the arrow keys.

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
 * The repetitions of a held key are ignored while the session has not processed the previous gesture.
 * @type {(event: KeyboardEvent, node: HTMLElement) => boolean}
 */
export const isGestureKey = (event, node) =>
  event.target === node &&
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) &&
  !(event.repeat && isWaiting(Number(idOf(node)), "gesture"));

/** The identifier, the device and the modifiers of the pointer that a key represents. Browsers number pointers from 1. */
export const keyPointer = " 0 mouse -";

/**
 * Drags the focused view with an arrow key, or moves a pointer that presses its center. Each key press is a separate gesture. A
 * drag follows a long press if the view requires one.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followArrow = (event, node) => {
  const arrow = arrows[event.key];
  const needs = needsOf(node);
  const kinds = ["drag", "point"].filter((kind) => needs.has(kind));
  const minimum = needs.get("drag")?.[0]?.[0] || 0;
  if (!arrow || !kinds.length || isScroller(node) || !isGestureKey(event, node)) return;
  event.preventDefault();
  const single = track(node, centerOf(node));
  const length = Math.max(minimum, event.shiftKey ? keyDistances.long : keyDistances.short);
  const at = { x: single.start.x + arrow.x * length, y: single.start.y + arrow.y * length };
  if (needs.has("held")) for (const phase of ["began", "changed"]) send("press", phase, single);
  for (const kind of kinds) {
    const moved = { ...single, pointer: kind === "point" ? keyPointer : "" };
    send(kind, "began", moved);
    moved.at = at;
    for (const phase of ["changed", "ended"]) send(kind, phase, moved);
  }
  if (needs.has("held")) send("press", "ended", { ...single, at });
};
