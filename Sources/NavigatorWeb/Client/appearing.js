// @ts-check
// Plays the transitions of elements that an animated batch inserts or removes.

import { findAll } from "./dom.js";
import { isRow, playRow } from "./rowMotion.js";

/** @type {(node: HTMLElement) => boolean} */
const isExit = (node) => node.dataset.c === "exit";

/** The time in milliseconds after which a removed element leaves the page even if its animation has not ended. */
const leavingTimeout = 200;

/**
 * Returns the properties of CSS declarations, by the names that keyframes use.
 * @type {(css: string) => Record<string, string>}
 */
export const propertiesOf = (css) => {
  const { style } = document.createElement("i");
  style.cssText = css;
  const camel = (/** @type {string} */ name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  // The parts of a shorthand with variables have no values.
  return Object.fromEntries([...style].map((part) => {
    const name = style.getPropertyValue(part) ? part : part.split("-")[0];
    return [camel(name), style.getPropertyValue(name)];
  }));
};

/**
 * Plays a transition between the normal appearance of an element and the appearance at the other end of the transition.
 * @param {HTMLElement} node
 * @param {string} css
 * @param {KeyframeAnimationOptions} options
 * @param {boolean} isCalm
 * @param {boolean} isLeaving
 * @param {((node: HTMLElement) => boolean) | undefined} isChanging For a row, indicates whether other rows change as well.
 */
export const playTransition = (node, css, options, isCalm, isLeaving, isChanging) => {
  const [end, ...clips] = css.split("\n");
  const { translate, ...far } = isCalm ? { translate: "", opacity: "0" } : propertiesOf(end);
  const timing = { ...options, iterations: 1, fill: /** @type {FillMode} */ (isLeaving ? "both" : "backwards") };
  /** @type {(part: HTMLElement, ends: Keyframe[], composite?: CompositeOperation) => Animation} */
  const runOn = (part, ends, composite) => part.animate(isLeaving ? ends.reverse() : ends, { ...timing, composite });
  /** @type {(ends: Keyframe[], composite?: CompositeOperation) => Animation} */
  const run = (ends, composite) => runOn(node, ends, composite);
  if (!isCalm && isChanging) return playRow(node, far, runOn, isChanging, isLeaving);
  // The coordinates of outlines depend on the width and the height.
  const lengthOf = (/** @type {string} */ name) => `${name === "$w" ? node.offsetWidth : node.offsetHeight}px`;
  const outlines = clips.map((clip) => ({ clipPath: clip.replace(/\$[wh]/g, lengthOf) }));
  if (clips[0] && !isCalm) run(outlines, "replace");
  // The translation is added to that of the element.
  if (translate) run([{ translate }, { translate: "0px 0px" }], "add");
  return run([far, {}], "replace");
};

/**
 * The leaving elements, with their markup, and whether they began to leave in the current batch.
 * @type {WeakMap<Element, { markup: string, isNew: boolean }>}
 */
const departed = new WeakMap();

/**
 * Returns the markup of an element without the identifiers that a leaving element loses.
 * @type {(node: HTMLElement) => string}
 */
const markupOf = (node) =>
  node.className + node.getAttribute("style") + node.innerHTML.replace(/ (data-([ieg]|testid)|id|name)="[^"]*"/g, "");

/**
 * Returns an element with the same markup that is still leaving at the place of an inserted one. An element that replaces one
 * of the same batch does not return.
 * @type {(node: HTMLElement) => Element | undefined}
 */
const leavingTwin = (node) => {
  let markup, twin;
  for (const way of /** @type {const} */ (["previousElementSibling", "nextElementSibling"])) {
    for (let one = node[way]; one; one = one[way]) {
      const known = departed.get(one);
      if (!known) break;
      if (known.markup !== (markup ??= markupOf(node))) continue;
      if (known.isNew) return undefined;
      twin ??= one;
    }
  }
  return twin;
};

/**
 * Plays the transition of an inserted element. An element that is still leaving returns from its current appearance.
 * @param {HTMLElement} node
 * @param {string} css
 * @param {KeyframeAnimationOptions} options
 * @param {boolean} isCalm
 * @param {(node: HTMLElement) => boolean} isInserted Indicates whether another element is inserted as well.
 */
export const appear = (node, css, options, isCalm, isInserted) => {
  const twin = isCalm || isRow(node) ? undefined : leavingTwin(node);
  if (!twin) return void playTransition(node, css, options, isCalm, false, isRow(node) ? isInserted : undefined);
  const { opacity, transform, translate, scale, rotate, filter, clipPath } = getComputedStyle(twin);
  node.animate([{ opacity, transform, translate, scale, rotate, filter, clipPath }, {}],
    { ...options, iterations: 1, fill: "backwards" });
  twin.remove();
};

/**
 * Returns a length that is not less than the one that was rounded, so that a text does not wrap. The length of the box differs if
 * the element is transformed.
 * @type {(rounded: number, boxLength: number) => number}
 */
const exactLength = (rounded, boxLength) => (Math.abs(boxLength - rounded) <= 0.5 ? boxLength : rounded + 0.5);

/**
 * Returns the scrolled elements in an element, and the element if it is scrolled, with their positions.
 * @type {(node: HTMLElement) => [HTMLElement, number, number][]}
 */
const scrollPositionsIn = (node) => [node, ...findAll(node, "*")].flatMap((one) =>
  one.scrollLeft || one.scrollTop ? [[one, one.scrollLeft, one.scrollTop]] : []);

/**
 * Records an element, its position and those of its scrolled content before the element is removed.
 * @param {HTMLElement} node
 * @param {string} css
 */
export const rememberLeaving = (node, css) => {
  const box = node.getBoundingClientRect();
  const size = [exactLength(node.offsetWidth, box.width), exactLength(node.offsetHeight, box.height)];
  const previous = isRow(node) ? node.previousSibling : undefined;
  const scrolled = scrollPositionsIn(node);
  return { node, css, holder: node.parentElement, previous, next: node.nextSibling, box, size, scrolled };
};

/**
 * Shows a removed element at its former position. The element takes no space and receives no events or focus. Returns a function
 * that plays its transition, at the end of which the element is removed.
 * @type {(part: ReturnType<typeof rememberLeaving>, options: KeyframeAnimationOptions, isCalm: boolean) => (() => void) | void}
 */
export const leave = ({ node, css, holder, previous, next, box, size: [width, height], scrolled }, options, isCalm) => {
  if (node.isConnected || !holder?.isConnected || !box.width) return;
  const known = { markup: markupOf(node), isNew: true };
  departed.set(node, known);
  // The batch is complete in the next microtask.
  queueMicrotask(() => (known.isNew = false));
  // Drawings refer to their own parts.
  for (const part of [node, ...findAll(node, ":not(svg *)")]) {
    for (const name of ["data-i", "data-e", "data-testid", "data-g", "id", "name"]) part.removeAttribute(name);
  }
  node.dataset.c = "exit";
  node.inert = true;
  node.ariaHidden = "true";
  Object.assign(node.style, {
    position: "absolute", boxSizing: "border-box", margin: 0, left: 0, top: 0, right: "auto", bottom: "auto",
    width: `${width}px`, height: `${height}px`, maxWidth: "none", maxHeight: "none",
  });
  // The row that replaces a row covers it.
  if (previous?.parentNode === holder) previous.after(node);
  else holder.insertBefore(node, next?.parentNode === holder ? next : null);
  // An element that is removed from the page loses its scroll position.
  for (const [one, left, top] of scrolled) [one.scrollLeft, one.scrollTop] = [left, top];
  const placed = node.getBoundingClientRect();
  node.style.left = `${box.left - placed.left}px`;
  node.style.top = `${box.top - placed.top}px`;
  return () => {
    const animation = playTransition(node, css, options, isCalm, true, previous === undefined ? previous : isExit);
    animation.onfinish = () => node.remove();
    setTimeout(() => node.remove(), Number(options.duration) + Number(options.delay) + leavingTimeout);
  };
};

/**
 * Records the frame of an element before a batch. An inserted element starts in this frame, or the element is removed and leaves
 * from it.
 * @param {HTMLElement | undefined} node
 * @param {number} target The identifier of the other element.
 * @param {number[]} shared Indicates whether the position and the size are shared, contains the anchor for positions, and
 *   indicates whether the element leaves for the frame of the other one.
 */
export const rememberSource = (node, target, shared) => ({
  node, target, shared, box: node?.getBoundingClientRect(), end: /** @type {DOMRect | undefined} */ (undefined),
});

/**
 * The animations of elements between shared frames.
 * @type {WeakMap<HTMLElement, Animation>}
 */
const matches = new WeakMap();

/**
 * Moves an inserted element from the frame of another element to its final frame. A removed element that is still leaving moves
 * to the frame of the other element.
 * @type {(part: ReturnType<typeof rememberSource>, node: HTMLElement | undefined, options: KeyframeAnimationOptions) => void}
 */
export const match = ({ node: source, box, shared, end }, node, options) => {
  const [hasPosition = 1, hasSize = 1, anchorX = 0.5, anchorY = 0.5, isDeparture] = shared;
  const final = end || node?.getBoundingClientRect();
  if (!node || !box?.width || !box.height || !final?.width || !final.height) return;
  /** @type {(moved: HTMLElement) => void} */
  const move = (moved) => {
    matches.get(moved)?.cancel();
    const own = moved.getBoundingClientRect();
    if (!own.width || !own.height) return;
    /** @type {(start: number, length: number, end: number, final: number, anchor: number, factor: number) => number} */
    const distance = (start, length, end, final, anchor, factor) =>
      // A scale moves the anchor relative to the center.
      (hasPosition ? start + anchor * length - end - anchor * final : 0) - (anchor - 0.5) * final * (factor - 1);
    const ends = [box, final].map((frame) => {
      const [scaleX, scaleY] = hasSize ? [frame.width / own.width, frame.height / own.height] : [1, 1];
      const x = distance(frame.left, frame.width, own.left, own.width, anchorX, scaleX);
      const y = distance(frame.top, frame.height, own.top, own.height, anchorY, scaleY);
      return { translate: `${x}px ${y}px`, scale: `${scaleX} ${scaleY}` };
    });
    // The animation is combined with the transforms of the element: scales are multiplied, and distances are added.
    matches.set(moved, moved.animate(ends, { ...options, iterations: 1, composite: "add" }));
  };
  if (!isDeparture) move(node);
  if (source?.closest("[data-c=exit]")?.isConnected) move(source);
};
