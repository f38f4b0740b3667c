// @ts-check
// Swipeable rows, and the actions behind them.
//
// On the keyboard, the Tab key and the horizontal arrow keys lead from a row to its actions. The style sheet reveals the focused
// action.

import { collapseWhenRemoved } from "./collapsing.js";
import { arrowKeyControls, closest, find, on } from "./dom.js";
import { flingSpeed, followDrag } from "./drag.js";
import { isSwiping, send } from "./extrasHost.js";
import { rowCloseDelay } from "./timing.js";

/** The width of an action, in pixels. */
const actionWidth = 80;

/** The fraction of its width by which a row must be dragged to perform its first action. */
const fullSwipePart = 0.6;

/**
 * The open row.
 * @type {HTMLElement | null}
 */
let openRow = null;

/**
 * The effect of the pointer before its click: it has closed or dragged a row.
 * @type {"none" | "closes" | "dragged"}
 */
let clickEffect = "none";

const closeRow = () => {
  openRow?.style.removeProperty("--aside");
  openRow = null;
};

/**
 * Moves a row by a distance in the writing direction, in pixels, and closes the row that was open.
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

/** The controls that remain usable in a row with a selection control. */
const otherControls = "input, textarea, select, label, .steps, [data-disclosure]";

export const followRows = () => {
  on("scroll", closeRow, true);
  on(
    "click",
    (event, target) => {
      const action = closest(target, ".swipeActions > *, .rowControl");
      const row = closest(target, ".swipeRow");
      // A selection control handles all clicks in its row, except those on fields, switches, steppers and disclosure groups.
      const control = !action && row && !closest(target, otherControls) && find(row, ":scope > .select");
      if (action) collapseWhenRemoved(action);
      // The `detail` of a click from the keyboard is 0.
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
