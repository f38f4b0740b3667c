// @ts-check
// Loads the scripts for the parts that few screens need. Each is loaded when a screen needs it.

import { fitBar } from "./bars.js";
import { nodeOf } from "./elements.js";
import { presentations, reachable } from "./page.js";
import { tap } from "./presses.js";
import { operationTypes } from "./protocol.js";
import { connection, send } from "./session.js";

/** @typedef {typeof import("./graphics.js")} Graphics */
/** @typedef {{ start: (host: import("./extrasHost.js").Host) => void, follow: (node: any) => void }} Script */

/**
 * The requested scripts, by name.
 * @type {Map<string, Promise<Script>>}
 */
const scripts = new Map();

/**
 * The script of motion, or undefined until it is loaded.
 * @type {Graphics | undefined}
 */
let graphics;

/** The query of the paths of all scripts, which is the version of the host's files. */
const version = /** @type {HTMLScriptElement} */ (document.currentScript).src.split("?")[1];

/** The number of scripts that are being loaded. */
let loading = 0;

/** @type {(name: string) => Promise<Script>} */
const load = async (name) => {
  const mark = () => document.documentElement.toggleAttribute("data-loading", !!loading);
  loading++;
  mark();
  try {
    const script = await import(`/${name}.js?${version}`);
    script.start({ send, tap, connection, presentations, reachable, nodeOf, fitBar });
    if (script.capture) graphics = script;
    return script;
  } finally {
    loading--;
    mark();
  }
};

/**
 * Returns the script with a name. If it cannot be loaded, the next request retries.
 * @type {(name: string) => Promise<Script>}
 */
const request = (name) => {
  const script = scripts.get(name) || load(name);
  scripts.set(name, script);
  script.catch(() => scripts.delete(name));
  return script;
};

/**
 * Returns a function that passes a node to a script. The scripts are `extras` for menus, popovers, edited lists, sheets, columns
 * and windows (it also receives the addresses of windows), `graphics` for geometry, gestures and motion, `files`, `tables`,
 * `adapting`, `wheels`, `lines`, and `swipe` for the swipe back.
 * @type {(name: string) => (node: any) => void}
 */
export const followWith = (name) => (node) => void request(name).then(({ follow }) => follow(node), () => {});

/** @type {Graphics["capture"]} */
export const capture = (...fields) => graphics?.capture(...fields);

/** Plays the captured changes. */
export const play = () => graphics?.play();

/**
 * Loads the script of motion if operations require it and it is not loaded.
 * @type {(list: import("./protocol.js").Operation[]) => Promise<unknown> | false}
 */
export const prepare = (list) => !graphics && list.some(([type]) => type === operationTypes.animate) && request("graphics");
