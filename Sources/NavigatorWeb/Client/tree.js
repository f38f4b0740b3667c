// The tree: which node shows which element, and where its children live.

const parse = (html) => {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return holder.firstElementChild;
};

/** What matches of `node` and what it contains. */
const within = (node, selector) => {
  const found = [...node.querySelectorAll(selector)];
  return node.matches(selector) ? [node, ...found] : found;
};

const each = (node, body) => {
  body(node);
  node.querySelectorAll("[data-i]").forEach(body);
};

const learn = (node) => each(node, (found) => nodes.set(id(found), found));
const forget = (node) => each(node, (found) => nodes.get(id(found)) === found && nodes.delete(id(found)));

/** Where an element's children live: a node inside that carries data-s, or the element itself. */
const slot = (node) => {
  const first = node.firstElementChild;
  if (!first || first.dataset.i) return node;
  const find = (parent) => {
    for (const child of parent.children) {
      if (child.dataset.i) continue;
      if ("s" in child.dataset) return child;
      const found = find(child);
      if (found) return found;
    }
  };
  return find(node) || node;
};

/** The elements that an element contains. */
const parts = (node) => [...slot(node).children].filter((child) => child.dataset.i);

const options = (picker) => parts(picker).filter((child) => child.matches(".option"));

/** Moves keep focus and scroll position where the browser can. */
const put = (holder, node, next) =>
  holder.moveBefore && node.parentNode === holder ? holder.moveBefore(node, next) : holder.insertBefore(node, next);

/** Puts `node` into `parent`'s slot, before the element `before` or behind the last element. */
const place = (node, holder, before) => {
  let next = before === null ? null : nodes.get(String(before));
  if (!next) {
    let last = holder.lastElementChild;
    while (last && (!last.dataset.i || last === node)) last = last.previousElementSibling;
    next = last ? last.nextSibling : holder.firstChild;
  }
  if (next !== node) put(holder, node, next);
};
