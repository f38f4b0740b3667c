// @ts-check
// The numbers of batches. The session numbers them, so that a page that reconnects receives the ones it lacks.

/** The number of unacknowledged batches at which the page acknowledges at once. */
const maximumUnacknowledged = 16;

export class BatchCounter {
  /** The last batch that the page has applied; 0 for none. */
  applied = 0;
  #acknowledged = 0;

  /**
   * Begins after the last batch that the page's HTML includes.
   * @param {number} batch
   */
  begin(batch) {
    this.applied = batch;
    this.#acknowledged = batch;
  }

  get hasUnacknowledged() {
    return this.applied > this.#acknowledged;
  }

  get mustAcknowledge() {
    return this.applied - this.#acknowledged >= maximumUnacknowledged;
  }

  /**
   * Returns the number that acknowledges all batches so far.
   * @returns {number}
   */
  acknowledge() {
    return (this.#acknowledged = this.applied);
  }
}
