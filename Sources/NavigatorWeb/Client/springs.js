// @ts-check
// The velocity with which a spring continues an interrupted change.

/** The maximum velocity, in distances to the target per second. */
const maximumVelocity = 100;

const numbers = /-?\d*\.?\d+(?:e[+-]?\d+)?/g;

/** @type {(value: string) => number[]} */
export const numbersOf = (value) => (value.match(numbers) || []).map(Number);

/**
 * Returns a value with other numbers. The function receives each number and its position among them.
 * @type {(value: string, change: (number: number, index: number) => number) => string}
 */
export const changeNumbers = (value, change) => {
  let index = 0;
  return value.replace(numbers, (number) => `${change(Number(number), index++)}`);
};

/**
 * Returns the velocity of a change as a fraction of the distance from the shown value to the next target, per second.
 *
 * @param {string} from The value at the start of the change.
 * @param {string} to The value at its end.
 * @param {string} shown The value that is shown.
 * @param {string} next The value at the end of the next change.
 * @param {number} speed The change of the progress per second.
 */
export const relativeVelocity = (from, to, shown, next, speed) => {
  const [a, b, c, d] = [from, to, shown, next].map(numbersOf);
  if (!a.length || [b, c, d].some((other) => other.length !== a.length)) return 0;
  let along = 0;
  let square = 0;
  a.forEach((start, index) => {
    const distance = d[index] - c[index];
    along += (b[index] - start) * distance;
    square += distance * distance;
  });
  const velocity = square ? (speed * along) / square : 0;
  return Math.max(-maximumVelocity, Math.min(maximumVelocity, velocity)) || 0;
};

/**
 * Returns the curve of a spring with an initial velocity.
 *
 * @param {string} easing The curve without an initial velocity, as values at equidistant times.
 * @param {number} duration The duration in milliseconds.
 * @param {number} stiffness The stiffness divided by the mass, in 1/s².
 * @param {number} velocity The velocity, in distances to the target per second.
 */
export const easingWithVelocity = (easing, duration, stiffness, velocity) => {
  const values = easing.startsWith("linear(") ? numbersOf(easing.slice(7)) : [];
  if (values.length < 3 || !velocity || !stiffness || !duration) return easing;
  const step = duration / 1000 / (values.length - 1);
  const curve = values.map((value, index) => {
    const [before, after] = [Math.max(index - 1, 0), Math.min(index + 1, values.length - 1)];
    const slope = index ? (values[after] - values[before]) / ((after - before) * step) : 0;
    // The response of a spring to a velocity is the derivative of its response to a new target.
    const result = index === values.length - 1 ? 1 : value + (velocity * slope) / stiffness;
    return Math.round(result * 1000) / 1000;
  });
  return `linear(${curve.join(",")})`;
};

/**
 * Returns the change of an animation's progress per second.
 * @type {(animation: Animation) => number}
 */
export const speedOf = (animation) => {
  const time = Number(animation.currentTime);
  const progressAt = (/** @type {number} */ moment) => {
    animation.currentTime = moment;
    return animation.effect?.getComputedTiming().progress;
  };
  const [now, later] = [progressAt(time), progressAt(time + 1)];
  animation.currentTime = time;
  return typeof now === "number" && typeof later === "number" ? (later - now) * 1000 : 0;
};

/**
 * Continues a cancelled animation at a time.
 * @type {(animation: Animation, time: CSSNumberish | null) => void}
 */
export const resume = (animation, time) => {
  animation.play();
  animation.currentTime = time;
};

/**
 * Returns the options of an animation between two values that continues the velocity of an earlier one.
 *
 * @param {{ options: KeyframeAnimationOptions, stiffness: number }} timed The options, and the stiffness of a spring divided by
 *   its mass, or zero.
 * @param {{ from: string, target: string, speed: number } | undefined} earlier The values at the start and the end of the earlier
 *   animation, and the change of its progress per second.
 * @param {string} from
 * @param {string} to
 * @returns {KeyframeAnimationOptions}
 */
export const continued = ({ options, stiffness }, earlier, from, to) => {
  const velocity = earlier && stiffness ? relativeVelocity(earlier.from, earlier.target, from, to, earlier.speed) : 0;
  return { ...options, easing: easingWithVelocity(String(options.easing), Number(options.duration), stiffness, velocity) };
};
