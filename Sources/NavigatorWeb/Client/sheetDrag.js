// @ts-check
// A sheet that follows a pointer or a finger. A released sheet moves to its requested position and stays there until the session
// has answered.

import { elementAt, isLeaving } from "./elements.js";
import { send } from "./extrasHost.js";

/**
 * The distances of a drag, in pixels: a shorter one is a tap; how far a card follows above its highest and must go below its
 * lowest height.
 */
const distances = { tap: 5, overshoot: 8, dismissal: 60 };

/**
 * Returns the names of the heights that a sheet has.
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

export class SheetDrag {
  #card;
  #sheet;
  #offered;
  #full;
  #lowest;
  #highest;
  #pace;
  #height;

  /** @param {HTMLElement} card The card of a sheet. */
  constructor(card) {
    this.#card = card;
    this.#sheet = /** @type {HTMLElement} */ (elementAt(card));
    card.style.height = "";
    card.dataset.cDragged = "";
    this.#full = this.#height = card.offsetHeight;
    // A sheet in the middle of a wide window grows to both sides.
    this.#pace = getComputedStyle(card).translate === "none" ? 1 : 2;
    this.#offered = measureHeights(this.#sheet, card);
    const heights = this.#offered.map(({ height }) => height);
    this.#lowest = Math.min(this.#full, ...heights);
    this.#highest = Math.max(this.#full, ...heights);
  }

  /** A Boolean value that indicates whether the sheet has a height above its current one. */
  get canGrow() {
    return this.#full < this.#highest;
  }

  /**
   * Moves the card.
   * @param {number} distance The distance from the beginning of the drag, in pixels downwards.
   */
  move(distance) {
    this.#height = this.#full - distance * this.#pace;
    const { style } = this.#card;
    style.height = `${Math.min(Math.max(this.#height, this.#lowest), this.#highest + distances.overshoot)}px`;
    style.transform = this.#height < this.#lowest ? `translateY(${this.#lowest - this.#height}px)` : "";
  }

  /**
   * Releases the card. It takes the nearest height, or is dismissed well below the lowest. Returns false if it was only tapped.
   * @param {boolean} isReleased False if the browser has ended the drag.
   */
  end(isReleased) {
    delete this.#card.dataset.cDragged;
    if (!isReleased) this.#return();
    else if (Math.abs(this.#height - this.#full) < distances.tap * this.#pace) {
      this.#return();
      return false;
    } else if (this.#isFarBelow && !("keep" in this.#sheet.dataset)) this.#dismiss();
    else this.#snap();
    return true;
  }

  get #isFarBelow() {
    return this.#height < this.#lowest - Math.min(distances.dismissal, this.#lowest / 2);
  }

  /** Glides back to the height that the app has chosen. A later drag of the card has precedence. */
  #return = () => {
    if (isLeaving(this.#sheet) || "cDragged" in this.#card.dataset) return;
    this.#card.style.height = this.#card.style.transform = "";
  };

  #dismiss() {
    if (send(this.#sheet, "dismiss", undefined, undefined, this.#return)) this.#card.style.transform = "translateY(100vh)";
    else this.#return();
  }

  #snap() {
    const nearest = [...this.#offered].sort((a, b) => Math.abs(a.height - this.#height) - Math.abs(b.height - this.#height))[0];
    if (!nearest || !requestDetent(this.#sheet, nearest.name, this.#return)) return this.#return();
    this.#card.style.height = `${nearest.height}px`;
    this.#card.style.transform = "";
  }
}
