import assert from "node:assert/strict";
import { test } from "node:test";

import { fit, textOf, valuesOf } from "../../Sources/NavigatorWeb/Client/linear.js";

/** Returns samples of values for translations of a drag. */
const drags = (...pairs) => pairs.map(([x, y, ...values]) => ({ inputs: [x, y, 1, 0], values }));

test("the numbers of a style are read, with those that CSS leaves out", () => {
  assert.deepEqual(valuesOf({ translate: "", rotate: "", scale: "" }), [0, 0, 0, 1, 1]);
  assert.deepEqual(valuesOf({ translate: "80px", rotate: "-4.5deg", scale: "1.5" }), [80, 0, -4.5, 1.5, 1.5]);
  assert.deepEqual(valuesOf({ translate: "0px -10px", rotate: "none", scale: "2 1" }), [0, -10, 0, 2, 1]);
  const place = "calc(12px*var(--to-end) - 50%*var(--to-end)) calc(30.5px - 50%)";
  assert.deepEqual(valuesOf({ translate: place, rotate: "", scale: "" }).slice(0, 2), [12, 30.5]);
  assert.deepEqual(valuesOf({ translate: "calc(-4px*var(--to-end)) 0px", rotate: "", scale: "" }).slice(0, 2), [-4, 0]);
  assert.ok(valuesOf({ translate: "50% 10px", rotate: "", scale: "" }).slice(0, 2).every(Number.isNaN));
});

test("the numbers of a style are replaced", () => {
  assert.equal(textOf("translate", "80px", [12, 7, 5, 2, 3]), "12px 7px");
  assert.equal(textOf("rotate", "", [12, 7, 5, 2, 3]), "5deg");
  assert.equal(textOf("scale", "1.5", [12, 7, 5, 2, 3.00004]), "2 3");
  const place = "calc(12px*var(--to-end) - 50%*var(--to-end)) calc(30.5px - 50%)";
  assert.equal(textOf("translate", place, [1, 2]), "calc(1px*var(--to-end) - 50%*var(--to-end)) calc(2px - 50%)");
  assert.equal(textOf("translate", "calc(-4px*var(--to-end)) 0px", [5, 6]), "calc(5px*var(--to-end)) 6px");
});

test("one answer is enough for a view that follows by the same distance", () => {
  assert.deepEqual(fit(drags([0, 0, 40, 5], [20, 0, 60, 5]), 0), { axis: 0, slope: 1 });
  assert.deepEqual(fit(drags([0, 0, 40, 5], [20, 0, 60, 5]), 1), { axis: 0, slope: 0 });
  assert.deepEqual(fit(drags([0, 0, 40, 5], [0, 20, 40, 25]), 1), { axis: 1, slope: 1 });
});

test("a view that jumps, or moves by another distance, needs further answers", () => {
  assert.equal(fit(drags([0, 0, 80, 0], [10, 0, 10, 0]), 0), undefined);
  assert.equal(fit(drags([0, 0, 0, 0], [10, 0, 5, 0]), 0), undefined);
  assert.deepEqual(fit(drags([0, 0, 0, 0], [10, 0, 5, 0], [20, 0, 10, 0]), 0), { axis: 0, slope: 0.5 });
  assert.deepEqual(fit(drags([0, 0, 0, 0], [10, 0, 5, 0]), 0, { axis: 0, slope: 0.5 }), { axis: 0, slope: 0.5 });
});

test("a view that does not follow linearly has no model", () => {
  assert.equal(fit(drags([0, 0, 0, 0], [50, 0, 50, 0], [100, 0, 80, 0]), 0), undefined);
  assert.equal(fit(drags([0, 0, 0, 0], [30, 0, 30, 0], [60, 0, 30, 0]), 0), undefined);
});

test("an angle may depend on a distance, and a factor on a magnification", () => {
  assert.deepEqual(fit(drags([0, 0, 0, 0, 0], [20, 5, 0, 0, 1], [100, -3, 0, 0, 5]), 2), { axis: 0, slope: 0.05 });
  const pinch = [1, 1.5].map((factor) => ({ inputs: [0, 0, factor, 0], values: [0, 0, 0, 2 * factor, 2 * factor] }));
  assert.deepEqual(fit(pinch, 3), { axis: 2, slope: 2 });
});

test("a value that cannot be read has no model", () => {
  assert.equal(fit(drags([0, 0, NaN, 0], [20, 0, NaN, 0], [30, 0, NaN, 0]), 0), undefined);
});
