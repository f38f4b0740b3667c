// @ts-check
// Rows that have not been created. An element with their estimated height represents them. The page requests the rows when the
// element comes near the viewport.

import { closest, inlineDirection } from "./dom.js";
import { reachable, send } from "./extrasHost.js";

/** The assumed height of a row in pixels if no row has been measured. */
const assumedLength = 44;
/** The maximum height of a gap in pixels. Browsers limit the size of an element. */
const maximumLength = 12_000_000;
/** The maximum number of rows that are measured, and of rows in a request. */
const maximumCount = 300;
/** The maximum number of requests until a user scrolls. Rows without a height never fill the viewport. */
const maximumRequests = 99;

/**
 * The lengths of a row with the following space, by the nodes that contain rows, or by the scroll views of nodes without rows.
 * @type {WeakMap<Element, number>}
 */
const lengths = new WeakMap();

/** @type {(gap: HTMLElement) => boolean} */
const isHorizontal = (gap) =>
  !!gap.parentElement && !!closest(gap.parentElement, ".lazyStack, .list, .form")?.matches(".horizontal");

/** @type {(gap: HTMLElement) => HTMLElement | null} */
const scrollerOf = (gap) => closest(gap, ".list, .form, .scrollView");

/** @type {(node: Element, horizontal: boolean) => { start: number, end: number }} */
const extent = (node, horizontal) => {
  const box = node.getBoundingClientRect();
  return horizontal ? { start: box.left, end: box.right } : { start: box.top, end: box.bottom };
};

/** @type {(gap: Element, next: "nextElementSibling" | "previousElementSibling") => Element[]} */
const neighbours = (gap, next) => {
  const rows = [];
  let row = gap[next];
  while (row && rows.length < maximumCount && !row.matches(".rowGap, .section, .sectionHeader, .sectionFooter")) {
    // A removed row may still be visible.
    if (row.matches("[data-i]")) rows.push(row);
    row = row[next];
  }
  return rows;
};

/**
 * Returns the average length of the rows beside a gap. The average replaces the known length only if it differs significantly, so
 * that the gap rarely changes.
 * @type {(gap: HTMLElement, horizontal: boolean) => number}
 */
const rowLength = (gap, horizontal) => {
  const holder = /** @type {HTMLElement} */ (gap.parentElement);
  const scroller = scrollerOf(gap) || holder;
  const known = lengths.get(holder) || lengths.get(scroller);
  const rows = [neighbours(gap, "previousElementSibling"), neighbours(gap, "nextElementSibling")].find(
    (found) => found.length > 1,
  );
  if (!rows) return known || assumedLength;
  const ends = [rows[0], rows[rows.length - 1]];
  // A row that moves to its place has not reached it yet.
  if (ends.some((row) => row.getAnimations().length)) return known || assumedLength;
  const [first, last] = ends.map((row) => extent(row, horizontal));
  const [style, rowStyle] = [getComputedStyle(holder), getComputedStyle(rows[1])];
  // The rows of a stack with negative spacing have negative margins.
  const space = horizontal
    ? parseFloat(style.columnGap) + parseFloat(rowStyle.marginInlineStart)
    : parseFloat(style.rowGap) + parseFloat(rowStyle.marginTop);
  const length = (Math.max(first.end, last.end) - Math.min(first.start, last.start) + (space || 0)) / rows.length;
  if (!(length > 0.5) || (known && Math.abs(length - known) < known / 10)) return known || assumedLength;
  lengths.set(scroller, length).set(holder, length);
  return length;
};

/** @type {(gap: HTMLElement) => number} */
const countOf = (gap) => Number(gap.dataset.n) || 0;

/** @type {(gap: HTMLElement) => number} */
const perLine = (gap) => {
  const style = getComputedStyle(/** @type {HTMLElement} */ (gap.parentElement));
  if (style.display !== "grid") return 1;
  // The number of different columns is known. The spacing between them is also represented by columns.
  const [, known] = closest(gap, ".lazyStack")?.className.match(/\bt(\d)\b/) || [];
  return Number(known) || (isHorizontal(gap) ? style.gridTemplateRows : style.gridTemplateColumns).split(" ").length;
};

/** @type {(gap: HTMLElement) => void} */
const resize = (gap) => {
  const horizontal = isHorizontal(gap);
  const length = `${Math.min(countOf(gap) * rowLength(gap, horizontal), maximumLength)}px`;
  gap.style[horizontal ? "width" : "height"] = length;
};

/**
 * The scroll views whose last request has not been processed.
 * @type {WeakSet<HTMLElement>}
 */
const waiting = new WeakSet();

/**
 * The numbers of requests since the scroll views were scrolled.
 * @type {WeakMap<HTMLElement, number>}
 */
const requests = new WeakMap();

/**
 * Requests the rows of a gap that are at or near the viewport.
 * @type {(gap: HTMLElement, scroller: HTMLElement) => void}
 */
const request = (gap, scroller) => {
  const horizontal = isHorizontal(gap);
  const view = extent(scroller, horizontal);
  const size = view.end - view.start;
  const place = extent(gap, horizontal);
  const number = requests.get(scroller) || 0;
  if (number > maximumRequests || !size || place.end < view.start - size || place.start > view.end + size) return;
  const count = countOf(gap);
  const estimated = Math.max(place.end - place.start, 1) / count;
  // The height of a gap is limited, and the heights of the rows beside it are not. Other collections have rows of other heights.
  const actual = Math.max(estimated, lengths.get(/** @type {Element} */ (gap.parentElement)) || lengths.get(scroller) || 0);
  const isReversed = horizontal && inlineDirection(gap) < 0;
  const distance = isReversed ? place.end - view.end : view.start - place.start;
  const beyond = distance - (place.end - place.start);
  // Rows outside of the gap are also counted, so that the requested rows surround the viewport.
  const offset = distance < 0 ? distance / actual : beyond < 0 ? distance / estimated : count + beyond / actual;
  const wanted = Math.min(Math.ceil(size / actual), maximumCount);
  const followUp = () => {
    waiting.delete(scroller);
    // The gaps do not have the new sizes yet.
    updateLater(scroller);
  };
  if (!send(gap, "change", `${Math.floor(offset)} ${wanted} ${perLine(gap)}`, undefined, followUp)) return;
  waiting.add(scroller);
  requests.set(scroller, number + 1);
};

/** @type {(scroller: HTMLElement) => void} */
const update = (scroller) => {
  for (const gap of scroller.querySelectorAll(".rowGap")) {
    if (waiting.has(scroller)) return;
    const node = /** @type {HTMLElement} */ (gap);
    if (scrollerOf(node) === scroller) request(node, scroller);
  }
};

/** @type {Set<HTMLElement>} */
const pending = new Set();

/** @type {(scroller: HTMLElement) => void} */
const updateLater = (scroller) => {
  if (!pending.size) {
    requestAnimationFrame(() => {
      const due = [...pending];
      pending.clear();
      due.filter((node) => node.isConnected).forEach(update);
    });
  }
  pending.add(scroller);
};

/** @type {WeakSet<HTMLElement>} */
const observed = new WeakSet();
const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => updateLater(/** @type {HTMLElement} */ (target))));

/**
 * Prints the page with up to 500 rows of each collection, and about 5,000 rows of each list. Other rows are omitted, because a
 * browser does not wait for a server before it prints.
 * @type {(event: KeyboardEvent) => Promise<void>}
 */
const printRows = async (event) => {
  if (event.key.toLowerCase() !== "p" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  // The first gap of a list is requested last. Its rows then remain if the list, or a collection with two gaps, exceeds the
  // limit.
  const gaps = reachable(".rowGap").reverse();
  if (!gaps.length) return;
  event.preventDefault();
  await Promise.all(
    gaps.map(
      (gap) =>
        new Promise((resolve) => {
          if (!send(gap, "change", `0 ${maximumCount} ${perLine(gap)}`, undefined, () => resolve(true))) resolve(false);
        }),
    ),
  );
  print();
};

export const followPrinting = () => addEventListener("keydown", (event) => void printRows(event));

/**
 * Handles an element that represents rows.
 * @type {(gap: HTMLElement) => void}
 */
export const followGap = (gap) => {
  resize(gap);
  const scroller = scrollerOf(gap);
  if (!scroller) return;
  if (!observed.has(scroller)) {
    observed.add(scroller);
    const scrolled = () => {
      requests.delete(scroller);
      updateLater(scroller);
    };
    scroller.addEventListener("scroll", scrolled, { passive: true });
    sizes.observe(scroller);
  }
  updateLater(scroller);
};
