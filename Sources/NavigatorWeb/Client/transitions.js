// @ts-check
// The transitions of screens and presentations that appear or leave.

import { childrenOf, findAll, on, parentOf } from "./dom.js";
import { forEachElement, isLeaving } from "./elements.js";
import { focusEntering } from "./focus.js";
import { reducedMotion } from "./preferences.js";
import { transitionTimeout } from "./timing.js";

/**
 * Plays the exit transition of a node that is no longer part of the tree, and then removes the node.
 * @type {(node: HTMLElement) => void}
 */
export const exit = (node) => {
  // The animation begins with the appearance that is shown now. Another animation or a finger may have moved the node. It is read
  // first, because the browser would compute all styles in the node again after the changes below.
  for (const part of [node, ...childrenOf(node)]) {
    const { transform, opacity, clipPath } = getComputedStyle(part);
    Object.assign(part.style, { transform, opacity, clipPath, transition: "none" });
  }
  forEachElement(node, (found) => ["data-i", "data-e", "data-testid", "id"].forEach((name) => found.removeAttribute(name)));
  node.ariaHidden = "true";
  node.inert = true;
  delete node.dataset.cSwipe;
  node.dataset.c = "exit";
  setTimeout(() => node.remove(), transitionTimeout);
};

/**
 * Plays the transition of a screen or a presentation that is about to be inserted, and moves the focus into it.
 * @param {HTMLElement} node
 * @param {HTMLElement} holder
 * @param {Set<HTMLElement>} inserted The nodes of the same batch. If several screens appear, only the front one moves, which the
 *   batch inserts first. The attribute of the others is empty, so that the screen below them is rendered during the transition.
 */
export const enter = (node, holder, inserted) => {
  let state = "enter";
  for (const other of findAll(holder, ":scope > .screen[data-c=enter]")) {
    if (inserted.has(other)) state = "";
    else {
      // A covered screen continues from where it is shown. The style sheet alone would begin at its final place.
      other.animate([{ transform: getComputedStyle(other).transform }, {}], 350);
      other.dataset.c = "";
    }
  }
  if (!reducedMotion.matches) {
    node.dataset.c = state;
    setTimeout(() => isLeaving(node) || delete node.dataset.c, transitionTimeout);
  }
  focusEntering(node);
};

/** Ends each transition when its animation ends. */
export const followAnimations = () =>
  on("animationend", (_, target) => {
    const node = target.matches(".card") ? parentOf(target) : target;
    if (!node.matches(".screen, .presentation")) return;
    if (isLeaving(node)) node.remove();
    else delete node.dataset.c;
  });
