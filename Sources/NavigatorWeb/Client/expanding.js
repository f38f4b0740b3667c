// @ts-check
// Expanding elements: a container takes the proposed space if one of its descendants does. The host marks the containers that it
// renders with their children, and the page updates the marks when children are inserted or removed. A container fits its
// expanding views if all of them have maximum lengths.

import { childrenOf } from "./dom.js";

/** The letter of each axis in the classes and marks of elements, and the spacers and dividers that expand along it. */
const axes = [
  ["w", ".hStack > .spacer"],
  ["h", ".vStack > .spacer, .hStack > .divider"],
];

/** The containers that may expand because of their children. */
const containers = ".vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link";

/**
 * Updates the marks of a node and of the containers around it.
 * @type {(node: HTMLElement | null) => void}
 */
export const updateExpansion = (node) => {
  for (const [axis, own] of axes) {
    const mark = `data-c${axis}`;
    // The style of a view with a maximum length contains --w or --h.
    const limited = `[${mark}=fit], [style*="--${axis}:"]`;
    // A divider in a horizontal stack is vertical.
    const other = `.f${axis}, .hStack > .divider, .hStack > .box > .divider, .unlabeled:not(.slider, .textField)`;
    const expanding = `[${mark}], .g${axis}:not(${other}), ${own}`;
    // In a frame of a fixed height, the ratio of a view that fits its space determines its width.
    const fixed = `.f${axis}, .fh:has(> [style*=--fit], > .layers > .layerContent > [style*=--fit])`;
    let box = node;
    while (box?.matches(containers)) {
      const found = box.matches(fixed) ? [] : childrenOf(box).filter((child) => child.matches(expanding));
      const fits = !box.matches(`.g${axis}`) && found.every((child) => child.matches(limited));
      const value = found[0] && (fits ? "fit" : "");
      // The first value is undefined and the other one is null for a container that does not expand.
      if (value == box.getAttribute(mark)) break;
      if (found[0]) box.setAttribute(mark, value);
      else box.removeAttribute(mark);
      box = box.parentElement;
    }
  }
};
