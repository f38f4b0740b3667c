// Changing an element without what it contains.

const attributes = (from, to) => {
  for (const name of from.getAttributeNames()) {
    if (to.hasAttribute(name) || name.startsWith("data-c")) continue;
    if (name === "inert" || name === "name" || (name === "style" && from.matches(".screen, .swipeRow, .popover > .card"))) continue;
    from.removeAttribute(name);
  }
  for (const name of to.getAttributeNames()) {
    if (name === "style" && from.type === "range" && from.matches(":active")) continue;
    const value = to.getAttribute(name);
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
};

const control = (from, to) => {
  if (from.type === "checkbox" || from.type === "radio") from.checked = to.hasAttribute("checked");
  else if (from.type === "range" && !from.matches(":active")) from.value = to.getAttribute("value");
};

/** What tells an element's own nodes apart. */
const key = (node) =>
  node.nodeType !== 1 ? "#" : node.tagName + ("s" in node.dataset ? ".s" : `.${node.classList[0]}`);

/** The nodes of an element that are not elements of the tree, nor were. */
const ownNodes = (element) => {
  const found = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (!(node.dataset && (node.dataset.i || leaves(node)))) found.push(node);
  }
  return found;
};

const inner = (from, to) => {
  if (to.matches("select, input, textarea")) return;
  const old = ownNodes(from);
  let previous = null;
  for (const node of ownNodes(to)) {
    const index = old.findIndex((candidate) => key(candidate) === key(node));
    let twin = node;
    if (index < 0) from.insertBefore(node, previous ? previous.nextSibling : from.firstChild);
    else {
      twin = old.splice(index, 1)[0];
      if (node.nodeType !== 1) {
        if (twin.data !== node.data) twin.data = node.data;
      } else {
        attributes(twin, node);
        control(twin, node);
        if (!("s" in node.dataset)) inner(twin, node);
      }
    }
    previous = twin;
  }
  old.forEach((node) => node.remove());
};

/** Says of a field whether its text is too long for the session, which then has another one. */
const check = (input, isTooLong) => input.setCustomValidity(isTooLong ? "This text is too long, and is not sent." : "");

/** The text in a field belongs to whoever types it: an answer to an older edit does not touch it. */
const text = (node, shell) => {
  const input = field(node);
  const known = Number(node.dataset.r || 0);
  const mine = edits.get(node) || 0;
  if (mine < known) edits.set(node, known);
  const isFocused = document.activeElement === input;
  if ((isFocused && composing === input) || input.matches(":invalid") || (mine > known && (isFocused || isUnsaid(node, "change")))) return;
  const source = field(shell);
  const value = source.tagName === "TEXTAREA" ? source.textContent : source.getAttribute("value");
  if (input.value === value) return;
  const { selectionStart: start, selectionEnd: end } = input;
  input.value = value;
  if (document.activeElement === input && start !== null) input.setSelectionRange(start, end);
};

const focusField = (node) => {
  const input = field(node);
  if (input && document.activeElement !== input && !input.closest("[inert]")) input.focus({ preventScroll: true });
};

/** Moves the focus to the field in `node` where the app wants it. */
const focusWanted = (node) => within(node, "[data-focus]").forEach((found) => beforeFrame(() => focusField(found)));

const update = (node, shell) => {
  const wanted = "focus" in node.dataset;
  const swap = node.tagName !== shell.tagName || (isField(node) && field(node).tagName !== field(shell).tagName);
  if (swap) {
    slot(shell).append(...parts(node));
    if (edits.has(node)) edits.set(shell, edits.get(node));
    node.replaceWith(shell);
    nodes.set(id(shell), shell);
    return shell;
  }
  attributes(node, shell);
  // A leaf's own nodes, or what stands around the slot.
  inner(node, shell);
  if (isField(node)) {
    text(node, shell);
    const wants = "focus" in node.dataset;
    // What a person does about the focus meanwhile counts more than an answer to what they did before.
    if (wants !== wanted && !isUnsaid(node, "focus")) beforeFrame(() => (wants ? focusField(node) : field(node).blur()));
  }
  return node;
};

/** Makes the tree of `node` that of `fresh` and keeps what is the same: its scroll position, its focus, its text. */
const merge = (node, fresh) => {
  const children = parts(fresh);
  children.forEach((child) => child.remove());
  node = update(node, fresh);
  const holder = slot(node);
  const keep = new Set(children.map(id));
  for (const child of parts(node)) {
    if (keep.has(id(child))) continue;
    forget(child);
    child.remove();
  }
  let previous = null;
  for (const child of children) {
    let twin = nodes.get(id(child));
    if (twin && twin.parentNode === holder) twin = merge(twin, child);
    else learn((twin = child));
    const next = previous ? previous.nextElementSibling : holder.firstElementChild;
    if (twin !== next) put(holder, twin, next);
    previous = twin;
  }
  return node;
};
