// @ts-check
// The transitions of the rows of lists. Their contents fade, and their surfaces stay complete until other rows cover them. A
// transparent row would leave a hole in the surface of its section.

import { childrenOf, findAll, parentOf } from "./dom.js";

/** Matches rows with a common surface. */
const rows = ":is(.list, .form):not(.spaced) > :not(.section), " +
  ":is(.list, .form):not(.spaced) > .section > :not(.sectionHeader, .sectionFooter)";

/** The radius of the corners of a section, in pixels. */
const radius = 10;

/** @type {(node: HTMLElement) => boolean} */
export const isRow = (node) => node.matches(rows);

/**
 * Returns the distance from the top of the section to the end of the lowest row.
 * @type {(list: HTMLElement[], isMoved: boolean) => number}
 */
const endOf = (list, isMoved) => Math.max(...list.map((row) => {
  const [, y = "0"] = isMoved ? getComputedStyle(row).translate.split(" ") : [];
  return row.offsetTop + row.offsetHeight + parseFloat(y);
}));

/**
 * Plays the transition of a row. The last rows of a section slide below the previous row, because no other row covers them.
 * @param {HTMLElement} row
 * @param {Keyframe} far The appearance of its content at the other end of the transition.
 * @param {(node: HTMLElement, ends: Keyframe[], composite?: CompositeOperation) => Animation} run
 * @param {(node: HTMLElement) => boolean} isChanging Indicates whether another row is inserted or removed as well.
 * @param {boolean} isLeaving
 */
export const playRow = (row, far, run, isChanging, isLeaving) => {
  const section = parentOf(row);
  const all = childrenOf(section).filter(isRow);
  const changing = all.filter(isChanging);
  const staying = all.filter((other) => !isChanging(other));
  const end = staying[0] ? endOf(staying, !isLeaving) : changing[0].offsetTop;
  const distance = endOf(changing, false) - end;
  // Rows that stay move in front of the others.
  run(section, [{ isolation: "isolate" }, { isolation: "isolate" }]);
  run(row, [{ zIndex: -1 }, { zIndex: -1 }]);
  const bottom = row.offsetTop + row.offsetHeight;
  if (bottom > end && distance > 0) {
    const hidden = Math.min(end - row.offsetTop, 0);
    run(row, [{ translate: `0px ${-distance}px` }, { translate: "0px 0px" }], "add");
    run(row, [distance, 0].map((length) => ({ clipPath: `inset(${hidden + length}px 0px 0px)` })));
  } else if (bottom > end - radius) {
    // The row that covers this one has round corners.
    run(row, [radius, 0].map((length) => ({ clipPath: `inset(0px 0px ${length}px)` })));
  }
  for (const holder of row.matches(".swipeRow") ? findAll(row, ":scope > :not(.swipeActions, .layerBackground)") : [row]) {
    for (const child of childrenOf(holder)) run(child, [far, {}]);
  }
  // The text of a row may have no element of its own.
  return run(row, [{ color: "#0000" }, {}]);
};
