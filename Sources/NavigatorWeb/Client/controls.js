// @ts-check
// The values of controls. A control shows the user's value until the session has processed the last change of the control.
// Earlier updates change only the attributes of its inputs, which contain the session's value.

import { findAll, on, parentOf } from "./dom.js";
import { elementAt, idOf, nodeOf, optionsOf } from "./elements.js";
import { beforeNextFrame } from "./frame.js";
import { isWaiting, send } from "./session.js";

/** The inputs whose values this module manages. Another module manages text fields. */
const inputSelector =
  "input:is([type=checkbox], [type=radio], [type=range], [type=date], [type=time], [type=datetime-local], [type=color]), select";

/** The inputs whose values are strings. */
const textSelector = "[type=date], [type=time], [type=datetime-local], [type=color]";

/**
 * The slider that a user drags.
 * @type {HTMLInputElement | null}
 */
let dragged = null;

/**
 * Returns the element whose events report the value of an input: the picker of an option, or otherwise the element of the input.
 * @type {(input: Element) => HTMLElement}
 */
const ownerOf = (input) => {
  const node = /** @type {HTMLElement} */ (elementAt(input));
  return node.matches(".option") ? /** @type {HTMLElement} */ (elementAt(parentOf(node))) : node;
};

/**
 * Returns a Boolean value that indicates whether an input shows the user's value instead of the session's.
 * @type {(input: HTMLInputElement) => boolean}
 */
const isHeld = (input) => input === dragged || isWaiting(ownerOf(input), "change") || isIncomplete(input);

/**
 * Returns a Boolean value that indicates whether the user has entered only a part of a date.
 * @type {(input: HTMLInputElement) => boolean}
 */
const isIncomplete = (input) => input === document.activeElement && input.matches(textSelector) && !input.value;

/**
 * Shows the position of a slider's thumb on its track.
 * @type {(input: HTMLInputElement) => void}
 */
const showPosition = (input) => {
  const [value, minimum, maximum] = [input.value, input.min, input.max].map(Number);
  if (maximum > minimum) input.style.setProperty("--part", `${(100 * (value - minimum)) / (maximum - minimum)}%`);
};

/**
 * Shows the session's value in an input, unless the session has not processed the user's value. A menu keeps its selection while
 * other options are moved.
 * @type {(node: HTMLElement) => void}
 */
export const showValue = (node) => {
  if (!node.matches(inputSelector)) return;
  const input = /** @type {HTMLInputElement} */ (node);
  const isFree = !isHeld(input);
  if (node instanceof HTMLSelectElement) {
    if (isFree) node.selectedIndex = Number(node.dataset.value ?? -1);
    // The menu shows the selected option as its label.
    for (const option of optionsOf(ownerOf(node))) option.classList.toggle("selected", idOf(option) === node.value);
  } else if (input.type === "range") {
    if (isFree) input.value = input.getAttribute("value") || "";
    showPosition(input);
  } else if (input.matches(textSelector)) {
    if (isFree) input.value = input.getAttribute("value") || "";
  } else if (isFree) input.checked = input.hasAttribute("checked");
};

/**
 * Shows the session's values in the inputs of an element.
 * @type {(owner: HTMLElement) => void}
 */
const showValues = (owner) =>
  findAll(owner, inputSelector)
    .filter((input) => ownerOf(input) === owner)
    .forEach(showValue);

/**
 * Copies the options of a picker into its menu and keeps the selection. Sections become groups. The values of the menu are the
 * identifiers of the options.
 * @type {(picker: HTMLElement, select: HTMLSelectElement) => void}
 */
export const updateMenu = (picker, select) => {
  const menu = document.createElement("select");
  // The menu itself is the group of the options without a section.
  /** @type {any} */
  let holder = {};
  for (const option of optionsOf(picker)) {
    const { group = "" } = option.dataset;
    if (holder.label !== group) {
      holder = group ? menu.appendChild(document.createElement("optgroup")) : menu;
      holder.label = group;
    }
    holder.append(new Option(option.textContent || "", idOf(option)));
    holder.lastChild.disabled = option.ariaDisabled;
  }
  if (menu.innerHTML !== select.innerHTML) {
    const { value } = select;
    select.replaceChildren(...menu.childNodes);
    select.value = value;
  }
  showValue(select);
};

/**
 * Sends a change of an element. If it is not sent, the element shows the session's values again.
 * @type {(owner: HTMLElement, value: boolean | number | string) => void}
 */
const sendChange = (owner, value) => {
  if (!send(owner, "change", value)) showValues(owner);
};

/**
 * The dragged sliders whose values have not been sent.
 * @type {Set<HTMLInputElement>}
 */
const unsent = new Set();

/** @type {(input: HTMLInputElement) => void} */
const sendPosition = (input) => {
  if (unsent.delete(input) && input.isConnected) sendChange(ownerOf(input), Number(input.value));
};

/**
 * Sends the value of a dragged slider, once per frame.
 * @type {(input: HTMLInputElement) => void}
 */
export const followSlider = (input) => {
  showPosition(input);
  if (unsent.has(input)) return;
  unsent.add(input);
  beforeNextFrame(() => sendPosition(input));
};

/**
 * Sends the new value of a control.
 * @type {(node: HTMLElement) => void}
 */
export const sendValue = (node) => {
  if (!node.matches(inputSelector)) return;
  const input = /** @type {HTMLInputElement} */ (node);
  const owner = ownerOf(input);
  if (node instanceof HTMLSelectElement) {
    sendChange(owner, node.value);
    showValue(node);
  } else if (input.type === "radio") {
    // The radio buttons of a group without a name do not exclude each other.
    for (const radio of findAll(owner, "[type=radio]")) /** @type {HTMLInputElement} */ (radio).checked = radio === input;
    sendChange(owner, idOf(/** @type {HTMLElement} */ (elementAt(input))));
  } else if (input.type === "checkbox") sendChange(owner, input.checked);
  else if (input.matches(textSelector)) {
    if (input.value) sendChange(owner, input.value);
  }
  else {
    unsent.add(input);
    sendPosition(input);
  }
};

/**
 * Shows the session's values in the controls whose changes it has processed.
 * @type {(events: import("./eventQueue.js").QueuedEvent[]) => void}
 */
export const settleControls = (events) => {
  const owners = new Set(events.filter(({ action }) => action === "change").map(({ target }) => nodeOf(target)));
  for (const owner of owners) if (owner) showValues(owner);
};

export const followDraggedSliders = () => {
  on("pointerdown", (_, target) => {
    if (target.matches("[type=range]")) dragged = /** @type {HTMLInputElement} */ (target);
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
    on(type, () => {
      const input = dragged;
      dragged = null;
      // The browser reports the last change after the release of the pointer.
      if (input) beforeNextFrame(() => input.isConnected && showValue(input));
    });
  }
};
