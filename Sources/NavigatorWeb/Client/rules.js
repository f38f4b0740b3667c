// @ts-check
// Rules that derive attributes of elements from their state and content, if HTML and style sheets cannot express them.

import { fitBar, followSize } from "./bars.js";
import { updateMenu } from "./controls.js";
import { childrenOf, closest, find, findAll, own } from "./dom.js";
import { idOf, isLeaving } from "./elements.js";
import { updateForm } from "./forms.js";
import { beforeNextFrame } from "./frame.js";
import { updateLeavingConfirmation } from "./leaving.js";
import { followWith } from "./loading.js";
import { presentations } from "./page.js";
import { updateTabs } from "./tabs.js";

/**
 * Groups a picker's radio buttons, or copies its options into its menu.
 * @type {(picker: HTMLElement) => void}
 */
const updatePicker = (picker) => {
  /** @type {HTMLSelectElement | null} */
  const select = picker.querySelector(":scope > select");
  if (!select) {
    // Radio buttons with the same name are one stop of the Tab key. Arrow keys select one of them.
    const radios = /** @type {NodeListOf<HTMLInputElement>} */ (picker.querySelectorAll("[type=radio]"));
    return radios.forEach((radio) => (radio.name = `p${idOf(picker)}`));
  }
  updateMenu(picker, select);
  const label = find(picker, ".pickerLabel");
  if (label) select.ariaLabel ||= label.textContent;
};

/**
 * Collapses the large title and the search field into the bar of the screen that a scroll view fills.
 * @type {(scroller: HTMLElement | null | undefined) => void}
 */
export const updateBar = (scroller) => {
  const screen = scroller?.closest && closest(scroller, ".screen");
  const bar = screen && find(screen, ":scope > .navigationBar > .material");
  if (!bar || Math.abs(scroller.getBoundingClientRect().top - screen.getBoundingClientRect().top) > 1) return;
  const height = parseFloat(getComputedStyle(scroller).scrollPaddingTop) - bar.offsetHeight || 0;
  const y = Math.max(0, scroller.scrollTop);
  screen.style.setProperty("--y", `${Math.min(y, height + 8)}px`);
  screen.toggleAttribute("data-c-under", y > Math.max(2, height - 10));
};

/**
 * Sets or removes the inert state of a node. An unchanged value is not set, because that would recompute the style of all
 * descendants.
 * @type {(node: HTMLElement, isInert: boolean) => void}
 */
const setInert = (node, isInert) => {
  if (!isLeaving(node) && node.inert !== isInert) node.inert = isInert;
};

/** The focusable elements of a scroll view, without the button that refreshes it. */
const focusable = "button:enabled:not(.refresh), a, input:enabled, select, textarea, [tabindex]";

/**
 * The rules of elements, by selector.
 * @type {Record<string, (node: HTMLElement) => void>}
 */
const rules = {
  ".picker": updatePicker,
  ".navigationBar": (bar) => {
    followSize(bar);
    beforeNextFrame(() => fitBar(bar));
  },
  // Covered screens and the content below a modal presentation are inert.
  ".window": (node) => {
    const top = presentations().pop();
    for (const child of childrenOf(node)) setInert(child, !!top && child !== top);
    updateLeavingConfirmation();
  },
  ".navigationStack": (stack) => {
    const screens = childrenOf(stack).filter((child) => child.matches(".screen") && !isLeaving(child));
    screens.forEach((screen, index) => setInert(screen, index < screens.length - 1));
  },
  // New content is at its top, and the height of the bar changes when a search begins or ends. A screen itself does not scroll.
  ".screen": (screen) => beforeNextFrame(() => updateBar(find(screen, ".list, .form, .scrollView") || screen)),
  ".tabView": updateTabs,
  ".textField, .secureField": updateForm,
  [".sheet, .popover, .swipeRow, .menu, [aria-haspopup=menu], [data-e~=scroll], [data-e~=menu], [data-refresh], " +
  "[data-k], [data-w], [data-x], [data-clock], .splitView"]: followWith("extras"),
  ".screen + .screen": followWith("swipe"),
  "[data-g]": followWith("graphics"),
  "[data-file]": followWith("files"),
  ".tableHeader": followWith("tables"),
  "[data-compact], [data-marks]": followWith("adapting"),
  ".wheel": followWith("wheels"),
  "[data-cl], .text.fh, .fh:has(.text)": followWith("lines"),
  // A scroll view without focusable content is focusable.
  ".list, .form, .scrollView": (scroller) => own(scroller, "tabindex", find(scroller, focusable) ? null : 0),
};

const ruled = Object.keys(rules).join();

/**
 * Applies the rules to the nodes that a batch has changed, to their ancestors, and to all inserted nodes.
 * @type {(batch: { touched: Set<HTMLElement | null>, inserted: Set<HTMLElement> }) => void}
 */
export const applyRules = ({ touched, inserted }) => {
  /** @type {Set<HTMLElement>} */
  const concerned = new Set();
  for (const node of inserted) findAll(node, ruled).forEach((found) => concerned.add(found));
  for (const node of [...touched, ...inserted]) {
    let holder = node && closest(node, ruled);
    while (holder) {
      concerned.add(holder);
      holder = holder.parentElement && closest(holder.parentElement, ruled);
    }
  }
  for (const node of concerned) {
    for (const selector in rules) if (node.matches(selector)) rules[selector](node);
  }
};
