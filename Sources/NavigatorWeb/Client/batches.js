// @ts-check
// The numbers of batches. The session numbers them, so that a reconnecting page receives the batches that it lacks.

/** The number of unacknowledged batches at which the page acknowledges immediately. */
const maximumUnacknowledged = 16;

export class BatchCounter {
  /** The number of the last batch that the page has applied, or 0 if there is none. */
  applied = 0;
  #acknowledged = 0;

  /**
   * Starts after the last batch that the page's HTML includes.
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
   * Returns the number that acknowledges all batches received so far.
   * @returns {number}
   */
  acknowledge() {
    return (this.#acknowledged = this.applied);
  }
}
