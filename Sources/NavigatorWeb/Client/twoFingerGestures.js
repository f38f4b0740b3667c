// @ts-check
// Magnifications and rotations with two fingers, a trackpad, a wheel with the Control key, or keys.

import { isGestureKey } from "./arrowKeyDrags.js";
import { centerOf, move, needsOf, pointOf, schedule, send, track } from "./gestureTracks.js";

/** The time in milliseconds without wheel events after which the gesture ends. */
const wheelPause = 200;

/**
 * Limits a magnification. A factor that is rounded to zero would make a view disappear for good.
 * @type {(factor: number) => number}
 */
const limited = (factor) => Math.max(0.01, Math.min(factor, 100));

/** @typedef {import("./gestureTracks.js").Point} Point */
/** @typedef {import("./gestureTracks.js").Track} Track */

/**
 * The fingers on elements that require two fingers.
 * @type {Map<HTMLElement, Map<number, Point>>}
 */
const fingers = new Map();

/** @type {(node: HTMLElement) => number} */
export const fingerCount = (node) => fingers.get(node)?.size || 0;

/** @type {(event: PointerEvent, node: HTMLElement) => void} */
export const followFinger = (event, node) => {
  const points = fingers.get(node) || new Map();
  fingers.set(node, points.set(event.pointerId, pointOf(event)));
  const listeners = new AbortController();
  const needs = needsOf(node);
  const kinds = points.size === 2 ? ["magnify", "rotate"].filter((kind) => needs.has(kind)) : [];
  const measure = () => {
    const [a, b] = [...points.values()];
    const [x, y] = [b.x - a.x, b.y - a.y];
    return {
      at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      length: Math.hypot(x, y),
      angle: (Math.atan2(y, x) * 180) / Math.PI,
    };
  };
  const first = kinds.length ? measure() : undefined;
  /** @type {Map<string, Track>} */
  const tracks = new Map();
  if (first) for (const kind of kinds)
    tracks.set(kind, { ...track(node, first.at, event.timeStamp), value: kind === "magnify" ? 1 : 0 });
  tracks.forEach((track, kind) => send(kind, "began", track));
  /** @type {(time: number) => void} */
  const update = (time) => {
    if (!first || points.size < 2) return;
    const now = measure();
    tracks.forEach((track, kind) => {
      const turn = ((now.angle - first.angle + 540) % 360) - 180;
      // An angle may exceed half a turn.
      const value =
        kind === "magnify" ? limited(now.length / (first.length || 1)) : track.value + ((turn - track.value + 540) % 360) - 180;
      move(track, now.at, time, value);
      schedule(kind, track, () => tracks.has(kind));
    });
  };
  /** @type {(phase: string) => void} */
  const finish = (phase) => {
    tracks.forEach((track, kind) => send(kind, phase, track));
    tracks.clear();
  };
  document.addEventListener(
    "pointermove",
    (other) => {
      if (!points.has(other.pointerId)) return;
      points.set(other.pointerId, pointOf(other));
      update(other.timeStamp);
    },
    { signal: listeners.signal },
  );
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    document.addEventListener(
      name,
      (other) => {
        if (!points.has(other.pointerId) && other.pointerId !== event.pointerId) return;
        finish(name === "pointerup" ? "ended" : "cancelled");
        if (other.pointerId !== event.pointerId) return;
        listeners.abort();
        points.delete(event.pointerId);
      },
      { signal: listeners.signal },
    );
  }
};

/**
 * The magnifications with a trackpad, which browsers report as a wheel with the Control key. With the Shift key, or on an element
 * that cannot be magnified, the wheel rotates the element.
 * @type {WeakMap<HTMLElement, Track & { kind: string, timer?: number }>}
 */
const wheels = new WeakMap();

/** @type {(event: WheelEvent, node: HTMLElement) => void} */
export const followWheel = (event, node) => {
  const needs = needsOf(node);
  const rotates = needs.has("rotate") && (event.shiftKey || !needs.has("magnify"));
  if (!event.ctrlKey || !(rotates || needs.has("magnify"))) return;
  event.preventDefault();
  const known = wheels.get(node);
  const kind = known?.kind || (rotates ? "rotate" : "magnify");
  /** @type {Track & { kind: string, timer?: number }} */
  const wheel = known || { ...track(node, pointOf(event)), kind, value: rotates ? 0 : 1 };
  wheels.set(node, wheel);
  if (!known) send(kind, "began", wheel);
  // Browsers report a horizontal movement if the Shift key is pressed.
  const delta = event.deltaY || event.deltaX;
  if (kind === "rotate") wheel.value += delta / 5;
  else wheel.value = limited(wheel.value * Math.exp(-delta / 100));
  schedule(kind, wheel, () => wheels.get(node) === wheel);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => {
    wheels.delete(node);
    send(kind, "ended", wheel);
  }, wheelPause);
};

/**
 * The keys that magnify or rotate the focused view, with the gesture and its value: a factor, or an angle in degrees.
 * @type {Record<string, [string, number]>}
 */
const keys = {
  "+": ["magnify", 1.25],
  "=": ["magnify", 1.25],
  "-": ["magnify", 0.8],
  "]": ["rotate", 15],
  "[": ["rotate", -15],
};

/**
 * Magnifies or rotates the focused view with a key. Each key press is a separate gesture.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
export const followTurnKey = (event, node) => {
  const [kind, value] = keys[event.key] || [""];
  if (!needsOf(node).has(kind) || !isGestureKey(event, node)) return;
  event.preventDefault();
  const turn = { ...track(node, centerOf(node)), value: kind === "magnify" ? 1 : 0 };
  send(kind, "began", turn);
  turn.value = Number(value);
  for (const phase of ["changed", "ended"]) send(kind, phase, turn);
};
