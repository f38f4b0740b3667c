// @ts-check
// Plays the changes of animated batches.

import { findAll } from "./dom.js";
import { appear, leave, match, propertiesOf, rememberLeaving, rememberSource } from "./appearing.js";
import { endFrames, playFrames, playValue, valueOf } from "./keyframes.js";
import { endMovements, isMoving, playMovements, rememberPlaces } from "./movements.js";
import { reducedMotion } from "./preferences.js";
import { changeNumbers, continued, numbersOf, resume, speedOf } from "./springs.js";
import { edges } from "./surfaces.js";
import { rememberText, replace, takeDigits } from "./textChanges.js";

/** The properties whose changes contain no movement. */
const stillProperties = [
  ..."opacity color backgroundColor fill stroke outlineColor".split(" "), ...edges.map((edge) => `border${edge}Color`),
];
/** The properties that are animated between their computed values. */
const properties = [
  ...stillProperties,
  ...("translate rotate scale transform filter backdropFilter clipPath width height rowGap columnGap fontSize fontWeight " +
    "lineHeight letterSpacing borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius " +
    "outlineWidth boxShadow strokeWidth strokeDashoffset strokeDasharray d transformOrigin zIndex").split(" "),
  ...edges.flatMap((edge) => [`padding${edge}`, `border${edge}Width`]),
];
const sizes = ["width", "height"];
/** The containers whose heights change gradually even if only their content determines them. */
const stacks = ".vStack, .hStack, .zStack, .box, .layers";

/**
 * The timing of an animation. The stiffness is that of a spring, divided by its mass.
 * @typedef {[easing: string, duration: number, delay: number, iterations: number, alternates: number, stiffness?: number]} Timing
 */
/** @typedef {(id: number) => HTMLElement | undefined} NodeOf */
/** @typedef {{ values: Record<string, string>, hasSize: boolean, space: string, value: string }} Look */

/**
 * @typedef {object} Job An announced animation.
 * @property {KeyframeAnimationOptions} options
 * @property {number} stiffness The stiffness of a spring, or zero.
 * @property {Map<HTMLElement, Look>} before The styles of the elements before their change.
 * @property {[number, string][]} inserted
 * @property {ReturnType<typeof rememberLeaving>[]} leaving
 * @property {ReturnType<typeof rememberSource>[]} matched
 * @property {ReturnType<typeof rememberText>[]} replaced
 * @property {[number, number, ...string[]][]} frames
 * @property {NodeOf} nodeOf
 */

/** @type {Job[]} */
let jobs = [];

/** @typedef {Map<string, { animation: Animation, from: string, target: string }>} Changes */
/**
 * The animations of an element's properties, each with the values at its start and end.
 * @type {WeakMap<Element, Changes>}
 */
const running = new WeakMap();

/**
 * Ends the animations of an element with which the page began, and returns their times. A style sheet of the page contains them.
 * @type {(node: Element) => (CSSNumberish | null)[]}
 */
const endOpeningsOf = (node) => node.getAnimations().flatMap((animation) => {
  const time = animation.currentTime;
  if (!/^opening/.test(/** @type {CSSAnimation} */ (animation).animationName)) return [];
  animation.cancel();
  return [time];
});

/**
 * Returns an outline in another space.
 * @type {(outline: string, old: string, space: string) => string}
 */
const scaledOutline = (outline, old, space) => {
  if (!old || !space) return outline;
  const [before, after] = [old, space].map(numbersOf);
  return changeNumbers(outline, (number, index) => (number * after[2 + (index % 2)]) / before[2 + (index % 2)]);
};

/** @type {(value: string) => string} */
const lettersOf = (value) => value.replace(/[^a-z]/gi, "");

/** @type {(node: HTMLElement) => Look} */
const look = (node) => {
  const style = /** @type {any} */ (getComputedStyle(node));
  /** @type {Record<string, string>} */
  const values = {};
  for (const name of properties) values[name] = style[name];
  // The computed transform is a matrix, which contains neither full turns nor the direction of a turn.
  const moving = running.get(node)?.get("transform")?.animation.playState || "idle";
  if (moving === "idle") values.transform = node.style.transform || values.transform;
  return {
    values, hasSize: /(^|; ?|m..-)(width|height):/.test(node.getAttribute("style") || ""),
    space: node.closest("svg")?.getAttribute("viewBox") || "", value: valueOf(node),
  };
};

/**
 * Returns an element and the drawings in it that are not separate elements.
 * @type {(node: HTMLElement) => HTMLElement[]}
 */
const parts = (node) => [node, ...findAll(node, ":scope > svg, :scope > svg *, :scope > i, :scope > i > svg *").slice(0, 50)];

/**
 * Records the page before a batch changes elements with an animation.
 * @param {NodeOf} nodeOf
 * @param {Timing} timing
 * @param {number[]} changed
 * @param {[number, string][]} inserted The elements, each with the declarations at the start of its transition.
 * @param {[number, string][]} removed The elements, each with the declarations at the end of its transition.
 * @param {number[][]} [matched] The elements in whose frames inserted ones begin, and the inserted ones; or the removed elements,
 *   and the elements in whose frames they end. If they share only a part of the frame, that part follows.
 * @param {[number, string, string][]} [replaced] The elements whose text changes, with the declarations at the start of the new
 *   text's transition and at the end of the old one's.
 * @param {[number, number, ...string[]][]} [frames] The elements with keyframes, and the numbers of their parts.
 */
export const capture = (
  nodeOf, timing, changed, inserted, removed, matched = [], replaced = [], frames = [],
) => {
  const options = optionsOf(timing);
  /** @type {Job["before"]} */
  const before = new Map();
  for (const node of changed.map(nodeOf)) {
    if (!node) continue;
    for (const part of parts(node)) before.set(part, look(part));
    if (!reducedMotion.matches && options.duration) rememberPlaces(node);
  }
  /** @type {Job["leaving"]} */
  const leaving = [];
  for (const [id, css] of removed) {
    const node = nodeOf(id);
    if (node) leaving.push(rememberLeaving(node, css));
  }
  jobs.push({
    options, before, inserted, leaving, nodeOf, frames, stiffness: timing[5] || 0,
    matched: matched.map(([source, target, ...shared]) => rememberSource(nodeOf(source), target, shared)),
    replaced: replaced.map(([id, start, end]) => rememberText(nodeOf(id), start, end)),
  });
};

/**
 * Ends the changes of an element's style. Returns a function that measures the element and returns a function that plays the
 * changes to its style. No element is measured while another one has the size with which its animation begins.
 * @type {(node: HTMLElement, before: Look, options: KeyframeAnimationOptions, stiffness: number) => () => () => void}
 */
const endStyle = (node, before, options, stiffness) => {
  /** @type {Changes} */
  const active = running.get(node) || new Map();
  const times = new Map([...active].map(([name, { animation }]) => [name, animation.currentTime]));
  const speeds = new Map(stiffness ? [...active].map(([name, { animation }]) => [name, speedOf(animation)]) : []);
  if (!options.duration) endFrames(node);
  // Without these animations, the element has its final values.
  for (const { animation } of active.values()) animation.cancel();
  endOpeningsOf(node);
  return () => {
    const after = look(node);
    return () => playStyle(node, before, after, active, times, speeds, options, stiffness);
  };
};

/**
 * Plays the changes of an element's style.
 * @type {(node: HTMLElement, before: Look, after: Look, active: Changes, times: Map<string, CSSNumberish | null>,
 *   speeds: Map<string, number>, options: KeyframeAnimationOptions, stiffness: number) => void}
 */
const playStyle = (node, before, after, active, times, speeds, options, stiffness) => {
  for (const name of properties) {
    const to = after.values[name];
    let from = before.values[name];
    // The outline is drawn in a space that has another size at once.
    if (name === "d" && before.space !== after.space) from = scaledOutline(from, before.space, after.space);
    const earlier = active.get(name);
    if (earlier && earlier.target === to && options.duration) {
      resume(earlier.animation, times.get(name) ?? null);
      continue;
    }
    active.delete(name);
    const isSize = sizes.includes(name);
    const isFitting = isSize && !before.hasSize && !after.hasSize;
    if (from === to || !options.duration || (isFitting && (name === "width" || !node.matches(stacks)))) continue;
    if (reducedMotion.matches && !stillProperties.includes(name)) continue;
    // Browsers would exchange outlines with different steps half way through the animation.
    if (/^(d|strokeDasharray)$/.test(name) && lettersOf(from) !== lettersOf(to)) continue;
    // The views in the stack keep their heights while it is lower than they are.
    if (isFitting) for (const child of node.children) child.animate({ flexShrink: [0, 0] }, options);
    // A text's own height of lines is a factor of the font size, which browsers do not interpolate with a length.
    const frames = isSize || name === "lineHeight" ? { [name]: [from, to] } : [{ [name]: from, offset: 0 }];
    const former = earlier && { ...earlier, speed: speeds.get(name) || 0 };
    const timing = continued({ options, stiffness }, former, from, to);
    const animation = node.animate(/** @type {any} */ (frames), timing);
    active.set(name, { animation, from, target: to });
    animation.onfinish = () => active.get(name)?.animation === animation && active.delete(name);
  }
  running.set(node, active);
  if (options.duration && !reducedMotion.matches) playValue(node, before.value, options);
};

/** @type {(timing: Timing) => KeyframeAnimationOptions} */
const optionsOf = ([easing, duration, delay, iterations, alternates]) => ({
  easing, duration, delay, iterations: iterations || Infinity, direction: alternates ? "alternate" : "normal",
  fill: "backwards",
});

/**
 * The endless changes of elements that the page repeats, as their attributes describe them.
 * @type {WeakMap<HTMLElement, string>}
 */
const followed = new WeakMap();

/**
 * Repeats a change of an element that began before the page had the element.
 * @type {(node: HTMLElement) => void}
 */
export const followLoop = (node) => {
  const loop = /** @type {string} */ (node.dataset.loop);
  if (followed.get(node) === loop || reducedMotion.matches) return;
  followed.set(node, loop);
  const [timing, start, frames] = JSON.parse(loop);
  const options = optionsOf(timing);
  for (const [part, ...values] of frames) playFrames(node, part, values, options);
  if (running.get(node)?.size) return;
  const active = new Map();
  // The style sheet of the page may already repeat the change.
  const [time = 0] = endOpeningsOf(node);
  const target = look(node).values;
  for (const [name, from] of Object.entries(propertiesOf(start))) {
    const animation = node.animate([{ [name]: from, offset: 0 }], options);
    animation.currentTime = time;
    active.set(name, { from, target: target[name], animation });
  }
  running.set(node, active);
};

/**
 * Removes the style sheet with the animations with which the page began when they have ended. Otherwise, they would play again
 * when an element is shown again. Endless ones continue as changes that the page repeats.
 */
export const endOpenings = () => {
  const sheet = document.querySelector("style");
  if (sheet) setTimeout(() => sheet.remove(), Number(sheet.dataset.end));
};

/**
 * Ends the transitions of screens and presentations that appear or leave without an animation.
 * @type {(nodes: (HTMLElement | undefined)[]) => void}
 */
const skipTransitions = (nodes) => {
  for (const node of nodes) {
    if (node?.dataset.c === "exit") node.remove();
    else delete node?.dataset.c;
  }
};

/** Plays the announced animations after the batch has been applied. */
export const play = () => {
  const list = jobs;
  jobs = [];
  // An element that stays is measured at its new place, before it moves there.
  for (const { matched, nodeOf } of list) {
    const departures = matched.filter(({ shared }) => shared[4]);
    if (departures[0]) endMovements();
    for (const part of departures) part.end = nodeOf(part.target)?.getBoundingClientRect();
  }
  for (const { before, options, stiffness } of list) {
    const nodes = [...before].filter(([node]) => node.isConnected);
    const measures = nodes.map(([node, old]) => endStyle(node, old, options, stiffness));
    for (const run of measures.map((measure) => measure())) run();
  }
  // Keyframes that change the size of an element move other elements.
  for (const { frames, options, nodeOf } of reducedMotion.matches ? [] : list) {
    for (const [id, part, ...values] of frames) playFrames(nodeOf(id), part, values, options);
  }
  const moving = list.filter(({ options }) => options.duration);
  /** @type {Map<Element, Job>} */
  const animated = new Map();
  for (const job of moving) for (const node of job.before.keys()) animated.set(node, job);
  playMovements(moving[0], animated);
  for (const { before, inserted, leaving, matched, replaced, options, nodeOf } of list) {
    if (!options.duration) skipTransitions([...before.keys(), ...inserted.map(([id]) => nodeOf(id))]);
    const isInserted = (/** @type {HTMLElement} */ node) => inserted.some(([id]) => nodeOf(id) === node);
    for (const { node } of leaving) takeDigits(node);
    for (const run of leaving.map((part) => leave(part, options, reducedMotion.matches))) run?.();
    if (!reducedMotion.matches) for (const part of matched) match(part, nodeOf(part.target), options);
    for (const [id, css] of inserted) {
      const node = nodeOf(id);
      if (node) appear(node, css, options, reducedMotion.matches, isInserted);
    }
    for (const part of replaced) {
      replace(part, options, reducedMotion.matches, isMoving(part.node));
    }
  }
};
