// @ts-check
// Scroll views that do not clip their content. The element extends beyond the frame of the view, because a browser clips both
// axes of an element that scrolls along one of them.

/**
 * Returns the distance by which an element extends beyond an edge of its view.
 * @type {(node: Element, style: CSSStyleDeclaration, edge: string) => number}
 */
export const spill = (node, style, edge) => {
  const isAcross = node.matches(edge === "left" || edge === "right" ? ":not(.horizontal)" : ".horizontal");
  return isAcross && node.matches(".scrollView.unclipped") ? parseFloat(style.getPropertyValue(`padding-${edge}`)) : 0;
};
