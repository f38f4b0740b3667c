// @ts-check
// Texts in frames of a fixed or maximum height and in layers, which are truncated to the lines that fit. The containers in the
// frame share its height as in SwiftUI: of several texts in a column, the longest ones are truncated first. The style sheet
// cannot express that, because it has no number of lines for a height.

import { findAll, findWithin } from "./dom.js";

/** The containers whose texts are not truncated, because they scroll or are no columns and rows. */
const others = ".scrollView, .list, .form, .lazyStack, .grid, .pages";
/** The frames that have a maximum height. */
const limited = ":is([style*='max-height:min('], [style*='max-height: min('])";
/** The layers that are as high as the view behind or in front of them. */
const layers = ":is(.layerBackground, .layerOverlay):not([data-g~=inset] > *)";
/** The elements whose content has its own height. */
const bounds = `.fh, ${limited}, ${others}, [style*='--nil-h:0px'], .layerBackground, .layerOverlay, .screen, .card`;
/** The elements that propose no height to their content. */
const unlimited = `:is(${others}, [style*='--nil-h:0px']):not(.horizontal)`;
const frames = `:is(.fh, ${limited}, ${layers}):not(${others})`;
/** Views that take the proposed height. */
const flexible = ".gh:not(.fh), [data-ch]";
/** Texts that are as high as the height they receive. */
const filling = ".fh, .gh";
/** Texts that are not truncated: those of one line, those that shrink, and those whose lines are in an element of their own. */
const kept = "[style*=--minimum-scale], [style*=nowrap], :has(> .text)";

/** The difference in points by which a line may exceed its space because of rounding. */
const tolerance = 1;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
// The selector has precedence over the widths of lines.
const cut = "[data-c-lines]:not(#app)";
// The browser would draw the following lines in the padding and in the rest of the height. Borders hide them.
sheet.replaceSync(
  `${cut}{display:-webkit-box!important;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:var(--n)!important;` +
    "padding-block:0!important;border:0 solid #0000;border-block-width:var(--above) var(--below);" +
    `background-origin:border-box!important}${cut}:not(${filling}){min-height:calc(var(--n)*1lh + var(--above) + var(--below))}`,
);

/** The marks that have a rule. */
const marks = new Set();

/**
 * The texts in each frame.
 * @type {Map<HTMLElement, Set<HTMLElement>>}
 */
const texts = new Map();

/**
 * The frames that must be measured before the next frame of the page.
 * @type {Set<HTMLElement>}
 */
const pending = new Set();

/** @type {(frame: HTMLElement) => void} */
const measureLater = (frame) => {
  if (!pending.size) requestAnimationFrame(measurePending);
  pending.add(frame);
};

/**
 * The frames that were measured in the current frame of the page. The changes of sizes that the browser reports in it result from
 * that.
 * @type {Set<HTMLElement>}
 */
const measured = new Set();

/**
 * The last sizes of the observed elements: the texts, their frames, and the containers between them.
 * @type {WeakMap<Element, string>}
 */
const sizes = new WeakMap();

const resizes = new ResizeObserver((entries) => {
  for (const { target, borderBoxSize: [{ inlineSize, blockSize }] } of entries) {
    if (!target.isConnected) {
      resizes.unobserve(target);
      sizes.delete(target);
      texts.delete(/** @type {HTMLElement} */ (target));
      continue;
    }
    // The height of a text results from its lines.
    const size = `${inlineSize} ${target.matches(".text:not(.fh, .gh)") ? "" : blockSize}`;
    if (sizes.get(target) === size) continue;
    sizes.set(target, size);
    const frame = frameOf(target);
    for (const each of new Set([frame, /** @type {HTMLElement} */ (target)])) {
      if (each && texts.has(each) && !measured.has(each)) measureLater(each);
    }
  }
});

/** Observes frames that lose their height. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) if (texts.has(/** @type {any} */ (target))) measureLater(/** @type {any} */ (target));
});

/**
 * Observes the elements that determine the height of a text: the boxes up to its frame, and the other views in them.
 * @type {(node: HTMLElement, frame: HTMLElement) => void}
 */
const observe = (node, frame) => {
  /** @type {Element | null} */
  let box = node;
  while (box) {
    for (const view of box === frame ? [box] : box.parentElement?.children || []) {
      if (sizes.has(view)) continue;
      sizes.set(view, "");
      resizes.observe(view, { box: "border-box" });
    }
    box = box === frame ? null : box.parentElement;
  }
};

/**
 * Returns the frame or the layer that determines the height of a text, or null.
 * @type {(node: Element) => HTMLElement | null}
 */
const frameOf = (node) => {
  const bound = /** @type {HTMLElement | null} */ (node.closest(bounds));
  if (!bound?.matches(frames)) return null;
  // A frame with only a maximum height proposes no height if its container proposes none.
  /** @type {Element | null | undefined} */
  let outer = bound;
  while (outer?.matches(`${limited}:not(.fh)`)) outer = outer.parentElement?.closest(bounds);
  return outer?.matches(unlimited) ? null : bound;
};

/** @typedef {{ lines: number, above: number, below: number }} Cut */
/** @typedef {{ followed: Set<HTMLElement>, cuts: Map<HTMLElement, Cut> }} Plan */

/** @type {(text: string) => number} */
const pixels = (text) => parseFloat(text) || 0;

/** @type {(style: CSSStyleDeclaration) => number} */
const insets = (style) =>
  pixels(style.paddingTop) + pixels(style.paddingBottom) + pixels(style.borderTopWidth) + pixels(style.borderBottomWidth);

/**
 * Plans the number of lines of a text in a height. Returns the height of the text.
 * @type {(node: HTMLElement, room: number, plan: Plan) => number}
 */
const cutText = (node, room, { cuts }) => {
  const style = getComputedStyle(node);
  const line = pixels(style.lineHeight);
  const edges = insets(style);
  const space = room - edges;
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = node.getBoundingClientRect();
  const scale = box.height / node.offsetHeight;
  // Nothing can be determined from the bounds of rotated or collapsed lines.
  const isUpright = scale > 0 && Math.abs(box.width / node.offsetWidth - scale) < 0.01;
  const { height } = range.getBoundingClientRect();
  const written = isUpright ? Math.round(height / scale / line) : range.getClientRects().length;
  const limit = pixels(style.webkitLineClamp) || Infinity;
  const lines = Math.max(1, Math.min(Math.floor((space + tolerance) / line), limit));
  if (!line || Math.min(written, limit) <= lines) return node.offsetHeight;
  const rest = node.matches(filling) ? Math.max(0, space - lines * line) : 0;
  const above = rest * ({ center: 0.5, end: 1, "flex-end": 1 }[style.alignItems] ?? 0);
  // Each pair of lengths has a rule in the style sheet.
  const rounded = (/** @type {number} */ length) => Math.round(2 * length) / 2;
  const [top, bottom] = [pixels(style.paddingTop) + above, pixels(style.paddingBottom) + rest - above];
  cuts.set(node, { lines, above: rounded(top), below: rounded(bottom) });
  return lines * line + rest + edges;
};

/**
 * Plans the lines of the texts in a container for a height. Returns the height of the container.
 * @type {(node: HTMLElement, room: number, plan: Plan) => number}
 */
const fit = (node, room, plan) => {
  if (plan.followed.has(node)) return cutText(node, room, plan);
  const style = getComputedStyle(node);
  const inner = room - insets(style);
  const children = /** @type {HTMLElement[]} */ ([...node.children]).filter(
    (child) => child.offsetParent && getComputedStyle(child).position !== "absolute",
  );
  if (style.display.includes("flex") && style.flexDirection.startsWith("column")) {
    const gaps = Math.max(0, children.length - 1) * pixels(style.rowGap);
    return shareHeight(children, inner - gaps, plan) + gaps + room - inner;
  }
  const heights = children.map((child) => (child.matches(frames) ? child.offsetHeight : fit(child, inner, plan)));
  return Math.max(0, ...heights) + room - inner;
};

/**
 * Plans the lines of the texts in a column. Children with a higher priority receive their height first, and among equal
 * priorities those that need less. Each receives at most an equal share of the remaining height. Returns the height of the
 * children.
 * @type {(children: HTMLElement[], room: number, plan: Plan) => number}
 */
const shareHeight = (children, room, plan) => {
  let [rest, needed] = [room, 0];
  /** @type {{ child: HTMLElement, yields: boolean, height: number, least: number, priority: number }[]} */
  const sharing = [];
  for (const child of children) {
    const { marginTop, marginBottom, lineHeight } = getComputedStyle(child);
    const yields = !child.matches(".fh") && [...plan.followed].some((text) => child.contains(text));
    // A container may be lower than its content.
    const natural = plan.followed.has(child) ? child.offsetHeight : Math.max(child.offsetHeight, child.scrollHeight);
    const height = child.matches(flexible) ? Infinity : natural;
    const margins = pixels(marginTop) + pixels(marginBottom);
    rest -= margins;
    needed += height + margins;
    if (!yields && height < Infinity) rest -= height;
    else {
      const least = plan.followed.has(child) ? pixels(lineHeight) : 0;
      sharing.push({ child, yields, height, least, priority: Number(child.style.getPropertyValue("--grow")) || 1e12 });
    }
  }
  if (needed <= room + tolerance) return needed;
  sharing.sort((first, second) => second.priority - first.priority || first.height - second.height);
  sharing.forEach(({ child, yields, height, priority }, index) => {
    const others = sharing.slice(index);
    const lower = others.filter((other) => other.priority < priority);
    const reserved = lower.reduce((sum, { least }) => sum + least, 0);
    const share = Math.max(0, (rest - reserved) / (others.length - lower.length));
    const used = yields && height > share ? fit(child, share, plan) : height;
    rest -= height < Infinity ? used : Math.max(used < Infinity ? used : 0, share);
  });
  return room - rest;
};

/** Measures the pending frames without their earlier cuts, and then cuts all texts. */
const measurePending = () => {
  const changed = [...pending];
  pending.clear();
  changed.forEach((frame) => measured.add(frame));
  // The browser reports the resulting changes of sizes at the end of this frame.
  setTimeout(() => measured.clear());
  for (const frame of changed) {
    const followed = texts.get(frame) || new Set();
    for (const node of followed) {
      delete node.dataset.cLines;
      if (node.isConnected && !node.matches(kept) && frameOf(node) === frame) {
        observe(node, frame);
        continue;
      }
      followed.delete(node);
      // Another frame may determine the height.
      if (node.isConnected) followCut(node);
    }
    if (!followed.size) texts.delete(frame);
  }
  /** @type {Map<HTMLElement, Cut>} */
  const cuts = new Map();
  for (const frame of changed) {
    const followed = texts.get(frame);
    if (followed && frame.checkVisibility()) fit(frame, frame.offsetHeight, { followed, cuts });
  }
  for (const [node, { lines, above, below }] of cuts) {
    const mark = `${lines} ${above} ${below}`;
    if (!marks.has(mark)) sheet.insertRule(`[data-c-lines="${mark}"]{--n:${lines};--above:${above}px;--below:${below}px}`);
    marks.add(mark);
    node.dataset.cLines = mark;
  }
};

/** @type {(node: HTMLElement) => void} */
const followCut = (node) => {
  const frame = frameOf(node);
  if (!frame || node.matches(kept)) return;
  if (!texts.has(frame)) changes.observe(frame, { attributes: true, attributeFilter: ["class"] });
  texts.set(frame, (texts.get(frame) || new Set()).add(node));
  observe(node, frame);
  measureLater(frame);
};

/**
 * Truncates the texts in an element, now and after changes. Call this function also after changes in the element.
 * @type {(node: HTMLElement) => void}
 */
export const followCuts = (node) => findWithin(node, ".text").forEach(followCut);

/**
 * Truncates texts again after a change in a node.
 * @type {(node: Element | null) => void}
 */
export const cutAround = (node) => {
  const frame = texts.size && node && frameOf(node);
  if (frame && texts.has(frame)) measureLater(frame);
};

/** Truncates all texts again. */
export const cutAll = () => texts.forEach((_, frame) => measureLater(frame));

// A page whose first screen contains such texts loads the script before it is drawn.
findAll(document.body, ".text.fh, .fh:has(.text), [data-cl*=h]").forEach(followCuts);
