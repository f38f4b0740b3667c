// @ts-check
// Gestures. The page recognizes the kinds that an element requires, and sends at most one movement a frame and one that is not
// answered. Locations are those in the bounds that the element had when the gesture began, because the gesture may move it.

import { findAll, own } from "./dom.js";
import { idOf } from "./elements.js";
import { isSwiping, isWaiting, sendEvent } from "./extrasHost.js";

/** The time in milliseconds in which another tap counts. */
const tapInterval = 250;

/** The time in milliseconds after which turning a wheel has ended. */
const wheelPause = 200;

/** The distance in pixels by which a pointer may move in a tap. */
const tapDistance = 10;

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ node: HTMLElement, needs: Needs, rect: DOMRect, start: Point, at: Point, velocity: Point, time: number, value: number, speed: number }} Track */
/** @typedef {Map<string, number[][]>} Needs */
/** @typedef {Track & { press: "" | "began" | "done", timer?: number, isDragging: boolean, isScheduled: boolean }} Single */

/**
 * Returns what an element requires: the numbers of each word, by name.
 * @type {(node: HTMLElement) => Needs}
 */
const needsOf = (node) => {
  const needs = new Map();
  for (const word of (node.dataset.g || "").split(" ")) {
    const [name, ...numbers] = word.split(":");
    needs.set(name, [...(needs.get(name) || []), numbers.map(Number)]);
  }
  return needs;
};

/** @type {(event: { clientX: number, clientY: number }) => Point} */
const pointOf = ({ clientX, clientY }) => ({ x: clientX, y: clientY });

/** @type {(node: HTMLElement, at: Point) => Track} */
const track = (node, at) => ({
  node,
  needs: needsOf(node),
  rect: node.getBoundingClientRect(),
  start: at,
  at,
  velocity: { x: 0, y: 0 },
  time: performance.now(),
  value: 0,
  speed: 0,
});

/** The gestures that views follow. */
const followedKinds = ["drag", "magnify", "rotate"];

/**
 * The script that moves the views that follow a gesture, when it has been loaded.
 * @type {typeof import("./following.js") | undefined}
 */
let following;

/** Indicates whether that script was requested. */
let isRequested = false;

/** Loads the script that moves views. Without it, they follow with the session's answers. */
const loadFollowing = () => {
  if (isRequested) return;
  isRequested = true;
  const source = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=navigator-following]")).content;
  import(source).then((script) => (following = script), () => (isRequested = false));
};

/**
 * Sends a step of a gesture.
 * @type {(kind: string, phase: string, track: Track) => boolean}
 */
const send = (kind, phase, track) => {
  const { node, rect, start, at, velocity, value, speed } = track;
  if (followedKinds.includes(kind)) following?.step(node, kind, phase, track, () => isWaiting(Number(idOf(node)), "gesture"));
  const numbers = [start.x - rect.left, start.y - rect.top, start.x, start.y, at.x - start.x, at.y - start.y];
  numbers.push(velocity.x, velocity.y, value, speed, rect.width, rect.height);
  const words = numbers.map((number) => Math.round((number || 0) * 1000) / 1000);
  return sendEvent({ target: Number(idOf(node)), action: "gesture", value: [kind, phase, ...words].join(" ") });
};

/**
 * Sends the last movement in the next frame in which the session has answered the previous one.
 * @type {(kind: string, track: Track & { isScheduled?: boolean }, isActive: () => boolean) => void}
 */
const schedule = (kind, track, isActive) => {
  if (track.isScheduled) return;
  track.isScheduled = true;
  requestAnimationFrame(() => {
    track.isScheduled = false;
    if (!isActive()) return;
    if (isWaiting(Number(idOf(track.node)), "gesture")) schedule(kind, track, isActive);
    else send(kind, "changed", track);
  });
};

/** @type {(track: Track, at: Point) => void} */
const move = (track, at) => {
  const now = performance.now();
  const seconds = Math.max(now - track.time, 1) / 1000;
  track.velocity = { x: (at.x - track.at.x) / seconds, y: (at.y - track.at.y) / seconds };
  [track.at, track.time] = [at, now];
};

/**
 * The gestures of one pointer, by its identifier. The innermost element is first.
 * @type {Map<number, Single[]>}
 */
const singles = new Map();

/**
 * Returns whether a drag may begin: another one has not, unless both are recognized together, and none has priority.
 * @type {(single: Single, pointer: number) => boolean}
 */
const mayDrag = (single, pointer) =>
  (singles.get(pointer) || []).every(
    (other) =>
      other === single ||
      !other.needs.has("drag") ||
      other.needs.has("together") ||
      single.needs.has("together") ||
      (!other.isDragging && (single.needs.has("first") || !other.needs.has("first"))),
  );

/** @type {(single: Single, phase: "ended" | "cancelled") => void} */
const endPress = (single, phase) => {
  clearTimeout(single.timer);
  if (single.press) send("press", phase, single);
  single.press = "";
};

/** @type {(event: PointerEvent, node: HTMLElement) => void} */
const followPointer = (event, node) => {
  const listeners = new AbortController();
  /** @type {Single} */
  const single = { ...track(node, pointOf(event)), press: "", isDragging: false, isScheduled: false };
  const pointer = event.pointerId;
  singles.set(pointer, [...(singles.get(pointer) || []), single]);
  const [duration, distance] = single.needs.get("press")?.[0] || [];
  const drags = single.needs.get("drag");
  const minimum = drags && Math.min(...drags.map(([length]) => length));
  let hasMoved = false;
  if (single.needs.has("press")) {
    single.press = "began";
    send("press", "began", single);
    single.timer = setTimeout(() => {
      single.press = "done";
      send("press", "changed", single);
    }, duration);
  }
  /** @type {(phase: "ended" | "cancelled") => void} */
  const finish = (phase) => {
    listeners.abort();
    singles.delete(pointer);
    if (single.isDragging) {
      if (performance.now() - single.time > 100) single.velocity = { x: 0, y: 0 };
      send("drag", phase, single);
      if (phase === "ended" && hasMoved) suppressClick();
    } else if (single.press === "done") suppressClick();
    single.isDragging = false;
    endPress(single, phase);
  };
  const beginDrag = () => {
    single.isDragging = true;
    send("drag", "began", single);
  };
  // Without a minimum distance, a press is a drag.
  if (minimum === 0 && mayDrag(single, pointer)) beginDrag();
  /** @type {(name: "pointermove" | "pointerup" | "pointercancel", body: (event: PointerEvent) => void) => void} */
  const listen = (name, body) =>
    document.addEventListener(name, (other) => other.pointerId === pointer && body(other), { signal: listeners.signal });
  listen("pointermove", (other) => {
    if (isSwiping() || (fingers.get(node)?.size || 0) > 1) return finish("cancelled");
    move(single, pointOf(other));
    const length = Math.hypot(single.at.x - single.start.x, single.at.y - single.start.y);
    if (single.press === "began" && length > distance) endPress(single, "cancelled");
    if (minimum && !single.isDragging && length >= minimum && mayDrag(single, pointer)) beginDrag();
    else if (single.isDragging) schedule("drag", single, () => single.isDragging);
    if (!single.isDragging || hasMoved || length < Math.min(minimum || tapDistance, tapDistance)) return;
    hasMoved = true;
    if (single.press === "began") endPress(single, "cancelled");
    node.setPointerCapture(pointer);
  });
  listen("pointerup", (other) => {
    if (single.isDragging) single.at = pointOf(other);
    finish("ended");
  });
  listen("pointercancel", () => finish("cancelled"));
};

/** Ignores the click that follows a drag or a long press. */
const suppressClick = () => {
  const listeners = new AbortController();
  const ignore = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
    listeners.abort();
  };
  document.addEventListener("click", ignore, { capture: true, signal: listeners.signal });
  setTimeout(() => listeners.abort());
};

/**
 * The fingers on elements that require two of them.
 * @type {Map<HTMLElement, Map<number, Point>>}
 */
const fingers = new Map();

/** @type {(event: PointerEvent, node: HTMLElement) => void} */
const followFinger = (event, node) => {
  const points = fingers.get(node) || new Map();
  fingers.set(node, points.set(event.pointerId, pointOf(event)));
  const listeners = new AbortController();
  const needs = needsOf(node);
  const kinds = points.size === 2 ? ["magnify", "rotate"].filter((kind) => needs.has(kind)) : [];
  const measure = () => {
    const [a, b] = [...points.values()];
    const [x, y] = [b.x - a.x, b.y - a.y];
    return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.hypot(x, y), angle: (Math.atan2(y, x) * 180) / Math.PI };
  };
  const first = kinds.length ? measure() : undefined;
  /** @type {Map<string, Track>} */
  const tracks = new Map();
  if (first) for (const kind of kinds) tracks.set(kind, { ...track(node, first.at), value: kind === "magnify" ? 1 : 0 });
  tracks.forEach((track, kind) => send(kind, "began", track));
  const update = () => {
    if (!first || points.size < 2) return;
    const now = measure();
    tracks.forEach((track, kind) => {
      const turn = ((now.angle - first.angle + 540) % 360) - 180;
      // An angle continues beyond half a turn.
      const value = kind === "magnify" ? now.length / (first.length || 1) : track.value + ((turn - track.value + 540) % 360) - 180;
      track.speed = (value - track.value) / (Math.max(performance.now() - track.time, 1) / 1000);
      track.value = value;
      move(track, now.at);
      schedule(kind, track, () => tracks.has(kind));
    });
  };
  /** @type {(phase: string) => void} */
  const finish = (phase) => {
    tracks.forEach((track, kind) => send(kind, phase, track));
    tracks.clear();
  };
  document.addEventListener(
    "pointermove",
    (other) => {
      if (!points.has(other.pointerId)) return;
      points.set(other.pointerId, pointOf(other));
      update();
    },
    { signal: listeners.signal },
  );
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    document.addEventListener(
      name,
      (other) => {
        if (!points.has(other.pointerId) && other.pointerId !== event.pointerId) return;
        finish(name === "pointerup" ? "ended" : "cancelled");
        if (other.pointerId !== event.pointerId) return;
        listeners.abort();
        points.delete(event.pointerId);
      },
      { signal: listeners.signal },
    );
  }
};

/**
 * Follows the magnification by a trackpad, which browsers report as a wheel with the Control key. With the Shift key too, or if an
 * element cannot be magnified, the wheel rotates it.
 * @type {WeakMap<HTMLElement, Track & { kind: string, timer?: number }>}
 */
const wheels = new WeakMap();

/** @type {(event: WheelEvent, node: HTMLElement) => void} */
const followWheel = (event, node) => {
  const needs = needsOf(node);
  const rotates = needs.has("rotate") && (event.shiftKey || !needs.has("magnify"));
  if (!event.ctrlKey || !(rotates || needs.has("magnify"))) return;
  event.preventDefault();
  const known = wheels.get(node);
  const kind = known?.kind || (rotates ? "rotate" : "magnify");
  /** @type {Track & { kind: string, timer?: number }} */
  const wheel = known || { ...track(node, pointOf(event)), kind, value: rotates ? 0 : 1 };
  wheels.set(node, wheel);
  if (!known) send(kind, "began", wheel);
  // With the Shift key, browsers report a horizontal movement.
  const delta = event.deltaY || event.deltaX;
  if (kind === "rotate") wheel.value += delta / 5;
  else wheel.value *= Math.exp(-delta / 100);
  schedule(kind, wheel, () => wheels.get(node) === wheel);
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => {
    wheels.delete(node);
    send(kind, "ended", wheel);
  }, wheelPause);
};

/**
 * The taps that wait for a further one.
 * @type {WeakMap<HTMLElement, number>}
 */
const waitingTaps = new WeakMap();

/** @type {(event: MouseEvent, node: HTMLElement) => void} */
const followClick = (event, node) => {
  const needs = needsOf(node);
  const counts = (needs.get("tap") || []).map(([count]) => count);
  const inner = /** @type {HTMLElement} */ (event.target).closest?.("[data-e~=tap], [data-g*='tap:']");
  if (inner && inner !== node && node.contains(inner) && !needs.has("together")) return;
  const single = { ...track(node, pointOf(event)), value: event.detail || 1 };
  // A click without a pointer comes from the keyboard or from assistive technology.
  if (!event.detail && needs.has("press") && !counts.length) {
    for (const phase of ["began", "changed", "ended"]) send("press", phase, single);
  }
  // One key press is as many taps as the view requires.
  if (!event.detail && counts.length) single.value = Math.min(...counts);
  clearTimeout(waitingTaps.get(node));
  if (!counts.includes(single.value)) return;
  if (counts.every((count) => count <= single.value)) send("tap", "ended", single);
  else waitingTaps.set(node, setTimeout(() => send("tap", "ended", single), tapInterval));
};

/** The distances in pixels by which an arrow key drags a view that has the focus, without and with the Shift key. */
const keyDistances = { short: 20, long: 100 };

/** @type {Record<string, Point>} */
const arrows = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** @type {(node: HTMLElement) => Point} */
const centerOf = (node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * Drags the view that has the focus with an arrow key. Each key press is a drag of its own.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
const followArrow = (event, node) => {
  const arrow = arrows[event.key];
  const minimum = needsOf(node).get("drag")?.[0]?.[0] || 0;
  if (!arrow || event.target !== node || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!needsOf(node).has("drag") || isWaiting(Number(idOf(node)), "gesture")) return;
  event.preventDefault();
  const single = track(node, centerOf(node));
  const length = Math.max(minimum, event.shiftKey ? keyDistances.long : keyDistances.short);
  send("drag", "began", single);
  single.at = { x: single.start.x + arrow.x * length, y: single.start.y + arrow.y * length };
  for (const phase of ["changed", "ended"]) send("drag", phase, single);
};

/** @type {(event: PointerEvent, node: HTMLElement, phase: string) => void} */
const followHover = (event, node, phase) => {
  const needs = needsOf(node);
  if (event.pointerType === "touch" || !(needs.has("hover") || needs.has("move"))) return;
  const hover = track(node, pointOf(event));
  if (phase !== "changed") send("hover", phase, hover);
  else if (needs.has("move") && !isWaiting(Number(idOf(node)), "gesture")) send("hover", phase, hover);
};

/**
 * Returns the directions in which a finger still scrolls what is around an element with a drag.
 * @type {(node: HTMLElement) => string}
 */
const scrolling = (node) => {
  const scroller = node.parentElement?.closest(".scrollView, .list, .form");
  if (!scroller || needsOf(node).has("first")) return "none";
  return scroller.matches(".horizontal") ? "pan-x" : scroller.matches(".both") ? "none" : "pan-y";
};

/** Indicates whether a value of this app is dragged. */
let isLifted = false;

/**
 * Follows a value of this app that is dragged above an element.
 * @type {(event: DragEvent, node: HTMLElement, phase: string) => void}
 */
const followDrop = (event, node, phase) => {
  if (!isLifted || !needsOf(node).has("drop")) return;
  event.preventDefault();
  event.stopPropagation();
  // The elements inside are left and entered too.
  if (phase !== "changed" && phase !== "ended" && node.contains(/** @type {Node | null} */ (event.relatedTarget))) return;
  if (phase === "changed" && isWaiting(Number(idOf(node)), "gesture")) return;
  send("drop", phase, track(node, pointOf(event)));
};

/** @type {(event: DragEvent, node: HTMLElement) => void} */
const followLift = (event, node) => {
  const needs = needsOf(node);
  if (needs.has("drag")) return event.preventDefault();
  if (!needs.has("lift") || !event.dataTransfer) return;
  event.stopPropagation();
  isLifted = true;
  event.dataTransfer.setData("text/plain", node.textContent || "");
  send("lift", "began", track(node, pointOf(event)));
};

/**
 * The view that the keyboard has lifted.
 * @type {HTMLElement | null}
 */
let held = null;

/**
 * Lifts a view, or ends that.
 * @type {(node: HTMLElement | null) => void}
 */
const hold = (node) => {
  const [old, next] = [held, node === held ? null : node];
  held = next;
  // The places that take drops are reached with the Tab key.
  for (const view of next ? findAll(document, "[data-g~=drop]") : []) if (view.tabIndex < 0) own(view, "tabindex", 0);
  for (const [view, phase] of /** @type {const} */ ([[old, "ended"], [next, "began"]])) {
    if (!view) continue;
    view.toggleAttribute("data-c-pressed", view === next);
    own(view, "aria-roledescription", view === next ? "lifted" : "draggable");
    send("lift", phase, track(view, centerOf(view)));
  }
};

/** Returns a Boolean value that indicates whether a key lifts a view: one with an action of its own needs the Control key. */
const mayLift = (/** @type {KeyboardEvent} */ event, /** @type {HTMLElement} */ node) =>
  event.ctrlKey || node === held || !node.matches("a, button, [role=button], [data-e~=tap]");

/**
 * Drags a value with the keyboard: Return lifts the view that has the focus, and drops its value on another one that has it.
 * Escape puts it back.
 * @type {(event: KeyboardEvent, node: HTMLElement) => void}
 */
const followReturn = (event, node) => {
  const needs = needsOf(node);
  if (event.target !== node || event.defaultPrevented) return;
  if (event.key === "Escape" && held) hold(null);
  else if (event.key !== "Enter" || !((needs.has("lift") && mayLift(event, node)) || (held && needs.has("drop")))) return;
  else if (held && held !== node && needs.has("drop")) {
    for (const phase of ["began", "changed", "ended"]) send("drop", phase, track(node, centerOf(node)));
    hold(null);
  } else hold(node);
  event.preventDefault();
};

/** @type {WeakSet<HTMLElement>} */
const followed = new WeakSet();

/** The words of elements that this module is for. */
const words = ["tap", "press", "drag", "magnify", "rotate", "hover", "move", "lift", "drop"];

/** @type {(node: HTMLElement) => boolean} */
export const hasGestures = (node) => words.some((word) => needsOf(node).has(word));

/**
 * Follows the gestures on an element.
 * @type {(node: HTMLElement) => void}
 */
export const followGestures = (node) => {
  const needs = needsOf(node);
  const hasDrag = needs.has("drag");
  const hasFingers = needs.has("magnify") || needs.has("rotate");
  if (needs.has("lift")) node.draggable = true;
  node.style.touchAction = hasDrag ? scrolling(node) : hasFingers ? "pan-x pan-y" : "";
  if (hasDrag || hasFingers) loadFollowing();
  const hasKeys = hasDrag || needs.has("lift");
  if (hasKeys) own(node, "tabindex", 0);
  // Only an element with a role may have a name.
  if (hasKeys && !node.hasAttribute("role")) own(node, "role", "group");
  if (needs.has("lift") && node !== held) own(node, "aria-roledescription", "draggable");
  if (hasDrag || needs.has("press")) {
    node.style.userSelect = "none";
    node.style.setProperty("-webkit-touch-callout", "none");
  }
  if (followed.has(node)) return;
  followed.add(node);
  node.addEventListener("pointerdown", (event) => {
    if (event.button || /** @type {HTMLElement} */ (event.target).matches("input, textarea, select")) return;
    const needs = needsOf(node);
    if (event.isPrimary && (needs.has("press") || needs.has("drag"))) followPointer(event, node);
    if (needs.has("magnify") || needs.has("rotate")) followFinger(event, node);
  });
  node.addEventListener("pointerenter", (event) => followHover(event, node, "began"));
  node.addEventListener("pointermove", (event) => followHover(event, node, "changed"));
  node.addEventListener("pointerleave", (event) => followHover(event, node, "ended"));
  node.addEventListener("click", (event) => followClick(event, node));
  node.addEventListener("keydown", (event) => followArrow(event, node));
  node.addEventListener("keydown", (event) => followReturn(event, node));
  node.addEventListener("wheel", (event) => followWheel(event, node), { passive: false });
  node.addEventListener("dragstart", (event) => followLift(event, node));
  node.addEventListener("dragend", (event) => {
    if (!needsOf(node).has("lift")) return;
    isLifted = false;
    send("lift", "ended", track(node, pointOf(event)));
  });
  node.addEventListener("dragenter", (event) => followDrop(event, node, "began"));
  node.addEventListener("dragover", (event) => followDrop(event, node, "changed"));
  node.addEventListener("dragleave", (event) => followDrop(event, node, "cancelled"));
  node.addEventListener("drop", (event) => followDrop(event, node, "ended"));
  node.addEventListener("contextmenu", (event) => needsOf(node).has("press") && event.preventDefault());
  // After a long press a finger moves the view, and does not scroll.
  node.addEventListener(
    "touchmove",
    (event) => {
      const isUnderWay = [...singles.values()].flat().some((single) => single.node === node && (single.isDragging || single.press === "done"));
      if (isUnderWay && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
};
