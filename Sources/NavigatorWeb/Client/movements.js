// @ts-check
// Moves elements whose positions an animated batch changes, from their earlier positions.

import { childrenOf, closest, findAll } from "./dom.js";
import { continued, resume, speedOf } from "./springs.js";
import { boxOf, endSurface, playSurface } from "./surfaces.js";

/** The maximum number of elements whose movement is animated, and of elements that are examined to find them. */
const maximum = { moved: 300, scanned: 3000 };

/** The minimum distance of an animated movement, in pixels. */
const smallestMovement = 0.5;

/** @typedef {{ box: DOMRect, css: string | null }} Place */
/** @typedef {{ options: KeyframeAnimationOptions, stiffness: number }} Timed */

/**
 * The positions of the elements before the batch.
 * @type {Map<HTMLElement, Place>}
 */
let places = new Map();

/**
 * @typedef {object} Movement The movement of an element to its position.
 * @property {Animation} animation
 * @property {string} from The translation at its start.
 * @property {string} place The position at its end, relative to the nearest element around it whose position is known.
 * @property {CSSNumberish | null} time The time at which it was interrupted.
 * @property {number} speed The change of its progress per second at that time.
 */

/** @type {WeakMap<Element, Movement>} */
const movements = new WeakMap();

/**
 * Returns a Boolean value that indicates whether an element is moving to its position.
 * @type {(node: Element | undefined) => boolean}
 */
export const isMoving = (node) => !!node && movements.get(node)?.animation.playState === "running";

/** @type {(node: Element) => void} */
const endMovement = (node) => movements.get(node)?.animation.cancel();

/** Ends the movements of the elements whose positions are recorded. */
export const endMovements = () => [...places.keys()].forEach(endMovement);

/**
 * Records the positions of the visible elements in the screen, card or window around a node.
 * @type {(node: HTMLElement) => void}
 */
export const rememberPlaces = (node) => {
  const root = closest(node, ".screen, .card, .window");
  if (!root || places.has(root)) return;
  for (const found of [root, ...findAll(root, "[data-i]").slice(0, maximum.scanned)]) {
    if (places.size >= maximum.moved) return;
    const box = boxOf(found);
    const isNear = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const isVisible = box.width && box.height && isNear;
    if (isVisible) places.set(found, { box, css: found.getAttribute("style") });
  }
};

/**
 * Returns the smallest of the horizontal distances between the left edges, the centers and the right edges of two boxes. If the
 * width of a view changes, its container determines which of them stays in place.
 * @type {(old: DOMRect, box: DOMRect) => number}
 */
const shift = (old, box) => {
  const [left, right] = [old.left - box.left, old.right - box.right];
  return left * right < 0 ? (left + right) / 2 : left * left < right * right ? left : right;
};

/**
 * Moves the elements whose positions have changed. An element moves relative to its container, with the timing of the nearest
 * animated element around it. An element does not move if its own style, or that of the element around it, has changed without an
 * animation. A movement whose end is the same as before continues.
 * @type {(job: Timed | undefined, animated: Map<Element, Timed>) => void}
 */
export const playMovements = (job, animated) => {
  const known = places;
  places = new Map();
  if (!job) return;
  const nodes = [...known.keys()].filter((node) => node.isConnected);
  for (const node of nodes) {
    const movement = movements.get(node);
    const isActive = /running|paused/.test(movement?.animation.playState || "");
    if (!movement || !isActive) movements.delete(node);
    else Object.assign(movement, { time: movement.animation.currentTime, speed: speedOf(movement.animation) });
    movement?.animation.cancel();
    endSurface(node);
  }
  /** @type {(node: HTMLElement) => Timed | undefined} */
  const jobOf = (node) => {
    /** @type {HTMLElement | null} */
    let one = node;
    for (let level = 0; one && !animated.has(one); level++, one = one.parentElement) {
      const place = known.get(one);
      if (level < 2 && place && place.css !== one.getAttribute("style")) return undefined;
    }
    return one ? animated.get(one) : job;
  };
  const distances = new Map(nodes.map((node) => {
    const { box: old } = /** @type {Place} */ (known.get(node));
    const box = node.getBoundingClientRect();
    return [node, { box, x: box.width && shift(old, box), y: box.width && old.top - box.top }];
  }));
  for (const [node, own] of distances) {
    let holder = node.parentElement;
    while (holder && !distances.has(holder)) holder = holder.parentElement;
    const { x, y, box } = (holder && distances.get(holder)) || { x: 0, y: 0, box: new DOMRect() };
    const before = movements.get(node);
    const timed = jobOf(node);
    if (!timed || (Math.hypot(own.x - x, own.y - y) < smallestMovement && !before)) continue;
    const place = `${Math.round(own.box.x - box.x)} ${Math.round(own.box.y - box.y)}`;
    if (before?.place === place) {
      resume(before.animation, before.time);
      continue;
    }
    const [from, target] = [`${own.x - x}px ${own.y - y}px`, "0px 0px"];
    const options = continued(timed, before && { ...before, target }, from, target);
    const frames = { translate: [from, target], composite: "add" };
    movements.set(node, { from, place, time: 0, speed: 0, animation: node.animate(/** @type {any} */ (frames), options) });
  }
  for (const node of nodes) {
    const timed = jobOf(node);
    const { box } = /** @type {Place} */ (known.get(node));
    if (timed && playSurface(node, box, timed.options)) childrenOf(node).forEach(endMovement);
  }
};
