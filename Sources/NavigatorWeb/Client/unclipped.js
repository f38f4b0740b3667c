// @ts-check
// Scroll views that do not clip their content. The element extends beyond the frame of the view, because a browser clips both
// axes of an element that scrolls along one of them.

/**
 * Returns the distance by which an element extends beyond an edge of its view.
 * @type {(node: Element, style: CSSStyleDeclaration, edge: string) => number}
 */
export const spill = (node, style, edge) => {
  const classes = edge === "left" || edge === "right" ? "" : ".horizontal";
  return node.matches(`.scrollView.unclipped${classes}`) ? parseFloat(style.getPropertyValue(`padding-${edge}`)) : 0;
};

/**
 * Returns the frame of the view that an element represents.
 * @type {(node: Element) => DOMRect}
 */
export const frameOf = (node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  const [across, along] = [spill(node, style, "left"), spill(node, style, "top")];
  return new DOMRect(left + across, top + along, width - 2 * across, height - 2 * along);
};
