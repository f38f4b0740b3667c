// @ts-check
// The end of a row whose own action has removed it. The session removes the row with one patch and announces no animation, so the
// page lets the row collapse.

import { closest, parentOf } from "./dom.js";
import { collapseDuration } from "./timing.js";

/**
 * Lets a removed row collapse at its former place. It belongs to no element any more.
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
 * Lets the row around an action collapse if it is removed. Call this when the action is performed.
 * @type {(action: Element) => void}
 */
export const collapseWhenRemoved = (action) => {
  const row = closest(action, ".swipeRow");
  if (!row || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const list = parentOf(row);
  const observer = new MutationObserver((changes) => {
    const change = changes.find(({ removedNodes }) => [...removedNodes].includes(row));
    if (!change) return;
    observer.disconnect();
    // A row that has moved is in the list again.
    if (!row.isConnected && list.isConnected) collapse(row, list, change.nextSibling);
  });
  observer.observe(list, { childList: true });
  setTimeout(() => observer.disconnect(), 2 * collapseDuration);
};
