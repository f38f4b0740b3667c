// Greed: a container takes all the space it is offered if something in it does. The server marks what it renders whole.

const sides = [
  { grows: "gw", fixed: "fw", mark: "data-cw", stack: "hStack" },
  { grows: "gh", fixed: "fh", mark: "data-ch", stack: "vStack" },
];
const isGreedy = (node, side) =>
  node.hasAttribute(side.mark) || (node.classList.contains(side.grows) && !node.classList.contains(side.fixed));

/** Keeps the marks of `node` and of what holds it true. */
const mark = (node) => {
  for (const side of sides) {
    let box = node;
    while (box && box.matches(".vStack, .hStack, .zStack, .box, .layers, .layerContent, .button, .link")) {
      const isStack = box.classList.contains(side.stack);
      const isRow = box.classList.contains("hStack");
      const grows = (child) =>
        child.matches(".spacer") ? isStack : isGreedy(child, side) && !(isRow && child.matches(".divider"));
      const wants = !box.classList.contains(side.fixed) && [...box.children].some(grows);
      if (wants === box.hasAttribute(side.mark)) break;
      box.toggleAttribute(side.mark, wants);
      box = box.parentElement;
    }
  }
};
