// @ts-check
// The transitions of screens and presentations that appear or leave.

import { findAll } from "./dom.js";
import { forEachElement, isLeaving } from "./elements.js";
import { focusEntering } from "./focus.js";
import { reducedMotion, shown } from "./page.js";
import { swipedExitDuration, transitionTimeout } from "./timing.js";

/**
 * Plays the exit transition of a node that is no longer part of the tree, and then removes the node.
 * @type {(node: HTMLElement) => void}
 */
export const exit = (node) => {
  forEachElement(node, (found) => ["data-i", "data-e", "data-testid", "id"].forEach((name) => found.removeAttribute(name)));
  ["role", "aria-label", "aria-modal"].forEach((name) => node.removeAttribute(name));
  node.setAttribute("aria-hidden", "true");
  node.inert = true;
  node.dataset.c = "exit";
  // A swiped screen has already moved most of the distance.
  setTimeout(() => node.remove(), "cSwipe" in node.dataset ? swipedExitDuration : transitionTimeout);
};

/**
 * Plays the transition of a screen or a presentation that appears, and moves the focus into it.
 * @type {(node: HTMLElement) => void}
 */
export const enter = (node) => {
  if (!reducedMotion.matches) {
    node.dataset.c = "enter";
    setTimeout(() => node.dataset.c === "enter" && delete node.dataset.c, transitionTimeout);
  }
  focusEntering(node);
};

/** Ends all transitions of nodes that remain. */
export const endTransitions = () =>
  shown(".screen[data-c], .presentation[data-c]").forEach((node) => delete node.dataset.c);

/**
 * Removes the leaving nodes in `holder`.
 * @type {(holder: HTMLElement) => void}
 */
export const removeLeaving = (holder) => findAll(holder, ":scope > [data-c=exit]").forEach((node) => node.remove());

/** Ends each transition when its animation ends. */
export const followAnimations = () =>
  document.addEventListener("animationend", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const node = target.matches(".screen") ? target : target.matches(".card") && target.parentElement;
    if (node && isLeaving(node)) node.remove();
    else if (node) delete node.dataset.c;
  });
