// @ts-check
// Horizontal drags, which move screens and rows.

import { inlineDirection } from "./dom.js";

/** The minimum speed of a released drag that continues to its end, in pixels per millisecond. */
export const flingSpeed = 0.4;

/** The minimum distance of a drag, in pixels. */
const minimumDistance = 10;

/**
 * Follows the pointer of an event.
 * @param {PointerEvent} event
 * @param {HTMLElement} node The node that captures the pointer when the drag begins.
 * @param {object} drag
 * @param {(distance: number) => boolean} drag.begins Indicates whether the movement is a drag of `node`.
 * @param {(distance: number) => void} drag.moves Receives the distance in pixels in the writing direction.
 * @param {(isReleased: boolean, speed: number) => void} drag.ends Receives the speed, and indicates whether the pointer was
 *   released.
 */
export const followDrag = (event, node, { begins, moves, ends }) => {
  const listeners = new AbortController();
  let [distance, speed, time, isUnderWay] = [0, 0, event.timeStamp, false];
  /** @type {(type: "pointermove" | "pointerup" | "pointercancel", body: (event: PointerEvent) => void) => void} */
  const listen = (type, body) =>
    document.addEventListener(type, (other) => other.pointerId === event.pointerId && body(other), { signal: listeners.signal });
  listen("pointermove", (move) => {
    // The page has not received the release.
    if (!move.buttons) return finish(move);
    const next = (move.clientX - event.clientX) * inlineDirection(node);
    if (!isUnderWay) {
      const minimum = Math.max(minimumDistance, Math.abs(move.clientY - event.clientY));
      if (Math.abs(next) < minimum || !node.isConnected || !begins(next)) return;
      node.setPointerCapture(event.pointerId);
      isUnderWay = true;
    }
    speed = (next - distance) / Math.max(1, move.timeStamp - time);
    [distance, time] = [next, move.timeStamp];
    moves(distance);
  });
  /** @type {(end: PointerEvent) => void} */
  const finish = (end) => {
    listeners.abort();
    if (isUnderWay) ends(end.type === "pointerup", speed);
  };
  listen("pointerup", finish);
  listen("pointercancel", finish);
};
