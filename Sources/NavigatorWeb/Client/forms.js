// @ts-check
// The forms of password fields. A password manager needs a form with the fields of a screen, and its submission. The forms are
// outside of the tree, and no form is sent.

import { closest, findAll, on } from "./dom.js";
import { textFieldSelector } from "./textFields.js";

/** The nodes whose fields belong to one form. */
const holders = ".screen, .presentation, .window";

/**
 * The form of each screen, presentation or window with a password field.
 * @type {Map<HTMLElement, HTMLFormElement>}
 */
const forms = new Map();
let formCount = 0;

/**
 * Returns the form of a holder, which is created if there is none.
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
 * Puts the fields around a text field into a form if there is a password field among them.
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
 * Submits the form of an input, so that a password manager offers to save what was entered.
 * @type {(input: HTMLInputElement) => void}
 */
export const submitForm = (input) => input.form?.requestSubmit();

export const preventSubmission = () => on("submit", (event) => event.preventDefault());
