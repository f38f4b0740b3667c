// A finger that comes from the edge drags the screen in front off the one below, and goes back where it lets go far enough.

/** How far from the edge, in pixels, a swipe begins; how far it goes before it is one; how fast, in pixels a millisecond, it flings. */
const swipes = { edge: 24, slop: 10, fling: 0.4 };
let swiping = false;

const drag = (screens, offset) => {
  const [front, behind] = screens;
  const sign = toEnd(front);
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

/** Follows the pointer of `event`, which `node` gets when it goes across and `starts` agrees. `moved` hears how far to the end of a line of text. */
const follow = (event, node, starts, moved, ended) => {
  const end = new AbortController();
  let [way, speed, time, isUnderWay] = [0, 0, event.timeStamp];
  const listen = (type, body) =>
    document.addEventListener(type, (other) => other.pointerId === event.pointerId && body(other), { signal: end.signal });
  listen("pointermove", (move) => {
    const next = (move.clientX - event.clientX) * toEnd(node);
    const least = Math.max(swipes.slop, Math.abs(move.clientY - event.clientY));
    if (!isUnderWay) {
      if (Math.abs(next) < least || !starts(next)) return;
      node.setPointerCapture(event.pointerId);
      isUnderWay = true;
    }
    speed = (next - way) / Math.max(1, move.timeStamp - time);
    [way, time] = [next, move.timeStamp];
    moved(way);
  });
  const finish = (up) => {
    end.abort();
    if (isUnderWay) ended(up.type === "pointerup", speed);
  };
  listen("pointerup", finish);
  listen("pointercancel", finish);
};

on("pointerdown", (event) => {
  const front = event.target.closest(".screen");
  const button = front && front.querySelector(":scope > .navigationBar > .items > .backButton:enabled");
  const behind = front && front.previousElementSibling;
  if (swiping || !button || !behind || !event.isPrimary || event.pointerType === "mouse" || leaves(front)) return;
  const box = front.getBoundingClientRect();
  if ((toEnd(front) > 0 ? event.clientX - box.left : box.right - event.clientX) > swipes.edge) return;
  const screens = [front, behind];
  let offset;
  const starts = (way) => {
    if (way < 0) return false;
    for (const screen of screens) {
      clearTimeout(holds.get(screen));
      screen.dataset.cSwipe = "";
    }
    return (swiping = true);
  };
  const moved = (way) => drag(screens, (offset = Math.min(Math.max(way, 0), front.offsetWidth)));
  const ended = (isUp, speed) => {
    swiping = false;
    const isFar = offset > front.offsetWidth / 2 || speed > swipes.fling;
    if (isUp && isFar && front.isConnected && !leaves(front)) release(screens, button);
    else spring(screens);
  };
  follow(event, front, starts, moved, ended);
});
