// @ts-check
// The movements of a wheel. The option in the middle is selected after a movement by the user. Movements by the page, for a
// change by the session or of the size, do not select an option. The module does not use the document.

/** The maximum time in milliseconds between an input of the user and the start of the resulting movement. */
const responseTime = 500;

/** The time in milliseconds after which a wheel without movement is at rest, unless a finger touches it. */
const restTime = 1000;

export class WheelScroll {
  #inputTime = -Infinity;
  #scrollTime = -Infinity;
  #isMoved = false;
  /** A Boolean value that indicates whether a finger touches the wheel. */
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

  /** Records that the finger was lifted. The wheel may still move. */
  release() {
    this.isTouched = false;
  }

  /**
   * Records a movement. It is the user's if an input shortly precedes it, or if it continues a movement of the user.
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
 * Returns the index of the range whose center is nearest to a position, or -1 if there are no ranges.
 * @type {(ranges: { start: number, length: number }[], position: number) => number}
 */
export const nearestIndex = (ranges, position) => {
  const distances = ranges.map(({ start, length }) => Math.abs(start + length / 2 - position));
  return distances.indexOf(Math.min(...distances));
};
