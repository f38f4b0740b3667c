// @ts-check
// Plays the transitions of texts whose content changes. Only the digits of a number that change are replaced.

import { leave, playTransition, propertiesOf } from "./appearing.js";

/** The maximum number of former texts of an element that are still leaving. */
const maximumLeaving = 8;

/**
 * @typedef {object} TextTransition A transition of the text of an element.
 * @property {HTMLElement[]} leaving Copies of the element with its former texts.
 * @property {HTMLElement | undefined} arriving A copy of the element in which digits arrive. The element itself is invisible.
 * @property {Animation[]} animations The animations of the element.
 * @property {MutationObserver} observer
 */

/**
 * The latest transitions of elements.
 * @type {WeakMap<HTMLElement, TextTransition>}
 */
const transitions = new WeakMap();

/**
 * Returns the declarations with which an animation shows an element.
 * @type {(node: Element) => string}
 */
const lookOf = (node) => {
  const { opacity, translate } = getComputedStyle(node);
  return node.getAnimations()[0] ? `opacity:${opacity};translate:${translate};` : "";
};

/**
 * Returns a part of a text.
 * @type {(run: string, css: string) => HTMLElement}
 */
const span = (run, css) => {
  const node = document.createElement("span");
  node.textContent = run;
  node.style.cssText = `display:inline-block;white-space:pre;${css}`;
  return node;
};

/**
 * Records an element before its text changes.
 * @param {HTMLElement | undefined} node
 * @param {string} start The declarations at the start of the transition of the new text.
 * @param {string} end The declarations at the end of the transition of the old text.
 */
export const rememberText = (node, start, end) => {
  const copy = /** @type {HTMLElement | undefined} */ (node?.cloneNode(true));
  const arriving = node && transitions.get(node)?.arriving;
  /** @type {[string, string][]} */
  const digits = arriving?.isConnected
    ? [...arriving.children].map((part) => [/** @type {string} */ (part.textContent), lookOf(part)]) : [];
  if (copy && digits[0]) {
    copy.replaceChildren(...digits.map(([run, look]) => span(run, look)));
    copy.style.whiteSpace = "nowrap";
  } else if (node && copy) copy.style.cssText += lookOf(node);
  return {
    node, start, end, copy, text: node?.textContent || "", box: node?.getBoundingClientRect(), isPlain: !node?.children[0],
    looks: digits.flatMap(([run, look]) => [...run].map(() => look)),
  };
};

/**
 * Divides a text into the runs that are equal in another text and those that are not. In texts of equal lengths, the characters
 * at equal positions are compared. Otherwise, the texts begin and end with equal runs.
 *
 * @param {string} text
 * @param {string} other
 * @param {string[]} looks The declarations with which an earlier transition shows the characters of the old text.
 * @param {boolean} isOld Indicates whether the divided text is the old one.
 */
const runsOf = (text, other, looks, isOld) => {
  const [own, others] = [[...text], [...other]];
  const length = Math.min(own.length, others.length);
  let [start, end] = [0, 0];
  while (start < length && own[start] === others[start]) start += 1;
  while (end < length - start && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  /** @type {[run: string, isChanged: boolean, look: string][]} */
  const runs = [];
  own.forEach((character, index) => {
    const isInner = index >= start && index < own.length - end;
    const isChanged = own.length === others.length ? character !== others[index] : isInner;
    const place = isOld || index < start ? index : index + others.length - own.length;
    const look = (isOld || !isChanged ? looks[place] : "") || "";
    const last = runs.at(-1);
    if (last?.[1] === isChanged && last[2] === look) last[0] += character;
    else runs.push([character, isChanged, look]);
  });
  return runs;
};

/**
 * Returns a Boolean value that indicates whether copies of a text can replace it during an animation.
 * @type {(node: HTMLElement) => boolean}
 */
const canBeCopied = (node) => {
  const style = getComputedStyle(node);
  return !node.children[0] && style.backgroundColor + style.backgroundImage === "rgba(0, 0, 0, 0)none";
};

/**
 * Ends the transition of an element's text. The element shows its text.
 * @type {(node: HTMLElement, transition: TextTransition) => void}
 */
const end = (node, { arriving, animations, observer }) => {
  transitions.delete(node);
  observer.disconnect();
  arriving?.remove();
  animations.forEach((animation) => animation.cancel());
};

/**
 * Prepares an element that has been removed and will be shown while it leaves. It takes along the digits that are still arriving.
 * @type {(node: HTMLElement) => void}
 */
export const takeDigits = (node) => {
  const transition = transitions.get(node);
  if (!transition || node.isConnected) return;
  if (transition.arriving?.isConnected) {
    node.replaceChildren(...transition.arriving.childNodes);
    node.style.whiteSpace = "nowrap";
  }
  end(node, transition);
};

/**
 * Plays the transitions of the old and the new text of an element.
 * @param {ReturnType<typeof rememberText>} part
 * @param {KeyframeAnimationOptions} options
 * @param {boolean} isCalm
 * @param {boolean} isMoving Indicates whether the element moves.
 */
export const replace = ({ node, start, end: far, text, copy, box, isPlain, looks }, options, isCalm, isMoving) => {
  const now = node?.textContent;
  if (!node?.isConnected || !now || now === text || !box) return;
  const old = /** @type {HTMLElement} */ (copy);
  const earlier = transitions.get(node);
  if (earlier) end(node, earlier);
  const leaving = [...(earlier?.leaving || []).filter((one) => one.isConnected), old];
  if (leaving.length > maximumLeaving) leaving.shift()?.remove();
  const others = node.getAnimations();
  /** @type {(shown: HTMLElement, css: string) => void} */
  const show = (shown, css) => {
    const place = shown === old ? box : node.getBoundingClientRect();
    const { width, height } = place;
    const part = { node: shown, css, holder: node.parentElement, previous: undefined, next: node.nextSibling, box: place };
    leave({ ...part, size: [width, height], scrolled: [] }, options, isCalm)?.();
  };
  /** @type {HTMLElement | undefined} */
  let arriving;
  // The transition of numbers moves them.
  if (isCalm || isMoving || !start.includes("translate") || !isPlain || !canBeCopied(node)) {
    show(old, far);
    playTransition(node, start, options, isCalm, false, undefined);
  } else {
    arriving = /** @type {HTMLElement} */ (node.cloneNode());
    const timing = { ...options, iterations: 1, fill: /** @type {FillMode} */ ("both") };
    for (const shown of [old, arriving]) {
      const isOld = shown === old;
      shown.textContent = "";
      // The spans are wider than the text by fractions of a pixel.
      shown.style.whiteSpace = "nowrap";
      show(shown, "");
      for (const [run, isChanged, look] of runsOf(isOld ? text : now, isOld ? now : text, looks, isOld)) {
        const part = span(run, isOld ? isChanged ? look : "opacity:0" : "");
        shown.append(part);
        const ends = [{}, propertiesOf(isChanged ? isOld ? far : start : look)];
        if (isChanged || (look && !isOld)) part.animate(isOld ? ends : ends.reverse(), timing);
      }
    }
    // The element is invisible, and assistive technologies can still read it.
    const clear = "linear-gradient(#0000, #0000)";
    node.animate({ maskImage: [clear, clear] }, { ...timing, fill: "backwards" });
  }
  const observer = new MutationObserver(() => {
    const isCurrent = node.isConnected && node.textContent === now;
    if (isCurrent && (!arriving || arriving.isConnected)) return;
    end(node, transition);
    // The transition of an unchanged text has ended, or the element around the text has been replaced with its copies.
    if (isCurrent) return;
    for (const one of leaving) one.remove();
  });
  const transition = { leaving, arriving, observer, animations: node.getAnimations().filter((one) => !others.includes(one)) };
  transitions.set(node, transition);
  observer.observe(node, { childList: true, characterData: true, subtree: true });
  observer.observe(/** @type {HTMLElement} */ (node.parentElement), { childList: true });
};
