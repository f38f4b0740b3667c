// @ts-check
// Recognition of the gestures that elements require.

import { followArrow } from "./arrowKeyDrags.js";
import { followClick, followMenuKey } from "./countedTaps.js";
import { closest, own } from "./dom.js";
import { loadFollowing, needsOf } from "./gestureTracks.js";
import { followDrop, followLift, followLiftEnd, followReturn, isLiftedByKeyboard } from "./liftedValues.js";
import { followKeyPoint, followPoint } from "./pointGestures.js";
import { followFocus, followHover, followKeyTouch, followPointer, followTouch, isHolding, scrolling } from "./pointerGestures.js";
import { followFinger, followTurnKey, followWheel } from "./twoFingerGestures.js";

/** @type {WeakSet<HTMLElement>} */
const followed = new WeakSet();

/**
 * The pointers that have pressed the page since it was shown.
 * @type {Set<number>}
 */
const pressed = new Set();
document.addEventListener("pointerdown", ({ pointerId }) => pressed.add(pointerId), true);
// A hidden page may not receive the release of a pointer.
document.addEventListener("visibilitychange", () => {
  for (const pointerId of pressed) document.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
  pressed.clear();
});

/** The requirements that this module handles. */
const words = ["tap", "press", "touch", "drag", "point", "magnify", "rotate", "hover", "move", "lift", "drop"];

/** @type {(node: HTMLElement) => boolean} */
export const hasGestures = (node) => words.some((word) => needsOf(node).has(word));

/**
 * Returns a Boolean value that indicates whether an element handles hovering and has no focusable content. The element itself is
 * then focusable.
 * @type {(node: HTMLElement, needs: Map<string, unknown>) => boolean}
 */
const isHoverOnly = (node, needs) =>
  (needs.has("hover") || needs.has("move")) && !node.closest("button, a, label, [role=button], [aria-hidden=true]") &&
  !node.querySelector("button, a, input, select, textarea, [tabindex]");

/**
 * Adds the gesture handlers to an element.
 * @type {(node: HTMLElement) => void}
 */
export const followGestures = (node) => {
  const needs = needsOf(node);
  const hasDrag = needs.has("drag");
  const hasFingers = needs.has("magnify") || needs.has("rotate");
  if (needs.has("lift")) node.draggable = true;
  const hasPoints = hasDrag || needs.has("point");
  node.style.touchAction = hasPoints ? scrolling(node) : hasFingers ? "pan-x pan-y" : "";
  if (hasDrag || hasFingers) loadFollowing();
  const hasKeys = hasPoints || hasFingers || needs.has("lift") || isHoverOnly(node, needs);
  if (hasKeys) own(node, "tabindex", 0);
  // Only an element with a role may have an accessible name.
  if (hasKeys && !node.hasAttribute("role")) own(node, "role", "group");
  if (needs.has("lift") && !isLiftedByKeyboard(node)) own(node, "aria-roledescription", "draggable");
  if (hasPoints || needs.has("press")) {
    node.style.userSelect = "none";
    node.style.setProperty("-webkit-touch-callout", "none");
  }
  if (followed.has(node)) return;
  followed.add(node);
  node.addEventListener("pointerdown", (event) => {
    if (event.button || /** @type {HTMLElement} */ (event.target).matches("input, textarea, select")) return;
    const needs = needsOf(node);
    if (event.isPrimary && (needs.has("press") || needs.has("drag"))) followPointer(event, node);
    if (needs.has("point")) followPoint(event, node);
    if (needs.has("magnify") || needs.has("rotate")) followFinger(event, node);
  });
  // The contents of a button do not receive pointer events.
  const button = closest(node, ".button") || node;
  const isTouchable = () => node.isConnected && needsOf(node).has("touch");
  button.addEventListener("pointerdown", (event) => {
    if (event.isPrimary && !event.button && isTouchable()) followTouch(event, node);
  });
  button.addEventListener("keydown", (event) => isTouchable() && followKeyTouch(event, node));
  node.addEventListener("pointerenter", (event) => followHover(event, node, "began"));
  node.addEventListener("pointermove", (event) => followHover(event, node, "changed"));
  node.addEventListener("pointerleave", (event) => followHover(event, node, "ended"));
  node.addEventListener("click", (event) => followClick(event, node));
  node.addEventListener("keydown", (event) => followArrow(event, node));
  node.addEventListener("keydown", (event) => followKeyPoint(event, node));
  node.addEventListener("keydown", (event) => followTurnKey(event, node));
  node.addEventListener("keydown", (event) => followReturn(event, node));
  node.addEventListener("focusin", (event) => followFocus(event, node, "began"));
  node.addEventListener("focusout", (event) => followFocus(event, node, "ended"));
  node.addEventListener("wheel", (event) => followWheel(event, node), { passive: false });
  node.addEventListener("dragstart", (event) => followLift(event, node));
  node.addEventListener("dragend", (event) => followLiftEnd(event, node));
  node.addEventListener("dragenter", (event) => followDrop(event, node, "began"));
  node.addEventListener("dragover", (event) => followDrop(event, node, "changed"));
  node.addEventListener("dragleave", (event) => followDrop(event, node, "cancelled"));
  node.addEventListener("drop", (event) => followDrop(event, node, "ended"));
  node.addEventListener("contextmenu", (event) => followMenuKey(event, node));
  // After a long press, a finger moves the view instead of scrolling.
  node.addEventListener(
    "touchmove",
    (event) => isHolding(node) && event.cancelable && event.preventDefault(),
    { passive: false },
  );
};
