// @ts-check
// The gestures of one pointer: long presses, drags and hovering.

import { isSwiping } from "./extrasHost.js";
import { centerOf, isScroller, move, needsOf, pointOf, schedule, send, track } from "./gestureTracks.js";
import * as timing from "./timing.js";
import { fingerCount } from "./twoFingerGestures.js";

/** The maximum movement of a pointer in a tap, in pixels. */
const tapDistance = 10;

/** The distance in pixels from a pressed element at which the press is cancelled. */
const touchDistance = 70;

/** @typedef {import("./gestureTracks.js").Track} Track */
/**
 * A pointer on an element. The state of a press is "done" when its shortest duration has passed. Each long press has its maximum
 * distance and its timer. A drag may hold the element, so that its finger does not scroll the content around it.
 * @typedef {Track & {
 *   press: "" | "began" | "done", presses: number[][], isDragging: boolean, isHolding: boolean, isScheduled: boolean
 * }} Single
 */

/**
 * The gestures of each pointer, by its identifier. The innermost element is first.
 * @type {Map<number, Single[]>}
 */
const singles = new Map();

/**
 * Returns a Boolean value that indicates whether a drag may begin. It may not if another drag has begun or has priority, unless
 * both are recognized together.
 * @type {(single: Single, pointer: number) => boolean}
 */
const mayDrag = (single, pointer) =>
  (singles.get(pointer) || []).every(
    (other) =>
      other === single ||
      !other.needs.has("drag") ||
      other.needs.has("together") ||
      single.needs.has("together") ||
      (!other.isDragging && (single.needs.has("first") || !other.needs.has("first"))),
  );

/**
 * Ends the long presses of an element.
 * @type {(single: Single, phase: "ended" | "cancelled") => void}
 */
const endPress = (single, phase) => {
  single.presses = single.presses.filter(([, timer]) => clearTimeout(timer));
  if (single.press) send("press", phase, single);
  single.press = "";
};

/**
 * Ends the long presses for which the pointer has moved too far.
 * @type {(single: Single, length: number) => void}
 */
const limitPresses = (single, length) => {
  const rest = single.presses.filter(([distance, timer]) => length <= distance || clearTimeout(timer));
  if (!rest.length && single.press === "began") endPress(single, "cancelled");
  else if (single.presses.length > rest.length) send("press", "changed", single);
  single.presses = rest;
};

/**
 * Returns a function that adds listeners for the events of one pointer.
 * @type {(pointer: number, signal: AbortSignal) =>
 *   (name: "pointermove" | "pointerup" | "pointercancel", body: (event: PointerEvent) => void) => void}
 */
export const listenTo = (pointer, signal) => (name, body) =>
  document.addEventListener(name, (event) => event.pointerId === pointer && body(event), { signal });

/** @type {(event: PointerEvent, node: HTMLElement) => void} */
export const followPointer = (event, node) => {
  const listeners = new AbortController();
  /** @type {Single} */
  const single = {
    ...track(node, pointOf(event), event.timeStamp),
    press: "", presses: [], isDragging: false, isHolding: false, isScheduled: false,
  };
  const pointer = event.pointerId;
  singles.set(pointer, [...(singles.get(pointer) || []), single]);
  const drags = single.needs.get("drag");
  const minimum = drags && Math.min(...drags.map(([length]) => length));
  let hasMoved = false;
  const presses = single.needs.get("press");
  if (presses) {
    single.press = "began";
    send("press", "began", single);
    single.presses = presses.map(([duration, distance]) => [
      distance,
      setTimeout(() => {
        single.press = "done";
        // The value 0 would complete all presses.
        single.value = duration || 1;
        send("press", "changed", single);
      }, duration),
    ]);
  }
  /** @type {(phase: "ended" | "cancelled", time: number) => void} */
  const finish = (phase, time) => {
    listeners.abort();
    singles.delete(pointer);
    if (single.isDragging) {
      if (time - single.time > timing.restTime) single.velocity = { x: 0, y: 0 };
      send("drag", phase, single);
      if (phase === "ended" && hasMoved) suppressClick();
    } else if (single.press === "done" && !(single.needs.has("together") && node.closest("button, a"))) suppressClick();
    single.isDragging = false;
    endPress(single, phase);
  };
  const beginDrag = () => {
    single.isDragging = true;
    send("drag", "began", single);
  };
  // If no minimum distance is required, the drag begins with the press.
  if (minimum === 0 && mayDrag(single, pointer)) beginDrag();
  const listen = listenTo(pointer, listeners.signal);
  listen("pointermove", (other) => {
    if (isSwiping() || fingerCount(node) > 1) return finish("cancelled", other.timeStamp);
    // The page has not received the release, such as one behind an alert.
    if (!other.buttons) return finish("ended", other.timeStamp);
    move(single, pointOf(other), other.timeStamp);
    const length = Math.hypot(single.at.x - single.start.x, single.at.y - single.start.y);
    limitPresses(single, length);
    if (minimum && !single.isDragging && length >= minimum && mayDrag(single, pointer)) beginDrag();
    else if (single.isDragging) schedule("drag", single, () => single.isDragging);
    if (!single.isDragging || hasMoved || length < Math.min(minimum || tapDistance, tapDistance)) return;
    hasMoved = true;
    single.isHolding = !scrolls(single, /** @type {HTMLElement} */ (event.target));
    if (single.press === "began") endPress(single, "cancelled");
    node.setPointerCapture(pointer);
  });
  listen("pointerup", (other) => {
    if (single.isDragging) single.at = pointOf(other);
    finish("ended", other.timeStamp);
  });
  listen("pointercancel", (other) => finish("cancelled", other.timeStamp));
};

/**
 * Reports that a pointer presses an element, until the pointer is released, moves far away or scrolls.
 * @type {(event: PointerEvent, node: HTMLElement) => void}
 */
export const followTouch = (event, node) => {
  const touch = track(node, pointOf(event));
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const listeners = new AbortController();
  const listen = listenTo(event.pointerId, listeners.signal);
  /** @type {(phase: "ended" | "cancelled") => void} */
  const finish = (phase) => {
    listeners.abort();
    send("touch", phase, touch);
  };
  send("touch", "began", touch);
  listen("pointerup", () => finish("ended"));
  listen("pointercancel", () => finish("cancelled"));
  listen("pointermove", ({ clientX: x, clientY: y, buttons }) => {
    const distance = Math.max(left - x, x - right, top - y, y - bottom);
    if (!buttons || distance > touchDistance) finish("cancelled");
  });
};

/**
 * Reports that a key presses an element.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followKeyTouch = ({ key, repeat }, node) => {
  if (repeat || (key !== " " && key !== "Enter")) return;
  const touch = track(node, centerOf(node));
  send("touch", "began", touch);
  document.addEventListener("keyup", () => send("touch", "ended", touch), { once: true });
};

/**
 * Prevents the click that follows a drag or a long press. A button or link with a simultaneous long press performs its action as
 * well.
 */
const suppressClick = () => {
  const listeners = new AbortController();
  const ignore = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    listeners.abort();
  };
  document.addEventListener("click", ignore, { capture: true, signal: listeners.signal });
  setTimeout(() => listeners.abort());
};

/**
 * The pointers above elements that require their movements.
 * @type {WeakMap<HTMLElement, Track>}
 */
const hovers = new WeakMap();

/** @type {(event: PointerEvent, node: HTMLElement, phase: string) => void} */
export const followHover = (event, node, phase) => {
  const needs = needsOf(node);
  const isMovement = phase === "changed";
  if (event.pointerType === "touch" || !(needs.has("move") || (needs.has("hover") && !isMovement))) return;
  const hover = track(node, pointOf(event));
  const known = Object.assign((isMovement && hovers.get(node)) || hover, hover);
  hovers.set(node, known);
  if (isMovement) schedule("hover", known, () => hovers.get(node) === known);
  else send("hover", phase, hover);
};

/**
 * Reports hovering when the keyboard's focus enters or leaves a view.
 * @type {(event: FocusEvent, node: HTMLElement, phase: "began" | "ended") => void}
 */
export const followFocus = ({ target, relatedTarget }, node, phase) => {
  const needs = needsOf(node);
  if (!(needs.has("hover") || needs.has("move")) || node.contains(/** @type {Node | null} */ (relatedTarget))) return;
  if (phase === "began" && !(/** @type {HTMLElement} */ (target).matches(":focus-visible"))) return;
  send("hover", phase, track(node, centerOf(node)));
};

/** @type {(node: HTMLElement | null) => HTMLElement | null | undefined} */
const scrollerOf = (node) => node?.closest(".scrollView, .list, .form");

/** @type {(scroller: HTMLElement) => string} */
const directionsOf = (scroller) =>
  scroller.matches(".horizontal") ? "pan-x" : scroller.matches(".both") ? "pan-x pan-y" : "pan-y";

/**
 * Returns the directions in which a finger on an element with a drag still scrolls the content around the element.
 * @type {(node: HTMLElement) => string}
 */
export const scrolling = (node) => {
  if (isScroller(node)) return "";
  const scroller = scrollerOf(node.parentElement);
  if (!scroller || needsOf(node).has("first") || scroller.matches(".both")) return "none";
  return directionsOf(scroller);
};

/**
 * Returns a Boolean value that indicates whether the movement of a finger scrolls content inside or around an element.
 * @type {(single: Single, target: HTMLElement) => boolean}
 */
const scrolls = ({ node, needs, start, at }, target) => {
  const isHorizontal = Math.abs(at.x - start.x) > Math.abs(at.y - start.y);
  const inner = scrollerOf(target);
  const isInside = inner && inner !== node && node.contains(inner) && !needs.has("first");
  return (isInside ? directionsOf(inner) : scrolling(node)).includes(isHorizontal ? "pan-x" : "pan-y");
};

/**
 * Returns a Boolean value that indicates whether a finger moves an element instead of scrolling: during a drag in a direction in
 * which no content scrolls, and after a long press.
 * @type {(node: HTMLElement) => boolean}
 */
export const isHolding = (node) =>
  !isScroller(node) &&
  [...singles.values()].flat().some((single) => single.node === node && (single.isHolding || single.press === "done"));
