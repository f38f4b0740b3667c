// @ts-check
// Expanding elements: a container takes all the space that it is offered if something in it does. The host marks the containers
// that it renders with their children; the page keeps the marks correct when children come and go. A container whose expanding
// views all have maxima fits them.

import { childrenOf } from "./dom.js";

const axes = [
  { expands: "gw", isFixed: "fw", mark: "data-cw", stack: "hStack" },
  { expands: "gh", isFixed: "fh", mark: "data-ch", stack: "vStack" },
];

/** The containers that take space because of their children. */
const containers = ".vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link";

/** @type {(node: HTMLElement, axis: typeof axes[number]) => boolean} */
const isExpanding = (node, axis) =>
  node.hasAttribute(axis.mark) ||
  (node.classList.contains(axis.expands) &&
    !node.classList.contains(axis.isFixed) &&
    !node.matches(".unlabeled:not(.slider, .textField)"));

/**
 * Updates the marks of a node and of the containers around it.
 * @type {(node: HTMLElement | null) => void}
 */
export const updateExpansion = (node) => {
  for (const axis of axes) {
    let box = node;
    while (box && box.matches(containers)) {
      const isStack = box.classList.contains(axis.stack);
      const isRow = box.classList.contains("hStack");
      /** @type {(child: HTMLElement) => boolean} */
      const expands = (child) =>
        child.matches(".spacer") ? isStack : isExpanding(child, axis) && !(isRow && child.matches(".divider"));
      const expanding = box.classList.contains(axis.isFixed) ? [] : childrenOf(box).filter(expands);
      // The style of a view with a maximum has --w or --h.
      const bounded = `[${axis.mark}=fit],[style*="--${axis.expands[1]}:"]`;
      const fits = !box.classList.contains(axis.expands) && expanding.every((child) => child.matches(bounded));
      const mark = expanding[0] ? (fits ? "fit" : "") : null;
      if (mark === box.getAttribute(axis.mark)) break;
      if (mark === null) box.removeAttribute(axis.mark);
      else box.setAttribute(axis.mark, mark);
      box = box.parentElement;
    }
  }
};
