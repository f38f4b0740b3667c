// @ts-check
// The button that hides or shows the sidebar of a split view.

import { closest, find, on, parentOf } from "./dom.js";
import { elementAt } from "./elements.js";
import { beforeNextFrame } from "./frame.js";
import { send } from "./session.js";

/**
 * The split view whose button the user has clicked and whose columns have not changed yet.
 * @type {HTMLElement | null}
 */
let toggled = null;

export const followSidebars = () =>
  on("click", (_, target) => {
    const toggle = closest(target, ".sidebarToggle");
    const column = toggle && elementAt(toggle);
    const split = column && elementAt(parentOf(column));
    if (split && send(split, "change", !column.matches(".sidebar"))) toggled = split;
  });

/**
 * Moves the focus to the button that replaces the clicked one.
 * @type {(split: HTMLElement) => void}
 */
export const keepToggleFocus = (split) => {
  if (toggled !== split) return;
  toggled = null;
  beforeNextFrame(() => find(split, ":scope > .column:first-child > .sidebarToggle")?.focus());
};
