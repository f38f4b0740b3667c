// @ts-check
// The script of the swipe back, which is loaded when a screen is pushed. A finger drags the front screen from the edge and reveals
// the screen below. A release after a sufficient distance goes back.

import { closest, find, inlineDirection, on, parentOf } from "./dom.js";
import { flingSpeed, followDrag } from "./drag.js";
import { isLeaving } from "./elements.js";
import { begin, tap } from "./extrasHost.js";

/** The width of the edge at which a swipe begins, in pixels. */
const edgeWidth = 24;

/** The horizontal position of the screen below, in percent of its width. The style sheet contains the same value. */
const asidePercent = -30;

/**
 * The front screen and the screen below it.
 * @typedef {[front: HTMLElement, below: HTMLElement]} Screens
 */

/** @type {(screens: Screens, offset: number) => void} */
const moveScreens = ([front, below], offset) => {
  const sign = inlineDirection(front);
  front.style.transform = `translateX(${sign * offset}px)`;
  below.style.transform = `translateX(${asidePercent * sign * (1 - offset / front.offsetWidth)}%)`;
};

/**
 * Returns screens to the positions that the style sheet determines. A screen that is leaving moves on.
 * @type {(screens: HTMLElement[]) => void}
 */
const resetScreens = (screens) => {
  for (const screen of screens) {
    if (isLeaving(screen)) continue;
    screen.style.transform = "";
    delete screen.dataset.cSwipe;
  }
};

/**
 * Moves both screens to the end of the swipe. They return if the app keeps the front screen. A later swipe has precedence.
 * @type {(screens: Screens, button: HTMLElement) => void}
 */
const goBack = (screens, button) => {
  screens.forEach((screen) => (screen.dataset.cSwipe = "free"));
  moveScreens(screens, screens[0].offsetWidth);
  const followUp = () => resetScreens(screens.filter((screen) => screen.dataset.cSwipe === "free"));
  if (!tap(button, followUp)) setTimeout(followUp);
};

/** @type {(event: PointerEvent, target: HTMLElement) => void} */
const beginSwipe = (event, target) => {
  const front = closest(target, ".screen");
  const button = front && find(front, ":scope > .navigationBar > .items > .backButton:enabled");
  const below = /** @type {HTMLElement | null | undefined} */ (front?.previousElementSibling);
  if (!button || !below || !event.isPrimary || event.pointerType === "mouse" || isLeaving(front)) return;
  const box = front.getBoundingClientRect();
  if ((inlineDirection(front) > 0 ? event.clientX - box.left : box.right - event.clientX) > edgeWidth) return;
  /** @type {Screens} */
  const screens = [front, below];
  let [start, offset] = [0, 0];
  // The app may close the screen during the swipe.
  const isHeld = () => front.isConnected && !isLeaving(front);
  const update = () => (isHeld() ? moveScreens : resetScreens)(screens, offset);
  followDrag(event, front, {
    begins: (distance) => {
      if (distance < 0 || !isHeld()) return false;
      // The screen may still be moving.
      start = inlineDirection(front) * (front.getBoundingClientRect().left - parentOf(front).getBoundingClientRect().left);
      delete front.dataset.c;
      for (const screen of screens) screen.dataset.cSwipe = "";
      front.onanimationstart = update;
      return true;
    },
    moves: (distance) => {
      offset = Math.min(Math.max(start + distance, 0), front.offsetWidth);
      update();
    },
    ends: (isReleased, speed) => {
      front.onanimationstart = null;
      const isFar = offset > front.offsetWidth / 2 || speed > flingSpeed;
      if (isReleased && isFar && isHeld()) goBack(screens, button);
      else resetScreens(screens);
    },
  });
};

/** @type {(host: import("./extrasHost.js").Host) => void} */
export const start = (host) => {
  begin(host);
  on("pointerdown", beginSwipe);
};

/** The handler of events is sufficient for all screens. */
export const follow = () => {};
