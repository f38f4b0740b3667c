// @ts-check
// Sidebars with tabs and other views. A list of tabs may contain nothing else for assistive technologies, so that the tabs of
// such a sidebar belong to a list beside them.

import { find, findAll } from "./dom.js";

const list = ":scope > [role=tablist]";

/**
 * Inserts a list into a sidebar. It is removed when the sidebar becomes a bar, which is a list of tabs itself.
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
 * Makes a list own the tabs of a sidebar, in their order.
 * @type {(bar: HTMLElement) => void}
 */
export const ownTabs = (bar) => {
  const tabs = findAll(bar, ":scope > .tab");
  for (const tab of tabs) tab.id = `tab${tab.dataset.i}`;
  (find(bar, list) ?? insertList(bar)).setAttribute("aria-owns", tabs.map((tab) => tab.id).join(" "));
};
