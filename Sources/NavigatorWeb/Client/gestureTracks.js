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
 *   speed: number, pointer?: string, axes: string, trail: { at: Point, time: number, value: number }[]
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

/** @type {(node: HTMLElement) => DOMMatrix} */
const ownTransform = (node) => {
  const { translate, rotate, scale, transform } = getComputedStyle(node);
  const [dx, dy] = floats(translate);
  const [scaleX, scaleY] = floats(scale);
  return new DOMMatrix().translate(dx, dy).rotate(floats(rotate)[0]).scale(scaleX, scaleY).multiply(new DOMMatrix(transform));
};

/**
 * Returns the scale and the rotation of an element and the elements around it.
 * @type {(node: HTMLElement | null) => DOMMatrix}
 */
const linearTransform = (node) => {
  let { a, b, c, d } = new DOMMatrix();
  for (let one = node; one; one = one.parentElement) {
    ({ a, b, c, d } = ownTransform(one).multiply(new DOMMatrix([a, b, c, d, 0, 0])));
  }
  return new DOMMatrix([a, b, c, d, 0, 0]);
};

/**
 * Returns the bounds in which a point has its location in the element, and the axes of the window in the element. The offset, the
 * scale and the rotation of an element with the requirement `still` are inside of its gestures.
 * @type {(node: HTMLElement, at: Point) => { rect: DOMRect, axes: string }}
 */
const placeOf = (node, at) => {
  const rect = node.getBoundingClientRect();
  const isStill = needsOf(node).has("still");
  const outer = linearTransform(isStill ? node.parentElement : node);
  if (!isStill && outer.isIdentity) return { rect, axes: "" };
  const { offsetWidth: w, offsetHeight: h } = node;
  let center = new DOMPoint(w / 2, h / 2);
  if (isStill) {
    const [x, y] = floats(getComputedStyle(node).transformOrigin);
    center = new DOMMatrix().translate(x, y).multiply(ownTransform(node)).translate(-x, -y).transformPoint(center);
  }
  // The center of the bounds on screen is the transformed center of the element.
  const inverse = outer.inverse();
  const distance = inverse.transformPoint({ x: at.x - rect.x - rect.width / 2, y: at.y - rect.y - rect.height / 2 });
  const { a, b, c, d } = inverse;
  return {
    rect: new DOMRect(at.x - center.x - distance.x, at.y - center.y - distance.y, w, h),
    axes: outer.isIdentity ? "" : [a, b, c, d].map((number) => ` ${Math.round((number || 0) * 1e6) / 1e6}`).join(""),
  };
};

/** @type {(node: HTMLElement, at: Point, time?: number) => Track} */
export const track = (node, at, time = performance.now()) => ({
  node,
  needs: needsOf(node),
  ...placeOf(node, at),
  start: at,
  at,
  velocity: { x: 0, y: 0 },
  time,
  trail: [],
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
  // The scripts of the host have the same version.
  import(`/following.js${new URL(import.meta.url).search}`).then((script) => (following = script), () => (isRequested = false));
};

/**
 * Sends a step of a gesture.
 * @type {(kind: string, phase: string, track: Track) => boolean}
 */
export const send = (kind, phase, track) => {
  const { node, rect, start, at, velocity, value, speed, pointer = "", axes } = track;
  if (followedKinds.includes(kind)) following?.step(node, kind, phase, track, () => isWaiting(Number(idOf(node)), "gesture"));
  const numbers = [start.x - rect.left, start.y - rect.top, start.x, start.y, at.x - start.x, at.y - start.y];
  numbers.push(velocity.x, velocity.y, value, speed, rect.width, rect.height);
  const words = numbers.map((number) => Math.round((number || 0) * 1000) / 1000);
  return sendEvent({ target: Number(idOf(node)), action: "gesture", value: [kind, phase, ...words].join(" ") + pointer + axes });
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

/** The duration in milliseconds of the last part of a movement, which determines the velocity. */
const velocityTime = 60;

/**
 * Moves a gesture, and determines its velocity and the speed of its value.
 * @param {Track} track
 * @param {Point} at
 * @param {number} time The time of the event, which the page may receive late.
 * @param {number} value
 */
export const move = (track, at, time, value = track.value) => {
  const recent = track.trail.filter((step) => time - step.time < velocityTime);
  const from = recent[0] || track.trail.at(-1) || track;
  const seconds = Math.max(time - from.time, 1) / 1000;
  track.velocity = { x: (at.x - from.at.x) / seconds, y: (at.y - from.at.y) / seconds };
  track.speed = (value - from.value) / seconds;
  track.trail = [...recent, { at, time, value }];
  Object.assign(track, { at, time, value });
};
