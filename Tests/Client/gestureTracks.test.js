// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { move } from "../../Sources/NavigatorWeb/Client/gestureTracks.js";

/** @returns {any} */
const newTrack = () => ({ at: { x: 0, y: 0 }, time: 0, value: 0, speed: 0, velocity: { x: 0, y: 0 }, trail: [] });

test("The velocity is that of the last part of a movement, even if the times of its events vary", () => {
  const track = newTrack();
  for (const [index, time] of [10, 12, 30, 31, 50, 55, 70].entries()) move(track, { x: 10 * (index + 1), y: 0 }, time);
  assert.ok(track.velocity.x > 800 && track.velocity.x < 1200);
  assert.equal(track.velocity.y, 0);
  // A slower end of the movement determines the velocity.
  for (const time of [90, 110, 130, 150]) move(track, { x: track.at.x + 1, y: 0 }, time);
  assert.equal(Math.round(track.velocity.x), 50);
});

test("A movement after a rest has the velocity since the rest began", () => {
  const track = newTrack();
  move(track, { x: 100, y: 0 }, 10);
  move(track, { x: 110, y: 0 }, 1010);
  assert.equal(track.velocity.x, 10);
});

test("The value of a gesture has a speed", () => {
  const track = newTrack();
  move(track, { x: 0, y: 0 }, 16, 1);
  move(track, { x: 0, y: 0 }, 32, 1.5);
  assert.equal(track.speed, 0.5 / 0.016);
  assert.equal(track.value, 1.5);
});

test("Two events with the same time have a finite velocity", () => {
  const track = newTrack();
  move(track, { x: 5, y: 0 }, 0);
  assert.equal(track.velocity.x, 5000);
});
