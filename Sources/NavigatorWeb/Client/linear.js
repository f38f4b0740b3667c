// @ts-check
// Determines how the values of a style depend on the state of a gesture.
//
// The state consists of the translation of a drag, a magnification, and an angle in degrees. The values are a translation in
// pixels, an angle in degrees, and two scale factors.

/** @typedef {"translate" | "rotate" | "scale"} Name */
/** @typedef {Record<Name, string>} Texts The values as CSS. */
/** @typedef {{ inputs: number[], values: number[] }} Sample */
/** @typedef {{ axis: number, slope: number }} Model The number of a part of the state, and the slope of a value in that part. */

/** @type {Name[]} */
export const names = ["translate", "rotate", "scale"];

/**
 * The property of each value.
 * @type {Name[]}
 */
export const nameOf = ["translate", "translate", "rotate", "scale", "scale"];

/** The state of a gesture without movement. */
export const neutral = [0, 0, 1, 0];

/** The maximum deviation of each value from a linear function. */
const tolerances = [1, 1, 0.5, 0.01, 0.01];

/** The minimum change of each part of the state that is sufficient to compute a slope. */
const smallestSpans = [1, 1, 0.01, 0.5];

/** The parts of the state on which each value may depend, in order of probability. */
const candidates = [[0, 1], [1, 0], [3, 0, 1], [2, 1, 0], [2, 1, 0]];

/** The maximum relative difference of slopes that are considered equal. */
const slopeTolerance = 0.05;

const pattern = /-?\d*\.?\d+(?:e[+-]?\d+)?(?=px|deg| |$)/g;

/** The number of values and the default text of each property. */
const forms = { translate: { count: 2, text: "0px 0px" }, rotate: { count: 1, text: "0deg" }, scale: { count: 2, text: "1 1" } };

/**
 * Returns the text of a property with all of its numbers.
 * @type {(name: Name, text: string) => string}
 */
const whole = (name, text) => {
  const { count, text: usual } = forms[name];
  if (!text || text === "none") return usual;
  if (count === 1 || (text.match(pattern) || []).length !== 1 || /[(%]/.test(text)) return text;
  return name === "scale" ? `${text} ${text}` : `${text} 0px`;
};

/**
 * Returns the numbers of the properties. The numbers of a property in another form are NaN.
 * @type {(texts: Texts) => number[]}
 */
export const valuesOf = (texts) =>
  names.flatMap((name) => {
    const numbers = (whole(name, texts[name]).match(pattern) || []).map(Number);
    const { count } = forms[name];
    return numbers.length === count ? numbers : Array.from({ length: count }, () => NaN);
  });

/**
 * Returns the text of a property with new numbers.
 * @type {(name: Name, text: string, values: number[]) => string}
 */
export const textOf = (name, text, values) => {
  let index = nameOf.indexOf(name);
  return whole(name, text).replace(pattern, () => String(Math.round(values[index++] * 1000) / 1000));
};

/**
 * Returns a Boolean value that indicates whether two samples are sufficient. A view usually follows a finger by the same
 * distance, angle or factor, or as in an earlier gesture.
 * @type {(value: number, model: Model, first: Sample, earlier?: Model) => boolean}
 */
const isUsual = (value, { axis, slope }, first, earlier) => {
  const isNear = (/** @type {number} */ other) => Math.abs(slope - other) <= slopeTolerance * Math.abs(other);
  if (earlier?.slope) return earlier.axis === axis && isNear(earlier.slope);
  return axis === candidates[value][0] && (isNear(1) || (axis === 2 && isNear(first.values[value])));
};

/**
 * Returns the dependency of a value on the state of a gesture, or undefined if the samples are not sufficient.
 * @type {(samples: Sample[], value: number, earlier?: Model) => Model | undefined}
 */
export const fit = (samples, value, earlier) => {
  const newest = samples[samples.length - 1];
  if (!(samples.length > 1) || samples.some(({ values }) => Number.isNaN(values[value]))) return;
  const distance = (/** @type {Sample} */ { values }) => values[value] - newest.values[value];
  const isNear = (/** @type {number} */ difference) => Math.abs(difference) <= tolerances[value];
  for (const axis of candidates[value]) {
    const span = (/** @type {Sample} */ { inputs }) => inputs[axis] - newest.inputs[axis];
    const far = samples.reduce((best, sample) => (Math.abs(span(sample)) > Math.abs(span(best)) ? sample : best));
    if (Math.abs(span(far)) < smallestSpans[axis]) continue;
    const model = { axis, slope: distance(far) / span(far) };
    if (!samples.every((sample) => isNear(model.slope * span(sample) - distance(sample)))) continue;
    if (samples.length > 2 || isUsual(value, model, samples[0], earlier)) return model;
  }
  return samples.every((sample) => isNear(distance(sample))) ? { axis: 0, slope: 0 } : undefined;
};
