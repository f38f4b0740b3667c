// @ts-check
// The movement in taps. A tap on a view fails if the pointer moves. Controls act wherever the pointer is released in them.

import { closest, on } from "./dom.js";

/** The maximum movement of a pointer in a tap, in pixels. */
const tapDistance = 10;

/** The nodes that act on a click. */
const clickable = "button, a, input, textarea, select, label, .button, .option, [data-e~=tap], [data-g*=tap]";
const views = ":is([data-e~=tap], [data-g*=tap]):not(button, a, label, .button, .option)";

/**
 * The location of the last press, or undefined if the pointer has moved.
 * @type {PointerEvent | undefined}
 */
let press;

export const followTaps = () => {
  on("pointerdown", (event) => (press = event), true);
  on("pointermove", ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.clientX, clientY - press.clientY) > tapDistance) press = undefined;
  }, true);
  on("click", (event, target) => {
    // A click without a pointer is from the keyboard or an assistive technology.
    if (press || !event.detail || !closest(target, clickable)?.matches(views)) return;
    event.stopPropagation();
    event.preventDefault();
  }, true);
};
