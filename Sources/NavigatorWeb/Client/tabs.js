// @ts-check
// Tab views. A tapped tab is selected immediately. After the session has processed the tap, its selection applies.

import { closest, findAll } from "./dom.js";
import { isLeaving } from "./elements.js";
import { tap } from "./presses.js";
import { isWaiting } from "./session.js";

/**
 * The last tapped tab of each tab view.
 * @type {WeakMap<HTMLElement, HTMLElement>}
 */
const tappedTabs = new WeakMap();

/**
 * Returns the nodes of a tab view that match a selector, without those of nested tab views.
 * @type {(view: HTMLElement, selector: string) => HTMLElement[]}
 */
const partsOf = (view, selector) => findAll(view, selector).filter((node) => closest(node, ".tabView") === view);

/**
 * Selects the tapped tab until the session has processed the tap, and otherwise the session's tab.
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
    // An unchanged value is not set, because that would recompute the style of all descendants.
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
