// @ts-check
// Sends what a person does with the mouse, the keyboard and controls.

import { childrenOf, closest, find, on, parentOf } from "./dom.js";
import { accepts, elementAt, isLeaving, optionsOf } from "./elements.js";
import { app, headingOf, presentations, windowNode } from "./page.js";
import { placePopovers, updateBar } from "./rules.js";
import { connection, send } from "./session.js";
import { inputOf, isTextField, sendEdit } from "./textFields.js";

/** The nodes that a click belongs to, the innermost first. */
const clickable = "[data-step], .columnBack, .steps, input, textarea, select, label, [data-e~=tap]";

/** Closes the presentation in front, unless it is a cover or must be kept. */
const dismissPresentation = () => {
  const top = presentations().pop();
  return !!top && !("keep" in top.dataset) && !top.matches(".cover") && send(top, "dismiss");
};

/**
 * Ends a search and empties its field. Returns false if the node is no search field, or does not search.
 * @type {(node: HTMLElement | null) => boolean}
 */
const endSearch = (node) => {
  if (!node?.matches(".searching")) return false;
  send(node, "dismiss");
  const screen = closest(node, ".screen");
  ((screen && headingOf(screen)) || app).focus();
  return true;
};

/**
 * Empties a text field.
 * @type {(node: HTMLElement) => void}
 */
const clearField = (node) => {
  const input = inputOf(node);
  input.value = "";
  sendEdit(node);
  input.focus();
};

/**
 * Shows the column before another one in a narrow window.
 * @type {(column: HTMLElement) => void}
 */
const showPreviousColumn = (column) => {
  const split = /** @type {HTMLElement} */ (elementAt(parentOf(column)));
  const index = Math.max(0, childrenOf(split).indexOf(column) - 1);
  if (!send(split, "change", index)) split.className = split.className.replace(/show-\d/, `show-${index}`);
};

/** @type {(event: MouseEvent, target: HTMLElement) => unknown} */
const handleClick = (event, target) => {
  const element = /** @type {HTMLElement} */ (elementAt(target));
  if (target.matches(".cancel:not(.button)")) return endSearch(element);
  if (target.closest(".clear")) return clearField(element);
  if (target.matches(".backdrop") && !target.closest(".alert")) return dismissPresentation();
  const hit = closest(target, clickable);
  if (!hit || hit.matches(":disabled, [aria-disabled=true]")) return;
  const owner = /** @type {HTMLElement} */ (elementAt(hit));
  if (hit.dataset.step) return send(owner, "change", Number(hit.dataset.step));
  if (hit.matches(".columnBack")) return showPreviousColumn(owner);
  // The browser follows a link that is to open elsewhere, or whose tap no session can receive any more.
  if (hit.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  if (accepts(hit, "tap") && (send(hit, "tap") || connection.mayRecover)) event.preventDefault();
};

/** The request of the frame in which a slider's value is sent; 0 for none. */
let sliderFrame = 0;

/**
 * Sends the value of a slider that is dragged, once a frame.
 * @type {(node: HTMLElement, input: HTMLInputElement) => void}
 */
const followSlider = (node, input) => {
  const [value, minimum, maximum] = [input.value, input.min, input.max].map(Number);
  input.style.setProperty("--part", `${(100 * (value - minimum)) / (maximum - minimum)}%`);
  if (sliderFrame) return;
  sliderFrame = requestAnimationFrame(() => {
    sliderFrame = 0;
    send(node, "change", Number(input.value));
  });
};

/**
 * Sends the new value of a control.
 * @type {(node: HTMLElement, input: HTMLInputElement) => void}
 */
const sendValue = (node, input) => {
  if (input.type === "checkbox") send(node, "change", input.checked);
  else if (input.type === "range") send(node, "change", Number(input.value));
  else if (input.tagName === "SELECT") {
    const { selectedIndex } = /** @type {HTMLSelectElement} */ (/** @type {HTMLElement} */ (input));
    send(node, "change", selectedIndex);
    optionsOf(node).forEach((option, index) => option.classList.toggle("selected", index === selectedIndex));
  } else if (input.type === "radio") {
    const picker = /** @type {HTMLElement} */ (elementAt(parentOf(node)));
    const options = optionsOf(picker);
    for (const option of options) {
      const radio = /** @type {HTMLInputElement | null} */ (find(option, "input"));
      if (radio) radio.checked = option === node;
    }
    send(picker, "change", options.indexOf(node));
  }
};

/** @type {(event: KeyboardEvent, target: HTMLElement) => void} */
const handleKey = (event, target) => {
  if (event.isComposing) return;
  const node = elementAt(target);
  if (event.key === "Escape" && (endSearch(node) || dismissPresentation())) return event.preventDefault();
  if (event.key === "Enter" && target.tagName === "INPUT") {
    if (node && isTextField(node) && /** @type {HTMLInputElement} */ (target).reportValidity()) send(node, "submit");
  }
  if ((event.key === "Enter" || event.key === " ") && target.matches("[role=button]:not(button)")) {
    event.preventDefault();
    target.click();
  }
};

/** @type {(target: HTMLElement, isFocused: boolean) => void} */
const sendFocus = (target, isFocused) => {
  const node = elementAt(target);
  if (node && isTextField(node) && target === inputOf(node)) send(node, "focus", isFocused);
};

export const followInput = () => {
  on("click", handleClick);
  on("input", (_, target) => {
    const node = elementAt(target);
    if (!node || isLeaving(node)) return;
    const input = /** @type {HTMLInputElement} */ (target);
    if (isTextField(node)) sendEdit(node);
    else if (input.type === "range") followSlider(node, input);
  });
  on("change", (_, target) => {
    const node = elementAt(target);
    if (node) sendValue(node, /** @type {HTMLInputElement} */ (target));
  });
  on("keydown", handleKey);
  on("focusin", (_, target) => sendFocus(target, true));
  on("focusout", (_, target) => sendFocus(target, false));
  on("scroll", (_, target) => updateBar(target), true);
  on("visibilitychange", () => {
    send(windowNode(), "phase", document.hidden ? "background" : "active");
    connection.recheck();
  });
  addEventListener("resize", placePopovers);
  addEventListener("online", () => connection.recheck());
  addEventListener("offline", () => connection.recheck());
};
