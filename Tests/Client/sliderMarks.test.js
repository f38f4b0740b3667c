import assert from "node:assert/strict";
import { test } from "node:test";

import { selectedValue } from "../../Sources/NavigatorWeb/Client/sliderMarks.js";

test("A slider with marks selects the nearest one", () => {
  assert.equal(selectedValue(0.3, [0, 0.5, 1], []), 0.5);
  assert.equal(selectedValue(0.2, [0, 0.5, 1], []), 0);
  assert.equal(selectedValue(9, [0, 0.5, 1], []), 1);
});

test("A slider selects the values in its range, and the marks in it", () => {
  assert.equal(selectedValue(-3, [], [-0.5, 1]), -0.5);
  assert.equal(selectedValue(3, [], [-0.5, 1]), 1);
  assert.equal(selectedValue(0.1, [], [-0.5, 1]), 0.1);
  assert.equal(selectedValue(-1, [-1, 0, 1], [-0.5, 1]), 0);
  assert.equal(selectedValue(-1, [-1], [-0.5, 1]), -0.5);
});
