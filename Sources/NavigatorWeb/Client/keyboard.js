// @ts-check
// Keyboard navigation in addition to that of browsers: arrow keys in lists and tab bars, and the Tab key in presentations.

import { arrowKeyControls, closest, find, findAll, inlineDirection, on, parentOf } from "./dom.js";
import { headingOf, presentations, reachable } from "./page.js";

/**
 * Returns a Boolean value that indicates whether the Tab key stops at a radio button: at the selected one of its group, or at any
 * if none is selected.
 * @type {(node: HTMLInputElement) => boolean}
 */
const isRadioStop = (node) => node.checked || !node.closest(".choices")?.querySelector(":checked");

/**
 * Returns the nodes in `root` at which the Tab key stops.
 * @type {(root: HTMLElement) => HTMLElement[]}
 */
const tabStops = (root) =>
  findAll(root, "button, a[href], input, select, textarea, [tabindex]").filter((node) => {
    const control = /** @type {HTMLInputElement} */ (node);
    return (
      node.tabIndex >= 0 &&
      !control.disabled &&
      !node.closest("[inert]") &&
      node.checkVisibility({ visibilityProperty: true }) &&
      (control.type !== "radio" || isRadioStop(control))
    );
  });

/**
 * Returns the number of steps by which an arrow key moves the focus, or undefined for other keys.
 * @type {(node: HTMLElement, key: string) => number | undefined}
 */
const stepsOf = (node, key) => {
  const toEnd = inlineDirection(node);
  /** @type {Record<string, number>} */
  const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: toEnd, ArrowLeft: -toEnd, Home: -Infinity, End: Infinity };
  return steps[key];
};

/**
 * Moves the focus by a number of steps in a sequence of nodes. Returns false if the sequence is empty.
 * @type {(items: HTMLElement[], from: HTMLElement | null, steps: number) => boolean}
 */
const moveFocus = (items, from, steps) => {
  const index = from ? items.indexOf(from) : -1;
  const next = items[Math.min(Math.max(index + steps, 0), items.length - 1)];
  next?.focus();
  return !!next;
};

/**
 * Moves the focus for an arrow key. Returns a Boolean value that indicates whether the key was handled.
 * @type {(target: HTMLElement, key: string) => boolean}
 */
const handleArrow = (target, key) => {
  const steps = stepsOf(target, key);
  if (!steps || target.matches(arrowKeyControls)) return false;
  if (target.matches(".tab")) return moveFocus(findAll(parentOf(target), ":scope > .tab"), target, steps);
  const row = closest(target, ".swipeRow");
  if (key === "ArrowLeft" || key === "ArrowRight") return !!row && moveFocus(tabStops(row), target, steps);
  const list = closest(target, ".list, .form");
  // The actions of a row are beside it and not below it.
  /** @type {(node: HTMLElement) => boolean} */
  const isInColumn = (node) => node === target || !node.matches(".swipeActions *");
  if (list) return target !== list && moveFocus(tabStops(list).filter(isInColumn), target, steps);
  // The focus moves from the title of a screen into its list.
  const below = target.matches("h1, .screen, .card") && steps === 1 && find(closest(target, ".screen") || target, ".list, .form");
  return !!below && moveFocus(tabStops(below), null, steps);
};

/**
 * Keeps the focus in the presentation in front. Returns a Boolean value that indicates whether the key was handled.
 * @type {(target: HTMLElement, isBackward: boolean) => boolean}
 */
const trapTab = (target, isBackward) => {
  const top = presentations().pop();
  if (!top) return false;
  const items = tabStops(top);
  const edge = items[isBackward ? 0 : items.length - 1];
  if (items.length && top.contains(target) && target !== edge && !(isBackward && target.tabIndex < 0)) return false;
  items[isBackward ? items.length - 1 : 0]?.focus();
  return true;
};

export const followKeyboard = () => {
  on("keydown", (event, target) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Tab" ? trapTab(target, event.shiftKey) : handleArrow(target, event.key)) event.preventDefault();
  });
  on("click", (_, target) => {
    const front = target.matches(".skip") && reachable(".screen, .tabContent").pop();
    if (front) (headingOf(front) || tabStops(front)[0] || front).focus();
  });
};
