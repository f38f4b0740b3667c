// @ts-check
// The heights of sheets. The app decides: the page asks for another height and shows the app's answer.

import { closest, find, on, parentOf } from "./dom.js";
import { elementAt } from "./elements.js";
import { send } from "./session.js";
import { gestureAnswerTimeout } from "./timing.js";

/**
 * The distances of a drag, in pixels: a shorter one is a tap; how far a card follows above its highest and must go below its
 * lowest height.
 */
const distances = { tap: 5, overshoot: 8, dismissal: 60 };

/**
 * Returns the names of the heights that a sheet has.
 * @type {(sheet: HTMLElement) => string[]}
 */
const detentsOf = (sheet) => (sheet.dataset.detents || "").split(" ").filter(Boolean);

/**
 * Asks for another height. Returns false if the sheet has it already.
 * @type {(sheet: HTMLElement, detent: string | undefined) => boolean}
 */
const requestDetent = (sheet, detent) => !!detent && detent !== sheet.dataset.detent && send(sheet, "change", detent);

/**
 * Returns the detent that is `steps` further up, from the other end if it wraps around.
 * @type {(sheet: HTMLElement, steps: number, wraps: boolean) => string}
 */
const detentAfter = (sheet, steps, wraps) => {
  const names = detentsOf(sheet);
  const index = names.indexOf(sheet.dataset.detent || "") + steps;
  return wraps ? names[index % names.length] : names[Math.min(Math.max(index, 0), names.length - 1)];
};

/**
 * The timers of cards that wait for the app's answer where they were released.
 * @type {WeakMap<HTMLElement, number>}
 */
const answerTimers = new WeakMap();

/**
 * Returns the heights, in pixels, that a sheet has at its detents.
 * @type {(sheet: HTMLElement, card: HTMLElement) => { name: string, height: number }[]}
 */
const measureHeights = (sheet, card) => {
  const { className } = sheet;
  const { cssText } = card.style;
  const heights = detentsOf(sheet).map((name) => {
    const [kind, value] = name.split(":");
    sheet.classList.remove("large", "medium", "sized");
    sheet.classList.add(value === undefined ? kind : "sized");
    card.style.setProperty("--detent", kind === "fraction" ? `${100 * Number(value)}%` : `${value}px`);
    return { name, height: card.offsetHeight };
  });
  sheet.className = className;
  card.style.cssText = cssText;
  return heights;
};

/**
 * Returns the grabber of the sheet that is dragged at a node: at the grabber itself, or at the bar beside its buttons.
 * @type {(target: HTMLElement) => HTMLElement | null}
 */
const grabberFor = (target) => {
  const isControl = target.closest("button, a, input, [role=button]");
  const bar = isControl ? null : closest(target, ".sheet .navigationBar");
  const card = bar && closest(bar, ".card");
  return card ? find(card, ":scope > .grabber") : closest(target, ".grabber");
};

/**
 * Has a sheet follow the pointer. Released, it takes the nearest height, or is dismissed well below the lowest.
 * @type {(event: PointerEvent, target: HTMLElement) => void}
 */
const dragSheet = (event, target) => {
  const grabber = grabberFor(target);
  if (!grabber) return;
  const card = parentOf(grabber);
  const sheet = /** @type {HTMLElement} */ (elementAt(card));
  clearTimeout(answerTimers.get(card));
  card.style.height = "";
  card.dataset.cDragged = "";
  const start = event.clientY;
  const full = card.offsetHeight;
  // A sheet in the middle of a wide window grows to both sides.
  const pace = getComputedStyle(card).translate === "none" ? 1 : 2;
  const offered = measureHeights(sheet, card);
  const all = offered.map((one) => one.height);
  const lowest = Math.min(full, ...all);
  const highest = Math.max(full, ...all);
  let moved = 0;
  grabber.setPointerCapture(event.pointerId);
  grabber.onpointermove = (move) => {
    moved = move.clientY - start;
    const height = full - moved * pace;
    card.style.height = `${Math.min(Math.max(height, lowest), highest + distances.overshoot)}px`;
    card.style.transform = height < lowest ? `translateY(${lowest - height}px)` : "";
  };
  grabber.onpointerup = grabber.onpointercancel = (end) => {
    grabber.onpointermove = grabber.onpointerup = grabber.onpointercancel = null;
    delete card.dataset.cDragged;
    card.style.height = card.style.transform = "";
    if (end.type === "pointercancel") return;
    const height = full - moved * pace;
    const nearest = [...offered].sort((a, b) => Math.abs(a.height - height) - Math.abs(b.height - height))[0];
    if (Math.abs(moved) < distances.tap) {
      if (target === grabber) requestDetent(sheet, detentAfter(sheet, 1, true));
    } else if (height < lowest - Math.min(distances.dismissal, lowest / 2) && !("keep" in sheet.dataset)) send(sheet, "dismiss");
    else if (nearest && requestDetent(sheet, nearest.name)) {
      // The card stays where it was released until the app has answered.
      card.style.height = `${nearest.height}px`;
      answerTimers.set(
        card,
        setTimeout(() => (card.style.height = ""), gestureAnswerTimeout),
      );
    }
  };
};

/**
 * The steps of the keys that change a sheet's height.
 * @type {Record<string, number>}
 */
const keySteps = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 1,
  PageDown: -1,
  Home: -Infinity,
  End: Infinity,
};

export const followSheets = () => {
  on("pointerdown", dragSheet);
  on("keydown", (event, target) => {
    if (!target.matches(".grabber[role]")) return;
    const wraps = event.key === "Enter" || event.key === " ";
    if (!wraps && !(event.key in keySteps)) return;
    event.preventDefault();
    const sheet = /** @type {HTMLElement} */ (elementAt(target));
    requestDetent(sheet, detentAfter(sheet, wraps ? 1 : keySteps[event.key], wraps));
  });
};
