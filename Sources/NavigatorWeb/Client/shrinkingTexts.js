// @ts-check
// Texts that shrink to fit (`minimumScaleFactor`). The module is part of the script that is loaded on demand.

/** The difference between two consecutive scales of a text. */
const scaleStep = 0.02;

/** The number of enclosing elements whose children determine the space for a text. */
const maximumLevels = 4;

/**
 * The maximum number of children of an enclosing element that are measured. Larger elements are lists, which do not shrink texts.
 */
const maximumSiblings = 20;

/**
 * The shrinking texts that the page shows or has shown, with the sizes around them to which they were fitted.
 * @type {Map<HTMLElement, string>}
 */
const texts = new Map();

let isScheduled = false;

const observer = new ResizeObserver(() => {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(fitTexts);
});

/**
 * Returns the text and the sizes of the elements around it, which determine its scale, and observes the sizes.
 * @type {(node: HTMLElement) => string}
 */
const surroundings = (node) => {
  const sizes = /** @type {(string | number | null)[]} */ ([node.textContent]);
  observer.observe(node);
  let view = node;
  for (let level = 0; level < maximumLevels; level++) {
    const parent = view.parentElement;
    if (!parent || parent.children.length > maximumSiblings) break;
    sizes.push(parent.clientWidth, parent.clientHeight);
    observer.observe(parent);
    for (const sibling of /** @type {Iterable<HTMLElement>} */ (/** @type {unknown} */ (parent.children))) {
      if (sibling === view) continue;
      sizes.push(sibling.offsetWidth, sibling.offsetHeight);
      observer.observe(sibling);
    }
    view = parent;
  }
  return sizes.join();
};

/**
 * Scales the lines of a text so that they fit, at least to its minimum scale. The text keeps the size of its frame.
 * @type {(node: HTMLElement) => void}
 */
const fitText = (node) => {
  const lines = /** @type {HTMLElement | null} */ (node.firstElementChild);
  if (!lines) return;
  const minimum = Number(node.style.getPropertyValue("--minimum-scale"));
  let scale = 1;
  const apply = () => lines.style.setProperty("zoom", String(scale));
  lines.style.removeProperty("zoom");
  // The required scale is determined step by step, because wrapped lines need less space and rounded widths need more.
  while (scale > minimum && (lines.scrollWidth > lines.clientWidth || lines.scrollHeight > lines.clientHeight + 1)) {
    scale = Math.max(minimum, Math.round((scale - scaleStep) * 100) / 100);
    apply();
  }
};

/** Fits the texts whose surroundings have changed, and forgets those that no longer shrink. */
function fitTexts() {
  isScheduled = false;
  for (const node of texts.keys()) {
    if (node.isConnected && node.style.getPropertyValue("--minimum-scale")) continue;
    texts.delete(node);
    /** @type {HTMLElement | null} */ (node.firstElementChild)?.style.removeProperty("zoom");
  }
  const changed = [...texts].filter(([node, known]) => surroundings(node) !== known);
  if (!changed.length) return;
  for (const [node] of changed) fitText(node);
  // Texts that share a space change each other's surroundings.
  for (const node of texts.keys()) texts.set(node, surroundings(node));
}

/**
 * Fits a text now, and again when the sizes of the elements around it change. Call this function after each change of the text.
 * @type {(node: HTMLElement) => void}
 */
export const shrinkText = (node) => {
  fitText(node);
  texts.set(node, surroundings(node));
};
