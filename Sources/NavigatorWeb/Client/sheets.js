// @ts-check
// The heights of sheets. The page requests another height, and the app determines it.

import { closest, find, findAll, on, parentOf } from "./dom.js";
import { elementAt } from "./elements.js";
import { SheetDrag, detentsOf, requestDetent } from "./sheetDrag.js";

/** The controls on which a finger moves a thumb or selects text. */
const ownDrags = "input:is([type=range], :focus), textarea:focus";

/**
 * Returns the detent that is a number of steps larger. It continues with the smallest detent if it wraps.
 * @type {(sheet: HTMLElement, steps: number, wraps: boolean) => string}
 */
const detentAfter = (sheet, steps, wraps) => {
  const names = detentsOf(sheet);
  const index = names.indexOf(sheet.dataset.detent || "") + steps;
  return wraps ? names[index % names.length] : names[Math.min(Math.max(index, 0), names.length - 1)];
};

/**
 * Returns the grabber of the sheet that can be dragged at a node: at the grabber, or at the bar outside of its buttons.
 * @type {(target: HTMLElement) => HTMLElement | null}
 */
const grabberFor = (target) => {
  const isControl = target.closest("button, a, input, [role=button]");
  const bar = isControl ? null : closest(target, ".sheet .navigationBar");
  const card = bar && closest(bar, ".card");
  return card ? find(card, ":scope > .grabber") : closest(target, ".grabber");
};

/**
 * Moves a sheet with the pointer at its grabber or its bar. A tap on the grabber requests the next height.
 * @type {(event: PointerEvent, target: HTMLElement) => void}
 */
const dragGrabber = (event, target) => {
  const grabber = grabberFor(target);
  // The grabber is invisible if the sheet is a cover in a compact window.
  if (!grabber?.offsetHeight) return;
  const drag = new SheetDrag(parentOf(grabber));
  grabber.setPointerCapture(event.pointerId);
  /** @type {(end: PointerEvent) => void} */
  const finish = (end) => {
    grabber.onpointermove = grabber.onpointerup = grabber.onpointercancel = null;
    if (drag.end(end.type === "pointerup") || target !== grabber) return;
    const sheet = /** @type {HTMLElement} */ (elementAt(grabber));
    requestDetent(sheet, detentAfter(sheet, 1, true));
  };
  grabber.onpointermove = (move) => (move.buttons ? drag.move(move.clientY - event.clientY) : finish(move));
  grabber.onpointerup = grabber.onpointercancel = finish;
};

/**
 * Returns a Boolean value that indicates whether all scrollable nodes between a node and a card are at their top.
 * @type {(target: HTMLElement, card: HTMLElement) => boolean}
 */
const isAtTop = (target, card) => {
  for (let node = /** @type {HTMLElement | null} */ (target); node && node !== card; node = node.parentElement) {
    if (node.scrollTop > 0) return false;
  }
  return true;
};

/**
 * Moves a sheet with a finger in its content. The sheet moves down if the content is at its top, and up if the sheet has a
 * greater height. All other movements scroll the content.
 * @type {(event: TouchEvent, card: HTMLElement) => void}
 */
const dragContent = (event, card) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.touches.length > 1 || target.matches(ownDrags) || grabberFor(target)) return;
  if (!find(card, ":scope > .grabber")?.offsetHeight) return;
  const [start] = event.touches;
  const canBegin = isAtTop(target, card);
  const listeners = new AbortController();
  /** @type {SheetDrag | null} */
  let drag = null;
  card.addEventListener(
    "touchmove",
    (move) => {
      const [touch] = move.touches;
      const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
      if (!drag) {
        if (!canBegin || move.touches.length > 1 || Math.abs(x) > Math.abs(y)) return listeners.abort();
        const begun = new SheetDrag(card);
        if (y < 0 && !begun.canGrow) {
          begun.end(false);
          return listeners.abort();
        }
        drag = begun;
      }
      // Prevents scrolling by the browser.
      if (move.cancelable) move.preventDefault();
      drag.move(y);
    },
    { passive: false, signal: listeners.signal },
  );
  for (const type of /** @type {const} */ (["touchend", "touchcancel"])) {
    card.addEventListener(
      type,
      () => {
        listeners.abort();
        drag?.end(type === "touchend");
      },
      { signal: listeners.signal },
    );
  }
};

/** @type {WeakSet<HTMLElement>} */
const draggable = new WeakSet();

/**
 * Makes a sheet draggable at its content. Listeners that may prevent scrolling delay browsers, so only cards have them.
 * @type {(sheet: HTMLElement) => void}
 */
export const makeDraggable = (sheet) => {
  for (const card of findAll(sheet, ":scope > .card")) {
    if (draggable.has(card)) continue;
    draggable.add(card);
    card.addEventListener("touchstart", (event) => dragContent(event, card), { passive: false });
  }
};

/**
 * The number of steps by which a key changes a sheet's height.
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
  on("pointerdown", dragGrabber);
  on("keydown", (event, target) => {
    if (!target.matches(".grabber[role]")) return;
    const wraps = event.key === "Enter" || event.key === " ";
    if (!wraps && !(event.key in keySteps)) return;
    event.preventDefault();
    const sheet = /** @type {HTMLElement} */ (elementAt(target));
    requestDetent(sheet, detentAfter(sheet, wraps ? 1 : keySteps[event.key], wraps));
  });
};
