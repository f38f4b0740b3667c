// @ts-check
// Rows with one button. A tap anywhere in the row activates the button.

import { closest, findAll, on } from "./dom.js";

/** The rows of lists and forms that are not controls. */
const rows = [
  ":is(.list, .form) > :not(.section, .swipeRow)",
  ":is(.list, .form) > .section > :not(.sectionHeader, .sectionFooter, .swipeRow)",
  ".swipeRow > :not(.swipeActions, .layerBackground)",
].join();

/** The elements that handle taps. */
const controls = "button, a, input, textarea, select, label, [role=button], [data-e~=tap], .steps, .picker";

/** The buttons that a tap on their row activates. A button with an explicit style is a separate target. */
const rowButtons = ".button:not(.plain, .bordered, .borderedProminent, .borderless), .link";

/**
 * Returns the only button of the row around a node; undefined if the node handles taps, or if the row has several buttons.
 * @type {(node: HTMLElement) => HTMLElement | undefined}
 */
const buttonAround = (node) => {
  if (closest(node, controls)) return;
  const row = closest(node, rows);
  const [button, other] = row ? findAll(row, rowButtons) : [];
  return other || button?.matches(":disabled, [aria-disabled=true]") ? undefined : button;
};

export const followRowButtons = () => {
  on("click", (event, target) => {
    // The end of a text selection is also a click.
    if (!event.defaultPrevented && getSelection()?.isCollapsed !== false) buttonAround(target)?.click();
  });
  on("pointerdown", (_, target) => {
    const row = buttonAround(target) && closest(target, rows);
    if (!row) return;
    row.dataset.cPressed = "";
    const release = () => {
      delete row.dataset.cPressed;
      ["pointerup", "pointercancel"].forEach((type) => removeEventListener(type, release));
    };
    ["pointerup", "pointercancel"].forEach((type) => addEventListener(type, release));
  });
};
