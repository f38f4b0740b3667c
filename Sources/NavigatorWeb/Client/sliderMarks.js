// @ts-check
// Sliders whose users select the values of marks, or values in a part of the range.

import { inlineDirection } from "./dom.js";

/** The part of a track between the neutral value and the thumb. */
const filled =
  "{background:linear-gradient(calc(90deg*var(--to-end)),var(--fill) min(var(--part),var(--neutral)),var(--tint) 0 " +
  "max(var(--part),var(--neutral)),var(--fill) 0)}";

/** The styles of marks, which are below the track. */
export const sliderStyles =
  ".slider{--tick:radial-gradient(closest-side,var(--gray) 85%,#0000)}.slider>input{background:var(--ticks,none)}" +
  `.slider[style*=--neutral]>input::-webkit-slider-runnable-track${filled}` +
  `.slider[style*=--neutral]>input::-moz-range-track${filled}` +
  ".slider[style*=--neutral]>input::-moz-range-progress{background:none}";

/** @type {(text: string | undefined) => number[]} */
const numbers = (text) => (text ? text.split(" ").map(Number) : []);

/**
 * Returns the value that a slider selects: the value clamped to the selectable range, or the value of the nearest mark in it.
 * @type {(value: number, marks: number[], range: number[]) => number}
 */
export const selectedValue = (value, marks, [lowest = -Infinity, highest = Infinity]) => {
  const limited = Math.min(Math.max(value, lowest), highest);
  const distance = (/** @type {number} */ mark) => Math.abs(mark - limited);
  const [nearest] = marks
    .filter((mark) => mark >= lowest && mark <= highest)
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? limited;
};

/**
 * The directions of the arrow keys. The value 1 increases the slider's value.
 * @type {Record<string, number>}
 */
const directions = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };

/** @type {(input: HTMLInputElement, value: number) => void} */
const select = (input, value) => {
  const { marks, enabled } = input.parentElement?.dataset ?? {};
  if (marks || enabled) input.value = String(selectedValue(value, numbers(marks), numbers(enabled)));
};

/**
 * Selects the next mark for an arrow key. Browsers do not know the distances of marks.
 * @type {(event: KeyboardEvent, input: HTMLInputElement) => void}
 */
const step = (event, input) => {
  const marks = numbers(input.parentElement?.dataset.marks);
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (!marks.length || !directions[event.key] || isModified) return;
  event.preventDefault();
  const direction = directions[event.key] * (/[LR]/.test(event.key) ? inlineDirection(input) : 1);
  const next = marks[marks.indexOf(selectedValue(Number(input.value), marks, [])) + direction];
  if (next === undefined) return;
  input.value = String(next);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/** Adds handlers for sliders. They must run before other handlers read the values. */
export const followMarkedSliders = () => {
  for (const type of ["input", "keydown"]) {
    addEventListener(
      type,
      (event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        if (input.type !== "range") return;
        if (type === "keydown") step(/** @type {KeyboardEvent} */ (event), input);
        else select(input, Number(input.value));
      },
      true,
    );
  }
};
