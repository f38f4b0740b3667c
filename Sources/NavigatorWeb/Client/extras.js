// @ts-check
// The parts of the page that few screens need. They are a separate script, which `loading.js` loads when a screen needs it.

import { announce, notify } from "./announcing.js";
import { followColumnFocus, updateColumnFocus } from "./columnFocus.js";
import { find, findAll, own } from "./dom.js";
import { followEditing, nameControls } from "./editing.js";
import { begin, fitBar } from "./extrasHost.js";
import { followMenus } from "./menus.js";
import { followPopovers, placePopover } from "./placing.js";
// This import adds styles to the page.
import "./rareStyles.js";
import { followRows } from "./rows.js";
import { applySelection, followSelections } from "./selections.js";
import { followSheets, makeDraggable } from "./sheets.js";
import { followShortcuts } from "./shortcuts.js";
import { shrinkText } from "./shrinkingTexts.js";
import { ownTabs } from "./tabLists.js";
import { followTaps } from "./taps.js";
import { followTime } from "./texts.js";
import { followVisibleRows } from "./visibleRows.js";
import { closeWindows, followWindow } from "./windows.js";

/** Views that have only a menu. They are focusable if their content is not. The keyboard reaches headers of tables otherwise. */
const menuHolder = "[data-e=menu]:not(button *, .tableHeader *)";
const focusable = "button, a, input, select, textarea, [tabindex]";

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  followMenus();
  followEditing();
  followShortcuts();
  followSelections();
  followRows();
  followSheets();
  followPopovers();
  followTaps();
  followColumnFocus();
  // The added styles move items of bars that the page has already arranged.
  findAll(document, ".navigationBar").forEach(fitBar);
};

/**
 * Follows an element that this script is for, closes the windows with an address, or has screen readers read the text in an
 * array. An array with a second value contains a notice, which is also shown. Most elements need only the handlers of events.
 * @type {(node: HTMLElement | string | [string, number?]) => void}
 */
export const follow = (node) => {
  if (typeof node === "string") closeWindows(node);
  else if (Array.isArray(node)) (node[1] ? notify : announce)(node[0]);
  else if (node.matches(".swipeRow")) nameControls(node);
  else if (node.matches(".sheet")) makeDraggable(node);
  else if (node.matches(".popover, .menu.presentation")) placePopover(node);
  else if (node.matches("[data-e~=scroll]")) followVisibleRows(node);
  else if (node.matches("[data-w]")) followWindow(node);
  else if (node.matches(".tabBar")) ownTabs(node);
  else if (node.matches(".splitView")) updateColumnFocus(node);
  else if ("selection" in node.dataset) applySelection(node);
  else {
    if (node.matches("[data-clock]")) followTime(node);
    if (node.matches("[style*=--minimum-scale]")) shrinkText(node);
    if (node.matches(menuHolder)) own(node, "tabindex", find(node, focusable) ? null : 0);
  }
};
