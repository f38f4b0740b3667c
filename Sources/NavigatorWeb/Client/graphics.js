// @ts-check
// The parts of the page that measure, move and follow gestures. They are a script of their own, which `loading.js` loads when a
// screen has such a part.

import { begin } from "./extrasHost.js";

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
};

/**
 * Follows an element that this script is for.
 * @type {(node: HTMLElement) => void}
 */
export const follow = () => {};
