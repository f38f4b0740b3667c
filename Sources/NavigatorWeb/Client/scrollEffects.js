// @ts-check
// Views whose appearance depends on their position in a scroll view.

import { propertiesOf } from "./appearing.js";
import { closest, inlineDirection } from "./dom.js";
import { reducedMotion } from "./preferences.js";
import { frameOf } from "./unclipped.js";

/** @typedef {import("./motion.js").Timing} Timing */
/**
 * The change near an edge: declarations, the parts of the threshold, an indicator of interactive changes, and the timing.
 * @typedef {[css: string, visible: number, centered: number, inset: number, isInteractive: number, timing: Timing]} Edge
 */

/**
 * @typedef {object} Effect
 * @property {string} text The attribute that describes the effect.
 * @property {string} axis
 * @property {Keyframe[]} states The declarations before, in and after the visible area.
 * @property {(Edge | [])[]} edges
 * @property {HTMLElement | null} scroller
 * @property {number} [phase]
 * @property {Animation} [animation]
 */

/**
 * The neutral values of properties whose neutral value is not "none".
 * @type {Record<string, string>}
 */
const usualValues = { opacity: "1", translate: "0px 0px", scale: "1", rotate: "0deg" };

const scrollers = ".scrollView, .list, .form";

/** @type {Map<HTMLElement, Effect>} */
const effects = new Map();

/** @type {(edge: Edge | [], visible: number, length: number, container: number) => number} */
const rest = ([css, part, centered, inset, isInteractive], visible, length, container) => {
  if (css === undefined) return 0;
  const distance = Number(part) * length + Number(centered) * (length + container) / 2 + Number(inset);
  const share = distance > 0 ? Math.min(Math.max(visible / distance, 0), 1) : Number(visible >= distance);
  return isInteractive || share === 1 ? 1 - share : 1;
};

/**
 * Returns the phase of a view, from -1 near the top to 1 near the bottom.
 * @type {(node: HTMLElement, effect: Effect) => number}
 */
const phaseOf = (node, { axis, edges: [top, bottom], scroller }) => {
  const box = node.getBoundingClientRect();
  const view = scroller ? frameOf(scroller) : new DOMRect(0, 0, innerWidth, innerHeight);
  const scrollsAcross = scroller && scroller.scrollWidth > scroller.clientWidth && scroller.scrollHeight <= scroller.clientHeight;
  const isHorizontal = axis ? axis === "x" : scrollsAcross;
  const isReversed = isHorizontal && inlineDirection(node) < 0;
  const length = isHorizontal ? box.width : box.height;
  const container = isHorizontal ? view.width : view.height;
  const start = !isHorizontal ? box.top - view.top : isReversed ? view.right - box.right : box.left - view.left;
  return rest(bottom, container - start, length, container) || -rest(top, start + length, length, container);
};

/**
 * Returns all properties, or only those without motion if the user prefers reduced motion.
 * @type {(keyframe: Keyframe) => Keyframe}
 */
const calmed = (keyframe) => {
  if (!reducedMotion.matches) return keyframe;
  return keyframe.opacity === undefined ? {} : { opacity: keyframe.opacity };
};

/** @type {(node: HTMLElement, effect: Effect) => void} */
const update = (node, effect) => {
  const phase = phaseOf(node, effect);
  const content = node.firstElementChild;
  if (!content || (phase === effect.phase && effect.animation)) return;
  const [, , , , isInteractive, timing] = effect.edges[phase > 0 || (phase === 0 && (effect.phase || 0) > 0) ? 1 : 0];
  const previous = effect.animation;
  if (isInteractive ?? !timing) {
    if (!previous || previous.playState !== "paused") {
      previous?.cancel();
      const easing = timing?.[0] || "linear";
      const frames = effect.states.map((state) => ({ ...calmed(state), easing }));
      effect.animation = content.animate(frames, { duration: 2, fill: "both" });
      effect.animation.pause();
    }
    if (effect.animation) effect.animation.currentTime = phase + 1;
  } else if (timing) {
    const [easing, duration, delay] = timing;
    const isFirst = effect.phase === undefined;
    const animation = content.animate([calmed(effect.states[Math.sign(phase) + 1])], {
      duration: isFirst ? 0 : duration, delay: isFirst ? 0 : delay, easing, fill: "both",
    });
    animation.onfinish = () => previous?.cancel();
    effect.animation = animation;
  }
  effect.phase = phase;
};

let isWaiting = false;

const updateAll = () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    for (const [node, effect] of effects) {
      if (node.isConnected) update(node, effect);
      else effects.delete(node);
    }
  });
};

/** Begins to observe scrolling and changes of the window's size. */
const start = () => {
  addEventListener("scroll", updateAll, { capture: true, passive: true });
  addEventListener("resize", updateAll);
};

/**
 * Updates the content of a node when its position changes.
 * @type {(node: HTMLElement) => void}
 */
export const followEffect = (node) => {
  const text = node.dataset.effect || "";
  const known = effects.get(node);
  if (known?.text === text) return updateAll();
  if (!effects.size) start();
  known?.animation?.cancel();
  /** @type {[string, string, Edge | [], Edge | []]} */
  const [axis, identity, top, bottom] = JSON.parse(text);
  const parts = [top[0] ?? identity, identity, bottom[0] ?? identity].map(propertiesOf);
  // A property that only one phase changes has its neutral value in the others.
  const names = parts.flatMap(Object.keys);
  const usual = Object.fromEntries(names.map((name) => [name, usualValues[name] ?? "none"]));
  const states = parts.map((part) => ({ ...usual, ...part }));
  const scroller = node.parentElement && closest(node.parentElement, scrollers);
  effects.set(node, { text, axis, states, edges: [top, bottom], scroller });
  updateAll();
};
