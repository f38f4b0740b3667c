// @ts-check
// The script of wheels, which show the selected option of a picker in their middle. After a user has scrolled, the page selects
// the option in the middle. A selection by the session scrolls the wheel and is not sent back.

import { find, findAll, parentOf } from "./dom.js";
import { begin, send } from "./extrasHost.js";
import { reducedMotion } from "./preferences.js";
import { scrollPause } from "./timing.js";
import { WheelScroll, nearestIndex } from "./wheelScroll.js";

/**
 * The space before and after the options allows each option to be in the middle. A disabled wheel does not scroll. The options
 * fade towards the ends. A wheel has the height that the app sets. Adjacent wheels have one band behind their selected options.
 */
const styles =
  ".wheel.wheel{position:relative;z-index:0}" +
  ".wheel>.choices{scrollbar-width:none;scroll-snap-type:y mandatory;overscroll-behavior:contain;" +
  "mask:linear-gradient(#0000,#000 36% 64%,#0000)}@media(prefers-contrast:more){.wheel>.choices{mask:none}}" +
  '.wheel::after{content:"";position:absolute;inset:calc(50% - 18px) 0;z-index:-1;border-radius:8px;' +
  "background:linear-gradient(var(--fill),var(--fill))}" +
  ".fh>.wheel{height:100%;container-type:size}" +
  ".fh>.wheel>.choices{height:100%!important;padding-block:calc(50cqh - 18px)!important}" +
  ".hStack>.wheel+.wheel::after{border-start-start-radius:0;border-end-start-radius:0}" +
  ".hStack>.wheel:has(+.wheel)::after{border-start-end-radius:0;border-end-end-radius:0}" +
  ".wheel[aria-disabled=true]>.choices{overflow:hidden!important}.wheel .pickerLabel{display:none}" +
  ".wheel .option{min-height:36px;padding:0 8px;border-radius:8px;justify-content:center}" +
  ".wheel .option:has(>:enabled){scroll-snap-align:center}";

/** The keys that scroll a wheel. Arrow keys select options. */
const scrollKeys = ["PageUp", "PageDown", "Home", "End"];

/** @typedef {{ scroll: WheelScroll, option: HTMLElement | null, timer?: number }} Wheel */

/**
 * The movement of each wheel, and the option to which the wheel has scrolled.
 * @type {WeakMap<HTMLElement, Wheel>}
 */
const wheels = new WeakMap();

/** @type {(node: HTMLElement) => HTMLInputElement[]} */
const inputsOf = (node) => /** @type {HTMLInputElement[]} */ (findAll(node, ".option > input"));

/**
 * Scrolls a wheel to its selected option, unless the user scrolls it. A change of the option is animated.
 * @type {(node: HTMLElement, wheel: Wheel) => void}
 */
const show = (node, wheel) => {
  const input = inputsOf(node).find(({ checked }) => checked);
  if (!input || wheel.scroll.isMoving(performance.now())) return;
  const option = parentOf(input);
  const box = parentOf(option);
  const top = option.offsetTop - (box.clientHeight - option.offsetHeight) / 2;
  const isSmooth = wheel.option && wheel.option !== option && !reducedMotion.matches;
  wheel.option = option;
  if (Math.abs(box.scrollTop - top) <= 1) return;
  wheel.scroll.interrupt();
  box.scrollTo({ top, behavior: isSmooth ? "smooth" : "auto" });
};

/**
 * Selects an option. After the session has processed the change, the wheel shows the session's selection, which may differ.
 * @type {(node: HTMLElement, wheel: Wheel, input: HTMLInputElement) => void}
 */
const select = (node, wheel, input) => {
  const inputs = inputsOf(node);
  for (const other of inputs) other.checked = other === input;
  wheel.option = parentOf(input);
  // The page updates the inputs after this callback.
  const followUp = () => queueMicrotask(() => show(node, wheel));
  if (send(node, "change", parentOf(input).dataset.i, undefined, followUp)) return;
  for (const other of inputs) other.checked = other.hasAttribute("checked");
  show(node, wheel);
};

/**
 * Selects the option in the middle of a wheel that the user has scrolled.
 * @type {(node: HTMLElement, wheel: Wheel) => void}
 */
const settle = (node, wheel) => {
  if (!wheel.scroll.end()) return;
  const inputs = inputsOf(node).filter(({ disabled }) => !disabled);
  if (!inputs.length) return;
  const box = parentOf(parentOf(inputs[0]));
  const ranges = inputs.map(parentOf).map(({ offsetTop, offsetHeight }) => ({ start: offsetTop, length: offsetHeight }));
  const input = inputs[nearestIndex(ranges, box.scrollTop + box.clientHeight / 2)];
  if (input.checked) show(node, wheel);
  else select(node, wheel, input);
};

/**
 * Settles a wheel after a time without movement, for browsers that do not report the end of scrolling.
 * @type {(node: HTMLElement, wheel: Wheel) => void}
 */
const settleLater = (node, wheel) => {
  if ("onscrollend" in window) return;
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => wheel.scroll.isTouched || settle(node, wheel), scrollPause);
};

/** @type {(node: HTMLElement) => Wheel} */
const begun = (node) => {
  /** @type {Wheel} */
  const wheel = { scroll: new WheelScroll(), option: null };
  const { scroll } = wheel;
  const release = () => {
    scroll.release();
    settleLater(node, wheel);
  };
  const options = { capture: true, passive: true };
  node.addEventListener("wheel", ({ timeStamp }) => scroll.input(timeStamp), options);
  node.addEventListener("touchmove", ({ timeStamp }) => scroll.input(timeStamp, true), options);
  node.addEventListener("touchend", release, options);
  node.addEventListener("touchcancel", release, options);
  node.addEventListener("keydown", ({ key, timeStamp }) => scrollKeys.includes(key) && scroll.input(timeStamp), options);
  node.addEventListener("scrollend", () => settle(node, wheel), options);
  node.addEventListener("scroll", ({ timeStamp }) => {
    scroll.scroll(timeStamp);
    settleLater(node, wheel);
  }, options);
  // A hidden wheel loses its scroll position.
  new ResizeObserver(() => {
    wheel.option = null;
    show(node, wheel);
  }).observe(/** @type {HTMLElement} */ (find(node, ".choices")));
  wheels.set(node, wheel);
  return wheel;
};

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
};

/**
 * Sets the accessible name of a wheel, and scrolls it to its selected option.
 * @type {(node: HTMLElement) => void}
 */
export const follow = (node) => {
  node.ariaLabel ||= find(node, ".pickerLabel")?.textContent || "";
  show(node, wheels.get(node) || begun(node));
};
