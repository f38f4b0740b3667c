// @ts-check
// The queue of events that the session has not processed. Numbers prevent that an event is lost or performed twice.

/** @typedef {import("./protocol.js").Action} Action */
/** @typedef {import("./protocol.js").EventValue} EventValue */
/** @typedef {{ target: number, action: Action, value?: EventValue, revision?: number }} PageEvent */
/**
 * An event with the times in milliseconds at which it was added and at which it was last sent. An event that was never sent has
 * no number.
 * @typedef {PageEvent & { number?: number, time: number, sentTime?: number }} QueuedEvent
 */

/** The maximum number of events in the queue. */
const maximumCount = 500;

/** The actions that are queued while a notice shows that the page reconnects. The user repeats other actions. */
const keptActions = ["change", "focus", "phase", "size", "scroll", "measure"];

/** The actions whose answer no user waits for. */
const quietActions = ["focus", "phase", "size", "scroll", "measure", "gesture", "select"];

export class EventQueue {
  /** @type {QueuedEvent[]} */
  #events = [];
  #lastNumber = 0;

  get isEmpty() {
    return !this.#events.length;
  }

  /**
   * Adds an event. Returns null if the event was dropped.
   * @param {PageEvent} event
   * @param {object} state
   * @param {boolean} state.isLive
   * @param {boolean} state.isNoticeShown
   * @param {boolean} state.isCumulative Indicates whether each change of the element counts, such as the steps of a stepper.
   * @param {number} [state.time] The current time in milliseconds.
   * @returns {QueuedEvent | null}
   */
  add(event, { isLive, isNoticeShown, isCumulative, time = 0 }) {
    if (!isLive) {
      const last = this.#events.at(-1);
      if (!keptActions.includes(event.action)) {
        if (isNoticeShown) return null;
      } else if (last?.target === event.target && last.action === event.action && !last.number && !isCumulative) {
        // A newer change replaces an older one.
        this.#events.pop();
      }
    }
    if (this.#events.length >= maximumCount) return null;
    const queued = { ...event, time };
    this.#events.push(queued);
    return queued;
  }

  /**
   * Returns the number of an event. The number is assigned when the event is first sent.
   * @type {(event: QueuedEvent) => number}
   */
  number(event) {
    return (event.number ||= ++this.#lastNumber);
  }

  /**
   * Returns a Boolean value that indicates whether the session has not yet processed an event of an element.
   * @type {(target: number, action: Action) => boolean}
   */
  contains(target, action) {
    return this.#events.some((event) => event.action === action && event.target === target);
  }

  /** The time at which the oldest event was added for whose effect a user waits; undefined if there is none. */
  get oldestTime() {
    return this.#events.find((event) => !quietActions.includes(event.action))?.time;
  }

  /**
   * Removes and returns the events that the session has processed, which are those up to a number.
   * @type {(number: number | undefined) => QueuedEvent[]}
   */
  removeTaken(number = 0) {
    const index = this.#events.findIndex((event) => (event.number ?? Infinity) > number);
    return this.#events.splice(0, index < 0 ? this.#events.length : index);
  }

  /**
   * Removes and returns the first event if it was sent.
   * @returns {QueuedEvent | undefined}
   */
  removeFirstSent() {
    return this.#events[0]?.number ? this.#events.shift() : undefined;
  }

  /**
   * Removes and returns all events, and restarts the numbers at 1.
   * @returns {QueuedEvent[]}
   */
  reset() {
    this.#lastNumber = 0;
    return this.#events.splice(0);
  }

  /** @param {(event: QueuedEvent) => void} body */
  forEach(body) {
    this.#events.forEach(body);
  }
}
