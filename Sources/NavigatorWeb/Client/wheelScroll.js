// @ts-check
// The movements of a wheel. The option in the middle is selected after a movement by the user, and not after one by the page: a
// change by the session, or another size. The module uses no document.

/** The time in milliseconds in which a wheel begins to move after an input of the user. */
const responseTime = 500;

/** The time in milliseconds after which a wheel that does not move is at rest, unless a finger is on it. */
const restTime = 1000;

export class WheelScroll {
  #inputTime = -Infinity;
  #scrollTime = -Infinity;
  #isMoved = false;
  /** A Boolean value that indicates whether a finger is on the wheel. */
  isTouched = false;

  /**
   * Records an input that may move the wheel.
   * @param {number} time
   * @param {boolean} [isTouch]
   */
  input(time, isTouch = false) {
    this.#inputTime = time;
    this.isTouched ||= isTouch;
  }

  /** Records that the finger has left the wheel, which may still move. */
  release() {
    this.isTouched = false;
  }

  /**
   * Records a movement, which is the user's if an input came shortly before it, or if it continues the user's.
   * @param {number} time
   */
  scroll(time) {
    this.#isMoved = this.isMoving(time) || time - this.#inputTime < responseTime;
    this.#scrollTime = time;
  }

  /** Records that the page moves the wheel. */
  interrupt() {
    this.#inputTime = -Infinity;
    this.#isMoved = false;
  }

  /**
   * Returns a Boolean value that indicates whether the user moves the wheel.
   * @param {number} time
   */
  isMoving(time) {
    return this.#isMoved && (this.isTouched || time - this.#scrollTime < restTime);
  }

  /** Ends a movement. Returns a Boolean value that indicates whether the user has moved the wheel. */
  end() {
    const isMoved = this.#isMoved;
    this.interrupt();
    return isMoved;
  }
}

/**
 * Returns the index of the range whose middle is the nearest to a position, or -1 if there is no range.
 * @type {(ranges: { start: number, length: number }[], position: number) => number}
 */
export const nearestIndex = (ranges, position) => {
  const distances = ranges.map(({ start, length }) => Math.abs(start + length / 2 - position));
  return distances.indexOf(Math.min(...distances));
};
