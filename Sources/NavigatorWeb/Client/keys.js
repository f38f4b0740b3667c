// What the keyboard does beyond the browser's own.

/** What Tab stops at inside `root`. */
const stops = (root) =>
  [...root.querySelectorAll("button, a[href], input, select, textarea, [tabindex]")].filter(
    (node) =>
      node.tabIndex >= 0 &&
      !node.disabled &&
      !node.closest("[inert]") &&
      node.checkVisibility({ visibilityProperty: true }) &&
      (node.type !== "radio" || node.checked || !node.closest(".choices").querySelector(":checked")),
  );

/** 1 where the lines of text in `node` run to the right, -1 where they run to the left. */
const toEnd = (node) => (getComputedStyle(node).direction === "rtl" ? -1 : 1);

/** How far an arrow key leads; what it leads to in a row of tabs, or in a list, depends on where the focus is. */
const stride = (node, key) =>
  ({ ArrowDown: 1, ArrowUp: -1, ArrowRight: toEnd(node), ArrowLeft: -toEnd(node), Home: -Infinity, End: Infinity })[key];

const stepIn = (items, from, by) => {
  const next = items[Math.min(Math.max(items.indexOf(from) + by, 0), items.length - 1)];
  if (next) next.focus();
  return !!next;
};

/** The controls that keep the arrow keys to themselves. */
const arrowless = "input:not([type=checkbox]), textarea, select, .grabber";

const byArrow = (target, key) => {
  const by = stride(target, key);
  if (!by || target.matches(arrowless)) return false;
  if (target.matches(".tab")) return stepIn([...target.parentNode.children], target, by);
  const row = target.closest(".swipeRow");
  if (key === "ArrowLeft" || key === "ArrowRight") return !!row && stepIn(stops(row), target, by);
  const list = target.closest(".list, .form");
  // A row's actions are beside it, not below.
  const isBelow = (node) => node === target || !node.matches(".swipeActions *");
  if (list) return target !== list && stepIn(stops(list).filter(isBelow), target, by);
  // From a screen's title into its list.
  const below = target.matches("h1, .screen, .card") && by === 1 && (target.closest(".screen") || target).querySelector(".list, .form");
  return !!below && stepIn(stops(below), null, by);
};

/** Tab goes round in what lies above all else. */
const trap = (event) => {
  const top = presentations().pop();
  if (!top) return false;
  const items = stops(top);
  const edge = items[event.shiftKey ? 0 : items.length - 1];
  if (items.length && top.contains(event.target) && event.target !== edge && !(event.shiftKey && event.target.tabIndex < 0)) return false;
  const first = items[event.shiftKey ? items.length - 1 : 0];
  if (first) first.focus();
  return true;
};

on("keydown", (event) => {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Tab" ? trap(event) : byArrow(event.target, event.key)) event.preventDefault();
});

on("click", (event) => {
  const front = event.target.matches(".skip") && reachable(".screen, .tabContent").pop();
  if (front) (heading(front) || stops(front)[0] || front).focus();
});
