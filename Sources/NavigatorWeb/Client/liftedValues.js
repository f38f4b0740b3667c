// @ts-check
// Drag and drop of values between views, with a pointer or the keyboard.

import { findAll, own } from "./dom.js";
import { idOf } from "./elements.js";
import { isWaiting } from "./extrasHost.js";
import { centerOf, needsOf, pointOf, send, track } from "./gestureTracks.js";

/** Indicates whether a value of this app is being dragged. */
let isLifted = false;

/**
 * Reports that a value of this app is dragged above an element.
 * @type {(event: DragEvent, node: HTMLElement, phase: string) => void}
 */
export const followDrop = (event, node, phase) => {
  if (!isLifted || !needsOf(node).has("drop")) return;
  event.preventDefault();
  event.stopPropagation();
  // The browser also reports when the pointer enters or leaves descendants.
  if (phase !== "changed" && phase !== "ended" && node.contains(/** @type {Node | null} */ (event.relatedTarget))) return;
  if (phase === "changed" && isWaiting(Number(idOf(node)), "gesture")) return;
  send("drop", phase, track(node, pointOf(event)));
};

/** @type {(event: DragEvent, node: HTMLElement) => void} */
export const followLift = (event, node) => {
  const needs = needsOf(node);
  if (needs.has("drag")) return event.preventDefault();
  if (!needs.has("lift") || !event.dataTransfer) return;
  event.stopPropagation();
  isLifted = true;
  event.dataTransfer.setData("text/plain", node.textContent || "");
  send("lift", "began", track(node, pointOf(event)));
};

/** @type {(event: DragEvent, node: HTMLElement) => void} */
export const followLiftEnd = (event, node) => {
  if (!needsOf(node).has("lift")) return;
  isLifted = false;
  send("lift", "ended", track(node, pointOf(event)));
};

/**
 * The view that was lifted with the keyboard.
 * @type {HTMLElement | null}
 */
let lifted = null;

/** @type {(node: HTMLElement) => boolean} */
export const isLiftedByKeyboard = (node) => node === lifted;

/**
 * Lifts a view, or puts it back.
 * @type {(node: HTMLElement | null) => void}
 */
const toggleLift = (node) => {
  const [old, next] = [lifted, node === lifted ? null : node];
  lifted = next;
  // The Tab key reaches the views that accept drops.
  for (const view of next ? findAll(document, "[data-g~=drop]") : []) if (view.tabIndex < 0) own(view, "tabindex", 0);
  for (const [view, phase] of /** @type {const} */ ([[old, "ended"], [next, "began"]])) {
    if (!view) continue;
    view.toggleAttribute("data-c-pressed", view === next);
    own(view, "aria-roledescription", view === next ? "lifted" : "draggable");
    send("lift", phase, track(view, centerOf(view)));
  }
};

/** Returns a Boolean value that indicates whether a key lifts a view. A view with an action requires the Control key. */
const mayLift = (/** @type {KeyboardEvent} */ event, /** @type {HTMLElement} */ node) =>
  event.ctrlKey || node === lifted || !node.matches("a, button, [role=button], [data-e~=tap]");

/**
 * Drags a value with the keyboard. Return lifts the focused view, and drops its value on another view when that has the focus.
 * Escape puts the value back.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followReturn = (event, node) => {
  const needs = needsOf(node);
  if (event.target !== node || event.defaultPrevented) return;
  if (event.key === "Escape" && lifted) toggleLift(null);
  else if (event.key !== "Enter" || !((needs.has("lift") && mayLift(event, node)) || (lifted && needs.has("drop")))) return;
  else if (lifted && lifted !== node && needs.has("drop")) {
    for (const phase of ["began", "changed", "ended"]) send("drop", phase, track(node, centerOf(node)));
    toggleLift(null);
  } else toggleLift(node);
  event.preventDefault();
};
