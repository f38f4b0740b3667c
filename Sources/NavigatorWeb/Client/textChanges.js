// @ts-check
// Plays the transitions of texts whose content changes. Only the digits of a number that change are replaced.

import { leave, playTransition, propertiesOf } from "./appearing.js";

/**
 * Records an element before its text changes.
 * @param {HTMLElement | undefined} node
 * @param {string} start The declarations at the start of the transition of the new text.
 * @param {string} end The declarations at the end of the transition of the old text.
 */
export const rememberText = (node, start, end) => ({
  node, start, end, text: node?.textContent || "", copy: node?.cloneNode(true), box: node?.getBoundingClientRect(),
});

/**
 * Divides a text into the runs that are equal in another text and those that are not. In texts of equal lengths, the characters
 * at equal positions are compared. Otherwise, the texts begin and end with equal runs.
 * @type {(text: string, other: string) => [run: string, isChanged: boolean][]}
 */
const changedRuns = (text, other) => {
  const [own, others] = [[...text], [...other]];
  const length = Math.min(own.length, others.length);
  let [start, end] = [0, 0];
  while (start < length && own[start] === others[start]) start += 1;
  while (end < length - start && own.at(-1 - end) === others.at(-1 - end)) end += 1;
  /** @type {[string, boolean][]} */
  const runs = [];
  own.forEach((character, index) => {
    const isInner = index >= start && index < own.length - end;
    const isChanged = own.length === others.length ? character !== others[index] : isInner;
    const last = runs.at(-1);
    if (last?.[1] === isChanged) last[0] += character;
    else runs.push([character, isChanged]);
  });
  return runs;
};

/**
 * The copies of elements that show digits that are being replaced.
 * @type {WeakMap<HTMLElement, HTMLElement[]>}
 */
const copies = new WeakMap();

/**
 * Returns a Boolean value that indicates whether copies of a text can replace it during an animation.
 * @type {(node: HTMLElement) => boolean}
 */
const isPlain = (node) => {
  const style = getComputedStyle(node);
  return !node.children[0] && style.backgroundColor + style.backgroundImage === "rgba(0, 0, 0, 0)none";
};

/**
 * Plays the transitions of the old and the new text of an element.
 * @param {ReturnType<typeof rememberText>} part
 * @param {KeyframeAnimationOptions} options
 * @param {boolean} isCalm
 * @param {boolean} isMoving Indicates whether the element moves.
 */
export const replace = ({ node, start, end, text, copy, box }, options, isCalm, isMoving) => {
  const now = node?.textContent;
  if (!node?.isConnected || !now || now === text || !box) return;
  for (const earlier of copies.get(node) || []) earlier.remove();
  const old = /** @type {HTMLElement} */ (copy);
  /** @type {(shown: HTMLElement, css: string, box: DOMRect) => void} */
  const show = (shown, css, { width, height }) => {
    const place = shown === old ? box : node.getBoundingClientRect();
    const part = { node: shown, css, holder: node.parentElement, previous: undefined, next: node.nextSibling, box: place };
    leave({ ...part, size: [width, height], scrolled: [] }, options, isCalm)?.();
  };
  // The transition of numbers moves them.
  if (isCalm || isMoving || !start.includes("translate") || !isPlain(node) || old.children[0]) {
    show(old, end, box);
    playTransition(node, start, options, isCalm, false, undefined);
    return;
  }
  const fresh = /** @type {HTMLElement} */ (node.cloneNode());
  const timing = { ...options, iterations: 1, fill: /** @type {FillMode} */ ("both") };
  for (const [shown, own, other, css] of /** @type {[HTMLElement, string, string, string][]} */ ([
    [old, text, now, end], [fresh, now, text, start],
  ])) {
    shown.textContent = "";
    // The spans are wider than the text by fractions of a pixel.
    shown.style.whiteSpace = "nowrap";
    show(shown, "", shown === old ? box : node.getBoundingClientRect());
    for (const [run, isChanged] of changedRuns(own, other)) {
      const span = document.createElement("span");
      span.textContent = run;
      span.style.cssText = `display:inline-block;white-space:pre;${isChanged || shown === fresh ? "" : "opacity:0"}`;
      shown.append(span);
      const ends = [{}, propertiesOf(css)];
      if (isChanged) span.animate(shown === old ? ends : ends.reverse(), timing);
    }
  }
  copies.set(node, [old, fresh]);
  // The element is invisible, and assistive technologies can still read it.
  const clear = "linear-gradient(#0000, #0000)";
  node.animate({ maskImage: [clear, clear] }, { ...timing, fill: "backwards" });
};
