// @ts-check
// Screens and presentations that grow from a view and shrink back to it.

import { findAll, on } from "./dom.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Returns the keyframes between the frame of the source and the frame of the node. Parts of the node outside the aspect ratio of
 * the source are clipped.
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
 * Replaces the default movement of a node that appears or leaves. The duration and the direction do not change.
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

/** Adds a handler for the animations of screens and presentations. */
export const followZooms = () => on("animationstart", ({ target }) => zoom(/** @type {HTMLElement} */ (target)));
