// @ts-check
// Rows that are dragged aside, and the actions behind them.
//
// With the keyboard, Tab and the arrows to the sides lead from a row to its actions; the style sheet shows the one with the
// focus.

import { collapseWhenRemoved } from "./collapsing.js";
import { arrowKeyControls, closest, find, on } from "./dom.js";
import { flingSpeed, followDrag } from "./drag.js";
import { isSwiping, send } from "./extrasHost.js";
import { rowCloseDelay } from "./timing.js";

/** The width of an action, in pixels. */
const actionWidth = 80;

/** The part of its width by which a row must be dragged to perform its first action. */
const fullSwipePart = 0.6;

/**
 * The row that is open.
 * @type {HTMLElement | null}
 */
let openRow = null;

/**
 * The effect of the pointer before its click: it closes a row, or has dragged one.
 * @type {"none" | "closes" | "dragged"}
 */
let clickEffect = "none";

const closeRow = () => {
  openRow?.style.removeProperty("--aside");
  openRow = null;
};

/**
 * Moves a row by pixels towards the end of a line of text, and closes the one that was open.
 * @type {(row: HTMLElement, offset: number) => void}
 */
const moveRow = (row, offset) => {
  closeRow();
  if (!offset) return;
  openRow = row;
  row.style.setProperty("--aside", `${offset}px`);
};

/** @type {(event: PointerEvent, row: HTMLElement) => void} */
const dragRow = (event, row) => {
  const start = openRow ? parseFloat(row.style.getPropertyValue("--aside")) : 0;
  let offset = 0;
  let isFull = false;
  /** @type {HTMLElement | null} */
  let actions = null;
  followDrag(event, row, {
    begins: () => !isSwiping(),
    moves: (distance) => {
      clickEffect = "dragged";
      offset = start + distance;
      actions = find(row, `:scope > .swipeActions.${offset < 0 ? "trailing" : "leading"}`);
      const maximum = actions ? row.offsetWidth : 0;
      offset = Math.min(Math.max(offset, -maximum), maximum);
      isFull = Math.abs(offset) > maximum * fullSwipePart && !!actions?.matches(".full");
      row.dataset.cDrag = isFull ? "full" : "";
      moveRow(row, offset);
    },
    ends: (isReleased, speed) => {
      delete row.dataset.cDrag;
      const sign = Math.sign(offset);
      const width = isReleased && offset && actions ? actionWidth * actions.childElementCount : 0;
      const action = isReleased && isFull && actions && find(actions, "[data-e~=tap]:enabled");
      const staysOpen = Math.abs(offset) > width / 2 || speed * sign > flingSpeed;
      moveRow(row, sign * (action ? row.offsetWidth : staysOpen ? width : 0));
      if (action && send(action, "tap")) {
        collapseWhenRemoved(action);
        setTimeout(closeRow, rowCloseDelay);
      }
    },
  });
};

/** The controls that work in a row with a control that selects it. */
const otherControls = "input, textarea, select, label, .steps, [data-disclosure]";

export const followRows = () => {
  on("scroll", closeRow, true);
  on(
    "click",
    (event, target) => {
      const action = closest(target, ".swipeActions > *, .rowControl");
      const row = closest(target, ".swipeRow");
      // A control that selects the row takes all clicks in it, but those on fields, switches, steppers and groups of rows.
      const control = !action && row && !closest(target, otherControls) && find(row, ":scope > .select");
      if (action) collapseWhenRemoved(action);
      // The click of a key has no detail.
      if (clickEffect !== "none" && event.detail) {
        event.preventDefault();
        event.stopPropagation();
      } else if (control) {
        event.preventDefault();
        event.stopPropagation();
        control.click();
      }
      if (clickEffect !== "dragged") closeRow();
    },
    true,
  );
  on("dragstart", (event, target) => target.closest(".swipeRow") && event.preventDefault());
  on("pointerdown", (event, target) => {
    const row = closest(target, ".swipeRow");
    clickEffect = openRow && target.matches(".list *:not(.swipeActions *)") ? "closes" : "none";
    if (openRow !== row) closeRow();
    const isDrag = event.isPrimary && !event.button && !target.matches(arrowKeyControls);
    if (isDrag && row?.matches(":has(> .swipeActions)")) dragRow(event, row);
  });
};
