// @ts-check
// Menus: long presses and secondary clicks that open them, and keyboard navigation.

import { closest, findAll, inlineDirection, on } from "./dom.js";
import { presentations, send } from "./extrasHost.js";

/**
 * The duration after which a press opens a menu, in milliseconds, and the distance of a movement that cancels the press, in
 * pixels.
 */
const press = { delay: 500, slop: 10 };

/** The maximum duration between two keys that belong to one typed text, in milliseconds. */
const typingPause = 1000;

/** The focusable items. */
const items = "[role=menuitem]:enabled, a.link, .link:enabled, input:enabled, .controlGroup .button:enabled";

/** Returns the menu in front, or undefined if no menu is in front. */
const frontMenu = () => {
  const top = presentations().pop();
  return top?.matches(".menu") ? top : undefined;
};

/** Cancels the press that would open a menu. */
let endPress = () => {};

/** The time at which a press has opened a menu. Some browsers also report a long press as a secondary click. */
let pressTime = -Infinity;

/**
 * Opens the menu of the element around a node. Returns false if there is none. A menu without an anchor is placed at the pointer.
 * @type {(target: Element, pointer?: MouseEvent) => boolean}
 */
const openMenu = (target, pointer) => {
  const element = closest(target, "[data-e~=menu]:not(:disabled, [aria-disabled=true], [inert] *)");
  if (!element) return false;
  const { left, top } = target.getBoundingClientRect();
  const { style } = document.documentElement;
  style.setProperty("--menu-x", `${pointer ? pointer.clientX : left}px`);
  style.setProperty("--menu-y", `${pointer ? pointer.clientY : top}px`);
  return !!send(element, "menu");
};

/** @type {(event: MouseEvent, target: HTMLElement) => void} */
const followSecondaryClick = (event, target) => {
  endPress();
  if (event.timeStamp - pressTime < 2 * press.delay || openMenu(target, event)) event.preventDefault();
};

/** Ends the suppression of the click with which a press ends. */
const allowClicks = () => removeEventListener("click", stopClick, true);

/**
 * Stops the click with which a press ends that has opened a menu.
 * @type {(event: MouseEvent) => void}
 */
const stopClick = (event) => {
  // A key causes a click without a press.
  if (!event.detail) return;
  allowClicks();
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Opens a menu after a long press. The click with which the press ends has no effect. Not all browsers dispatch that click, so
 * the next press ends its suppression.
 * @type {(event: PointerEvent, target: HTMLElement) => void}
 */
const followPress = (event, target) => {
  allowClicks();
  const element = closest(target, "[data-e~=menu]");
  if (!element || event.pointerType === "mouse" || !event.isPrimary) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  const timer = setTimeout(() => {
    if (!openMenu(target, event)) return;
    pressTime = event.timeStamp + press.delay;
    addEventListener("click", stopClick, true);
  }, press.delay);
  const end = () => {
    clearTimeout(timer);
    listeners.abort();
  };
  endPress = end;
  addEventListener(
    "pointermove",
    (move) => Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > press.slop && end(),
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { signal });
};

/** The typed text that selects an item, and the time of its last character. */
const typed = { text: "", time: 0 };

/**
 * Returns the first item whose title begins with the typed text. The search begins at the focused item.
 * @type {(all: HTMLElement[], index: number, event: KeyboardEvent) => HTMLElement | undefined}
 */
const itemFor = (all, index, event) => {
  const titleOf = (/** @type {HTMLElement} */ item) => (closest(item, "label") || item).textContent?.trim().toLowerCase() || "";
  const find = (/** @type {string} */ text) => {
    const order = [...all.slice(index + (text.length > 1 ? 0 : 1)), ...all];
    return order.find((item) => titleOf(item).startsWith(text.toLowerCase()));
  };
  const isContinued = event.timeStamp - typed.time < typingPause;
  const continued = isContinued ? find(typed.text + event.key) : undefined;
  typed.text = continued ? typed.text + event.key : event.key;
  typed.time = event.timeStamp;
  return continued || find(event.key);
};

/**
 * Handles a key in a menu. Returns a Boolean value that indicates whether the key was handled.
 * @type {(menu: HTMLElement, event: KeyboardEvent) => boolean}
 */
const handleKey = (menu, event) => {
  const all = findAll(menu, items);
  const current = /** @type {HTMLElement} */ (document.activeElement);
  const index = all.indexOf(current);
  const { length } = all;
  /** @type {Record<string, HTMLElement | undefined>} */
  const targets = {
    ArrowDown: all[(index + 1) % length],
    ArrowUp: all[(index <= 0 ? length : index) - 1],
    Home: all[0],
    End: all[length - 1],
  };
  const [back, forward] = inlineDirection(menu) > 0 ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (event.key in targets) {
    targets[event.key]?.focus();
    return true;
  }
  if (event.key === back) return presentations().filter((node) => node.matches(".menu")).length > 1 && !!send(menu, "dismiss");
  if (event.key === forward) {
    if (current?.matches("[aria-haspopup=menu]")) current.click();
    return true;
  }
  if (event.key === "Tab") return !!send(menu, "dismiss");
  if (event.key === "Enter" && current?.matches("input")) {
    current.click();
    return true;
  }
  if (event.key.length === 1 && event.key !== " ") {
    itemFor(all, index, event)?.focus();
    return true;
  }
  return false;
};

/**
 * Opens the menu of the focused element for the menu key, and handles the keys in the menu in front.
 * @type {(event: KeyboardEvent, target: HTMLElement) => boolean}
 */
const followKey = (event, target) => {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
  const menu = frontMenu();
  if (menu) return handleKey(menu, event);
  return (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) && openMenu(target);
};

export const followMenus = () => {
  on("pointerdown", followPress);
  on("contextmenu", followSecondaryClick);
  on(
    "keydown",
    (event, target) => {
      if (!followKey(event, target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
};
