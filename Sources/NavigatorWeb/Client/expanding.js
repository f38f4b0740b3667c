// @ts-check
// Expanding elements: a container takes the proposed space if one of its descendants does. The host marks the containers that it
// renders with their children, and the page updates the marks when children are inserted or removed. A container fits its
// expanding views if all of them have maximum lengths.

import { childrenOf } from "./dom.js";

/** The letter of each axis in the classes and marks of elements, and the stack along the axis. */
const axes = [
  ["w", ".hStack"],
  ["h", ".vStack"],
];

/** The containers that may expand because of their children. */
const containers = ".vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link";

/**
 * Updates the marks of a node and of the containers around it.
 * @type {(node: HTMLElement | null) => void}
 */
export const updateExpansion = (node) => {
  for (const [axis, stack] of axes) {
    const mark = `data-c${axis}`;
    // The style of a view with a maximum length contains --w or --h.
    const bounded = `[${mark}=fit], [style*="--${axis}:"]`;
    const expanding = `[${mark}], .g${axis}:not(.f${axis}, .unlabeled:not(.slider, .textField))`;
    let box = node;
    while (box && box.matches(containers)) {
      // A spacer expands along its stack, and a divider expands across it.
      const own = box.matches(stack) ? ", .spacer):not(.divider" : box.matches(".hStack") ? ", .divider" : "";
      const expands = `:is(${expanding}${own})`;
      const found = box.matches(`.f${axis}`) ? [] : childrenOf(box).filter((child) => child.matches(expands));
      const fits = !box.matches(`.g${axis}`) && found.every((child) => child.matches(bounded));
      const value = found[0] ? (fits ? "fit" : "") : null;
      if (value === box.getAttribute(mark)) break;
      if (value === null) box.removeAttribute(mark);
      else box.setAttribute(mark, value);
      box = box.parentElement;
    }
  }
};
