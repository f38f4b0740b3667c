// @ts-check
// Texts that wrap have the width of their longest line, as in SwiftUI. In CSS they have the width of their space. The host marks
// the texts whose width has a visible effect (`data-cl`). The script measures them in one batch before a frame, and stores each
// width in the attribute `data-c-line`, which updates by the session do not change. The value is empty if a text has its width
// without the script. The script also truncates texts to the height of a frame.

import { cutAll, cutAround, followCuts } from "./cutTexts.js";
import { findAll } from "./dom.js";

/**
 * The containers that have the same width for any content. Changes in such a container have no effect on the width of the texts
 * around it.
 */
const spaces =
  ".fw, .gw, [data-cw=''], .list > *, .section > *, .scrolled, .cardContent, .screenContent, .tabContent, .columnContent, " +
  ".window";
/** The containers that divide their width among their children. */
const rows = ".hStack, .grid, .gridRow, .label, .controlGroup";
/** The texts in a frame. The frame keeps its width, and its alignment places the lines. */
const framed = ".fw, .gw";
/** The texts whose box has another purpose than to contain the lines. */
const fixed = ":is(.list, .form, .section, .swipeRow) > *, .fw:not([style*='display:flex']), .gw:not([style*='display:flex'])";

/** The spaces at the ends of lines have a width, unless sequences of spaces collapse. */
const spaced = /^[ \t]|\t|  |\n /;

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
const wrapped = "[data-c-line]:not([data-c-line=''])";
sheet.replaceSync(
  `[data-c-line]{white-space:pre-line}@media screen{${wrapped}:not(${framed}){max-width:var(--line)!important}` +
    `${wrapped}:is(${framed}){display:grid!important;grid-template-columns:minmax(0,var(--line))}}`,
);

/**
 * The widths that have a rule.
 * @type {Set<string>}
 */
const widths = new Set();

/**
 * The texts in each unit. A unit is an element. The texts of a unit are in the same row, or in the same box with the width of its
 * content, so that their widths depend on each other.
 * @type {Map<Element, Set<HTMLElement>>}
 */
const units = new Map();

/**
 * The units that must be measured before the next frame.
 * @type {Set<Element>}
 */
const pending = new Set();

/**
 * The units that were measured in the current frame. The changes of sizes that the browser reports in it result from that.
 * @type {Set<Element>}
 */
const measured = new Set();

/**
 * The last sizes of the observed elements.
 * @type {WeakMap<Element, string>}
 */
const sizes = new WeakMap();

/**
 * The classes and styles with which the texts were followed.
 * @type {WeakMap<HTMLElement, string>}
 */
const looks = new WeakMap();

/** @type {(unit: Element) => Element | null} */
const spaceOf = (unit) => (unit.matches(spaces) ? unit : unit.parentElement);

/** @type {(unit: Element) => void} */
const measureLater = (unit) => {
  if (!pending.size) requestAnimationFrame(measurePending);
  pending.add(unit);
};

/**
 * Returns the unit at or around a node, or null. A change in a space has no effect on the texts around the space.
 * @type {(node: Element | null) => Element | null}
 */
const unitAround = (node) => {
  while (node && !units.has(node)) node = node.matches(spaces) ? null : node.parentElement;
  return node;
};

const measureAll = () => units.forEach((_, unit) => measureLater(unit));

const resizes = new ResizeObserver((entries) => {
  /** @type {Set<Element | null>} */
  const changed = new Set();
  for (const { target, borderBoxSize } of entries) {
    if (!target.isConnected) {
      resizes.unobserve(target);
      sizes.delete(target);
      units.delete(target);
      continue;
    }
    const [{ inlineSize, blockSize }] = borderBoxSize;
    // The height of a text changes with its font.
    const size = `${inlineSize} ${target.matches("[data-cl]") ? blockSize : ""}`;
    if (sizes.get(target) === size) continue;
    sizes.set(target, size);
    const unit = unitAround(target);
    if (unit) changed.add(unit);
    if (target.matches(spaces)) changed.add(target);
  }
  for (const unit of changed.size ? units.keys() : []) {
    if (!measured.has(unit) && (changed.has(unit) || changed.has(spaceOf(unit)))) measureLater(unit);
  }
});

/**
 * Observes the elements that determine the width of a text: the boxes up to its space, and the other views in their rows.
 * @type {(node: HTMLElement) => void}
 */
const observe = (node) => {
  /** @type {Element | null} */
  let box = node;
  while (box) {
    /** @type {Element | null} */
    const parent = box.matches(spaces) ? null : box.parentElement;
    for (const view of parent?.matches(rows) ? parent.children : [box]) {
      if (sizes.has(view) || view.matches(".spacer")) continue;
      sizes.set(view, "");
      resizes.observe(view, { box: "border-box" });
    }
    box = parent;
  }
};

/**
 * Returns the width of the longest line of a text, including the padding of a text without a frame. Returns an empty string if
 * the text need not be narrower than its space, and undefined if it has no layout.
 * @type {(node: HTMLElement) => string | undefined}
 */
const lineWidth = (node) => {
  if (!node.checkVisibility()) return;
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()];
  if (!lines.length) return;
  const [{ top, height }] = lines;
  const isCut = node.scrollHeight > node.clientHeight + 1;
  if (isCut || !lines.some((line) => line.top > top + height / 2)) return "";
  const style = getComputedStyle(node);
  const box = node.getBoundingClientRect();
  // Transforms and zooms also scale the lines. Nothing can be determined from the bounds of rotated lines.
  const scale = box.width / parseFloat(style.width);
  if (Math.abs(box.height / scale - parseFloat(style.height)) > 1) return "";
  const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
  const right = Math.max(...lines.map((line) => line.right));
  const width = (right - Math.min(...lines.map((line) => line.left))) / scale;
  if (parseFloat(style.width) - padding - width < 1) return "";
  return `${Math.ceil(width + (node.matches(framed) ? 0 : padding) - 0.01)}`;
};

/** Measures the texts of the pending units without their earlier widths, and then sets all widths. */
const measurePending = () => {
  /** @type {[node: HTMLElement, line: string | undefined][]} */
  const texts = [];
  for (const unit of pending) {
    measured.add(unit);
    for (const node of units.get(unit) || []) {
      if (node.isConnected) texts.push([node, node.dataset.cLine]);
      else units.get(unit)?.delete(node);
    }
  }
  pending.clear();
  // The browser reports the resulting changes of sizes at the end of this frame.
  setTimeout(() => measured.clear());
  for (const [node] of texts) {
    if (spaced.test(node.textContent || "") || node.matches(fixed)) delete node.dataset.cLine;
    else node.dataset.cLine = "";
  }
  const lines = texts.map(([node]) => ("cLine" in node.dataset ? lineWidth(node) : ""));
  texts.forEach(([node, old], index) => {
    observe(node);
    const line = lines[index] ?? old;
    if (!line) return;
    if (!widths.has(line)) sheet.insertRule(`[data-c-line="${line}"]{--line:${line}px}`);
    widths.add(line);
    node.dataset.cLine = line;
  });
};

/**
 * Gives a text the width of its longest line, now and after changes.
 * @type {(node: HTMLElement) => void}
 */
const followWidth = (node) => {
  const look = `${node.className} ${node.getAttribute("style")}`;
  if (looks.get(node) === look) return;
  looks.set(node, look);
  /** @type {Element} */
  let unit = node;
  let box = node.parentElement;
  while (box && !unit.matches(spaces) && (!box.matches(spaces) || box.matches(rows))) {
    unit = box;
    box = box.parentElement;
  }
  units.set(unit, (units.get(unit) || new Set()).add(node));
  measureLater(unit);
};

/**
 * Follows a text, or the texts in a frame. Call this function also after changes.
 * @type {(node: HTMLElement) => void}
 */
export const follow = (node) => {
  const { cl } = node.dataset;
  if (cl !== undefined && cl !== "h") followWidth(node);
  // No height limits most texts. Lazy stacks insert many of them while they scroll.
  if (cl || node.matches(".fh, .fh *")) followCuts(node);
};

export const start = () => {
  new MutationObserver((records) => {
    for (const { target } of records) {
      const node = target.nodeType === Node.ELEMENT_NODE ? /** @type {Element} */ (target) : target.parentElement;
      const unit = unitAround(node);
      if (unit) measureLater(unit);
      cutAround(node);
    }
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
  document.fonts.addEventListener("loadingdone", () => {
    measureAll();
    cutAll();
  });
  addEventListener("resize", measureAll);
};

// A page whose first screen contains such texts loads this script before it is drawn.
findAll(document.body, "[data-cl]:not([data-cl=h])").forEach(followWidth);
