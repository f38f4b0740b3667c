// @ts-check
// Handles that move rows in edit mode, the names of the controls of rows, and pull to refresh.

import { childrenOf, closest, find, on, parentOf } from "./dom.js";
import { idOf } from "./elements.js";
import { send } from "./extrasHost.js";
import * as timing from "./timing.js";

/** The distance in pixels by which a list must be pulled to refresh it. */
const pullDistance = 80;

/**
 * Returns the movable rows among the siblings of a row.
 * @type {(row: HTMLElement) => HTMLElement[]}
 */
const rowsBeside = (row) => childrenOf(parentOf(row)).filter((node) => node.matches(".swipeRow:has(> .rowControl.move)"));

/**
 * Sends the place to which a row moves: after or before another one. The session may have other rows at the same positions.
 * @type {(handle: HTMLElement, row: HTMLElement, isAfter: boolean) => void}
 */
const sendPlace = (handle, row, isAfter) => {
  const other = /** @type {HTMLElement} */ (find(row, ":scope > .rowControl.move"));
  send(handle, "change", `${isAfter ? "after" : "before"} ${idOf(other)}`);
};

/**
 * Moves a row with the pointer at its handle. The session moves the row when the pointer is released.
 * @type {(event: PointerEvent, handle: HTMLElement) => void}
 */
const dragHandle = (event, handle) => {
  const row = parentOf(handle);
  const rows = rowsBeside(row);
  const from = rows.indexOf(row);
  const middles = rows.map((node) => node.offsetTop + node.offsetHeight / 2);
  let to = from;
  handle.setPointerCapture(event.pointerId);
  row.dataset.cMoved = "";
  handle.onpointermove = (move) => {
    // The page has not received the release.
    if (!move.buttons) return finish(move);
    const distance = move.clientY - event.clientY;
    const middle = middles[from] + distance;
    to = rows.filter((_, index) => index !== from && middles[index] < middle).length;
    rows.forEach((node, index) => {
      const step = index > from && index <= to ? -1 : index < from && index >= to ? 1 : 0;
      node.style.translate = node === row ? `0 ${distance}px` : step ? `0 ${step * row.offsetHeight}px` : "";
    });
  };
  /** @type {(end: PointerEvent) => void} */
  const finish = (end) => {
    handle.onpointermove = handle.onpointerup = handle.onpointercancel = null;
    delete row.dataset.cMoved;
    rows.forEach((node) => (node.style.translate = ""));
    if (end.type === "pointerup" && to !== from) sendPlace(handle, rows[to], to > from);
  };
  handle.onpointerup = handle.onpointercancel = finish;
};

/**
 * Refreshes a list that is at its top and is pulled down.
 * @type {(event: TouchEvent, target: HTMLElement) => void}
 */
const followPull = (event, target) => {
  const list = closest(target, "[data-refresh=false]");
  if (!list || event.touches.length > 1 || list.scrollTop > 0) return;
  const { clientY } = event.touches[0];
  const listeners = new AbortController();
  const { signal } = listeners;
  let isPulled = false;
  addEventListener(
    "touchmove",
    (move) => {
      isPulled = list.scrollTop <= 0 && move.touches[0].clientY - clientY > pullDistance;
      list.toggleAttribute("data-c-pulled", isPulled);
    },
    { passive: true, signal },
  );
  for (const type of ["touchend", "touchcancel"]) {
    addEventListener(
      type,
      () => {
        listeners.abort();
        list.removeAttribute("data-c-pulled");
        if (isPulled && type === "touchend") send(list, "change", true);
      },
      { signal },
    );
  }
};

/** The distance by which a wheel has scrolled beyond the top, and the time of its last event. */
const wheel = { distance: 0, time: 0 };

/**
 * Refreshes a list when a wheel or a touchpad scrolls far beyond its top.
 * @type {(event: WheelEvent, target: HTMLElement) => void}
 */
const followWheel = (event, target) => {
  const list = closest(target, "[data-refresh=false]");
  if (!list || list.scrollTop > 0 || event.deltaY >= 0) return;
  if (event.timeStamp - wheel.time > timing.wheelPause) wheel.distance = 0;
  wheel.time = event.timeStamp;
  wheel.distance -= event.deltaY;
  if (wheel.distance < 4 * pullDistance) return;
  wheel.distance = 0;
  send(list, "change", true);
};

/**
 * Moves the row of a handle by one position.
 * @type {(event: KeyboardEvent, target: HTMLElement) => void}
 */
const followKey = (event, target) => {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (!step || !target.matches(".rowControl.move")) return;
  event.preventDefault();
  event.stopPropagation();
  const row = parentOf(target);
  const rows = rowsBeside(row);
  if (rows[rows.indexOf(row) + step]) send(target, "change", step);
};

/**
 * Refreshes the list of a button. A gesture of the list does not receive the click.
 * @type {(event: MouseEvent, target: HTMLElement) => void}
 */
const followButton = (event, target) => {
  if (!target.matches(".refresh")) return;
  event.stopPropagation();
  send(parentOf(target), "change", true);
};

/** @type {(event: PointerEvent, target: HTMLElement) => void} */
const followHandle = (event, target) => {
  const handle = closest(target, ".rowControl.move");
  if (!handle || event.button) return;
  event.preventDefault();
  event.stopPropagation();
  dragHandle(event, handle);
};

/**
 * Adds the name of a row to the accessible names of its controls. The page refers to the content of the row, so that a change of
 * its texts needs no other patch. The host names the controls that select rows.
 * @type {(row: HTMLElement) => void}
 */
export const nameControls = (row) => {
  const parts = childrenOf(row);
  const content = parts.find((node) => !node.matches(".rowControl, .swipeActions, .layerBackground"));
  for (const control of parts) {
    if (!content || !control.matches(".rowControl:not(.select)")) continue;
    for (const node of [control, content]) node.id ||= `n${idOf(node)}`;
    control.setAttribute("aria-labelledby", `${control.id} ${content.id}`);
  }
};

export const followEditing = () => {
  on("pointerdown", followHandle, true);
  on("keydown", followKey, true);
  on("click", followButton, true);
  on("touchstart", followPull);
  on("wheel", followWheel);
};
