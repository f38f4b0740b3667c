// @ts-check
// Sends the user's input with the mouse, the keyboard and controls.

import { followSlider, sendValue } from "./controls.js";
import { childrenOf, closest, findAll, on, parentOf } from "./dom.js";
import { accepts, elementAt, idOf, isLeaving } from "./elements.js";
import { submitForm } from "./forms.js";
import { app, headingOf, presentations, windowNode } from "./page.js";
import { press, tap } from "./presses.js";
import { updateBar } from "./rules.js";
import { connection, send } from "./session.js";
import { selectTab } from "./tabs.js";
import { inputOf, isTextField, sendEdit } from "./textFields.js";

/** The nodes that handle clicks. The innermost one handles the click. */
const clickable =
  ".erase, .cancel:not(.button), .backdrop, [data-step], .columnBack, .steps, input, textarea, select, label, [data-e~=tap]";

/** Closes the presentation in front, unless it is a cover or must not be dismissed. */
const dismissPresentation = () => {
  const top = presentations().pop();
  return !!top && !("keep" in top.dataset) && !top.matches(".cover") && send(top, "dismiss");
};

/**
 * Ends a search and clears its field. Returns false if the node is not an active search field.
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
 * Clears a text field.
 * @type {(node: HTMLElement) => void}
 */
const clearField = (node) => {
  const input = inputOf(node);
  input.value = "";
  sendEdit(node);
  input.focus();
};

/**
 * In a narrow window, shows the column that precedes another one.
 * @type {(column: HTMLElement, button: HTMLElement) => void}
 */
const showPreviousColumn = (column, button) => {
  const split = /** @type {HTMLElement} */ (elementAt(parentOf(column)));
  const index = Math.max(0, childrenOf(split).indexOf(column) - 1);
  if (!press(split, "change", idOf(column), button)) split.className = split.className.replace(/show-\d/, `show-${index}`);
};

/**
 * Sends a step of a stepper, or a clicked link in a text. The opposite step is then enabled, because the session processes the
 * first step before it. Returns a Boolean value that indicates whether the change was sent.
 * @type {(stepper: HTMLElement, button: HTMLElement) => boolean}
 */
const sendStep = (stepper, button) => {
  if (!press(stepper, "change", Number(button.dataset.step), button)) return false;
  for (const each of childrenOf(parentOf(button))) /** @type {HTMLButtonElement} */ (each).disabled = false;
  return true;
};

/**
 * Handles a click on a node that performs no action of its element.
 * @type {(hit: HTMLElement) => void}
 */
const handleOtherClick = (hit) => {
  const element = /** @type {HTMLElement} */ (elementAt(hit));
  if (hit.matches(".erase")) clearField(element);
  else if (hit.matches(".cancel")) endSearch(element);
  else if (hit.matches(".columnBack")) showPreviousColumn(element, hit);
  else if (hit.matches(".backdrop") && !closest(hit, ".alert")) dismissPresentation();
};

/** @type {(event: MouseEvent, target: HTMLElement) => unknown} */
const handleClick = (event, target) => {
  const hit = closest(target, clickable);
  if (!hit || hit.matches(":disabled, [aria-disabled=true]")) return;
  const { step } = hit.dataset;
  if (!step && !accepts(hit, "tap")) return handleOtherClick(hit);
  // The browser follows a link if it is opened elsewhere or if no session can receive the tap.
  if (hit.matches("a") && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  const isSent = step
    ? sendStep(/** @type {HTMLElement} */ (elementAt(hit)), hit)
    : hit.matches(".tab") ? selectTab(hit) : tap(hit);
  if (isSent || connection.mayRecover) event.preventDefault();
};

/** @type {(event: KeyboardEvent, target: HTMLElement) => void} */
const handleKey = (event, target) => {
  if (event.isComposing) return;
  const node = elementAt(target);
  if (event.key === "Escape" && (endSearch(node) || dismissPresentation())) return event.preventDefault();
  if (event.key === "Enter" && target.matches("input")) {
    const input = /** @type {HTMLInputElement} */ (target);
    if (node && isTextField(node) && input.reportValidity() && send(node, "submit")) submitForm(input);
  }
  if ((event.key === "Enter" || event.key === " ") && target.matches("[role=button]:not(button), [role=row]")) {
    event.preventDefault();
    target.click();
  }
};

/** @type {(target: HTMLElement, isFocused: boolean) => void} */
const sendFocus = (target, isFocused) => {
  const node = elementAt(target);
  if (node && isTextField(node) && target === inputOf(node)) send(node, "focus", isFocused);
};

/**
 * The node that a finger has touched while a presentation was in front.
 * @type {Element | null}
 */
let touchedNode = null;

/** @type {(touch: Touch) => Element | null} */
const nodeAt = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY);

/**
 * Closes a presentation when its backdrop is touched. The target of the event is not reliable, because browsers may choose a
 * larger node nearby.
 * @type {(event: TouchEvent) => void}
 */
const endTouch = (event) => {
  const node = touchedNode;
  touchedNode = null;
  if (!node?.matches(".backdrop") || node.closest(".alert") || nodeAt(event.changedTouches[0]) !== node) return;
  if (event.cancelable) event.preventDefault();
  dismissPresentation();
};

/**
 * Reports whether an image was loaded, if the app has requested the report.
 * @type {(node: HTMLElement) => unknown}
 */
const sendLoading = (node) =>
  node.matches("img.loading") &&
  send(/** @type {HTMLElement} */ (elementAt(node)), "change", /** @type {HTMLImageElement} */ (node).naturalWidth > 0);

/** Sends the values that the user or the browser has entered before the script was loaded. */
export const sendEarlyInput = () => {
  for (const image of findAll(windowNode(), "img")) {
    if (/** @type {HTMLImageElement} */ (image).complete) sendLoading(image);
  }
  for (const node of findAll(windowNode(), "input, textarea")) {
    const input = /** @type {HTMLInputElement} */ (node);
    const field = elementAt(input);
    if (field && isTextField(field)) {
      if (input.value !== input.defaultValue) sendEdit(field);
    } else if (input.type === "range") {
      if (input.value !== input.getAttribute("value") && input.matches(":active, :focus")) sendValue(input);
    } else if (input.checked && !input.defaultChecked) sendValue(input);
    else if (!input.checked && input.defaultChecked && input.type === "checkbox") sendValue(input);
  }
};

export const followInput = () => {
  on("click", handleClick);
  on("touchstart", ({ touches }) => {
    touchedNode = touches.length === 1 && presentations().length ? nodeAt(touches[0]) : null;
  });
  on("touchend", endTouch);
  on("input", (_, target) => {
    const node = elementAt(target);
    if (!node || isLeaving(node)) return;
    const input = /** @type {HTMLInputElement} */ (target);
    if (isTextField(node)) sendEdit(node);
    else if (input.type === "range") followSlider(input);
  });
  on("change", (_, target) => {
    const node = elementAt(target);
    if (node && !isLeaving(node)) sendValue(target);
  });
  on("keydown", handleKey);
  on("focusin", (_, target) => sendFocus(target, true));
  on("focusout", (_, target) => sendFocus(target, false));
  for (const type of /** @type {const} */ (["load", "error"])) on(type, (_, target) => sendLoading(target), true);
  on("scroll", (_, target) => updateBar(target), true);
  on("visibilitychange", () => {
    send(windowNode(), "phase", document.hidden ? "background" : "active");
    connection.recheck();
  });
  addEventListener("online", () => connection.recheck());
  addEventListener("offline", () => connection.recheck());
};
