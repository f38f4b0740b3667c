// @ts-check
// Tab views. A tapped tab is selected at once; the session's selection counts when it has answered the tap.

import { closest, findAll } from "./dom.js";
import { isLeaving } from "./elements.js";
import { tap } from "./presses.js";
import { isWaiting } from "./session.js";

/**
 * The tab of each tab view that the user has tapped last.
 * @type {WeakMap<HTMLElement, HTMLElement>}
 */
const tappedTabs = new WeakMap();

/**
 * Returns the nodes of a tab view, but not of one in it, that match a selector.
 * @type {(view: HTMLElement, selector: string) => HTMLElement[]}
 */
const partsOf = (view, selector) => findAll(view, selector).filter((node) => closest(node, ".tabView") === view);

/**
 * Selects the tab that the user has tapped, or the session's if it has answered.
 * @type {(view: HTMLElement) => void}
 */
export const updateTabs = (view) => {
  const tabs = partsOf(view, ".tab");
  const tapped = tappedTabs.get(view);
  const isTapped = tapped && tabs.includes(tapped) && isWaiting(tapped, "tap");
  const selected = isTapped ? tapped : tabs.find((tab) => "selected" in tab.dataset);
  for (const tab of tabs) {
    tab.ariaSelected = String(tab === selected);
    tab.tabIndex = tab === selected ? 0 : -1;
  }
  for (const content of partsOf(view, ".tabContent")) {
    const isSelected = !!selected && content.dataset.tab === selected.dataset.tab;
    content.classList.toggle("selected", isSelected);
    // Setting the value that it has would recompute the style of all descendants.
    if (!isLeaving(content) && content.inert === isSelected) content.inert = !isSelected;
  }
};

/**
 * Selects a tab. Returns false if the tap was not sent.
 * @type {(tab: HTMLElement) => boolean}
 */
export const selectTab = (tab) => {
  const view = closest(tab, ".tabView");
  if (!view) return tap(tab);
  const isSent = tap(tab, () => updateTabs(view));
  if (isSent) tappedTabs.set(view, tab);
  updateTabs(view);
  return isSent;
};
