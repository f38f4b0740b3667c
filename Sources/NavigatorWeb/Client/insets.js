// @ts-check
// Views at the edge of other views, which leave space for them.

import { childrenOf } from "./dom.js";

/** @type {(layers: HTMLElement) => void} */
const update = (layers) => {
  const edge = /inset-(\w+)/.exec(layers.className)?.[1];
  const overlay = childrenOf(layers).find((child) => child.matches(".layerOverlay"));
  const view = overlay?.firstElementChild;
  if (!edge || !overlay) return;
  const { width, height } = view ? view.getBoundingClientRect() : { width: 0, height: 0 };
  const size = edge === "top" || edge === "bottom" ? height : width;
  layers.style.setProperty(`--gap-${edge}`, size ? `${size + Number(layers.dataset.gap)}px` : "0px");
};

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const layers = /** @type {HTMLElement | null} */ (target.closest("[data-g~=inset]"));
    if (layers) update(layers);
  }
});

/**
 * Leaves space for the view at the edge, now and when its size changes.
 * @type {(layers: HTMLElement) => void}
 */
export const followInset = (layers) => {
  update(layers);
  for (const view of layers.lastElementChild?.children || []) sizes.observe(view);
};
