// @ts-check
// Expanding elements: a container takes the proposed space if one of its descendants does. The host marks the containers that it
// renders with their children, and the page updates the marks when children are inserted or removed. A container fits its
// expanding views if all of them have maximum lengths.

import { parentOf } from "./dom.js";
import { childElements, elementAt } from "./elements.js";

/** The containers that may expand because of their children. */
const containers =
  ".vStack, .hStack, .zStack, .grid, .gridRow, .box, .layers, .layerContent, .button, .link, .label, .labelTitle";

/** The letter of each axis in the classes and marks of elements, the views that expand along it, and the containers. */
const axes = [
  ["w", ".hStack > .spacer", containers],
  ["h", ".vStack > .spacer, .hStack > .divider", `${containers}, .scrollView.horizontal`],
];

/**
 * Updates the marks of a node and of the containers around it.
 * @type {(node: HTMLElement | null) => void}
 */
export const updateExpansion = (node) => {
  for (const [axis, own, boxes] of axes) {
    const mark = `c${axis}`;
    // The style of a view with a maximum length contains --w or --h.
    const limited = `[data-${mark}=fit], [style*="--${axis}:"]`;
    // A divider in a horizontal stack is vertical, also in one or two frames.
    const other = `.f${axis}, .hStack > .divider, .hStack > .box > .divider, .hStack > .box > .box > .divider, ` +
      ".unlabeled:not(.slider, .textField)";
    const expanding = `[data-${mark}], .g${axis}:not(${other}), ${own}`;
    // In a frame of a fixed height, the ratio of a view that fits its space determines its width.
    const fixed = `.f${axis}, .fh:has(> [style*=--fit], > .zStack > [style*=--fit], > .layers > .layerContent > [style*=--fit])`;
    for (let box = node; box?.matches(boxes); box = elementAt(parentOf(box))) {
      const found = box.matches(fixed) ? [] : childElements(box).filter((child) => child.matches(expanding));
      const fits = !box.matches(`.g${axis}`) && found.every((child) => child.matches(limited));
      const value = found[0] && (fits ? "fit" : "");
      // Both values are undefined for a container that does not expand.
      if (value === box.dataset[mark]) break;
      box.dataset[mark] = value;
      if (!found[0]) delete box.dataset[mark];
    }
  }
};
