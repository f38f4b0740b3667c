// A finger that comes from the edge drags the screen in front off the one below, and goes back where it lets go far enough.

/** How far from the edge, in pixels, a swipe begins; how far it goes before it is one; how fast, in pixels a millisecond, it flings. */
const swipes = { edge: 24, slop: 10, fling: 0.4 };
let swiping = false;

const drag = (screens, offset) => {
  const [front, behind] = screens;
  const sign = toEnd();
  const part = offset / front.offsetWidth;
  front.style.transform = `translateX(${sign * offset}px)`;
  behind.style.transform = `translateX(${-30 * sign * (1 - part)}%)`;
};

/** Lets go of both screens: they move to where the style sheet wants them. */
const spring = (screens) => {
  for (const screen of screens) {
    screen.style.transform = "";
    delete screen.dataset.cSwipe;
  }
};

/** Lets both screens glide to the end of the way, and back if the app keeps the one in front. */
const release = (screens, button) => {
  const [front] = screens;
  screens.forEach((screen) => (screen.dataset.cSwipe = "free"));
  drag(screens, front.offsetWidth);
  const hold = setTimeout(() => spring(screens), send(button, "tap") ? 600 : 0);
  screens.forEach((screen) => holds.set(screen, hold));
};

on("pointerdown", (event) => {
  const front = event.target.closest(".screen");
  const button = front && front.querySelector(":scope > .navigationBar > .items > .backButton:enabled");
  const behind = front && front.previousElementSibling;
  if (swiping || !button || !behind || !event.isPrimary || event.pointerType === "mouse" || leaves(front)) return;
  const box = front.getBoundingClientRect();
  const sign = toEnd();
  if ((sign > 0 ? event.clientX - box.left : box.right - event.clientX) > swipes.edge) return;
  const screens = [front, behind];
  const end = new AbortController();
  let offset = 0;
  let speed = 0;
  let time = event.timeStamp;
  const follow = (move) => {
    if (move.pointerId !== event.pointerId) return;
    const way = (move.clientX - event.clientX) * sign;
    if (!swiping && (way < swipes.slop || way < Math.abs(move.clientY - event.clientY))) return;
    if (!swiping) {
      swiping = true;
      front.setPointerCapture(event.pointerId);
      for (const screen of screens) {
        clearTimeout(holds.get(screen));
        screen.dataset.cSwipe = "";
      }
    }
    const next = Math.min(Math.max(way, 0), front.offsetWidth);
    speed = (next - offset) / Math.max(1, move.timeStamp - time);
    [offset, time] = [next, move.timeStamp];
    drag(screens, offset);
  };
  const finish = (up) => {
    if (up.pointerId !== event.pointerId) return;
    end.abort();
    if (!swiping) return;
    swiping = false;
    const isFar = offset > front.offsetWidth / 2 || speed > swipes.fling;
    if (up.type === "pointerup" && isFar && front.isConnected && !leaves(front)) release(screens, button);
    else spring(screens);
  };
  const options = { signal: end.signal };
  document.addEventListener("pointermove", follow, options);
  document.addEventListener("pointerup", finish, options);
  document.addEventListener("pointercancel", finish, options);
});
