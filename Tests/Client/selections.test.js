import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { begin } from "../../Sources/NavigatorWeb/Client/extrasHost.js";
import { applySelection, followSelections } from "../../Sources/NavigatorWeb/Client/selections.js";

const connection = { generation: 0, isWaiting: () => false };
let sent = [];
let isDropped = false;
let notify = () => {};

/** A document whose focus and selection a test sets. */
globalThis.document = { activeElement: null, addEventListener: (type, handler) => (notify = () => handler({ target: null })) };

/** Returns a field and its input, which has the focus. */
const focused = () => {
  const node = { dataset: { i: "5", selection: "" } };
  document.activeElement = { closest: () => node, selectionStart: 0, selectionEnd: 0 };
  return node;
};

/** Selects a range in the focused input. */
const select = (start, end) => {
  Object.assign(document.activeElement, { selectionStart: start, selectionEnd: end });
  notify();
};

beforeEach(() => {
  [connection.generation, sent, isDropped] = [0, [], false];
  connection.send = ({ value }) => !isDropped && !!sent.push(value);
  begin({ connection });
  followSelections();
});

test("A selection is sent once", () => {
  const node = focused();
  select(1, 3);
  notify();
  applySelection(node);
  assert.deepEqual(sent, ["1 3"]);
});

test("A rebuilt session gets the selection that its predecessor has got", () => {
  const node = focused();
  select(1, 3);
  connection.generation = 1;
  applySelection(node);
  notify();
  assert.deepEqual(sent, ["1 3", "1 3"]);
});

test("A selection that was dropped is sent later", () => {
  const node = focused();
  isDropped = true;
  select(1, 3);
  isDropped = false;
  applySelection(node);
  assert.deepEqual(sent, ["1 3"]);
});
