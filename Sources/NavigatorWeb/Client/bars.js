// @ts-check
// The layout of a navigation bar, in which the label of the Back button and the title do not overlap.

import { childrenOf, closest, find, inlineDirection } from "./dom.js";

/** The minimum distance between the title and adjacent elements, in pixels. */
const gap = 10;

/** The items of a bar that are outside its row. */
const outOfRow = ".principal, .bottom";

/**
 * Returns the width of a node's text on one line, even if the text is truncated.
 * @type {(node: HTMLElement) => number}
 */
const textWidth = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().width;
};

/**
 * Returns the widths of a bar's leading and trailing items, without the label of the Back button.
 * @type {(bar: HTMLElement, items: HTMLElement, label: HTMLElement | null) => { lead: number, trail: number }}
 */
const usedWidths = (bar, items, label) => {
  const box = bar.getBoundingClientRect();
  const isReversed = inlineDirection(bar) < 0;
  const style = getComputedStyle(items);
  let lead = parseFloat(style.paddingInlineStart);
  let trail = parseFloat(style.paddingInlineEnd);
  for (const item of childrenOf(items)) {
    const itemStyle = getComputedStyle(item);
    if (item.matches(outOfRow) || itemStyle.position === "absolute" || !item.offsetWidth) continue;
    const { left, right } = item.getBoundingClientRect();
    if (Number(itemStyle.order) < 0) lead = Math.max(lead, isReversed ? box.right - left : right - box.left);
    else trail = Math.max(trail, isReversed ? right - box.left : box.right - left);
  }
  return { lead: lead - (label ? label.offsetWidth : 0), trail };
};

/**
 * Chooses the longest label of the Back button with which the title can be centered. If no label permits that, the title is not
 * centered. If the space is still insufficient, the label is omitted and the title is truncated.
 * @type {(bar: HTMLElement) => void}
 */
export const fitBar = (bar) => {
  const screen = closest(bar, ".screen");
  const items = find(bar, ":scope > .items");
  const width = bar.clientWidth;
  if (!screen || !items || !width) return;
  const back = find(items, ":scope > .backButton");
  const labels = { title: back && find(back, ".backTitle"), word: back && find(back, ".backWord") };
  const shown = back?.dataset.cLabel || "word";
  const { lead, trail } = usedWidths(bar, items, shown === "none" ? null : labels[/** @type {"title" | "word"} */ (shown)]);
  const title = find(items, ":scope > .principal") || find(bar, ":scope > .barTitle");
  const needed = !title ? 0 : (title.matches(".principal") ? title.offsetWidth : textWidth(title)) + 2 * gap;
  const choices = [
    { name: "title", lead: lead + (labels.title ? textWidth(labels.title) : 0) },
    { name: "word", lead: lead + (labels.word ? textWidth(labels.word) : 0) },
    { name: "none", lead },
  ];
  const isCentered = (/** @type {{ lead: number }} */ choice) => 2 * Math.max(choice.lead, trail) + needed <= width;
  const isBeside = (/** @type {{ lead: number }} */ choice) => choice.lead + trail + needed <= width;
  const choice = choices.find(needed ? isCentered : isBeside) || choices.find(isBeside) || choices[2];
  if (back) back.dataset.cLabel = choice.name;
  const side = isCentered(choice) ? Math.max(choice.lead, trail) : 0;
  screen.style.setProperty("--lead", `${Math.ceil(side || choice.lead) + gap}px`);
  screen.style.setProperty("--trail", `${Math.ceil(side || trail) + gap}px`);
};

const observer = new ResizeObserver((entries) =>
  entries.forEach(({ target }) => fitBar(/** @type {HTMLElement} */ (target))),
);

/**
 * Updates a bar when its size changes.
 * @type {(bar: HTMLElement) => void}
 */
export const followSize = (bar) => observer.observe(bar);
