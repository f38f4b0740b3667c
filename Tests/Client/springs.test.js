import assert from "node:assert/strict";
import { test } from "node:test";

import { continued, easingWithVelocity, relativeVelocity } from "../../Sources/NavigatorWeb/Client/springs.js";

/** The response of a critically damped spring to a new target. */
const spring = (omega, time) => 1 - Math.exp(-omega * time) * (1 + omega * time);

test("a velocity is a part of the distance to the next value", () => {
  assert.equal(relativeVelocity("0px", "100px", "50px", "0px", 2), -4);
  assert.equal(relativeVelocity("0px", "100px", "50px", "150px", 2), 2);
  assert.equal(relativeVelocity("0px 0px", "100px 0px", "50px 0px", "50px 80px", 2), 0);
});

test("values of different kinds have no common velocity", () => {
  assert.equal(relativeVelocity("none", "10px", "5px", "0px", 2), 0);
  assert.equal(relativeVelocity("0px", "10px", "10px", "10px", 2), 0);
  assert.equal(relativeVelocity("0px", "10px", "10px", "9.9999px", 1e9), -100);
});

test("a spring that begins with a velocity moves on in its direction, and ends at its target", () => {
  const [omega, count, duration] = [10, 61, 1200];
  const times = Array.from({ length: count }, (_, index) => (index * duration) / 1000 / (count - 1));
  const easing = `linear(${times.map((time) => spring(omega, time)).join(",")})`;
  const curve = easingWithVelocity(easing, duration, omega * omega, -4).slice(7, -1).split(",").map(Number);
  assert.equal(curve[0], 0);
  assert.equal(curve.at(-1), 1);
  // The response of this spring to a velocity v is v t exp(-omega t).
  times.slice(1, -1).forEach((time, index) => {
    const expected = spring(omega, time) - 4 * time * Math.exp(-omega * time);
    assert.ok(Math.abs(curve[index + 1] - expected) < 0.01, `${curve[index + 1]} instead of ${expected} at ${time}`);
  });
  assert.ok(Math.min(...curve) < -0.02);
});

test("a curve that is no spring stays as it is", () => {
  assert.equal(easingWithVelocity("ease-in", 300, 0, 5), "ease-in");
  assert.equal(easingWithVelocity("linear(0,0.5,1)", 300, 100, 0), "linear(0,0.5,1)");
});

test("a spring continues the velocity of the animation that it replaces, and other curves do not", () => {
  const options = { duration: 1000, easing: "linear(0,0.5,1)", delay: 20 };
  const earlier = { from: "0px 0px", target: "100px 0px", speed: 2 };
  const timing = continued({ options, stiffness: 100 }, earlier, "50px 0px", "0px 0px");
  assert.equal(timing.delay, 20);
  assert.equal(timing.easing, easingWithVelocity("linear(0,0.5,1)", 1000, 100, -4));
  assert.notEqual(timing.easing, options.easing);
  assert.equal(continued({ options, stiffness: 100 }, undefined, "50px 0px", "0px 0px").easing, options.easing);
  assert.equal(continued({ options, stiffness: 0 }, earlier, "50px 0px", "0px 0px").easing, options.easing);
});
