import assert from "node:assert/strict";
import { test } from "node:test";

import { EventQueue } from "../../Sources/NavigatorWeb/Client/eventQueue.js";

const live = { isLive: true, isNoticeShown: false, isCumulative: false };
const offline = { ...live, isLive: false };
const reconnecting = { ...offline, isNoticeShown: true };

const all = (queue) => {
  const found = [];
  queue.forEach((event) => found.push(event));
  return found;
};

test("Events are numbered from 1 in the order in which they are sent, and once", () => {
  const queue = new EventQueue();
  const first = queue.add({ target: 1, action: "tap" }, live);
  const second = queue.add({ target: 2, action: "tap" }, live);
  assert.equal(queue.number(first), 1);
  assert.equal(queue.number(second), 2);
  assert.equal(queue.number(first), 1);
});

test("Events that the session has taken are removed, others stay", () => {
  const queue = new EventQueue();
  for (const target of [1, 2, 3]) queue.number(queue.add({ target, action: "tap" }, live));
  queue.add({ target: 4, action: "change", value: "x" }, offline);
  queue.removeTaken(undefined);
  assert.equal(all(queue).length, 4);
  queue.removeTaken(2);
  assert.deepEqual(all(queue).map(({ target }) => target), [3, 4]);
  queue.removeTaken(99);
  assert.deepEqual(all(queue).map(({ target }) => target), [4], "an event that was never sent was not taken");
});

test("A tap is dropped while the page shows that it reconnects, a change is queued", () => {
  const queue = new EventQueue();
  assert.equal(queue.add({ target: 1, action: "tap" }, reconnecting), null);
  assert.ok(queue.add({ target: 1, action: "tap" }, offline));
  for (const action of ["change", "focus", "phase"]) assert.ok(queue.add({ target: 1, action }, reconnecting));
  assert.equal(all(queue).length, 4);
});

test("Of two changes of an element in a row the newer is kept, unless their effects add up", () => {
  const queue = new EventQueue();
  queue.add({ target: 1, action: "change", value: "a" }, offline);
  queue.add({ target: 1, action: "change", value: "ab" }, offline);
  queue.add({ target: 2, action: "change", value: 1 }, offline);
  queue.add({ target: 2, action: "change", value: 1 }, { ...offline, isCumulative: true });
  queue.add({ target: 1, action: "change", value: "abc" }, offline);
  assert.deepEqual(all(queue).map(({ value }) => value), ["ab", 1, 1, "abc"]);
});

test("A change that was sent before the connection broke is not replaced", () => {
  const queue = new EventQueue();
  queue.number(queue.add({ target: 1, action: "change", value: "a" }, live));
  queue.add({ target: 1, action: "change", value: "ab" }, offline);
  assert.deepEqual(all(queue).map(({ value }) => value), ["a", "ab"]);
});

test("The queue is bounded", () => {
  const queue = new EventQueue();
  for (let target = 0; target < 500; target++) assert.ok(queue.add({ target, action: "tap" }, live));
  assert.equal(queue.add({ target: 500, action: "change" }, live), null);
});

test("The event that the session refused is removed only if it was sent", () => {
  const queue = new EventQueue();
  queue.add({ target: 1, action: "change" }, offline);
  assert.equal(queue.removeFirstSent(), undefined);
  queue.number(all(queue)[0]);
  assert.equal(queue.removeFirstSent().target, 1);
  assert.ok(queue.isEmpty);
});

test("A rebuilt session counts events from 1 again", () => {
  const queue = new EventQueue();
  queue.number(queue.add({ target: 1, action: "tap" }, live));
  queue.reset();
  assert.ok(queue.isEmpty);
  assert.equal(queue.number(queue.add({ target: 1, action: "tap" }, live)), 1);
});

test("An event of an element waits until the session has taken it", () => {
  const queue = new EventQueue();
  queue.number(queue.add({ target: 1, action: "change" }, live));
  assert.ok(queue.contains(1, "change"));
  assert.ok(!queue.contains(1, "focus"));
  assert.ok(!queue.contains(2, "change"));
  queue.removeTaken(1);
  assert.ok(!queue.contains(1, "change"));
});

test("Removing the events that the session has taken returns them", () => {
  const queue = new EventQueue();
  for (const target of [1, 2, 3]) queue.number(queue.add({ target, action: "tap" }, live));
  assert.deepEqual(queue.removeTaken(2).map(({ target }) => target), [1, 2]);
  assert.deepEqual(queue.removeTaken(2), []);
  assert.deepEqual(queue.reset().map(({ target }) => target), [3]);
});

test("The wait is measured from the oldest event whose answer a user waits for", () => {
  const queue = new EventQueue();
  queue.add({ target: 1, action: "focus" }, { ...live, time: 1 });
  assert.equal(queue.oldestTime, undefined);
  queue.add({ target: 1, action: "change" }, { ...live, time: 2 });
  queue.add({ target: 1, action: "tap" }, { ...live, time: 3 });
  assert.equal(queue.oldestTime, 2);
});
