// @ts-check
// The transitions of screens and presentations that appear and leave.

import { findAll } from "./dom.js";
import { forEachElement, isLeaving } from "./elements.js";
import { focusEntering } from "./focus.js";
import { reducedMotion, shown } from "./page.js";
import { swipedExitDuration, transitionTimeout } from "./timing.js";

/**
 * Moves a node, which is no longer part of the tree, out of sight.
 * @type {(node: HTMLElement) => void}
 */
export const exit = (node) => {
  forEachElement(node, (found) => ["data-i", "data-e", "data-testid", "id"].forEach((name) => found.removeAttribute(name)));
  ["role", "aria-label", "aria-modal"].forEach((name) => node.removeAttribute(name));
  node.setAttribute("aria-hidden", "true");
  node.inert = true;
  node.dataset.c = "exit";
  // A screen that was swiped away has moved most of the way already.
  setTimeout(() => node.remove(), "cSwipe" in node.dataset ? swipedExitDuration : transitionTimeout);
};

/**
 * Shows a screen or a presentation that appears, and moves the focus into it.
 * @type {(node: HTMLElement) => void}
 */
export const enter = (node) => {
  if (!reducedMotion.matches) {
    node.dataset.c = "enter";
    setTimeout(() => node.dataset.c === "enter" && delete node.dataset.c, transitionTimeout);
  }
  focusEntering(node);
};

/** Ends all transitions of nodes that stay. */
export const endTransitions = () =>
  shown(".screen[data-c], .presentation[data-c]").forEach((node) => delete node.dataset.c);

/**
 * Removes the nodes in `holder` that move out of sight.
 * @type {(holder: HTMLElement) => void}
 */
export const removeLeaving = (holder) => findAll(holder, ":scope > [data-c=exit]").forEach((node) => node.remove());

/** Ends each transition with its animation. */
export const followAnimations = () =>
  document.addEventListener("animationend", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const node = target.matches(".screen") ? target : target.matches(".card") && target.parentElement;
    if (node && isLeaving(node)) node.remove();
    else if (node) delete node.dataset.c;
  });
