// @ts-check
// Keyboard shortcuts of controls.

import { closest, find, on } from "./dom.js";
import { reachable } from "./extrasHost.js";

/** A Boolean value that indicates whether the keyboard has a Command key. */
const hasCommand = /Mac|iP/.test(navigator.platform);

/**
 * Returns the name of the pressed keys, in the form of the attribute `data-k`.
 * @type {(event: KeyboardEvent) => string}
 */
const nameOf = (event) => {
  const key = event.key === " " ? "Space" : event.key.length > 1 ? event.key : event.key.toLowerCase();
  const isCommand = hasCommand ? event.metaKey : event.ctrlKey;
  /** @type {[boolean, string][]} */
  const modifiers = [[hasCommand && event.ctrlKey, "ctrl"], [event.altKey, "alt"], [event.shiftKey, "shift"], [isCommand, "cmd"]];
  return [...modifiers.filter(([isPressed]) => isPressed).map(([, name]) => name), key].join("+");
};

/** The nodes that handle the Return key. */
const returnControls = "textarea, button, a, select, [role=button], summary";

/** The controls into which the user types. */
const textControls = "textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=color])";

/**
 * Returns a Boolean value that indicates whether a control handles a key before the shortcuts. A key without modifiers, or with
 * the Shift key alone, types into a field.
 * @type {(target: HTMLElement, name: string) => boolean}
 */
const isHandled = (target, name) => {
  if (name === "Enter") return target.matches(returnControls);
  if (name === "Space") return target.matches(`${returnControls}, input`);
  return target.matches(textControls) && !/^(Escape|Enter|F\d+)$|cmd|ctrl|alt/.test(name.replace("shift+", ""));
};

export const followShortcuts = () => {
  on(
    "keydown",
    (event, target) => {
      if (event.isComposing || event.repeat || closest(target, ".menu.presentation")) return;
      const name = nameOf(event);
      if (isHandled(target, name)) return;
      const node = reachable(`[data-k="${CSS.escape(name)}"]`).pop();
      const button = node && (node.matches("button, a, [data-e~=tap], .toggle") ? node : find(node, "button, a, [data-e~=tap]"));
      if (!button || button.matches(":disabled, [aria-disabled=true]")) return;
      event.preventDefault();
      event.stopPropagation();
      button.click();
    },
    true,
  );
};
