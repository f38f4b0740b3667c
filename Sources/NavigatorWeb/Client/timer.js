// @ts-check
// A timer on a clock that tests replace.

/**
 * @typedef {object} Clock
 * @property {() => number} time Returns the current time in milliseconds. It never decreases.
 * @property {(delay: number, body: () => void) => unknown} schedule Calls `body` after a delay in milliseconds.
 * @property {(handle: any) => void} cancel
 */

export class Timer {
  #clock;
  /** @type {unknown} */
  #handle = null;

  /** @param {Clock} clock */
  constructor(clock) {
    this.#clock = clock;
  }

  /**
   * Starts or restarts the timer.
   * @type {(delay: number, body: () => void) => void}
   */
  start(delay, body) {
    this.cancel();
    this.#handle = this.#clock.schedule(delay, body);
  }

  /**
   * Starts the timer unless it is already running.
   * @type {(delay: number, body: () => void) => void}
   */
  startOnce(delay, body) {
    if (this.#handle === null) this.start(delay, body);
  }

  cancel() {
    if (this.#handle !== null) this.#clock.cancel(this.#handle);
    this.#handle = null;
  }
}
