// @ts-check
// Views at the edges of other views, which reserve space for them.

import { childrenOf } from "./dom.js";
import { keepAnchor } from "./scrollAnchors.js";

const scrollers = ".list, .form, .scrollView";
const holders = ".screenContent, .tabContent, .columnContent, .cardContent, .window";

/** The vertical edges, with the opposite ones. */
const opposite = /** @type {Record<string, string>} */ ({ top: "bottom", bottom: "top" });

/** The height of the bar at the top, in which a large title and a search field collapse by `--y`. */
const visibleBar = "min(var(--bar), max(var(--bar) - var(--y, 0px), var(--safe-top) + var(--bar-height)))";

/**
 * The margins of the content of each scroll view at the edges with views.
 * @type {WeakMap<HTMLElement, Record<string, number>>}
 */
const margins = new WeakMap();

/**
 * Returns the space at an edge of the content of a scroll view without the view at the edge and without bars.
 * @type {(scroller: HTMLElement, side: string) => number}
 */
const marginOf = (scroller, side) => {
  // Once the space is reserved, the padding contains it. An update by the session removes it.
  if (!scroller.style.getPropertyPriority(`padding-${side}`)) {
    const style = getComputedStyle(scroller);
    const bar = parseFloat(style.getPropertyValue(`scroll-padding-${side}`)) || 0;
    const margin = Math.max(0, parseFloat(style.getPropertyValue(`padding-${side}`)) - bar);
    margins.set(scroller, { ...margins.get(scroller), [side]: margin });
  }
  return margins.get(scroller)?.[side] || 0;
};

/**
 * Reserves space at an edge of the content of a scroll view.
 * @type {(scroller: HTMLElement, side: string, bar: string, space: number) => void}
 */
const reserve = (scroller, side, bar, space) => {
  const margin = marginOf(scroller, side);
  for (const [name, length] of Object.entries({ padding: space + margin, "scroll-padding": space })) {
    scroller.style.setProperty(`${name}-${side}`, `calc(${bar} + ${length}px)`, "important");
  }
  // The scroll view is still at the anchor for the previous space.
  if (!scroller.dataset.to) keepAnchor(scroller);
};

/** @type {(layers: HTMLElement) => void} */
const update = (layers) => {
  const edge = layers.dataset.edge || "";
  const [content, overlay] = childrenOf(layers);
  const view = overlay?.firstElementChild;
  if (!content || !overlay) return;
  const { width, height } = view ? view.getBoundingClientRect() : { width: 0, height: 0 };
  const isVertical = edge === "top" || edge === "bottom";
  const size = isVertical ? height : width;
  const space = size ? size + Number(layers.dataset.gap) : 0;
  const side = { top: "top", bottom: "bottom", leading: "inline-start" }[edge] || "inline-end";
  const find = (/** @type {string} */ selector) => [...(isVertical ? content.querySelectorAll(selector) : [])];
  // The scroll view may have another view at the opposite edge.
  const other = `.layers[data-edge=${opposite[edge]}]`;
  const [scroller] = /** @type {HTMLElement[]} */ (
    find(`:scope > :is(${scrollers}), :scope > ${other} > .layerContent > :is(${scrollers})`)
  );
  const bars = edge === "top" ? "--over" : "--under";
  // The content may have been another view before.
  for (const name of [`padding-${side}`, bars]) content.style.removeProperty(name);
  overlay.style.removeProperty(`padding-${side}`);
  // The measured space takes the place of the one that the session has predicted.
  layers.style.removeProperty(`--edge-${edge}`);
  if (!scroller) {
    content.style.setProperty(`padding-${side}`, `${space}px`);
    // Views that ignore the safe area extend below the view at the edge, and scroll views in a stack of layers scroll below it.
    content.style.setProperty(bars, `calc(${getComputedStyle(layers).getPropertyValue(bars) || "0px"} + ${space}px)`);
    for (const layer of /** @type {HTMLElement[]} */ (find(`:scope > .zStack > :is(${scrollers})`))) {
      layer.style.setProperty(`margin-${side}`, `${-space}px`);
      reserve(layer, side, "0px", space);
    }
    return;
  }
  // A scroll view that fills its screen also scrolls below the bars. The view at its edge does not overlap the bars.
  const parent = layers.parentElement;
  const isInner = scroller.parentElement === content && parent?.matches(`${other} > .layerContent`);
  const outermost = isInner ? parent?.parentElement : layers;
  const fills = !!outermost?.parentElement?.matches(holders);
  const bar = !fills ? "0px" : edge === "top" ? "var(--bar)" : "var(--bottom)";
  reserve(scroller, side, bar, space);
  overlay.style.setProperty(`padding-${side}`, edge === "top" && fills ? visibleBar : bar);
};

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const layers = /** @type {HTMLElement | null} */ (target.closest("[data-g~=inset]"));
    if (layers) update(layers);
  }
});

/**
 * Reserves space for the view at an edge, and updates the space when the size of the view changes.
 * @type {(layers: HTMLElement) => void}
 */
export const followInset = (layers) => {
  update(layers);
  // The surface of the view grows and shrinks by its padding.
  for (const view of layers.lastElementChild?.children || []) sizes.observe(view, { box: "border-box" });
};
