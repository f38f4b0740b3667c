// @ts-check
// The transitions of screens and presentations that appear or leave.

import { childrenOf, findAll, on, parentOf } from "./dom.js";
import { forEachElement, isLeaving } from "./elements.js";
import { focusEntering } from "./focus.js";
import { reducedMotion } from "./preferences.js";
import { transitionTimeout } from "./timing.js";

/**
 * Holds the appearance that is shown. Another animation or a finger may have moved the node. A change of its height goes on.
 * @type {(node: HTMLElement) => void}
 */
const hold = (node) => {
  const { transform, opacity, clipPath } = getComputedStyle(node);
  Object.assign(node.style, { transform, opacity, clipPath, transitionProperty: "height" });
};

/**
 * Plays the exit transition of a node that is no longer part of the tree, and then removes the node.
 * @type {(node: HTMLElement) => void}
 */
export const exit = (node) => {
  // The animation begins with the appearance that is shown. It is read first, because the browser would compute all styles in the
  // node again after the changes below.
  [node, ...childrenOf(node)].forEach(hold);
  forEachElement(node, (found) => ["data-i", "data-e", "data-testid", "id"].forEach((name) => found.removeAttribute(name)));
  node.ariaHidden = "true";
  node.inert = true;
  node.dataset.c = "exit";
  setTimeout(() => node.remove(), transitionTimeout);
};

/**
 * Plays the transition of a screen or a presentation that is about to be inserted, and moves the focus into it.
 * @param {HTMLElement} node
 * @param {HTMLElement} holder
 * @param {Set<HTMLElement>} inserted The nodes of the same batch. If several screens appear, only the front one moves, which the
 *   batch inserts first. The attribute of the others lets the screen below them be rendered during the transition.
 */
export const enter = (node, holder, inserted) => {
  let state = "enter";
  for (const other of findAll(holder, ":scope > .screen[data-c]")) {
    if (inserted.has(other)) state = "under";
    else if (isLeaving(other)) {
      // The screen that is replaced, or that was leaving before, moves aside below the new one.
      hold(other);
      other.dataset.cAside = "";
    } else if (other.dataset.c === "enter") {
      // A covered screen moves on from the appearance that is shown, which the browser must have applied before.
      const { cssText } = other.style;
      hold(other);
      other.dataset.c = "";
      other.getAnimations();
      other.style.cssText = cssText;
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
