// @ts-check
// The headers of tables: keyboard navigation among them, and the edges that change the widths of columns.
//
// The Tab key stops once in the headers, and then at the edge of the focused header. A rule of a style sheet sets a width, so
// that it also applies to rows that are inserted later. The session stores a width when the edge is released.

import { childrenOf, closest, find, findAll, inlineDirection, on, own, parentOf } from "./dom.js";
import { isWaiting, send } from "./extrasHost.js";
import { idOf } from "./elements.js";

/** The minimum width of a column, and the distance that an arrow key moves an edge, in pixels. */
const [minimumWidth, keyStep] = [40, 10];

/**
 * The widths that the session has not stored yet, by header.
 * @type {Map<HTMLElement, number>}
 */
const widths = new Map();

/** The style of an edge, which is visible only in a page with this script. */
const edgeStyle =
  ".tableHeader>*{position:relative}.columnEdge{position:absolute;inset-block:-10px;inset-inline-end:-12px;" +
  "width:12px;cursor:col-resize;touch-action:none}" +
  '.columnEdge::after{content:"";position:absolute;inset:8px 5px;border-inline-end:var(--hair) solid var(--separator)}';

const sheet = new CSSStyleSheet();

/** The number of the table that was added last. */
let lastNumber = 0;

/** A Boolean value that indicates whether an edge is being dragged. */
let isDragging = false;

/**
 * Returns the node of a header that receives the focus: its button, or otherwise the header.
 * @type {(header: HTMLElement) => HTMLElement}
 */
const itemOf = (header) => find(header, "button:enabled") || header;

/** @type {(row: Element) => HTMLElement[]} */
const headersOf = (row) => findAll(row, ".columnHeader");

/** @type {(header: Element) => HTMLElement} */
const rowOf = (header) => /** @type {HTMLElement} */ (closest(header, ".tableHeader"));

/**
 * Returns the child of the row that has the width of the column: the header or its ancestor.
 * @type {(header: Element) => HTMLElement}
 */
const boxOf = (header) => /** @type {HTMLElement} */ (closest(header, ".tableHeader > *"));

/** @type {(header: HTMLElement) => HTMLElement | null} */
const edgeOf = (header) => find(header, ":scope > .columnEdge");

/**
 * Returns the minimum and the maximum width of a column. The following columns keep their minimum widths.
 * @type {(header: HTMLElement) => [number, number]}
 */
const limitsOf = (header) => {
  /** @type {(node: HTMLElement) => number} */
  const minimumOf = (node) => Math.max(minimumWidth, parseFloat(getComputedStyle(node).minWidth) || 0);
  const box = boxOf(header);
  const boxes = childrenOf(rowOf(header));
  let room = box.offsetWidth;
  for (const next of boxes.slice(boxes.indexOf(box) + 1)) room += Math.max(0, next.offsetWidth - minimumOf(next));
  const minimum = minimumOf(box);
  const { maxWidth } = getComputedStyle(box);
  return [minimum, Math.max(minimum, Math.min(room, maxWidth.endsWith("px") ? parseFloat(maxWidth) : Infinity))];
};

/** Writes the rules for all widths. */
const writeRules = () => {
  const rules = findAll(document, ".tableHeader").flatMap((row) => {
    const { dataset } = /** @type {HTMLElement} */ (closest(row, ".table"));
    const all = headersOf(row).map((header) => widths.get(header) ?? Number(header.dataset.width));
    if (!all.some(Boolean)) return [];
    const table = `[data-c-table="${(dataset.cTable ||= String(++lastNumber))}"] :is(.tableHeader,.tableRow)>`;
    return [
      `${table}*{flex:1 1 0;width:auto;min-width:${minimumWidth}px}`,
      ...all.map((width, index) => (width ? `${table}:nth-child(${index + 1}){flex:0 1 ${width}px}` : "")),
    ];
  });
  sheet.replaceSync(edgeStyle + rules.join(""));
};

/**
 * Updates the headers and edges at which the Tab key stops, and the widths of the columns.
 * @type {(row: HTMLElement) => void}
 */
export const followHeaders = (row) => {
  const headers = headersOf(row);
  const current = Math.min(Number(row.dataset.cAt) || 0, headers.length - 1);
  /** @type {(header: HTMLElement) => boolean} */
  const isUnstored = (header) => isWaiting(Number(idOf(header)), "change");
  // Columns that only the app can resize keep their width while a user has set the width of another column.
  const keepsFixed = headers.some((header) => edgeOf(header) && (header.dataset.width || isUnstored(header)));
  for (const header of headers) {
    if (!isDragging && !isUnstored(header) && (edgeOf(header) || !keepsFixed)) widths.delete(header);
  }
  for (const header of widths.keys()) if (!header.isConnected) widths.delete(header);
  writeRules();
  headers.forEach((header, index) => {
    const tabIndex = index === current ? 0 : -1;
    own(itemOf(header), "tabindex", tabIndex);
    const edge = edgeOf(header);
    if (!edge) return;
    // The accessible name of the edge is the name of its column.
    own(header, "id", `h${idOf(header)}`);
    own(edge, "aria-labelledby", header.id);
    own(edge, "tabindex", tabIndex);
    const [minimum, maximum] = limitsOf(header);
    own(edge, "aria-valuemin", minimum);
    own(edge, "aria-valuemax", Math.round(maximum));
    own(edge, "aria-valuenow", boxOf(header).offsetWidth);
  });
};

/**
 * Sets the width of a column within its limits. The preceding columns keep their widths, so that the edge follows the pointer.
 * @type {(header: HTMLElement, width: number) => void}
 */
const resize = (header, width) => {
  const [minimum, maximum] = limitsOf(header);
  for (const other of headersOf(rowOf(header))) {
    if (other === header) break;
    widths.set(other, boxOf(other).offsetWidth);
  }
  widths.set(header, Math.round(Math.min(Math.max(width, minimum), maximum)));
  writeRules();
  const edge = edgeOf(header);
  if (edge) own(edge, "aria-valuenow", boxOf(header).offsetWidth);
};

/**
 * Sends the changed widths of the columns that have an edge.
 * @type {(row: HTMLElement) => void}
 */
const store = (row) => {
  for (const header of headersOf(row)) {
    const width = widths.get(header);
    if (width && edgeOf(header) && width !== Number(header.dataset.width)) send(header, "change", width);
  }
};

/** @type {(event: PointerEvent, edge: HTMLElement) => void} */
const drag = (event, edge) => {
  const header = parentOf(edge);
  const start = boxOf(header).offsetWidth;
  const listeners = new AbortController();
  const { signal } = listeners;
  edge.setPointerCapture(event.pointerId);
  edge.addEventListener(
    "pointermove",
    (move) => {
      // The page has not received the release.
      if (!move.buttons) return edge.releasePointerCapture(move.pointerId);
      isDragging = true;
      resize(header, start + (move.clientX - event.clientX) * inlineDirection(header));
    },
    { signal },
  );
  edge.addEventListener(
    "lostpointercapture",
    () => {
      listeners.abort();
      isDragging = false;
      store(rowOf(header));
    },
    { signal },
  );
};

/**
 * Handles a key on a header or its edge. Returns a Boolean value that indicates whether the key was handled.
 * @type {(event: KeyboardEvent, target: HTMLElement) => boolean}
 */
const followKey = ({ key, altKey, ctrlKey, metaKey }, target) => {
  const header = !altKey && !ctrlKey && !metaKey && closest(target, ".columnHeader");
  if (!header) return false;
  const toEnd = inlineDirection(header);
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: toEnd, ArrowLeft: -toEnd, Home: -Infinity, End: Infinity };
  const step = steps[key];
  if (!step) return false;
  if (target.matches(".columnEdge")) {
    resize(header, boxOf(header).offsetWidth + step * keyStep);
    store(rowOf(header));
    return true;
  }
  const headers = headersOf(rowOf(header));
  const next = headers[Math.min(Math.max(headers.indexOf(header) + step, 0), headers.length - 1)];
  itemOf(next).focus();
  return true;
};

export const followColumns = () => {
  document.adoptedStyleSheets.push(sheet);
  on("pointerdown", (event, target) => event.isPrimary && !event.button && target.matches(".columnEdge") && drag(event, target));
  on("focusin", (_, target) => {
    const header = closest(target, ".columnHeader");
    if (!header) return;
    const row = rowOf(header);
    row.dataset.cAt = String(headersOf(row).indexOf(header));
    followHeaders(row);
  });
  on("keydown", (event, target) => followKey(event, target) && event.preventDefault(), true);
};
