// Rows that are dragged aside, and the actions behind them.
//
// With the keyboard Tab goes from a row to its actions, as do the arrows to the sides; the style sheet uncovers what has the focus.

/** The row that is open. */
let opened = null;
/** What a tap has come to before it is a click: 1 closes a row, 2 has dragged one. */
let spent = 0;

/** Moves `row` by `x` pixels to the end of a line of text, and closes the one that was open. Without pixels it does no more than that. */
const uncover = (row, x) => {
  if (opened) opened.style.removeProperty("--aside");
  opened = x && row;
  if (x) row.style.setProperty("--aside", `${x}px`);
};

on("scroll", uncover, true);

on("click", (event) => {
  // The click of a key has no detail.
  if (spent && event.detail) event.stopPropagation(event.preventDefault());
  if (spent < 2) uncover();
}, true);

on("dragstart", (event) => event.target.closest(".swipeRow") && event.preventDefault());

on("pointerdown", (event) => {
  const { target } = event;
  const row = target.closest(".swipeRow");
  spent = opened && target.matches(".list *:not(.swipeActions *)") ? 1 : 0;
  if (opened !== row) uncover();
  if (!row || !event.isPrimary || event.button || target.matches(arrowless)) return;
  const start = opened ? parseFloat(row.style.getPropertyValue("--aside")) : 0;
  let x, actions, isFull;
  const moved = (way) => {
    spent = 2;
    x = start + way;
    actions = row.querySelector(`:scope > .swipeActions.${x < 0 ? "trailing" : "leading"}`);
    const most = actions ? row.offsetWidth : 0;
    x = Math.min(Math.max(x, -most), most);
    isFull = Math.abs(x) > most * 0.6 && actions.matches(".full");
    row.dataset.cDrag = isFull ? "full" : "";
    uncover(row, x);
  };
  const ended = (isUp, speed) => {
    delete row.dataset.cDrag;
    const sign = Math.sign(x);
    const width = isUp && x ? 80 * actions.childElementCount : 0;
    const first = isUp && isFull && actions.querySelector("[data-e~=tap]:enabled");
    uncover(row, sign * (first ? row.offsetWidth : Math.abs(x) > width / 2 || speed * sign > swipes.fling ? width : 0));
    if (first && send(first, "tap")) setTimeout(uncover, 400);
  };
  follow(event, row, () => !swiping, moved, ended);
});
