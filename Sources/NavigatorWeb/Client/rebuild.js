// @ts-check
// A session that was rebuilt, as after a restart of the server. Its tree replaces the one that the page shows, with other
// identifiers. Nodes in the same place keep their scroll position and focus, and typed text is typed again.

import { childElements, idOf, registerOnly } from "./elements.js";
import { runPendingWork } from "./frame.js";
import { shown, windowNode } from "./page.js";
import { finishBatch, wholePage } from "./patches.js";
import { connection } from "./session.js";
import { inputOf, isTextField, sendEdit, textFieldSelector, wasEdited } from "./textFields.js";
import { retypeTimeout } from "./timing.js";
import { merge } from "./update.js";

/** @typedef {{ text: string, caret: number | null | false }} TypedText The caret is false if the field had no focus. */

/**
 * Typed text by the place of its field. It is typed again when the field appears and is not covered.
 * @type {Map<string, TypedText>}
 */
const typedTexts = new Map();
let retypeDeadline = 0;

/**
 * Returns a text that is equal for elements of two trees that correspond to each other.
 * @type {(node: HTMLElement) => string}
 */
const likenessOf = (node) => {
  const placeholder = isTextField(node) && inputOf(node).placeholder;
  const label = node.matches(".screen") ? node.ariaLabel : "";
  return [node.tagName, node.classList[0], node.dataset.testid, label, placeholder].join();
};

/**
 * Gives the elements of a tree the identifiers of those in the same places of `fresh`, and removes the others.
 * @type {(node: HTMLElement, fresh: HTMLElement) => void}
 */
const adoptIdentifiers = (node, fresh) => {
  node.dataset.i = idOf(fresh);
  const old = childElements(node);
  for (const child of childElements(fresh)) {
    const index = old.findIndex((candidate) => likenessOf(candidate) === likenessOf(child));
    if (index >= 0) adoptIdentifiers(old.splice(index, 1)[0], child);
  }
  old.forEach((child) => child.remove());
};

/** Returns the text fields by their places: the screen, the label, and the number among fields of the same label. */
const textFieldsByPlace = () => {
  /** @type {Map<string, HTMLElement>} */
  const fields = new Map();
  for (const node of shown(`${textFieldSelector}[data-i]`)) {
    const screen = node.closest(".screen, .presentation");
    const place = [screen && screen.ariaLabel, inputOf(node).ariaLabel, likenessOf(node)].join();
    let count = 0;
    while (fields.has(place + count)) count++;
    fields.set(place + count, node);
  }
  return fields;
};

/**
 * Shows the tree of a rebuilt session.
 * @type {(fresh: HTMLElement) => void}
 */
export const rebuild = (fresh) => {
  for (const [place, node] of textFieldsByPlace()) {
    const input = inputOf(node);
    if (wasEdited(node)) {
      typedTexts.set(place, { text: input.value, caret: input === document.activeElement && input.selectionStart });
    }
  }
  adoptIdentifiers(windowNode(), fresh);
  registerOnly(windowNode());
  retypeDeadline = Date.now() + retypeTimeout;
  merge(windowNode(), fresh);
  finishBatch(wholePage());
};

/** Types typed text again in the fields that are there. A field on a covered screen waits until it is in front. */
export const retype = () => {
  if (!typedTexts.size || !connection.isLive) return;
  // Pending work may take the focus away.
  runPendingWork();
  const fields = textFieldsByPlace();
  for (const [place, { text, caret }] of typedTexts) {
    const node = fields.get(place);
    if (!node ? Date.now() < retypeDeadline : node.closest("[inert]")) continue;
    typedTexts.delete(place);
    if (!node) continue;
    const input = inputOf(node);
    input.value = text;
    sendEdit(node);
    if (caret === false || document.activeElement !== document.body) continue;
    input.focus({ preventScroll: true });
    if (caret !== null) input.setSelectionRange(caret, caret);
  }
};
