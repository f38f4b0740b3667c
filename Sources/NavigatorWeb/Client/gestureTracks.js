// @ts-check
// The course of a gesture, and the messages about it: at most one movement a frame, and one that is not answered. Locations are
// those in the bounds that the element had when the gesture began, because the gesture may move it.

import { idOf } from "./elements.js";
import { isWaiting, sendEvent } from "./extrasHost.js";

/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {{
 *   node: HTMLElement, needs: Needs, rect: DOMRect, start: Point, at: Point, velocity: Point, time: number, value: number,
 *   speed: number
 * }} Track
 */
/** @typedef {Map<string, number[][]>} Needs */

/**
 * Returns what an element requires: the numbers of each word, by name.
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

/** @type {(event: { clientX: number, clientY: number }) => Point} */
export const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @type {(node: HTMLElement) => Point} */
export const centerOf = (node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** @type {(node: HTMLElement, at: Point) => Track} */
export const track = (node, at) => ({
  node,
  needs: needsOf(node),
  rect: node.getBoundingClientRect(),
  start: at,
  at,
  velocity: { x: 0, y: 0 },
  time: performance.now(),
  value: 0,
  speed: 0,
});

/** The gestures that views follow. */
const followedKinds = ["drag", "magnify", "rotate"];

/**
 * The script that moves the views that follow a gesture, when it has been loaded.
 * @type {typeof import("./following.js") | undefined}
 */
let following;

/** Indicates whether that script was requested. */
let isRequested = false;

/** Loads the script that moves views. Without it, they follow with the session's answers. */
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
  const { node, rect, start, at, velocity, value, speed } = track;
  if (followedKinds.includes(kind)) following?.step(node, kind, phase, track, () => isWaiting(Number(idOf(node)), "gesture"));
  const numbers = [start.x - rect.left, start.y - rect.top, start.x, start.y, at.x - start.x, at.y - start.y];
  numbers.push(velocity.x, velocity.y, value, speed, rect.width, rect.height);
  const words = numbers.map((number) => Math.round((number || 0) * 1000) / 1000);
  return sendEvent({ target: Number(idOf(node)), action: "gesture", value: [kind, phase, ...words].join(" ") });
};

/**
 * Sends the last movement in the next frame in which the session has answered the previous one.
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
