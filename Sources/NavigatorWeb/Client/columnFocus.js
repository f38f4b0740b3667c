// @ts-check
// Moves the focus when the columns of a split view change: in a narrow window to the column that replaces another one, and in a
// wide window to the button that replaces the one that hides or shows the sidebar.

import { childrenOf, closest, find, findAll, focusedElement, on } from "./dom.js";

/**
 * The split view whose button the user has clicked and whose columns have not changed yet.
 * @type {Element | null}
 */
let toggled = null;

/** The windows that show one column of a split view at a time. */
const narrow = matchMedia("(max-width: 699.9px)");

/**
 * The column of each split view that a narrow window shows.
 * @type {WeakMap<HTMLElement, HTMLElement>}
 */
const shownColumns = new WeakMap();

/**
 * The element that had the focus before each column was replaced.
 * @type {WeakMap<HTMLElement, Element>}
 */
const origins = new WeakMap();

/** @type {(node: Element | null | undefined) => boolean} */
const isVisible = (node) => !!node?.checkVisibility({ visibilityProperty: true }) && !closest(node, "[inert]");

/**
 * Returns the title of the column's front screen.
 * @type {(column: HTMLElement) => HTMLElement | undefined}
 */
const titleOf = (column) => findAll(column, ".navigationBar:not(.absent) h1").filter(isVisible).pop();

/**
 * Moves the focus into a column that replaces another one: to its title, or to the element that has led to a following column.
 * @type {(column: HTMLElement, before: HTMLElement) => void}
 */
const enter = (column, before) => {
  const active = document.activeElement;
  if (before.contains(active)) origins.set(before, /** @type {Element} */ (active));
  else if (active !== document.body) return;
  const isBack = column.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING;
  const origin = /** @type {HTMLElement | undefined} */ (isBack ? origins.get(column) : undefined);
  requestAnimationFrame(() => {
    if (isVisible(focusedElement())) return;
    (isVisible(origin) ? origin : titleOf(column))?.focus({ preventScroll: true });
  });
};

/**
 * Moves the focus after the columns of a split view have changed.
 * @type {(split: HTMLElement) => void}
 */
export const updateColumnFocus = (split) => {
  if (toggled === split) {
    toggled = null;
    requestAnimationFrame(() => find(split, ":scope > .column:first-child > .sidebarToggle")?.focus());
  }
  const column = childrenOf(split)[Number(/show-(\d)/.exec(split.className)?.[1])];
  const before = shownColumns.get(split);
  if (!column || before === column) return;
  shownColumns.set(split, column);
  if (before && narrow.matches) enter(column, before);
};

export const followColumnFocus = () =>
  on("click", (_, target) => {
    toggled = closest(target, ".sidebarToggle") && closest(target, ".splitView");
  });
