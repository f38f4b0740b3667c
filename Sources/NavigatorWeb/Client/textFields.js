// @ts-check
// Text fields. The page owns the text while the user types. Responses to older edits do not change it.

import { on, parentOf } from "./dom.js";
import { maximumTextBytes, metaContent } from "./page.js";
import { isWaiting, send } from "./session.js";

export const textFieldSelector = ":is(.textField, .secureField, .searchField)";

/**
 * The number of the last edit of each text field.
 * @type {WeakMap<HTMLElement, number>}
 */
const edits = new WeakMap();

/**
 * The input in which an input method is composing text.
 * @type {EventTarget | null}
 */
let composing = null;

/** @type {(node: HTMLElement) => boolean} */
export const isTextField = (node) => node.matches(textFieldSelector);

/**
 * Returns the input or the text area of a text field. For other elements, returns the element itself.
 * @type {(node: HTMLElement) => HTMLInputElement}
 */
export const inputOf = (node) =>
  /** @type {HTMLInputElement} */ (node.querySelector(":scope > input, :scope > textarea") || node);

/** @type {(node: HTMLElement) => boolean} */
export const wasEdited = (node) => edits.has(node);

/**
 * Copies the number of the last edit to a field that replaces another one.
 * @type {(from: HTMLElement, to: HTMLElement) => void}
 */
export const inheritEdits = (from, to) => {
  const edit = edits.get(from);
  if (edit !== undefined) edits.set(to, edit);
};

/**
 * Returns the number of the last edit that the session had processed when it sent the field.
 * @type {(node: HTMLElement) => number}
 */
const answeredEdit = (node) => Number(node.dataset.r || 0);

/**
 * Marks a field whose text exceeds the maximum length, or removes the mark. The style sheet shows a notice.
 * @type {(input: HTMLInputElement, isTooLong: boolean) => void}
 */
export const markLength = (input, isTooLong) =>
  input.setCustomValidity((parentOf(input).dataset.cNotice = isTooLong ? metaContent("navigator-too-long") : ""));

/**
 * Sends the text of a field after an edit.
 * @type {(node: HTMLElement) => void}
 */
export const sendEdit = (node) => {
  const revision = Math.max(edits.get(node) || 0, answeredEdit(node)) + 1;
  edits.set(node, revision);
  const input = inputOf(node);
  markLength(input, new Blob([JSON.stringify(input.value)]).size > maximumTextBytes);
  if (input.reportValidity()) send(node, "change", input.value, revision);
};

/**
 * Shows the session's text in a field, unless the user has edited the field since.
 * @param {HTMLElement} node
 * @param {HTMLElement} fresh The field as rendered by the host. `node` already has its attributes.
 */
export const showText = (node, fresh) => {
  const input = inputOf(node);
  const answered = answeredEdit(node);
  const last = edits.get(node) || 0;
  if (last < answered) edits.set(node, answered);
  const isFocused = document.activeElement === input;
  if ((isFocused && composing === input) || input.matches(":invalid")) return;
  if (last > answered && (isFocused || isWaiting(node, "change"))) return;
  const source = inputOf(fresh);
  const value = /** @type {string} */ (source.tagName === "TEXTAREA" ? source.textContent : source.getAttribute("value"));
  if (input.value === value) return;
  const { selectionStart: start, selectionEnd: end } = input;
  input.value = value;
  if (document.activeElement === input && start !== null) input.setSelectionRange(start, end);
};

export const followCompositions = () => {
  on("compositionstart", (_, target) => (composing = target));
  on("compositionend", () => (composing = null));
};
