// @ts-check
// Taps. A tapped element is marked as pressed until the session has processed the tap.

import { isWaiting, send } from "./session.js";
import { pressDelay } from "./timing.js";

/**
 * Sends an event of an element, and marks a node in it as pressed until the session has processed the event. Returns false if the
 * event was not sent.
 * @param {HTMLElement} node The node that represents the element.
 * @param {import("./protocol.js").Action} action
 * @param {import("./protocol.js").EventValue} [value]
 * @param {HTMLElement} [marked]
 * @param {() => void} [followUp]
 */
export const press = (node, action, value, marked = node, followUp) => {
  let isProcessed = false;
  const isSent = send(node, action, value, undefined, () => {
    isProcessed = true;
    // A marked button in a stepper is no element, so the response to its first press removes the mark.
    if (!isWaiting(marked, action)) delete marked.dataset.cPressed;
    followUp?.();
  });
  const mark = () => isProcessed || (marked.dataset.cPressed = "");
  const event = /** @type {UIEvent | undefined} */ (window.event);
  // A press by a pointer is already visible (`:active`) and remains so, unless the response arrives before the next frame. Other
  // presses are marked later, because a frame with the mark would delay the response.
  if (isSent) event?.detail ? requestAnimationFrame(mark) : setTimeout(mark, pressDelay);
  return isSent;
};

/**
 * Sends a tap on an element. Returns false if it was not sent.
 * @type {(node: HTMLElement, followUp?: () => void) => boolean}
 */
export const tap = (node, followUp) => press(node, "tap", undefined, node, followUp);
