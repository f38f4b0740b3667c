// The server's patches, applied to the page.

const apply = (ops) => {
  const after = [];
  const stacks = new Set();
  const touched = new Set();
  const fresh = new Set();
  // What slides stands still when something else comes or goes; what else changes meanwhile lets it slide.
  let isStill = false;
  const halt = () => {
    if (!isStill) shown(".screen[data-c], .presentation[data-c]").forEach((node) => delete node.dataset.c);
    isStill = true;
  };
  for (const op of ops) {
    const node = op[0] === "o" ? null : nodes.get(String(op[1]));
    if (op[0] === "i" && node) {
      const child = parse(op[3]);
      learn(child);
      place(child, slot(node), op[2]);
      touched.add(child);
      fresh.add(child);
      if (child.matches(".screen, .presentation")) {
        halt();
        after.push(enter(child));
      }
    } else if (op[0] === "r" && node) {
      const parent = node.parentNode;
      const isScreen = node.matches(".screen");
      const isTop = isScreen && ![...parent.children].slice([...parent.children].indexOf(node) + 1).some((n) => n.dataset.i);
      forget(node);
      touched.add(own(parent));
      if (isScreen || node.matches(".presentation")) {
        halt();
        after.push(restore(node));
      }
      if (!still.matches && (isScreen ? isTop && !stacks.has(parent) : node.matches(".presentation"))) {
        if (isScreen) stacks.add(parent);
        [...parent.children].filter(leaves).forEach((old) => old.remove());
        exit(node);
      } else node.remove();
    } else if (op[0] === "m" && node) place(node, node.parentNode, op[2]);
    else if (op[0] === "u" && node) touched.add(update(node, parse(op[2])));
    else if (op[0] === "o" && /^(https?|mailto|tel):/i.test(op[1])) visit(op[1]);
  }
  finish(touched, after, fresh);
};

const finish = (touched, after = [], fresh = []) => {
  for (const node of touched) {
    if (!node || !node.isConnected) continue;
    dress(node);
    mark(node);
    mark(node.parentElement);
  }
  settle();
  after.forEach((step) => step());
  for (const node of fresh) {
    if (node.isConnected) each(node, (found) => "focus" in found.dataset && focusField(found));
  }
};
