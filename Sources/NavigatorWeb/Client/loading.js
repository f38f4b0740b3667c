// @ts-check
// Loads the second script, which has the parts that few screens need.

import { metaContent, presentations, reachable } from "./page.js";
import { connection, send } from "./session.js";
import { isSwiping } from "./swipe.js";

/**
 * The second script, when it was requested.
 * @type {Promise<typeof import("./extras.js")> | undefined}
 */
let extras;

const load = async () => {
  const script = await import(metaContent("navigator-extras"));
  script.start({ send, isSwiping, connection, presentations, reachable });
  return script;
};

/**
 * Passes a node to the second script. If it cannot be loaded, the next change of the node tries again.
 * @type {(node: HTMLElement) => void}
 */
export const followWithExtras = (node) => {
  extras ||= load();
  extras.then(
    ({ follow }) => follow(node),
    () => (extras = undefined),
  );
};
