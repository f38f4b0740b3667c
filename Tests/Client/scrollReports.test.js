import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { begin } from "../../Sources/NavigatorWeb/Client/extrasHost.js";
import { report } from "../../Sources/NavigatorWeb/Client/scrollReports.js";

const connection = { generation: 0, isLive: true };
let sent = [];
let followUps = [];
let isDropped = false;

beforeEach(() => {
  Object.assign(connection, { generation: 0, isLive: true });
  [sent, followUps, isDropped] = [[], [], false];
  begin({
    connection,
    send: (node, action, value, revision, followUp) => {
      if (isDropped) return false;
      sent.push(`${action} ${value}`);
      followUps.push(followUp);
      return true;
    },
  });
});

/** Calls what waits for the answers to all events. */
const answer = () => followUps.splice(0).forEach((followUp) => followUp());

test("A value is reported once", () => {
  const scroller = { isConnected: true };
  report(scroller, "target", "7");
  answer();
  report(scroller, "target", "7");
  assert.deepEqual(sent, ["change target 7"]);
});

test("While a report is unprocessed, only the last value waits, for each kind", () => {
  const scroller = { isConnected: true };
  for (const value of ["1", "2", "3"]) report(scroller, "target", value);
  report(scroller, "phase", "idle");
  assert.deepEqual(sent, ["change target 1", "change phase idle"]);
  answer();
  assert.deepEqual(sent.slice(2), ["change target 3"]);
});

test("A rebuilt session gets a value that its predecessor has got", () => {
  const scroller = { isConnected: true };
  report(scroller, "geometry", "0 250");
  answer();
  connection.generation = 1;
  report(scroller, "geometry", "0 250");
  answer();
  report(scroller, "geometry", "0 250");
  assert.deepEqual(sent, ["change geometry 0 250", "change geometry 0 250"]);
});

test("A rebuilt session does not get a waiting value with identifiers of its predecessor", () => {
  const scroller = { isConnected: true };
  report(scroller, "target", "7");
  report(scroller, "target", "8");
  connection.generation = 1;
  answer();
  assert.deepEqual(sent, ["change target 7"]);
  report(scroller, "target", "19");
  assert.deepEqual(sent.slice(1), ["change target 19"]);
});

test("A report to a rebuilt session does not wait for an answer of its predecessor", () => {
  const scroller = { isConnected: true };
  report(scroller, "geometry", "0 250");
  connection.generation = 1;
  report(scroller, "geometry", "0 250");
  assert.equal(sent.length, 2);
  // The late answer does not end the wait for the answer of the current session.
  followUps.shift()();
  report(scroller, "geometry", "0 300");
  assert.equal(sent.length, 2);
  answer();
  assert.deepEqual(sent.slice(2), ["change geometry 0 300"]);
});

test("A value whose report was dropped is reported later", () => {
  const scroller = { isConnected: true };
  isDropped = true;
  report(scroller, "target", "7");
  isDropped = false;
  report(scroller, "target", "7");
  assert.deepEqual(sent, ["change target 7"]);
});

test("Without a connection one report is queued, and the last values of the other kinds follow it", () => {
  const scroller = { isConnected: true };
  connection.isLive = false;
  report(scroller, "phase", "animating");
  report(scroller, "target", "7");
  report(scroller, "geometry", "0 250");
  report(scroller, "geometry", "0 300");
  report(scroller, "phase", "idle");
  assert.deepEqual(sent, ["change phase animating"]);
  connection.isLive = true;
  answer();
  assert.deepEqual(sent.slice(1).sort(), ["change geometry 0 300", "change phase idle", "change target 7"]);
  answer();
  assert.equal(sent.length, 4);
});
