// @ts-check
// The parts of the page for geometry, motion, gestures, keys and the clipboard. They are a separate script, which `loading.js`
// loads when a screen needs it.

import { begin } from "./extrasHost.js";
import { followFonts, followGeometry } from "./geometry.js";
import { followGestures, hasGestures } from "./gestures.js";
import { followInset } from "./insets.js";
import { followKeys } from "./keys.js";
import { followGap, followPrinting } from "./lazyRows.js";
import { followPages } from "./pages.js";
import { followPasteButtons } from "./paste.js";
import { followInputs, followScrolling } from "./scrolling.js";
import { followEffect } from "./scrollEffects.js";
import { followVisibility } from "./seen.js";
import { followZooms } from "./zoom.js";
import { capture, endOpenings, followLoop, play } from "./motion.js";

export { capture, play };

// A page with animations at its start loads this script by itself, before the first script requests it.
endOpenings();

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  followFonts();
  followInputs();
  followPrinting();
  followKeys();
  followPasteButtons();
  followZooms();
};

/**
 * Handles an element with the attribute of this script. The attribute lists the tasks of the script.
 * @type {(node: HTMLElement) => void}
 */
export const follow = (node) => {
  const words = (node.dataset.g || "").split(" ");
  const has = (/** @type {string} */ word) => words.includes(word);
  if (has("size") || has("frame")) followGeometry(node);
  if (hasGestures(node)) followGestures(node);
  if (has("scroll")) followScrolling(node);
  if (has("inset")) followInset(node);
  if (has("gap")) followGap(node);
  if (has("pages")) followPages(node);
  if (has("seen")) followVisibility(node);
  if (has("effect")) followEffect(node);
  if (node.dataset.loop) followLoop(node);
};
