// @ts-check
// The locations of each pressed pointer.

import { keyPointer } from "./arrowKeyDrags.js";
import { isSwiping } from "./extrasHost.js";
import { centerOf, move, needsOf, pointOf, schedule, send, track } from "./gestureTracks.js";
import { listenTo } from "./pointerGestures.js";

/** Indicates whether the system uses the Command key. */
const hasCommand = /Mac|iP/.test(navigator.platform);

/**
 * Returns the identifier, the device and the modifiers of a pointer.
 * @type {(event: PointerEvent) => string}
 */
const wordsOf = ({ pointerId, pointerType, shiftKey, ctrlKey, altKey, metaKey }) => {
  const held = [shiftKey && "shift", ctrlKey && (hasCommand ? "ctrl" : "cmd"), altKey && "alt", hasCommand && metaKey && "cmd"];
  // The type is empty if the browser does not know the device.
  return ["", pointerId, pointerType || "mouse", held.filter(Boolean).join("+") || "-"].join(" ");
};

/**
 * Reports the locations of a pointer from the press to the release. Each finger has its own gesture.
 * @type {(event: PointerEvent, node: HTMLElement) => void}
 */
export const followPoint = (event, node) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const listen = listenTo(event.pointerId, signal);
  const point = { ...track(node, pointOf(event), event.timeStamp), pointer: wordsOf(event) };
  /** @type {(phase: "ended" | "cancelled") => (other: PointerEvent) => void} */
  const finish = (phase) => (other) => {
    listeners.abort();
    // A cancelled pointer has no location.
    if (phase === "ended") Object.assign(point, { at: pointOf(other), pointer: wordsOf(other) });
    send("point", phase, point);
  };
  send("point", "began", point);
  listen("pointermove", (other) => {
    if (isSwiping()) return finish("cancelled")(other);
    if (!other.buttons) return finish("ended")(other);
    point.pointer = wordsOf(other);
    move(point, pointOf(other), other.timeStamp);
    schedule("point", point, () => !signal.aborted);
  });
  listen("pointerup", finish("ended"));
  listen("pointercancel", finish("cancelled"));
};

/**
 * Presses the center of the focused view with a pointer while the Space bar or the Return key is held.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followKeyPoint = (event, node) => {
  const isPress = (event.key === " " || event.key === "Enter") && !(event.altKey || event.ctrlKey || event.metaKey);
  if (!isPress || event.target !== node || event.defaultPrevented || !needsOf(node).has("point")) return;
  // A view with a tap action is a button, which the same keys activate.
  if (!node.matches("[role=button]")) event.preventDefault();
  if (event.repeat) return;
  const point = { ...track(node, centerOf(node)), pointer: keyPointer };
  const listeners = new AbortController();
  const { signal } = listeners;
  /** @type {(phase: "ended" | "cancelled") => () => void} */
  const finish = (phase) => () => {
    listeners.abort();
    send("point", phase, point);
  };
  send("point", "began", point);
  document.addEventListener("keyup", finish("ended"), { signal });
  addEventListener("blur", finish("cancelled"), { signal });
};
