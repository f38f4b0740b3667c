// @ts-check
// Plays keyframes of styles, outlines and texts at equidistant times.

import { propertiesOf } from "./appearing.js";
import { findAll } from "./dom.js";
import { changeNumbers, numbersOf } from "./springs.js";

/** The numbers of the parts of an element other than its outlines. The numbers of the runs of a text decrease. */
const parts = { style: -1, text: -2, firstRun: -3 };

/** Indicates whether style sheets can change outlines. */
const changesOutlines = CSS.supports("d", 'path("M0 0")');

/**
 * The current animations of elements and outlines, and those of texts.
 * @type {Record<"styles" | "steps", WeakMap<Element, Animation>>}
 */
const playing = { styles: new WeakMap(), steps: new WeakMap() };

/**
 * Shows a sequence of values, and then the session's value. A change of the value ends the sequence.
 * @param {Element} node
 * @param {string[]} values
 * @param {KeyframeAnimationOptions} options
 * @param {() => string} read
 * @param {(value: string) => void} write
 */
const step = (node, values, options, read, write) => {
  playing.steps.get(node)?.cancel();
  const clock = node.animate(null, options);
  playing.steps.set(node, clock);
  const end = read();
  let last = end;
  const show = () => {
    if (playing.steps.get(node) !== clock || read() !== last) return clock.cancel();
    const progress = clock.effect?.getComputedTiming().progress;
    const index = Math.round(Math.min(Math.max(progress ?? 1, 0), 1) * (values.length - 1));
    last = typeof progress === "number" ? values[index] : end;
    if (read() !== last) {
      write(last);
      // A browser may round the value of an input.
      last = read();
    }
    if (typeof progress === "number" && node.isConnected) requestAnimationFrame(show);
  };
  show();
};

/** @type {(node: Element, declarations: string[], options: KeyframeAnimationOptions) => void} */
const playOutline = (node, declarations, options) => {
  const outlines = declarations.map((text) => /d:path\("([^"]*)"\)/.exec(text)?.[1] || "");
  step(node, outlines, options, () => node.getAttribute("d") || "", (value) => node.setAttribute("d", value));
};

/**
 * Ends the keyframes of the styles of an element or an outline.
 * @type {(node: Element) => void}
 */
export const endFrames = (node) => playing.styles.get(node)?.cancel();

/**
 * Plays the values of a part of an element.
 * @type {(node: HTMLElement | undefined, part: number, values: string[], options: KeyframeAnimationOptions) => void}
 */
export const playFrames = (node, part, values, options) => {
  if (!node) return;
  if (part === parts.text) {
    return step(node, values, options, () => node.textContent || "", (value) => void (node.textContent = value));
  }
  const run = /** @type {Element | undefined} */ (node.firstElementChild?.childNodes[parts.firstRun - part]);
  const outlines = ":scope > svg path, :scope > div";
  const target = part === parts.style ? node : part < 0 ? run : findAll(node, outlines)[part];
  // A run without a style is no element.
  if (!target?.animate) return;
  if (part >= 0 && !changesOutlines && values[0].startsWith("d:")) playOutline(target, values, options);
  // Without this, keyframes that repeat would continue.
  endFrames(target);
  playing.styles.set(target, target.animate(values.map(propertiesOf), options));
};

/** The elements that show the value of a progress view, a gauge or a slider. */
const indicators = ":scope > progress, :scope > .gauge, :scope > [type=range]";

/** @type {(node: Element) => any} */
const indicatorOf = (node) => node.querySelector(indicators);

/**
 * Returns the value that a view shows and its position in the range, or an empty string for other views.
 * @type {(node: Element) => string}
 */
export const valueOf = (node) => {
  const indicator = indicatorOf(node);
  return indicator ? `${indicator.value ?? ""} ${indicator.style.getPropertyValue("--part")}` : "";
};

/**
 * Changes the value that a view shows gradually.
 * @type {(node: Element, old: string, options: KeyframeAnimationOptions) => void}
 */
export const playValue = (node, old, options) => {
  const end = valueOf(node);
  const starts = numbersOf(old);
  if (end === old || starts.length !== numbersOf(end).length) return;
  const values = Array.from({ length: 201 }, (_, step) =>
    changeNumbers(end, (number, index) => starts[index] + ((number - starts[index]) * step) / 200));
  const indicator = indicatorOf(node);
  step(indicator, values, options, () => valueOf(node), (text) => {
    const [value, part] = text.split(" ");
    if (value) indicator.value = value;
    if (part) indicator.style.setProperty("--part", part);
  });
};
