// @ts-check
// The surfaces of views that change their size because their content does. The content has its final layout at once, and the
// surface grows or shrinks behind it.

import { numbersOf, resume } from "./springs.js";

/** The layers behind and in front of a view, which have its size. A layer at an edge of a view has the size of its content. */
const layers = ".layerBackground, .layerOverlay:not([data-edge] > *)";
/** The elements whose content may determine their size. A list determines the size of its rows. */
const fitting = `:is(.text, .button, .link, .label, .vStack, .hStack, .zStack, .box, .grid, ${layers}):not(.swipeRow > *)`;
/** The edges of boxes in the names of properties. */
export const edges = ["Top", "Right", "Bottom", "Left"];

/**
 * The animations of surfaces, each with the final size and the time at which it was interrupted.
 * @type {WeakMap<Element, { animation: Animation, size: string, time: CSSNumberish | null }>}
 */
const surfaces = new WeakMap();

/**
 * Ends the animation of an element's surface. The surface has its final size.
 * @type {(node: Element) => void}
 */
export const endSurface = (node) => {
  const surface = surfaces.get(node);
  if (!surface) return;
  const isActive = /running|paused/.test(surface.animation.playState);
  surface.time = isActive ? surface.animation.currentTime : null;
  surface.animation.cancel();
};

/**
 * Returns the box of an element. If its surface is growing, the box is that of the surface.
 * @type {(node: Element) => DOMRect}
 */
export const boxOf = (node) => {
  const box = node.getBoundingClientRect();
  const clip = surfaces.has(node) ? getComputedStyle(node).clipPath.split("round")[0] : "";
  const [top = 0, right = top, bottom = top, left = right] = numbersOf(clip);
  return new DOMRect(box.x + left, box.y + top, box.width - left - right, box.height - top - bottom);
};

/**
 * Returns a Boolean value that indicates whether a style paints a surface that may be clipped to its box.
 * @type {(style: CSSStyleDeclaration) => boolean}
 */
const isSurface = (style) =>
  style.backgroundColor + style.backgroundImage + parseFloat(style.borderTopWidth) !== "rgba(0, 0, 0, 0)none0" &&
  style.filter + style.clipPath + style.boxShadow === "nonenonenone";

/**
 * Changes the surface of an element gradually from its earlier box: a larger surface is clipped, and a smaller one has additional
 * padding. A change to the same size as before continues. Returns a Boolean value that indicates whether the element is a layer.
 * The views in a layer move with it.
 * @type {(node: HTMLElement, old: DOMRect, options: KeyframeAnimationOptions) => boolean}
 */
export const playSurface = (node, old, options) => {
  const box = node.getBoundingClientRect();
  const isEqual = Math.abs(box.width - old.width) < 1 && Math.abs(box.height - old.height) < 1;
  if (isEqual || !box.width || !node.matches(fitting)) return false;
  /** The distances from the edges to those of the earlier box, which are positive if the earlier box is larger. */
  const lengths = [box.top - old.top, old.right - box.right, old.bottom - box.bottom, box.left - old.left];
  const style = /** @type {any} */ (getComputedStyle(node));
  /** @type {Record<string, string | number>[]} */
  const [start, end] = [{ offset: 0 }, {}];
  const isLayer = node.matches(layers);
  const size = `${Math.round(box.width)} ${Math.round(box.height)}`;
  const earlier = surfaces.get(node);
  if (earlier?.size === size && earlier.time !== null) {
    resume(earlier.animation, earlier.time);
    return isLayer;
  }
  if (isLayer) {
    start.inset = lengths.map((length) => `${-length}px`).join(" ");
  } else {
    if (!isSurface(style)) return false;
    lengths.forEach((length, index) => {
      if (length <= 0) return;
      const [padding, margin] = [`padding${edges[index]}`, `margin${edges[index]}`];
      start[padding] = `${parseFloat(style[padding]) + length}px`;
      start[margin] = `${parseFloat(style[margin]) - length}px`;
      // The larger surface takes no space, so that its container need not limit it.
      const isExpanding = node.matches(".gw, .gh, [data-cw], [data-ch]");
      if (!isExpanding) Object.assign(end, { flex: "none", maxWidth: "none", maxHeight: "none" });
    });
    Object.assign(start, end);
    [start.clipPath, end.clipPath] = [1, 0].map((factor) =>
      `inset(${lengths.map((length) => `${Math.max(-length, 0) * factor}px`).join(" ")} round ${style.borderRadius})`);
  }
  surfaces.set(node, { size, time: null, animation: node.animate([start, end], options) });
  return isLayer;
};
