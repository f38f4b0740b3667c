// @ts-check
// The forms of password fields. A password manager requires a form with the fields of a screen, and its submission. The forms are
// outside the tree and are not sent.

import { closest, findAll, on } from "./dom.js";
import { textFieldSelector } from "./textFields.js";

/** The nodes whose fields belong to the same form. */
const holders = ".screen, .presentation, .window";

/**
 * The forms of the screens, presentations and windows with a password field.
 * @type {Map<HTMLElement, HTMLFormElement>}
 */
const forms = new Map();
let formCount = 0;

/**
 * Returns the form of a node with fields. The form is created when it is first needed.
 * @type {(holder: HTMLElement) => HTMLFormElement}
 */
const formOf = (holder) => {
  const known = forms.get(holder);
  if (known) return known;
  const form = document.createElement("form");
  form.id = `form-${(formCount += 1)}`;
  form.noValidate = true;
  forms.set(holder, form);
  document.body.append(form);
  return form;
};

const removeUnusedForms = () => {
  for (const [holder, form] of forms) {
    if (holder.isConnected) continue;
    form.remove();
    forms.delete(holder);
  }
};

/**
 * Adds the fields around a text field to a form if they include a password field.
 * @type {(field: HTMLElement) => void}
 */
export const updateForm = (field) => {
  removeUnusedForms();
  const holder = closest(field, holders);
  if (!holder) return;
  /** @type {(selector: string) => HTMLElement[]} */
  const inputs = (selector) => findAll(holder, `${selector} > input`).filter((input) => closest(input, holders) === holder);
  if (!inputs(".secureField").length) return;
  const { id } = formOf(holder);
  for (const input of inputs(textFieldSelector)) if (input.getAttribute("form") !== id) input.setAttribute("form", id);
};

/**
 * Submits the form of an input, so that a password manager offers to save the values.
 * @type {(input: HTMLInputElement) => void}
 */
export const submitForm = (input) => input.form?.requestSubmit();

export const preventSubmission = () => on("submit", (event) => event.preventDefault());
