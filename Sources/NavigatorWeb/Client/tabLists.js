// @ts-check
// Sidebars with tabs and other views. A list of tabs may contain nothing else for assistive technologies, so that the tabs of such
// a sidebar belong to a list beside them.

import { find, findAll } from "./dom.js";

const list = ":scope > [role=tablist]";

/** @type {(bar: HTMLElement) => HTMLElement} */
const insertList = (bar) => {
  const made = document.createElement("div");
  made.setAttribute("role", "tablist");
  made.style.position = "absolute";
  bar.prepend(made);
  return made;
};

/**
 * Makes a list own the tabs of a sidebar, in their order.
 * @type {(bar: HTMLElement) => void}
 */
export const ownTabs = (bar) => {
  const tabs = findAll(bar, ":scope > .tab");
  for (const tab of tabs) tab.id = `tab${tab.dataset.i}`;
  (find(bar, list) ?? insertList(bar)).setAttribute("aria-owns", tabs.map((tab) => tab.id).join(" "));
};
