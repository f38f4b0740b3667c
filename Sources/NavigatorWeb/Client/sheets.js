// A sheet's height is the app's: the page asks for another one and shows what the app answers.

const detents = (sheet) => (sheet.dataset.detents || "").split(" ").filter(Boolean);

const resize = (sheet, name) => name && name !== sheet.dataset.detent && send(sheet, "change", name);

/** The card of a sheet, or a screen, that waits where it was let go for an answer -> the timer that ends the wait. */
const holds = new WeakMap();

/** The heights, in pixels, that a sheet has at its detents. */
const heights = (sheet, card) => {
  const { className } = sheet;
  const { cssText } = card.style;
  const found = detents(sheet).map((name) => {
    const [kind, value] = name.split(":");
    sheet.classList.remove("large", "medium", "sized");
    sheet.classList.add(value === undefined ? kind : "sized");
    card.style.setProperty("--detent", kind === "fraction" ? `${100 * value}%` : `${value}px`);
    return { name, height: card.offsetHeight };
  });
  sheet.className = className;
  card.style.cssText = cssText;
  return found;
};

/** What a sheet is dragged at: its grabber, and its bar beside the buttons. */
const handle = (target) => {
  const bar = !target.closest("button, a, input, [role=button]") && target.closest(".sheet .navigationBar");
  return bar ? bar.closest(".card").querySelector(":scope > .grabber") : target.closest(".grabber");
};

// It follows the finger and takes the nearest height, or goes where it is dragged well below the lowest.
on("pointerdown", (event) => {
  const grabber = handle(event.target);
  if (!grabber) return;
  const card = grabber.parentNode;
  const sheet = own(card);
  clearTimeout(holds.get(card));
  card.style.height = "";
  card.dataset.cDragged = "";
  const start = event.clientY;
  const full = card.offsetHeight;
  // A sheet in the middle of a wide window grows to both sides.
  const pace = getComputedStyle(card).translate === "none" ? 1 : 2;
  const offered = heights(sheet, card);
  const all = offered.map((one) => one.height);
  const lowest = Math.min(full, ...all);
  const highest = Math.max(full, ...all);
  let moved = 0;
  grabber.setPointerCapture(event.pointerId);
  grabber.onpointermove = (move) => {
    moved = move.clientY - start;
    const height = full - moved * pace;
    card.style.height = `${Math.min(Math.max(height, lowest), highest + 8)}px`;
    card.style.transform = height < lowest ? `translateY(${lowest - height}px)` : "";
  };
  grabber.onpointerup = grabber.onpointercancel = (end) => {
    grabber.onpointermove = grabber.onpointerup = grabber.onpointercancel = null;
    delete card.dataset.cDragged;
    card.style.height = card.style.transform = "";
    if (end.type === "pointercancel") return;
    const height = full - moved * pace;
    const nearest = [...offered].sort((a, b) => Math.abs(a.height - height) - Math.abs(b.height - height))[0];
    if (Math.abs(moved) < 5) event.target === grabber && resize(sheet, next(sheet, 1, true));
    else if (height < lowest - Math.min(60, lowest / 2) && !("keep" in sheet.dataset)) send(sheet, "dismiss");
    else if (nearest && resize(sheet, nearest.name)) {
      // It stays where it was let go until the app has answered.
      card.style.height = `${nearest.height}px`;
      holds.set(card, setTimeout(() => (card.style.height = ""), 600));
    }
  };
});

/** The detent that is `step` further up; around the end where `wraps`. */
const next = (sheet, step, wraps) => {
  const names = detents(sheet);
  const index = names.indexOf(sheet.dataset.detent) + step;
  return wraps ? names[index % names.length] : names[Math.min(Math.max(index, 0), names.length - 1)];
};

on("keydown", (event) => {
  if (!event.target.matches(".grabber[role]")) return;
  const steps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 1, PageDown: -1, Home: -Infinity, End: Infinity };
  const wraps = event.key === "Enter" || event.key === " ";
  if (!wraps && !(event.key in steps)) return;
  event.preventDefault();
  const sheet = own(event.target);
  resize(sheet, next(sheet, wraps ? 1 : steps[event.key], wraps));
});
