import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { begin } from "../../Sources/NavigatorWeb/Client/extrasHost.js";
import { followVisibility } from "../../Sources/NavigatorWeb/Client/seen.js";

const connection = { generation: 0 };
let sent = [];
let observers = [];

/** An observer whose browser is the test. */
globalThis.IntersectionObserver = class {
  constructor(callback) {
    this.callback = callback;
    observers.push(this);
  }

  observe() {}

  disconnect() {}
};

beforeEach(() => {
  [connection.generation, sent, observers] = [0, [], []];
  begin({ connection, send: (node, action, value) => !!sent.push(value) });
});

/** Returns a followed view of which at least a half must be visible. */
const followed = () => {
  const node = { isConnected: true, dataset: { part: "0.5" }, parentElement: null };
  followVisibility(node);
  return node;
};

/** Shows a part of the view. */
const show = (part) => observers[0].callback([{ isIntersecting: part > 0, intersectionRatio: part }]);

test("Only changes of the visibility are reported", () => {
  followed();
  for (const part of [0, 0.4, 0.6, 1, 0.2]) show(part);
  assert.deepEqual(sent, [true, false]);
});

test("A rebuilt session gets the visibility of a visible view", () => {
  const node = followed();
  show(1);
  followVisibility(node);
  assert.deepEqual(sent, [true], "the same session knows it");
  connection.generation = 1;
  followVisibility(node);
  followVisibility(node);
  assert.deepEqual(sent, [true, true]);
  assert.equal(observers.length, 1);
});

test("A rebuilt session gets no report about an invisible view, and later its changes", () => {
  const node = followed();
  show(1);
  show(0);
  connection.generation = 1;
  followVisibility(node);
  assert.deepEqual(sent, [true, false]);
  show(1);
  assert.deepEqual(sent, [true, false, true]);
});
