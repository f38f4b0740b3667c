// @ts-check
// The button that hides or shows the sidebar of a split view. `columnFocus.js` moves the focus afterwards.

import { closest, on, parentOf } from "./dom.js";
import { elementAt } from "./elements.js";
import { send } from "./session.js";

export const followSidebars = () =>
  on("click", (_, target) => {
    const toggle = closest(target, ".sidebarToggle");
    const column = toggle && elementAt(toggle);
    const split = column && elementAt(parentOf(column));
    if (split) send(split, "change", !column.matches(".sidebar"));
  });
