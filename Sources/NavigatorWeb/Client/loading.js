// @ts-check
// Loads the scripts with the parts that few screens need, each when a screen has such a part.

import { metaContent, presentations, reachable } from "./page.js";
import { connection, send } from "./session.js";
import { isSwiping } from "./swipe.js";

/** @typedef {{ start: (host: import("./extrasHost.js").Host) => void, follow: (node: HTMLElement) => void }} Script */

/**
 * The scripts that were requested, by name.
 * @type {Map<string, Promise<Script>>}
 */
const scripts = new Map();

/** @type {(name: string) => Promise<Script>} */
const load = async (name) => {
  const script = await import(metaContent(`navigator-${name}`));
  script.start({ send, isSwiping, connection, presentations, reachable });
  return script;
};

/**
 * Returns a function that passes a node to a script. If the script cannot be loaded, the next change of the node tries again.
 * @type {(name: string) => (node: HTMLElement) => void}
 */
const followWith = (name) => (node) => {
  const script = scripts.get(name) || load(name);
  scripts.set(name, script);
  script.then(
    ({ follow }) => follow(node),
    () => scripts.delete(name),
  );
};

/** Passes a node to the script of menus, edited lists and sheets. */
export const followWithExtras = followWith("extras");

/** Passes a node to the script of geometry, gestures and motion. */
export const followWithGraphics = followWith("graphics");
