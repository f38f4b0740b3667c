// @ts-check
// Tab views with pages. Swipes and the session change the page.

import { childrenOf, find, findAll, inlineDirection } from "./dom.js";
import { send } from "./extrasHost.js";
import { reducedMotion } from "./preferences.js";

/** The time in milliseconds after which a page without movement is at rest. */
const restTime = 120;

class Pages {
  #view;
  #scroller;
  #isWaiting = false;
  #timer = 0;

  /**
   * @param {HTMLElement} view
   * @param {HTMLElement} scroller
   */
  constructor(view, scroller) {
    this.#view = view;
    this.#scroller = scroller;
    scroller.addEventListener("scroll", this.#moved, { passive: true });
    // The session accepts a tap on a page that it has selected.
    scroller.addEventListener("click", this.#rest, true);
    view.addEventListener("click", ({ target }) => {
      const index = this.#buttons.indexOf(/** @type {HTMLElement} */ (target));
      if (index >= 0) this.#turn(index, true);
    });
    view.addEventListener("keydown", this.#pressed);
    new ResizeObserver(() => this.#turn(this.#selection, false)).observe(scroller);
    this.#turn(this.#selection, false);
  }

  get #buttons() {
    return findAll(this.#view, ":scope > .pageIndex > *");
  }

  /** The index of the page that the session shows. */
  get #selection() {
    return Number(this.#view.dataset.page) || 0;
  }

  /** The index of the visible page. */
  get #current() {
    const width = this.#scroller.clientWidth || 1;
    return Math.round((this.#scroller.scrollLeft * inlineDirection(this.#scroller)) / width);
  }

  /** @type {(index: number, isSmooth: boolean) => void} */
  #turn(index, isSmooth) {
    const left = index * this.#scroller.clientWidth * inlineDirection(this.#scroller);
    const mayMove = isSmooth && !reducedMotion.matches;
    this.#scroller.scrollTo({ left, behavior: mayMove ? "smooth" : "auto" });
    this.#mark();
  }

  #mark() {
    const current = this.#current;
    this.#buttons.forEach((button, index) => {
      button.ariaSelected = String(index === current);
      button.tabIndex = index === current ? 0 : -1;
    });
    // Updates keep this attribute, because the client manages it.
    childrenOf(this.#scroller).forEach((page, index) => {
      if (page.inert === (index === current)) page.inert = index !== current;
    });
  }

  #moved = () => {
    this.#mark();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#rest, restTime);
  };

  #rest = () => {
    const current = this.#current;
    const page = childrenOf(this.#scroller)[current]?.dataset.i;
    if (!page || this.#isWaiting || current === this.#selection || !this.#view.isConnected) return;
    const followUp = () => {
      this.#isWaiting = false;
      this.update();
    };
    this.#isWaiting = send(this.#view, "change", page, undefined, followUp);
  };

  #pressed = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const target = /** @type {HTMLElement} */ (event.target);
    if (!step || !target.matches(".pageScroller, .pageIndex > *")) return;
    event.preventDefault();
    const index = this.#current + step * inlineDirection(this.#scroller);
    const count = this.#scroller.children.length;
    this.#turn(Math.min(Math.max(index, 0), count - 1), true);
    if (target.matches("button")) this.#buttons[Math.min(Math.max(index, 0), count - 1)]?.focus();
  };

  /** Scrolls to the page that the session shows. */
  update() {
    clearTimeout(this.#timer);
    if (!this.#isWaiting && this.#current !== this.#selection) this.#turn(this.#selection, true);
    else this.#mark();
  }
}

/** @type {WeakMap<HTMLElement, Pages>} */
const views = new WeakMap();

/**
 * Handles the scrolling and the buttons of a tab view with pages.
 * @type {(view: HTMLElement) => void}
 */
export const followPages = (view) => {
  const scroller = find(view, ":scope > .pageScroller");
  const pages = views.get(view);
  if (pages) pages.update();
  else if (scroller) views.set(view, new Pages(view, scroller));
};
