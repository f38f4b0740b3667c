// @ts-check
// Scroll views that the session scrolls or whose position it reads.

import { find, findAll, inlineDirection } from "./dom.js";
import { idOf } from "./elements.js";
import { generation } from "./extrasHost.js";
import { reducedMotion } from "./preferences.js";
import { keepAnchor, noteAnchor, showAnchor } from "./scrollAnchors.js";
import { report } from "./scrollReports.js";
import { spill } from "./unclipped.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/** @typedef {{ left: number, top: number }} Place */

/** @type {(text: string) => number} */
const number = (text) => parseFloat(text) || 0;

/**
 * Returns the area of a scroll view that bars and margins do not cover.
 * @type {(scroller: HTMLElement) => Box}
 */
export const viewport = (scroller) => {
  const { left, top } = scroller.getBoundingClientRect();
  const style = getComputedStyle(scroller);
  const x = left + scroller.clientLeft;
  const y = top + scroller.clientTop;
  return {
    left: x + number(style.scrollPaddingLeft),
    top: y + number(style.scrollPaddingTop),
    right: x + scroller.clientWidth - number(style.scrollPaddingRight),
    bottom: y + scroller.clientHeight - number(style.scrollPaddingBottom),
  };
};

/**
 * Returns the distance by which a range must move into another range: to an anchor, or by the minimum.
 * @type {(start: number, end: number, from: number, to: number, anchor: number) => number}
 */
const distance = (start, end, from, to, anchor) => {
  if (anchor >= 0) return start + anchor * (end - start) - from - anchor * (to - from);
  if (start < from) return start - from;
  return end > to ? Math.min(end - to, start - from) : 0;
};

/** @type {(text: string | undefined) => number} */
const anchorOf = (text) => (text && text !== "-" ? Number(text) : -1);

/** @type {WeakMap<HTMLElement, string>} */
const targets = new WeakMap();

/**
 * The scroll views that the session has scrolled. The target remains the position until a user scrolls, or until the target view
 * leaves the viewport. The last properties are the movement to a target view, and the time until which it may be repeated.
 * @type {WeakMap<HTMLElement, { target?: HTMLElement, wasSeen: boolean, move?: (isEnd?: boolean) => void, until?: number }>}
 */
let placed = new WeakMap();

/**
 * Returns a Boolean value that indicates whether the target to which the session has scrolled is still the position.
 * @type {(scroller: HTMLElement) => boolean}
 */
const isPlaced = (scroller) => {
  const place = placed.get(scroller);
  if (!place?.target) return !!place;
  const box = place.target.getBoundingClientRect();
  const view = viewport(scroller);
  const isSeen = box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom;
  if (place.wasSeen && !isSeen) placed.delete(scroller);
  place.wasSeen ||= isSeen;
  return placed.has(scroller);
};

/** @type {(number: number, least: number, greatest: number) => number} */
const clamp = (number, least, greatest) => Math.min(Math.max(number, least), greatest);

/** The time in milliseconds in which a target may move to another place, because new rows have other lengths than assumed. */
const settlingTime = 2000;

/**
 * Returns a Boolean value that indicates whether a scroll view has rows that have not been created.
 * @type {(scroller: HTMLElement) => boolean}
 */
const hasGaps = (scroller) =>
  findAll(scroller, ".rowGap").some((gap) => gap.closest(".list, .form, .scrollView") === scroller);

/**
 * Scrolls to a view. A movement among rows that have not been created begins near the view: the session removes the target if
 * the page requests rows far away from it.
 * @type {(scroller: HTMLElement, isSmooth: boolean, placeOf: () => Place, target: HTMLElement) => void}
 */
const moveTo = (scroller, isSmooth, placeOf, target) => {
  const behavior = /** @type {ScrollBehavior} */ (isSmooth ? "smooth" : "auto");
  let [knownLeft, knownTop] = [NaN, NaN];
  const move = (isEnd = false) => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
    const { left, top } = placeOf();
    if (!isEnd && Math.abs(left - knownLeft) < 4 && Math.abs(top - knownTop) < 4) return;
    [knownLeft, knownTop] = [left, top];
    // Content that rests at the bottom is above the scroll view until its height is known.
    if (isSmooth && top > -clientHeight && hasGaps(scroller)) {
      const range = (scrollWidth - clientWidth) * inlineDirection(scroller);
      const endLeft = clamp(left, Math.min(range, 0), Math.max(range, 0));
      const endTop = clamp(top, 0, scrollHeight - clientHeight);
      const nearLeft = clamp(scrollLeft, endLeft - clientWidth, endLeft + clientWidth);
      const nearTop = clamp(scrollTop, endTop - clientHeight, endTop + clientHeight);
      // A jump would end an animation.
      if (Math.hypot(nearLeft - scrollLeft, nearTop - scrollTop) > 1) scroller.scrollTo({ left: nearLeft, top: nearTop });
    }
    scroller.scrollTo({ behavior, left, top });
  };
  placed.set(scroller, { target, wasSeen: false, move, until: performance.now() + settlingTime });
  move();
};

/**
 * Scrolls to the new place of a target, unless the user has scrolled.
 * @type {(scroller: HTMLElement, isEnd?: boolean) => void}
 */
const moveAgain = (scroller, isEnd) => {
  const { target, move, until = 0 } = placed.get(scroller) || {};
  if (target?.isConnected && performance.now() < until && hasGaps(scroller)) move?.(isEnd);
};

/**
 * Scrolls to the target that the session requests, once for each request.
 * @type {(scroller: HTMLElement) => void}
 */
const scrollToTarget = (scroller) => {
  const request = scroller.dataset.to;
  if (!request || targets.get(scroller) === request) return;
  targets.set(scroller, request);
  const [, motion, place, x, y] = request.split(" ");
  const isSmooth = motion === "smooth" && !reducedMotion.matches;
  const behavior = /** @type {ScrollBehavior} */ (isSmooth ? "smooth" : "auto");
  if (place === "edge" || place === "point") placed.set(scroller, { wasSeen: false });
  if (place === "edge") {
    const end = scroller.scrollWidth * inlineDirection(scroller);
    scroller.scrollTo({
      behavior,
      ...{ top: { top: 0 }, bottom: { top: scroller.scrollHeight }, leading: { left: 0 }, trailing: { left: end } }[x],
    });
  } else if (place === "point") {
    const [left, top] = [x, y].map((part) => (part === "-" ? undefined : Number(part)));
    scroller.scrollTo({ behavior, left, top });
  } else {
    const target = find(scroller, `[data-i="${Number(place)}"]`);
    if (!target) return;
    // Unlike scrollBy, scrollTo does not stop at the next page.
    const placeOf = () => {
      const box = target.getBoundingClientRect();
      const view = viewport(scroller);
      // The target may be moving to its place.
      const [moveX, moveY = 0] = getComputedStyle(target).translate.split(" ").map(number);
      return {
        left: scroller.scrollLeft + distance(box.left - moveX, box.right - moveX, view.left, view.right, anchorOf(x)),
        top: scroller.scrollTop + distance(box.top - moveY, box.bottom - moveY, view.top, view.bottom, anchorOf(y)),
      };
    };
    moveTo(scroller, isSmooth, placeOf, target);
  }
};

/** @type {(scroller: HTMLElement) => string[]} */
const words = (scroller) => (scroller.dataset.reports || "").split(" ");

/** @type {(scroller: HTMLElement, kind: string) => boolean} */
const needs = (scroller, kind) => words(scroller).includes(kind);

/** @type {(scroller: HTMLElement) => HTMLElement[]} */
const targetsOf = (scroller) =>
  findAll(scroller, "[data-targets] > [data-i], [data-targets] > .section > [data-i], [data-target]").filter(
    // The targets of a nested scroll view are separate.
    (node) => node.parentElement?.closest(".scrollView, .list, .form") === scroller,
  );

/** The maximum number of visible targets that are reported. */
const maximumTargets = 500;

/**
 * Reports the targets that are at least partially visible, for each fraction that the session requires.
 * @type {(scroller: HTMLElement) => void}
 */
const reportVisible = (scroller) => {
  for (const kind of words(scroller).filter((word) => word.startsWith("visible:"))) {
    const view = viewport(scroller);
    const shown = targetsOf(scroller).filter((node) => {
      const box = node.getBoundingClientRect();
      const width = Math.min(box.right, view.right) - Math.max(box.left, view.left);
      const height = Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
      return width > 0 && height > 0 && width * height >= (Number(kind.slice(8)) - 0.001) * box.width * box.height;
    });
    report(scroller, kind, shown.slice(0, maximumTargets).map(idOf).join(" "));
  }
};

/** @type {(scroller: HTMLElement) => void} */
const reportTarget = (scroller) => {
  const view = viewport(scroller);
  const isHorizontal = scroller.matches(".horizontal");
  const found = targetsOf(scroller);
  const anchor = words(scroller).find((word) => word.startsWith("anchor:"));
  const part = anchor ? Number(anchor.split(":")[isHorizontal ? 1 : 2]) : -1;
  /** @type {(node: HTMLElement) => number} */
  const away = (node) => {
    const box = node.getBoundingClientRect();
    return Math.abs(
      isHorizontal
        ? distance(box.left, box.right, view.left, view.right, part)
        : distance(box.top, box.bottom, view.top, view.bottom, part),
    );
  };
  const runsRight = inlineDirection(scroller) > 0;
  const target =
    part < 0
      ? found.find((node) => {
          const box = node.getBoundingClientRect();
          if (!isHorizontal) return box.bottom > view.top + 1;
          return runsRight ? box.right > view.left + 1 : box.left < view.right - 1;
        })
      : found.map((node) => ({ node, length: away(node) })).sort((a, b) => a.length - b.length)[0]?.node;
  if (target) report(scroller, "target", idOf(target));
};

/** @type {(scroller: HTMLElement) => string} */
const geometryOf = (scroller) => {
  const style = getComputedStyle(scroller);
  const padding = [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(number);
  const spills = ["top", "right", "bottom", "left"].map((edge) => spill(scroller, style, edge));
  const [top, right, bottom, left] = padding.map((length, index) => length - spills[index]);
  const [across, along] = [spills[1] + spills[3], spills[0] + spills[2]];
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = scroller;
  const values = [
    ...[scrollLeft - left, scrollTop - top, scrollWidth - left - right - across, scrollHeight - top - bottom - along],
    ...[clientWidth - across, clientHeight - along, top, left, bottom, right],
  ];
  return values.map((value) => Math.round(value * 2) / 2).join(" ");
};

/** @type {(scroller: HTMLElement) => void} */
const reportGeometry = (scroller) => report(scroller, "geometry", geometryOf(scroller));

/** The time in milliseconds in which a scroll view moves after a user's input. */
const inputTime = 200;
let lastInput = -Infinity;
let isTouching = false;

/** @type {(scroller: HTMLElement) => void} */
const scrolled = (scroller) => {
  noteAnchor(scroller);
  if (needs(scroller, "targets") && !isPlaced(scroller)) reportTarget(scroller);
  if (needs(scroller, "geometry")) reportGeometry(scroller);
  reportVisible(scroller);
};

/** @type {Set<HTMLElement>} */
const pending = new Set();

/** @type {(scroller: HTMLElement) => void} */
const scrollsLater = (scroller) => {
  if (!pending.size) {
    requestAnimationFrame(() => {
      const due = [...pending];
      pending.clear();
      due.filter((node) => node.isConnected).forEach(scrolled);
    });
  }
  pending.add(scroller);
};

const sizes = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const scroller = /** @type {HTMLElement | null} */ (target.closest("[data-g~=scroll]"));
    if (!scroller) continue;
    keepAnchor(scroller);
    moveAgain(scroller);
    if (needs(scroller, "geometry")) reportGeometry(scroller);
    reportVisible(scroller);
  }
});

/** @type {(scroller: HTMLElement) => void} */
const observe = (scroller) => {
  scroller.addEventListener(
    "scroll",
    () => {
      // The page requests rows after the event.
      moveAgain(scroller);
      scrollsLater(scroller);
      const isByUser = !placed.has(scroller) && (isTouching || performance.now() - lastInput < inputTime);
      const phase = isByUser ? "interacting" : scroller.dataset.cPhase ? "decelerating" : "animating";
      if (isByUser) scroller.dataset.cPhase = "user";
      if (needs(scroller, "phases")) report(scroller, "phase", phase);
    },
    { passive: true },
  );
  scroller.addEventListener("scrollend", () => {
    // The session may determine another target for the end of a user's scrolling.
    if (scroller.dataset.cPhase && needs(scroller, "ends")) report(scroller, "end", geometryOf(scroller));
    else if (!scroller.dataset.cPhase) moveAgain(scroller, true);
    delete scroller.dataset.cPhase;
    if (needs(scroller, "phases")) report(scroller, "phase", "idle");
  });
  sizes.observe(scroller);
  for (const child of scroller.children) sizes.observe(child);
};

/**
 * Reports the position to a rebuilt session. A scroll view at its start has no target until it is scrolled.
 * @type {(scroller: HTMLElement) => void}
 */
const reportAgain = (scroller) => {
  // The target to which an earlier session has scrolled is unknown to this one.
  if (!scroller.dataset.to) placed.delete(scroller);
  if (scroller.scrollTop || scroller.scrollLeft) return scrolled(scroller);
  if (needs(scroller, "geometry")) reportGeometry(scroller);
  reportVisible(scroller);
};

/**
 * The observed scroll views, and the sessions to which they have reported.
 * @type {WeakMap<HTMLElement, number>}
 */
const observed = new WeakMap();

/**
 * Scrolls to the requested target, and reports the position now, after each change, and to a rebuilt session.
 * @type {(scroller: HTMLElement) => void}
 */
export const followScrolling = (scroller) => {
  const known = observed.get(scroller);
  observed.set(scroller, generation());
  if (known === undefined) {
    observe(scroller);
    if (!scroller.dataset.to) showAnchor(scroller);
  }
  // The layout then includes the other changes of the same batch.
  queueMicrotask(() => {
    scrollToTarget(scroller);
    if (known !== undefined && known !== generation()) reportAgain(scroller);
  });
};

/** @type {(event: Event) => void} */
const noteInput = ({ type, target }) => {
  lastInput = performance.now();
  // A key scrolls the focused view or a view around it. A pointer scrolls a view at its position.
  if (type === "keydown") return void (placed = new WeakMap());
  for (let node = /** @type {HTMLElement | null} */ (target); node; node = node.parentElement) placed.delete(node);
};

/** Observes inputs with which a user scrolls. */
export const followInputs = () => {
  for (const type of ["wheel", "keydown", "pointerdown", "touchmove"]) {
    addEventListener(type, noteInput, { passive: true, capture: true });
  }
  addEventListener("touchstart", () => (isTouching = true), { passive: true, capture: true });
  for (const type of ["touchend", "touchcancel"]) {
    addEventListener(type, () => (isTouching = false), { passive: true, capture: true });
  }
};
