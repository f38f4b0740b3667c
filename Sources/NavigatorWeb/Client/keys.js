// @ts-check
// The keys that views handle, and the focus of views other than fields. The page determines without the session which keys the
// browser does not receive.

import { closest, findAll, on } from "./dom.js";
import { idOf } from "./elements.js";
import { isWaiting, send, sendEvent } from "./extrasHost.js";

/** A Boolean value that indicates whether the keyboard has a Command key. */
const hasCommand = /Mac|iP/.test(navigator.platform);

/** The keys that are reported: keys with a character, and keys that move or edit. */
const reported = /^(.|Arrow\w+|Home|End|Page\w+|Escape|Backspace|Delete|Tab|Enter|Clear)$/su;

/** The inputs into which users type characters. */
const typed = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=button])";

/**
 * Returns the patterns of an element that match a key.
 * @type {(node: HTMLElement, phase: string, key: string, character: string) => string[]}
 */
const patternsOf = (node, phase, key, character) =>
  (node.dataset.g || "").split(" ").flatMap((word) => {
    const [name, phases, ...rest] = word.split(":");
    const pattern = rest.join(":");
    if (name !== "key" || !phases.includes(phase[0])) return [];
    const isMatch = pattern[0] === "[" ? new RegExp(`^${pattern}$`, "u").test(character) : ["*", `=${key}`].includes(pattern);
    return isMatch ? [pattern] : [];
  });

/**
 * Returns a Boolean value that indicates whether a key is a shortcut of the browser, moves the focus, or activates a control.
 * @type {(event: KeyboardEvent, target: HTMLElement) => boolean}
 */
const isBrowserKey = ({ key, ctrlKey, metaKey }, target) =>
  ctrlKey || metaKey || key === "Tab" ||
  (["Enter", " "].includes(key) && target.matches("button, a, select, summary, input, [role=button]"));

/**
 * Returns a Boolean value that indicates whether a field, a menu or a range handles a key to move in it, to edit it, or to change
 * its value.
 * @type {(key: string, target: HTMLElement) => boolean}
 */
const isFieldKey = (key, target) =>
  key !== "Escape" && target.matches("textarea, select, input:not([type=checkbox], [type=button])");

/**
 * Returns a Boolean value that indicates whether the browser also handles a key that a view handles. The focused view prevents
 * that for the keys that it names. If the view contains several controls, the focused control handles the key first. The keys for
 * going back are never prevented.
 * @type {(event: KeyboardEvent, target: HTMLElement, view: HTMLElement, isNamed: boolean) => boolean}
 */
const passes = (event, target, view, isNamed) => {
  const { key, altKey, shiftKey } = event;
  if (isNamed && ((altKey && /^Arrow[LR]/.test(key)) || (shiftKey && key === "Tab"))) return true;
  const isAround = target !== view && findAll(view, "button, a[href], input, select, textarea, [tabindex]").length > 1;
  return isNamed ? isAround && (isBrowserKey(event, target) || isFieldKey(key, target)) : isBrowserKey(event, target);
};

/** @type {(event: KeyboardEvent, target: HTMLElement) => void} */
const followKey = (event, target) => {
  if (event.isComposing || event.defaultPrevented || !reported.test(event.key)) return;
  const phase = event.type === "keyup" ? "up" : event.repeat ? "repeat" : "down";
  const name = event.key === " " ? "Space" : event.key;
  const key = [...name].length > 1 ? name : name.toLowerCase();
  /** @type {string[]} */
  let patterns = [];
  let node = closest(target, "[data-g*='key:']");
  while (node && !(patterns = patternsOf(node, phase, key, event.key)).length) {
    node = node.parentElement && closest(node.parentElement, "[data-g*='key:']");
  }
  const step = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" }[event.key];
  if (!node && step && phase !== "up" && target.matches("[aria-level].tableRow")) {
    /** @type {any} */ (target)[step]?.focus();
    event.preventDefault();
  }
  if (!node) return;
  /** @type {[boolean, string][]} */
  const all = [
    [event.getModifierState("CapsLock"), "caps"],
    [event.shiftKey, "shift"],
    [hasCommand && event.ctrlKey, "ctrl"],
    [event.altKey, "alt"],
    [hasCommand ? event.metaKey : event.ctrlKey, "cmd"],
    [event.location === 3, "pad"],
  ];
  const modifiers = all.filter(([isHeld]) => isHeld).map(([, word]) => word);
  const id = Number(idOf(node));
  // A repeated key is reported only after the session has processed the previous report.
  if (phase !== "repeat" || !isWaiting(id, "key")) {
    sendEvent({ target: id, action: "key", value: [phase, modifiers.join("+") || "-", name].join(" ") });
  }
  // A field also receives the characters that the user types into it.
  const isTyped = target.matches(typed) && [...event.key].length === 1 && !event.ctrlKey && !event.metaKey;
  const isNamed = patterns.some((pattern) => pattern[0] === "=");
  if (isTyped || passes(event, target, node, isNamed)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** @type {(target: HTMLElement, isFocused: boolean) => void} */
const followFocus = (target, isFocused) => {
  if (target.matches?.("[data-g~=focus]")) send(target, "focus", isFocused);
};

export const followKeys = () => {
  on("keydown", followKey, true);
  on("keyup", followKey, true);
  on("focusin", (_, target) => followFocus(target, true));
  on("focusout", (_, target) => followFocus(target, false));
  // The focus may have moved before the script was loaded.
  if (document.activeElement) followFocus(/** @type {HTMLElement} */ (document.activeElement), true);
};
