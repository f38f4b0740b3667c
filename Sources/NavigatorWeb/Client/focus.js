// @ts-check
// The focus: requests of the app, and restoration when screens and presentations leave.

import { find, findWithin, focusedElement } from "./dom.js";
import { idOf, nodeOf } from "./elements.js";
import { beforeNextFrame } from "./frame.js";
import { headingOf, visibleScreens } from "./page.js";
import { inputOf } from "./textFields.js";

/**
 * The element that had the focus before each screen or presentation appeared.
 * @type {WeakMap<HTMLElement, Element | null>}
 */
const origins = new WeakMap();

/** @type {(node: HTMLElement) => void} */
export const focusTextField = (node) => {
  const input = inputOf(node);
  if (document.activeElement !== input && !input.closest("[inert]")) input.focus({ preventScroll: true });
};

/**
 * Focuses the field in `node` that the app has requested.
 * @type {(node: HTMLElement) => void}
 */
export const focusWantedField = (node) =>
  findWithin(node, "[data-focus]").forEach((found) => beforeNextFrame(() => focusTextField(found)));

/**
 * Moves the focus into a screen or a presentation that appears.
 * @type {(node: HTMLElement) => void}
 */
export const focusEntering = (node) => {
  origins.set(node, document.activeElement);
  beforeNextFrame(() => {
    if (node.contains(document.activeElement) || (focusedElement() && node.matches(".screen"))) return;
    /** @type {HTMLElement} */
    const target = headingOf(node) || find(node, ":scope > .card") || node;
    target.focus({ preventScroll: true });
  });
};

/**
 * Restores the focus of the time before a node appeared, if the node is a screen or a presentation.
 * @type {(node: HTMLElement) => void}
 */
export const restoreFocus = (node) => {
  const origin = /** @type {HTMLElement | null | undefined} */ (origins.get(node));
  if (!origin) return;
  beforeNextFrame(() => {
    if (focusedElement()) return;
    const target = origin.isConnected ? origin : nodeOf(idOf(origin) || "");
    const front = visibleScreens().pop();
    if (target && target !== document.body && !target.closest("[inert]")) target.focus({ preventScroll: true });
    else if (front) (headingOf(front) || front).focus({ preventScroll: true });
  });
};
