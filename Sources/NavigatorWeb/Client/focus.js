// @ts-check
// The focus: where the app wants it, and where it returns to.

import { findWithin, focusedElement } from "./dom.js";
import { idOf, nodeOf } from "./elements.js";
import { beforeNextFrame } from "./frame.js";
import { headingOf, reachable } from "./page.js";
import { inputOf } from "./textFields.js";

/**
 * The focused element before each screen or presentation came.
 * @type {WeakMap<HTMLElement, Element | null>}
 */
const origins = new WeakMap();

/** @type {(node: HTMLElement) => void} */
export const focusTextField = (node) => {
  const input = inputOf(node);
  if (document.activeElement !== input && !input.closest("[inert]")) input.focus({ preventScroll: true });
};

/**
 * Moves the focus to the field in `node` where the app wants it.
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
    const target = headingOf(node) || node.querySelector(":scope > .card") || node;
    target.focus({ preventScroll: true });
  });
};

/**
 * Returns the focus to where it was before a screen or a presentation appeared.
 * @type {(node: HTMLElement) => void}
 */
export const restoreFocus = (node) => {
  const origin = /** @type {HTMLElement | null | undefined} */ (origins.get(node));
  beforeNextFrame(() => {
    if (!origin || focusedElement()) return;
    const target = origin.isConnected ? origin : nodeOf(idOf(origin) || "");
    const front = reachable(".screen").pop();
    if (target && target !== document.body && !target.closest("[inert]")) target.focus({ preventScroll: true });
    else if (front) (headingOf(front) || front).focus({ preventScroll: true });
  });
};
