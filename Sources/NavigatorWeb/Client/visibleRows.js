// @ts-check
// The rows near the viewport of a list. The session needs the first and the last one, because views in these rows appear.

import { childElements, idOf } from "./elements.js";
import { generation, send } from "./extrasHost.js";
import { rowReportInterval } from "./timing.js";

/**
 * The distances from the list within which a row becomes near, and beyond which it is no longer near: one row, and the height of
 * the list. The difference prevents a row at the edge from appearing and disappearing repeatedly.
 */
const margins = { near: "44px", far: "100%" };

/**
 * Returns the rows of a list or a section, including headers and footers.
 * @type {(holder: HTMLElement) => HTMLElement[]}
 */
const rowsOf = (holder) =>
  childElements(holder).flatMap((child) =>
    child.matches(".section") ? rowsOf(child) : child.matches(".rowGap") ? [] : [child],
  );

class VisibleRows {
  #list;
  /**
   * The observed rows.
   * @type {Set<HTMLElement>}
   */
  #rows = new Set();
  /**
   * The rows near the viewport.
   * @type {Set<HTMLElement>}
   */
  #near = new Set();
  #sent = "";
  #isWaiting = false;
  #observers;

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
    this.#observers = [
      this.#observer(margins.near, (row) => this.#near.add(row), true),
      this.#observer(margins.far, (row) => this.#near.delete(row), false),
    ];
  }

  /** @type {(rootMargin: string, change: (row: HTMLElement) => void, isNear: boolean) => IntersectionObserver} */
  #observer(rootMargin, change, isNear) {
    const observe = (/** @type {IntersectionObserverEntry[]} */ entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        const row = /** @type {HTMLElement} */ (target);
        // The rows of a covered list have no size, and become near when the list is uncovered. A row without a height in the
        // viewport is near, because the observer does not report when the row grows.
        if (isIntersecting === isNear && (isNear || boundingClientRect.height) && this.#rows.has(row)) change(row);
      }
      // The report is deferred until both observers have been called.
      setTimeout(this.#report);
    };
    return new IntersectionObserver(observe, { root: this.#list.closest(".list, .form, .scrollView"), rootMargin });
  }

  /** Observes the current rows. */
  update() {
    const rows = new Set(rowsOf(this.#list));
    for (const row of this.#rows) {
      if (rows.has(row)) continue;
      this.#observers.forEach((observer) => observer.unobserve(row));
      this.#near.delete(row);
    }
    for (const row of rows) {
      if (!this.#rows.has(row)) this.#observers.forEach((observer) => observer.observe(row));
    }
    this.#rows = rows;
    this.#report();
  }

  /** Sends the first and the last row if they have changed. At most one report is unprocessed. */
  #report = () => {
    if (!this.#list.isConnected) return this.#observers.forEach((observer) => observer.disconnect());
    if (this.#isWaiting || !this.#near.size) return;
    const rows = [...this.#rows].filter((row) => this.#near.has(row));
    const value = `${idOf(rows[0])} ${idOf(rows[rows.length - 1])}`;
    const sent = `${generation()} ${value}`;
    if (sent === this.#sent) return;
    const resume = () => {
      this.#isWaiting = false;
      this.#report();
    };
    const followUp = () => void setTimeout(resume, rowReportInterval);
    if (!send(this.#list, "scroll", value, undefined, followUp)) return;
    this.#sent = sent;
    this.#isWaiting = true;
  };
}

/** @type {WeakMap<HTMLElement, VisibleRows>} */
const lists = new WeakMap();

/**
 * Reports the rows near the viewport of a list now and after each change.
 * @type {(list: HTMLElement) => void}
 */
export const followVisibleRows = (list) => {
  let rows = lists.get(list);
  if (!rows) lists.set(list, (rows = new VisibleRows(list)));
  rows.update();
};
