// @ts-check
// The animation of a row whose action has removed it. The session sends one patch for the removal and no animation, so the page
// lets the row collapse.

import { closest, parentOf } from "./dom.js";
import { reducedMotion } from "./preferences.js";
import { collapseDuration } from "./timing.js";

/**
 * Lets a removed row collapse at its former position. The row no longer belongs to an element.
 * @type {(row: HTMLElement, list: Node, next: Node | null) => void}
 */
const collapse = (row, list, next) => {
  for (const name of ["data-i", "data-e"]) row.removeAttribute(name);
  row.inert = true;
  row.ariaHidden = "true";
  row.dataset.c = "exit";
  list.insertBefore(row, next && next.parentNode === list ? next : null);
  const height = `${row.offsetHeight}px`;
  const style = { minHeight: 0, overflow: "clip" };
  const frames = [{ ...style, height }, { ...style, height: 0, opacity: 0 }];
  row.animate(frames, { duration: collapseDuration, easing: "ease" }).finished.finally(() => row.remove());
};

/**
 * Lets the row that contains an action collapse if the action removes the row. Call this function when the action is performed.
 * @type {(action: Element) => void}
 */
export const collapseWhenRemoved = (action) => {
  const row = closest(action, ".swipeRow");
  if (!row || reducedMotion.matches) return;
  const list = parentOf(row);
  const observer = new MutationObserver((changes) => {
    const change = changes.find(({ removedNodes }) => [...removedNodes].includes(row));
    if (!change) return;
    observer.disconnect();
    // A moved row is already in the list again.
    if (!row.isConnected && list.isConnected) collapse(row, list, change.nextSibling);
  });
  observer.observe(list, { childList: true });
  setTimeout(() => observer.disconnect(), 2 * collapseDuration);
};
