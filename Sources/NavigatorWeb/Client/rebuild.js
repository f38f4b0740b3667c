// A session that was built anew, as after the server was: its tree takes the place of the one that the page shows, ids and all. What is the same
// keeps its scroll position and its focus, and nothing that was typed is lost.

/** What a person typed, by the place of the field: it is typed again when the field is there and can be reached. */
const typed = new Map();
let typedUntil = 0;

/** What an element has in common with the one in its place in another tree. */
const likeness = (node) => {
  const input = isField(node) && field(node);
  const label = node.matches(".screen") ? node.ariaLabel : "";
  return [node.tagName, node.classList[0], node.dataset.testid, label, input && input.placeholder].join();
};

/** Gives what is in the same place in both trees the ids of `fresh`. What has no place in it goes. */
const adopt = (node, fresh) => {
  node.dataset.i = id(fresh);
  const old = parts(node);
  for (const child of parts(fresh)) {
    const index = old.findIndex((one) => likeness(one) === likeness(child));
    if (index >= 0) adopt(old.splice(index, 1)[0], child);
  }
  old.forEach((child) => child.remove());
};

/** The fields of the page by their places: the screen, what they are called, and which of several of that name they are. */
const fields = () => {
  const places = new Map();
  for (const node of shown(`${textFields}[data-i]`)) {
    const input = field(node);
    const screen = node.closest(".screen, .presentation");
    const place = [screen && screen.ariaLabel, input.ariaLabel, likeness(node)].join();
    let count = 0;
    while (places.has(place + count)) count++;
    places.set(place + count, node);
  }
  return places;
};

const rebuild = (fresh) => {
  for (const [place, node] of fields()) {
    const input = field(node);
    if (edits.has(node)) typed.set(place, [input.value, input === document.activeElement && input.selectionStart]);
  }
  adopt(window_(), fresh);
  nodes.clear();
  learn(window_());
  typedUntil = Date.now() + 10000;
  merge(window_(), fresh);
  finish(wholePage());
};

/** Types again what was typed in fields that are there. One on a covered screen waits until it is in front. */
const retype = () => {
  if (!typed.size || !live) return;
  // What had the focus has lost it by now, if the app took it.
  catchUp();
  const places = fields();
  for (const [place, [text, caret]] of typed) {
    const node = places.get(place);
    if (!node ? Date.now() < typedUntil : node.closest("[inert]")) continue;
    typed.delete(place);
    if (!node) continue;
    const input = field(node);
    input.value = text;
    edited(node);
    if (caret === false || document.activeElement !== document.body) continue;
    input.focus({ preventScroll: true });
    if (caret !== null) input.setSelectionRange(caret, caret);
  }
};
