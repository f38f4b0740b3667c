// The server's patches, applied to the page.

/** What a batch of patches has to do with: the elements that it changed or took something from, and those that it brought. */
const newBatch = () => ({
  touched: new Set(),
  fresh: new Set(),
  /** Screens came, went, or changed. */
  hasScreens: false,
  /** Nothing slides any more. */
  isStill: false,
  /** The stacks that a screen slides out of. */
  left: new Set(),
});

const wholePage = () => ({ ...newBatch(), fresh: new Set([window_()]), hasScreens: true });

const holdsScreens = (node) => node.matches(".screen, .presentation, .tabContent") || !!node.querySelector(".screen");

/** What slides stands still when something else comes or goes; what else changes meanwhile lets it slide. */
const halt = (batch) => {
  if (!batch.isStill) shown(".screen[data-c], .presentation[data-c]").forEach((node) => delete node.dataset.c);
  batch.isStill = true;
};

const isOnTop = (node) => {
  let next = node.nextElementSibling;
  while (next && !next.dataset.i) next = next.nextElementSibling;
  return !next;
};

/** Takes `node` off the page: when it has moved out of sight, if anyone sees it go. */
const takeOff = (node, batch) => {
  const holder = node.parentNode;
  const isScreen = node.matches(".screen");
  const moves = !still.matches && (isScreen ? isOnTop(node) && !batch.left.has(holder) : node.matches(".presentation"));
  if (!moves) return node.remove();
  if (isScreen) batch.left.add(holder);
  [...holder.children].filter(leaves).forEach((old) => old.remove());
  exit(node);
};

const operations = {
  i: (batch, node, before, html) => {
    const child = parse(html);
    learn(child);
    place(child, slot(node), before);
    batch.fresh.add(child);
    batch.hasScreens ||= holdsScreens(child);
    focusWanted(child);
    if (child.matches(".screen, .presentation")) {
      halt(batch);
      enter(child);
    }
  },
  r: (batch, node) => {
    forget(node);
    batch.touched.add(own(node.parentNode));
    batch.hasScreens ||= holdsScreens(node);
    if (node.matches(".screen, .presentation")) {
      halt(batch);
      restore(node);
    }
    takeOff(node, batch);
  },
  m: (batch, node, before) => {
    place(node, node.parentNode, before);
    batch.touched.add(node);
    batch.hasScreens ||= holdsScreens(node);
  },
  t: (batch, node, words) => {
    (node.firstChild || node.appendChild(new Text())).data = words;
    // They decide nothing but what a picker's options are called.
    batch.touched.add(node.closest(".picker"));
  },
  u: (batch, node, html) => {
    batch.touched.add(update(node, parse(html)));
    batch.hasScreens ||= holdsScreens(node);
  },
};

const apply = (ops) => {
  catchUp();
  const batch = newBatch();
  for (const [kind, target, ...rest] of ops) {
    const node = kind !== "o" && nodes.get(String(target));
    if (node) operations[kind](batch, node, ...rest);
    else if (kind === "o" && /^(https?|mailto|tel):/i.test(target)) visit(target);
  }
  finish(batch);
};

/** Sees to what follows from a batch, and looks at no more of the page than that. */
const finish = (batch) => {
  for (const node of [...batch.touched, ...batch.fresh]) {
    if (!node || !node.isConnected) continue;
    mark(node);
    mark(node.parentElement);
  }
  settle(batch);
  if (batch.hasScreens) beforeFrame(entitle);
};

// Before the frame ------------------------------------------------------------------------------------------------------------

/** What nobody can miss until the next frame is drawn. It needs style and layout, which the frame has to work out anyway. */
let due = [];

/** Does what is due: at the latest before the page changes again, and before it hears of anything that a person does. */
const catchUp = () => {
  const steps = due;
  due = [];
  steps.forEach((step) => step());
};

const beforeFrame = (step) => {
  if (due.push(step) > 1) return;
  // A page that nobody sees draws no frames.
  if (document.hidden) setTimeout(catchUp);
  else requestAnimationFrame(catchUp);
};

["pointerdown", "keydown", "click", "visibilitychange"].forEach((type) => addEventListener(type, catchUp, true));
