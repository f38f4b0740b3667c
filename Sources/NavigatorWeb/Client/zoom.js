// @ts-check
// Screens and presentations that grow from a view and shrink back to it.

import { findAll, on } from "./dom.js";
import { reducedMotion } from "./preferences.js";

/**
 * Returns the keyframes of a node that grows from the frame of the source. Parts of the node outside the aspect ratio of the
 * source are clipped.
 * @type {(from: DOMRect, to: DOMRect) => Keyframe[]}
 */
const growth = (from, to) => {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const side = (to.width - from.width / scale) / 2;
  const below = to.height - from.height / scale;
  const easing = "cubic-bezier(.4, 0, .2, 1)";
  const move = `translate(${from.left - to.left - side * scale}px, ${from.top - to.top}px) scale(${scale})`;
  return [
    { easing, opacity: 0, transform: move, clipPath: `inset(0 ${side}px ${below}px ${side}px round ${12 / scale}px)` },
    { easing, opacity: 1, offset: 0.3 },
    { easing, transform: "none", clipPath: "inset(0 0 0 0 round 0px)" },
  ];
};

/**
 * Returns the keyframes of a node that shrinks from the appearance that its style declares.
 * @type {(keyframes: Keyframe[], style: CSSStyleDeclaration) => Keyframe[]}
 */
const shrinkage = ([start, middle, { transform, clipPath, ...end }], style) =>
  [/^inset/.test(style.clipPath) ? end : { ...end, clipPath }, { ...middle, opacity: style.opacity, offset: 0.7 }, start];

/**
 * Replaces the default movement of a node that appears or leaves. The duration does not change.
 * @type {(target: HTMLElement) => void}
 */
const zoom = (target) => {
  const node = target.matches(".screen") ? target : target.matches(".card") && target.parentElement;
  // A screen that is replaced moves aside.
  const name = node && !("cAside" in node.dataset) && node.dataset.zoom;
  const motion = name && !reducedMotion.matches && target.getAnimations().find((found) => found instanceof CSSAnimation);
  if (!motion) return;
  const source = findAll(document, "[data-zs]").find((found) => found.dataset.zs === name && found.getClientRects().length);
  const effect = /** @type {KeyframeEffect} */ (motion.effect);
  const from = source?.getBoundingClientRect();
  const usual = effect.getKeyframes();
  effect.setKeyframes([{ transform: "none" }, { transform: "none" }]);
  const to = target.getBoundingClientRect();
  const isMeasured = from?.width && from.height && to.width && to.height;
  const frames = isMeasured ? growth(from, to) : usual;
  effect.setKeyframes(isMeasured && node.dataset.c === "exit" ? shrinkage(frames, target.style) : frames);
};

/** Adds a handler for the animations of screens and presentations. */
export const followZooms = () => on("animationstart", ({ target }) => zoom(/** @type {HTMLElement} */ (target)));
