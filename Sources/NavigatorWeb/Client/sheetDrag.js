// @ts-check
// A sheet that follows a pointer or a finger. A released sheet moves to the requested position and remains there until the
// session has processed the request.

import { elementAt, isLeaving } from "./elements.js";
import { send } from "./extrasHost.js";

/**
 * Distances of a drag in pixels: the maximum of a tap, the maximum by which a card exceeds its largest height, and the minimum
 * below its smallest height that dismisses it.
 */
const distances = { tap: 5, overshoot: 8, dismissal: 60 };

/**
 * Returns the names of a sheet's heights.
 * @type {(sheet: HTMLElement) => string[]}
 */
export const detentsOf = (sheet) => (sheet.dataset.detents || "").split(" ").filter(Boolean);

/**
 * Requests another height. Returns false if the sheet already has it.
 * @type {(sheet: HTMLElement, detent: string | undefined, followUp?: () => void) => boolean}
 */
export const requestDetent = (sheet, detent, followUp) =>
  !!detent && detent !== sheet.dataset.detent && send(sheet, "change", detent, undefined, followUp);

/**
 * Returns the heights of a sheet at its detents, in pixels.
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

export class SheetDrag {
  #card;
  #sheet;
  #offered;
  #full;
  #lowest;
  #highest;
  #pace;
  #start;
  #height;

  /** @param {HTMLElement} card The card of a sheet. */
  constructor(card) {
    this.#card = card;
    this.#sheet = /** @type {HTMLElement} */ (elementAt(card));
    // A card that is moving stops where it is.
    this.#start = this.#height = card.offsetHeight - new DOMMatrix(getComputedStyle(card).transform).m42;
    card.style.height = "";
    card.dataset.cDragged = "";
    this.#full = card.offsetHeight;
    // A centered sheet in a wide window grows in both directions.
    this.#pace = getComputedStyle(card).translate === "none" ? 1 : 2;
    this.#offered = measureHeights(this.#sheet, card);
    const heights = this.#offered.map(({ height }) => height);
    this.#lowest = Math.min(this.#full, ...heights);
    this.#highest = Math.max(this.#full, ...heights);
    this.move(0);
  }

  /** A Boolean value that indicates whether the sheet has a height that is greater than its current one. */
  get canGrow() {
    return this.#full < this.#highest;
  }

  /**
   * Moves the card.
   * @param {number} distance The downward distance from the start of the drag, in pixels.
   */
  move(distance) {
    // The app may dismiss the sheet during the drag.
    if (isLeaving(this.#sheet)) return;
    this.#height = this.#start - distance * this.#pace;
    const { style } = this.#card;
    style.height = `${Math.min(Math.max(this.#height, this.#lowest), this.#highest + distances.overshoot)}px`;
    style.transform = this.#height < this.#lowest ? `translateY(${this.#lowest - this.#height}px)` : "";
  }

  /**
   * Releases the card. It moves to the nearest height, or is dismissed if it is far below the smallest height. Returns false for
   * a tap.
   * @param {boolean} isReleased False if the browser has cancelled the drag.
   */
  end(isReleased) {
    delete this.#card.dataset.cDragged;
    if (!isLeaving(this.#sheet)) delete this.#sheet.dataset.c;
    if (!isReleased) this.#return();
    else if (Math.abs(this.#height - this.#start) < distances.tap * this.#pace) {
      this.#return();
      return false;
    } else if (this.#isFarBelow && !("keep" in this.#sheet.dataset)) this.#dismiss();
    else this.#snap();
    return true;
  }

  get #isFarBelow() {
    return this.#height < this.#lowest - Math.min(distances.dismissal, this.#lowest / 2);
  }

  /** Returns to the height that the app has set, unless the card is being dragged again. */
  #return = () => {
    if (isLeaving(this.#sheet) || "cDragged" in this.#card.dataset) return;
    this.#card.style.height = this.#card.style.transform = "";
    delete this.#card.dataset.cReleased;
  };

  #dismiss() {
    if (!send(this.#sheet, "dismiss", undefined, undefined, this.#return)) return this.#return();
    this.#card.style.transform = "translateY(100vh)";
    this.#card.dataset.cReleased = "";
  }

  #snap() {
    const nearest = [...this.#offered].sort((a, b) => Math.abs(a.height - this.#height) - Math.abs(b.height - this.#height))[0];
    if (!nearest || !requestDetent(this.#sheet, nearest.name, this.#return)) return this.#return();
    this.#card.style.height = `${nearest.height}px`;
    this.#card.style.transform = "";
  }
}
