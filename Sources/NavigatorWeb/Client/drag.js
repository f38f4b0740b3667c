// @ts-check
// Drags across the page, with which screens and rows move aside.

import { inlineDirection } from "./dom.js";

/** The speed, in pixels a millisecond, from which a released drag continues to its end. */
export const flingSpeed = 0.4;

/** The distance, in pixels, from which a movement is a drag. */
const minimumDistance = 10;

/**
 * Follows the pointer of an event.
 * @param {PointerEvent} event
 * @param {HTMLElement} node The node that captures the pointer when it moves across.
 * @param {object} drag
 * @param {(distance: number) => boolean} drag.begins Indicates whether the movement is a drag of `node`.
 * @param {(distance: number) => void} drag.moves Receives the distance, in pixels towards the end of a line of text.
 * @param {(isReleased: boolean, speed: number) => void} drag.ends Receives whether the pointer was released, and its speed.
 */
export const followDrag = (event, node, { begins, moves, ends }) => {
  const listeners = new AbortController();
  let [distance, speed, time, isUnderWay] = [0, 0, event.timeStamp, false];
  /** @type {(type: "pointermove" | "pointerup" | "pointercancel", body: (event: PointerEvent) => void) => void} */
  const listen = (type, body) =>
    document.addEventListener(type, (other) => other.pointerId === event.pointerId && body(other), { signal: listeners.signal });
  listen("pointermove", (move) => {
    const next = (move.clientX - event.clientX) * inlineDirection(node);
    if (!isUnderWay) {
      const minimum = Math.max(minimumDistance, Math.abs(move.clientY - event.clientY));
      if (Math.abs(next) < minimum || !begins(next)) return;
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
