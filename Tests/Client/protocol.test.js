import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as protocol from "../../Sources/NavigatorWeb/Client/protocol.js";

const table = JSON.parse(readFileSync(new URL("../../Sources/NavigatorWeb/Client/protocol.json", import.meta.url), "utf8"));

test("Messages to the host have the form that WireTests decode", () => {
  assert.equal(
    protocol.encodeHello({ token: "x", generation: 5, batch: 7, address: "/a?b=c", places: ["window", "screen:/a"] }),
    '{"t":"hello","s":"x","g":5,"n":7,"u":"/a?b=c","p":["window","screen:/a"]}',
  );
  assert.equal(
    protocol.encodeHello({ token: "x", generation: 0, batch: 0, address: "/", places: undefined }),
    '{"t":"hello","s":"x","g":0,"n":0,"u":"/"}',
  );
  assert.equal(
    protocol.encodeHello({ token: "x", generation: 0, batch: 0, address: "/", language: "de-AT", timeZone: "Europe/Vienna" }),
    '{"t":"hello","s":"x","g":0,"n":0,"u":"/","l":"de-AT","z":"Europe/Vienna"}',
  );
  assert.equal(
    protocol.encodeEvent({ target: 3, action: "change", value: 'a"b', revision: 7, number: 9, batch: 4 }),
    '{"t":"e","i":3,"a":"change","v":"a\\"b","r":7,"n":9,"k":4}',
  );
  assert.equal(protocol.encodeEvent({ target: 3, action: "tap", number: 1, batch: 0 }), '{"t":"e","i":3,"a":"tap","n":1,"k":0}');
  assert.equal(
    protocol.encodeTraverse({ question: 2, places: ["window"], address: "/" }),
    '{"t":"go","n":2,"p":["window"],"u":"/"}',
  );
  assert.equal(protocol.encodeAcknowledge({ batch: 4 }), '{"t":"a","n":4}');
});

test("Messages of the host are decoded from the form that WireTests encode", () => {
  const decode = (message) => JSON.parse(JSON.stringify(protocol.decodeServerMessage(message)));
  assert.deepEqual(decode('{"t":"ok","e":4}'), { type: "ok", events: 4 });
  assert.deepEqual(decode('{"t":"e","e":5}'), { type: "taken", events: 5 });
  assert.deepEqual(decode('{"t":"root","n":1,"h":"<p>","g":3,"s":"x","e":2}'), {
    type: "root", batch: 1, html: "<p>", generation: 3, token: "x", events: 2,
  });
  assert.deepEqual(decode('{"t":"p","n":9,"o":[["r",2],["m",3,4]]}'), {
    type: "patches", batch: 9, operations: [["r", 2], ["m", 3, 4]],
  });
  assert.deepEqual(decode('{"t":"at","k":["window"],"u":"/a","a":6}'), {
    type: "location", places: ["window"], address: "/a", question: 6,
  });
  assert.deepEqual(decode('{"t":"bye","reason":"busy"}'), { type: "bye", reason: "busy" });
});

test("A message of an unknown type is ignored", () => {
  assert.equal(protocol.decodeServerMessage('{"t":"later"}'), null);
});

test("Types and keys are unique within a side and within a message", () => {
  for (const messages of [table.clientMessages, table.serverMessages]) {
    const types = messages.map(({ type }) => type);
    assert.deepEqual([...new Set(types)], types);
    for (const { fields } of messages) {
      const keys = ["t", ...fields.map(({ key }) => key)];
      assert.deepEqual([...new Set(keys)], keys);
    }
  }
  const operations = table.operations.map(({ type }) => type);
  assert.deepEqual([...new Set(operations)], operations);
});
