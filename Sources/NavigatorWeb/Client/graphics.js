// @ts-check
// The parts of the page that measure, move and follow gestures. They are a script of their own, which `loading.js` loads when a
// screen has such a part.

import { begin } from "./extrasHost.js";
import { followGeometry } from "./geometry.js";

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
};

/**
 * Follows an element that this script is for. Its attribute lists what the script does with it.
 * @type {(node: HTMLElement) => void}
 */
export const follow = (node) => {
  const words = (node.dataset.g || "").split(" ");
  if (words.includes("size") || words.includes("frame")) followGeometry(node);
};
