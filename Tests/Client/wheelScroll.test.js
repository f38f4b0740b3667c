// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { WheelScroll, nearestIndex } from "../../Sources/NavigatorWeb/Client/wheelScroll.js";

test("A movement that follows an input is the user's, and ends once", () => {
  const scroll = new WheelScroll();
  scroll.input(1000);
  assert.equal(scroll.isMoving(1000), false);
  scroll.scroll(1030);
  assert.equal(scroll.isMoving(1040), true);
  assert.equal(scroll.end(), true);
  assert.equal(scroll.isMoving(1050), false);
  assert.equal(scroll.end(), false);
});

test("A movement without an input, and one long after it, is the page's", () => {
  const scroll = new WheelScroll();
  scroll.scroll(10);
  assert.equal(scroll.end(), false);
  scroll.input(1000);
  scroll.scroll(2000);
  assert.equal(scroll.end(), false);
});

test("A movement by the page is not the user's, though an input came shortly before it", () => {
  const scroll = new WheelScroll();
  scroll.input(1000);
  scroll.scroll(1010);
  scroll.end();
  scroll.interrupt();
  scroll.scroll(1100);
  assert.equal(scroll.isMoving(1100), false);
  assert.equal(scroll.end(), false);
  // The user interrupts the page's movement.
  scroll.input(1200);
  scroll.scroll(1210);
  assert.equal(scroll.end(), true);
});

test("A movement after the end of the user's needs another input", () => {
  const scroll = new WheelScroll();
  scroll.input(1000);
  scroll.scroll(1010);
  assert.equal(scroll.end(), true);
  // The options have changed.
  scroll.scroll(1100);
  assert.equal(scroll.end(), false);
});

test("A movement continues without inputs, as it does when a finger has left the wheel", () => {
  const scroll = new WheelScroll();
  scroll.input(0, true);
  for (let time = 10; time < 3000; time += 100) scroll.scroll(time);
  scroll.release();
  for (let time = 3010; time < 6000; time += 100) scroll.scroll(time);
  assert.equal(scroll.isMoving(6000), true);
  assert.equal(scroll.end(), true);
});

test("A wheel moves while a finger is on it, and is at rest some time after its last movement", () => {
  const scroll = new WheelScroll();
  scroll.input(0, true);
  scroll.scroll(10);
  assert.equal(scroll.isMoving(60_000), true);
  scroll.release();
  assert.equal(scroll.isMoving(60_000), false);
});

test("The nearest range is that with the nearest middle", () => {
  const ranges = [{ start: 90, length: 36 }, { start: 126, length: 60 }, { start: 186, length: 36 }];
  assert.equal(nearestIndex(ranges, 0), 0);
  assert.equal(nearestIndex(ranges, 108), 0);
  assert.equal(nearestIndex(ranges, 150), 1);
  assert.equal(nearestIndex(ranges, 9000), 2);
  assert.equal(nearestIndex([], 1), -1);
});
