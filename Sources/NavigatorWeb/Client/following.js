// @ts-check
// Moves the views that follow a gesture until the session has processed its last step. The session's updates show how the offset,
// the rotation and the scale of each view depend on the gesture. If the last updates are linear in the gesture, each frame shows
// the extrapolated value for the current step. The session's value replaces it when the gesture has ended.
//
// The script is loaded when a screen has a gesture that views may follow.

import { fit, nameOf, names, neutral, textOf, valuesOf } from "./linear.js";

/** @typedef {import("./linear.js").Sample} Sample */
/** @typedef {import("./linear.js").Model} Model */
/** @typedef {import("./linear.js").Texts} Texts */
/** @typedef {{ start: { x: number, y: number }, at: { x: number, y: number }, value: number }} Track */

/** The custom property that marks a style that the script has written. The session's style does not contain it. */
const mark = "--followed";

/** The maximum number of views that follow a gesture. */
const maximumCount = 50;

/** The number of updates that must be linear. */
const sampleCount = 4;

/** @type {(style: CSSStyleDeclaration) => Texts} */
const textsOf = ({ translate, rotate, scale }) => ({ translate, rotate, scale });

/** @type {(a: Texts, b: Texts) => boolean} */
const isEqual = (a, b) => names.every((name) => a[name] === b[name]);

/** A view that follows the gesture. */
class Follower {
  /** Indicates whether the script has written the current style. */
  #isShown = false;
  /** @type {Sample[]} */
  #samples = [];

  /**
   * @param {HTMLElement} node
   * @param {Texts} base The session's values.
   * @param {number[]} inputs The state of the gesture for which the session has set the values.
   * @param {(Model | undefined)[]} [models] The models of an earlier gesture.
   */
  constructor(node, base, inputs, models = []) {
    this.node = node;
    this.base = base;
    this.models = models;
    this.#add(inputs);
  }

  /** Reads the style if the session has written it. Returns false otherwise. */
  read() {
    const { style } = this.node;
    if (style.getPropertyValue(mark)) return false;
    const texts = textsOf(style);
    const isWritten = this.#isShown || !isEqual(texts, this.base);
    [this.base, this.#isShown] = [texts, false];
    return isWritten;
  }

  /** @param {number[]} inputs */
  #add(inputs) {
    const values = valuesOf(this.base);
    if (this.#samples.at(-1)?.inputs.every((input, index) => input === inputs[index])) this.#samples.pop();
    this.#samples = [...this.#samples, { inputs, values }].slice(-sampleCount);
    return values;
  }

  /**
   * Adds the session's update for a state of the gesture.
   * @param {number[]} inputs
   */
  answer(inputs) {
    const values = this.#add(inputs);
    this.models = values.map((_, index) => fit(this.#samples, index, this.models[index]));
  }

  /**
   * Shows the values for a state of the gesture.
   * @param {number[]} inputs
   */
  show(inputs) {
    const newest = /** @type {Sample} */ (this.#samples.at(-1));
    const distances = newest.values.map((_, index) => {
      const model = this.models[index];
      return model ? model.slope * (inputs[model.axis] - newest.inputs[model.axis]) : 0;
    });
    const { style } = this.node;
    if (!this.#isShown && !distances.some(Boolean)) return;
    for (const name of names) {
      const moves = distances.some((distance, index) => distance && nameOf[index] === name);
      style[name] = moves
        ? textOf(name, this.base[name], newest.values.map((value, index) => value + distances[index]))
        : this.base[name];
    }
    style.setProperty(mark, "1");
    this.#isShown = true;
  }

  /** Shows the session's values. */
  end() {
    const { style } = this.node;
    if (!style.getPropertyValue(mark)) return;
    Object.assign(style, this.base);
    style.removeProperty(mark);
  }
}

/**
 * @typedef {object} Following The gesture that views follow.
 * @property {HTMLElement} node
 * @property {() => boolean} isWaiting
 * @property {Map<string, Track>} tracks The gestures in progress, by kind.
 * @property {number[]} inputs The current state.
 * @property {number[]} sent The last state that was sent.
 * @property {number[]} taken The last state that the session has processed.
 * @property {boolean} isTaken Indicates whether the update for the last processed state was added.
 * @property {Map<HTMLElement, Follower>} followers
 * @property {MutationObserver} observer
 */

/** @type {Following | undefined} */
let current;

/**
 * The models of the views that followed the last gesture on an element.
 * @type {WeakMap<HTMLElement, Map<HTMLElement, (Model | undefined)[]>>}
 */
const known = new WeakMap();

/** @type {(node: HTMLElement, isWaiting: () => boolean) => void} */
const begin = (node, isWaiting) => {
  const observer = new MutationObserver((records) => current && discover(current, records));
  observer.observe(document.body, { subtree: true, attributeFilter: ["style"], attributeOldValue: true });
  const followers = new Map();
  for (const [view, models] of known.get(node) || []) {
    if (view.isConnected) followers.set(view, new Follower(view, textsOf(view.style), neutral, models));
  }
  current = {
    node, isWaiting, observer, followers, tracks: new Map(), inputs: neutral, sent: neutral, taken: neutral, isTaken: true,
  };
  requestAnimationFrame(updateInFrame);
};

/**
 * Finds the views whose values the session has changed.
 * @type {(following: Following, records: MutationRecord[]) => void}
 */
const discover = ({ followers, taken }, records) => {
  for (const { target, oldValue } of records) {
    const node = /** @type {HTMLElement} */ (target);
    if (!node.dataset.i || followers.has(node) || followers.size >= maximumCount) continue;
    const { style } = document.createElement("i");
    style.cssText = oldValue || "";
    if (!isEqual(textsOf(style), textsOf(node.style))) followers.set(node, new Follower(node, textsOf(style), taken));
  }
};

/** Adds the session's update, and shows the values for the current state. */
const update = () => {
  if (!current) return;
  const following = current;
  const { tracks, followers, observer, isWaiting } = following;
  const [drag, magnification, rotation] = ["drag", "magnify", "rotate"].map((kind) => tracks.get(kind));
  const [x, y, factor, angle] = following.inputs;
  following.inputs = [
    drag ? drag.at.x - drag.start.x : x, drag ? drag.at.y - drag.start.y : y, magnification?.value ?? factor,
    rotation?.value ?? angle,
  ];
  discover(following, observer.takeRecords());
  const isAnswered = !isWaiting();
  if (isAnswered && !tracks.size) return end(following);
  for (const follower of followers.values()) {
    const isWritten = follower.read();
    if (isWritten || (isAnswered && !following.isTaken)) follower.answer(following.sent);
    follower.show(following.inputs);
  }
  if (isAnswered) [following.taken, following.isTaken] = [following.sent, true];
};

const updateInFrame = () => {
  update();
  if (current) requestAnimationFrame(updateInFrame);
};

/** @type {(following: Following) => void} */
const end = ({ node, followers, observer }) => {
  observer.disconnect();
  current = undefined;
  const linear = [...followers.values()].filter(({ models }) => models.length && models.every(Boolean));
  known.set(node, new Map(linear.map((follower) => [follower.node, follower.models])));
  for (const follower of followers.values()) follower.end();
};

/**
 * Follows a step of a gesture before it is sent. Views follow one gesture at a time.
 * @type {(node: HTMLElement, kind: string, phase: string, track: Track, isWaiting: () => boolean) => void}
 */
export const step = (node, kind, phase, track, isWaiting) => {
  update();
  const isFirst = phase === "began" && !current;
  if (isFirst) begin(node, isWaiting);
  if (current?.node !== node || !(isFirst || (phase === "began" ? current.tracks.size : current.tracks.has(kind)))) return;
  current.tracks.set(kind, track);
  update();
  if (phase === "ended" || phase === "cancelled") current.tracks.delete(kind);
  // The update for the end of the gesture is the last one.
  if (current.tracks.size) [current.sent, current.isTaken] = [current.inputs, false];
};
