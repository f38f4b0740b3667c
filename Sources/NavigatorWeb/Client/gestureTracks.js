// @ts-check
// The course of a gesture, and its events. At most one movement is sent per frame, and only after the session has processed the
// previous one. Locations are relative to the bounds of the element at the start of the gesture, because the gesture may move the
// element.

import { idOf } from "./elements.js";
import { isWaiting, sendEvent } from "./extrasHost.js";

/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {{
 *   node: HTMLElement, needs: Needs, rect: DOMRect, start: Point, at: Point, velocity: Point, time: number, value: number,
 *   speed: number, pointer?: string
 * }} Track
 */
/** @typedef {Map<string, number[][]>} Needs */

/**
 * Returns the requirements of an element: the numbers of each requirement, by name.
 * @type {(node: HTMLElement) => Needs}
 */
export const needsOf = (node) => {
  const needs = new Map();
  for (const word of (node.dataset.g || "").split(" ")) {
    const [name, ...numbers] = word.split(":");
    needs.set(name, [...(needs.get(name) || []), numbers.map(Number)]);
  }
  return needs;
};

/**
 * Returns a Boolean value that indicates whether an element scrolls its own content during its gestures. Only a gesture with
 * priority prevents this.
 * @type {(node: HTMLElement) => boolean}
 */
export const isScroller = (node) => node.matches(".scrollView, .list, .form") && !needsOf(node).has("first");

/** @type {(event: { clientX: number, clientY: number }) => Point} */
export const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @type {(node: HTMLElement) => Point} */
export const centerOf = (node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** @type {(text: string) => number[]} */
const floats = (text) => text.split(" ").map(parseFloat).filter(Number.isFinite);

/**
 * Returns the bounds of an element without its own offset, scale and rotation, which are inside of its gestures. The center of
 * the bounds on screen is the transformed center of these bounds.
 * @type {(node: HTMLElement) => DOMRect}
 */
const stillBounds = (node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = node;
  const style = getComputedStyle(node);
  const [dx, dy] = floats(style.translate);
  const [scaleX, scaleY] = floats(style.scale);
  const [originX, originY] = floats(style.transformOrigin);
  const matrix = new DOMMatrix().translate(dx, dy).rotate(floats(style.rotate)[0]).scale(scaleX, scaleY);
  const center = matrix.multiply(new DOMMatrix(style.transform)).transformPoint({ x: w / 2 - originX, y: h / 2 - originY });
  return new DOMRect(x + width / 2 - originX - center.x, y + height / 2 - originY - center.y, w, h);
};

/** @type {(node: HTMLElement, at: Point) => Track} */
export const track = (node, at) => ({
  node,
  needs: needsOf(node),
  rect: needsOf(node).has("still") ? stillBounds(node) : node.getBoundingClientRect(),
  start: at,
  at,
  velocity: { x: 0, y: 0 },
  time: performance.now(),
  value: 0,
  speed: 0,
});

/** The gestures that views may follow. */
const followedKinds = ["drag", "magnify", "rotate"];

/**
 * The script that moves the views that follow a gesture, or undefined until it is loaded.
 * @type {typeof import("./following.js") | undefined}
 */
let following;

/** Indicates whether the script was requested. */
let isRequested = false;

/** Loads the script that moves views. Without the script, views move when the session's updates arrive. */
export const loadFollowing = () => {
  if (isRequested) return;
  isRequested = true;
  const source = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=navigator-following]")).content;
  import(source).then((script) => (following = script), () => (isRequested = false));
};

/**
 * Sends a step of a gesture.
 * @type {(kind: string, phase: string, track: Track) => boolean}
 */
export const send = (kind, phase, track) => {
  const { node, rect, start, at, velocity, value, speed, pointer } = track;
  if (followedKinds.includes(kind)) following?.step(node, kind, phase, track, () => isWaiting(Number(idOf(node)), "gesture"));
  const numbers = [start.x - rect.left, start.y - rect.top, start.x, start.y, at.x - start.x, at.y - start.y];
  numbers.push(velocity.x, velocity.y, value, speed, rect.width, rect.height);
  const words = numbers.map((number) => Math.round((number || 0) * 1000) / 1000);
  return sendEvent({ target: Number(idOf(node)), action: "gesture", value: [kind, phase, ...words].join(" ") + (pointer || "") });
};

/**
 * Sends the last movement in the first frame in which the session has processed the previous movement.
 * @type {(kind: string, track: Track & { isScheduled?: boolean }, isActive: () => boolean) => void}
 */
export const schedule = (kind, track, isActive) => {
  if (track.isScheduled) return;
  track.isScheduled = true;
  requestAnimationFrame(() => {
    track.isScheduled = false;
    if (!isActive()) return;
    if (isWaiting(Number(idOf(track.node)), "gesture")) schedule(kind, track, isActive);
    else send(kind, "changed", track);
  });
};

/** @type {(track: Track, at: Point) => void} */
export const move = (track, at) => {
  const now = performance.now();
  const seconds = Math.max(now - track.time, 1) / 1000;
  track.velocity = { x: (at.x - track.at.x) / seconds, y: (at.y - track.at.y) / seconds };
  [track.at, track.time] = [at, now];
};
