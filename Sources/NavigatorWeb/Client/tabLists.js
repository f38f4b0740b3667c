// @ts-check
// Sidebars with tabs and other views. For assistive technologies, a list of tabs must not contain other elements. A separate list
// therefore owns the tabs of such a sidebar.

import { find, findAll } from "./dom.js";

const list = ":scope > [role=tablist]";

/**
 * Inserts a list into a sidebar. The list is removed when the sidebar becomes a bar, which is itself a list of tabs.
 * @type {(bar: HTMLElement) => HTMLElement}
 */
const insertList = (bar) => {
  const made = document.createElement("div");
  made.setAttribute("role", "tablist");
  made.style.position = "absolute";
  bar.prepend(made);
  const observer = new MutationObserver(() => {
    if (bar.getAttribute("role") !== "tablist") return;
    made.remove();
    observer.disconnect();
  });
  observer.observe(bar, { attributeFilter: ["role"] });
  return made;
};

/**
 * Sets the tabs of a sidebar as the children of its list, in order.
 * @type {(bar: HTMLElement) => void}
 */
export const ownTabs = (bar) => {
  const tabs = findAll(bar, ":scope > .tab");
  for (const tab of tabs) tab.id = `tab${tab.dataset.i}`;
  (find(bar, list) ?? insertList(bar)).setAttribute("aria-owns", tabs.map((tab) => tab.id).join(" "));
};
