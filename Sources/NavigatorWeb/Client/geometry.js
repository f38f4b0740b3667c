// @ts-check
// The geometry of elements that the session reads. The page reports changes at most once per frame, and sends a report only after
// the session has processed the previous one. Positions are reported only if the session has read a position. The first report
// also contains the widths of characters.

import { on } from "./dom.js";
import { idOf } from "./elements.js";
import { generation, isWaiting, sendEvent } from "./extrasHost.js";
import { fontWidths } from "./fontWidths.js";
import { spill } from "./unclipped.js";

/** The maximum number of elements in a report. The host has the same limit. */
const maximumFrames = 400;

/**
 * The observed elements and their last reported geometry.
 * @type {Map<HTMLElement, string>}
 */
const observed = new Map();

/** The widths of characters in the form in which they are reported; empty if they must be measured. */
let font = "";
/** The last reported widths. */
let sentFont = "";

let isScheduled = false;
/** Indicates whether positions are reported. Each change of the page may then cause a report. */
let followsPositions = false;

/** @type {(node: HTMLElement) => boolean} */
const reportsPosition = (node) => (node.dataset.g || "").split(" ").includes("frame");

/**
 * Returns the size of a node without its transforms, and, if the session reads it, its position with the transforms. The insets
 * of rows are transparent borders, which are not part of the geometry. For a page whose bars the session reads, the heights of
 * the bars follow, which are the page's scroll padding.
 * @type {(node: HTMLElement) => number[]}
 */
const measure = (node) => {
  const style = getComputedStyle(node);
  const rect = node.getBoundingClientRect();
  /** @type {(name: string) => number} */
  const inset = (name) =>
    (style.borderTopColor === "rgba(0, 0, 0, 0)" ? parseFloat(style.getPropertyValue(`border-${name}-width`)) : 0) +
    spill(node, style, name);
  const width = (parseFloat(style.width) || rect.width) - inset("left") - inset("right");
  const height = (parseFloat(style.height) || rect.height) - inset("top") - inset("bottom");
  const frame = reportsPosition(node) ? [width, height, rect.left + inset("left"), rect.top + inset("top")] : [width, height];
  if (/bars/.test(node.dataset.g || "")) {
    frame.push(parseFloat(style.scrollPaddingTop) || 0, parseFloat(style.scrollPaddingBottom) || 0);
  }
  return frame.map((value) => Math.round(value * 100) / 100);
};

/** Measures the widths of characters in the font of the page. */
const measureFont = () => {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return "";
  const style = getComputedStyle(document.body);
  const monospaced = style.getPropertyValue("--mono");
  return fontWidths(context, { size: parseFloat(style.fontSize), family: style.fontFamily, monospaced });
};

/**
 * Sends the frames that have changed. Elements without a layout, such as those on covered screens, keep their last frames.
 */
const report = () => {
  isScheduled = false;
  const root = /** @type {HTMLElement} */ (document.querySelector(".window"));
  const target = Number(idOf(root));
  if (isWaiting(target, "measure")) return schedule();
  /** @type {Map<HTMLElement, string>} */
  const changes = new Map();
  for (const [node, sent] of observed) {
    if (!node.isConnected) {
      observed.delete(node);
      resizes.unobserve(node);
    } else if (changes.size < maximumFrames && node.getClientRects().length) {
      const frame = `${idOf(node)} ${measure(node).join(" ")}`;
      if (`${generation()} ${frame}` !== sent) changes.set(node, frame);
    }
  }
  if (!observed.size) return;
  font ||= measureFont();
  const parts = [...changes.values()];
  if (font && `${generation()} ${font}` !== sentFont) parts.unshift(font);
  if (!parts.length) return;
  if (!sendEvent({ target, action: "measure", value: parts.join(";") })) return;
  sentFont = `${generation()} ${font}`;
  for (const [node, frame] of changes) observed.set(node, `${generation()} ${frame}`);
  // A moving element may also move in the next frame.
  schedule();
};

const schedule = () => {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(report);
};

const resizes = new ResizeObserver(schedule);

/** Measures the font again after fonts have loaded. */
export const followFonts = () => {
  document.fonts.addEventListener("loadingdone", () => {
    font = "";
    schedule();
  });
};

/** Reports positions after each change that may move elements. */
const followPositions = () => {
  if (followsPositions) return;
  followsPositions = true;
  const app = /** @type {HTMLElement} */ (document.getElementById("app"));
  new MutationObserver(schedule).observe(app, { attributes: true, characterData: true, childList: true, subtree: true });
  on("scroll", schedule, true);
  on("transitionrun", schedule);
  on("animationstart", schedule);
};

/**
 * Reports the geometry of an element now and after each change.
 * @type {(node: HTMLElement) => void}
 */
export const followGeometry = (node) => {
  for (const added of [/** @type {HTMLElement} */ (document.querySelector(".window")), node]) {
    if (observed.has(added)) continue;
    observed.set(added, "");
    resizes.observe(added);
  }
  if (reportsPosition(node)) followPositions();
  schedule();
};
