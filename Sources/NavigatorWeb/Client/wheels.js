// @ts-check
// Wheels, which show the selected option of a picker in their middle.

import { find, parentOf } from "./dom.js";

/**
 * The option in the middle of each wheel. A wheel that a user has scrolled stays there until another option is selected.
 * @type {WeakMap<HTMLElement, HTMLElement>}
 */
const centered = new WeakMap();

/**
 * Names a wheel, and scrolls to its selected option if that has changed.
 * @type {(wheel: HTMLElement) => void}
 */
export const followWheel = (wheel) => {
  wheel.ariaLabel ||= find(wheel, ".pickerLabel")?.textContent || "";
  const option = find(wheel, ".option.selected");
  if (!option || centered.get(wheel) === option) return;
  centered.set(wheel, option);
  const box = parentOf(option);
  box.scrollTop = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
};
