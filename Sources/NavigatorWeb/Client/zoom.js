// @ts-check
// Screens and presentations that grow from a view and shrink back to it.

import { findAll, on } from "./dom.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Returns the keyframes between the box of the source and the place of the node. The part of the node that is not of the form of
 * the source is cut off.
 * @type {(from: DOMRect, to: DOMRect) => Keyframe[]}
 */
const frames = (from, to) => {
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const side = (to.width - from.width / scale) / 2;
  const below = to.height - from.height / scale;
  const common = { transformOrigin: "0 0", easing: "cubic-bezier(.4, 0, .2, 1)" };
  const move = `translate(${from.left - to.left - side * scale}px, ${from.top - to.top}px) scale(${scale})`;
  return [
    { ...common, opacity: 0, transform: move, clipPath: `inset(0 ${side}px ${below}px ${side}px round ${12 / scale}px)` },
    { opacity: 1, offset: 0.3, easing: common.easing },
    { ...common, transform: "none", clipPath: "inset(0 0 0 0 round 0px)" },
  ];
};

/**
 * Replaces the usual movement of a node that appears or leaves. Its duration and its direction stay.
 * @type {(target: HTMLElement) => void}
 */
const zoom = (target) => {
  const node = target.matches(".screen") ? target : target.matches(".card") && target.parentElement;
  const name = node && node.dataset.zoom;
  const motion = name && !reducedMotion.matches && target.getAnimations().find((found) => found instanceof CSSAnimation);
  if (!motion) return;
  const source = findAll(document, "[data-zs]").find((found) => found.dataset.zs === name && found.getClientRects().length);
  const effect = /** @type {KeyframeEffect} */ (motion.effect);
  const from = source?.getBoundingClientRect();
  const usual = effect.getKeyframes();
  effect.setKeyframes([]);
  const to = target.getBoundingClientRect();
  effect.setKeyframes(from?.width && from.height && to.width && to.height ? frames(from, to) : usual);
};

/** Follows the animations of screens and presentations. */
export const followZooms = () => on("animationstart", ({ target }) => zoom(/** @type {HTMLElement} */ (target)));
