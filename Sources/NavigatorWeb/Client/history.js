// The browser's history. The app alone decides where it is: the page writes that down, and asks the app to go where Back and Forward lead.

/** The keys of the places of each entry, kept beside the page: a browser does not say what is behind or before an entry. */
let entries = [];
/** The number of the entry that is shown. */
let at = -1;
/** The number of the entry to which the page itself is on its way. */
let bound = null;
/** What the app was asked and has not answered: a number, and the entry that the person came from. */
let asked = null;
let questions = 0;
/** Where the app is: k, the keys of its places, and u, its address. */
let whereabouts = null;

const same = (one, other = []) => one.length === other.length && one.every((key, index) => key === other[index]);
/** Whether `other` lies on top of `one`. */
const under = (one, other = []) => one.length < other.length && one.every((key, index) => key === other[index]);
/** Whether a session that has not been there can go there: all that lies there has an address. */
const isWay = (keys) => keys.every((key) => !/^(screen|presentation):#/.test(key));
/** What lies from the window to here, for a session that has not been here. */
const wayHere = () => (isWay(entries[at]) ? entries[at] : undefined);
const address = () => location.pathname + location.search;

/** Enters where the app is, as a new entry or in place of the one that is shown. */
const record = (isNew, scroll = 0) => {
  if (isNew) at += 1;
  entries.length = isNew ? at : Math.max(entries.length, at + 1);
  entries[at] = whereabouts.k;
  history[isNew ? "pushState" : "replaceState"]({ k: whereabouts.k, i: at, y: scroll }, "", whereabouts.u || undefined);
  remember();
};

const remember = () => {
  try {
    sessionStorage.setItem("navigator-history", JSON.stringify([at, entries]));
  } catch {
    // Full, or forbidden: then going back in the app makes new entries of old ones.
  }
};

/** Goes through the browser's history to an entry of ours. Browsers forget the oldest ones. */
const goTo = (index) => {
  if (index < Math.max(0, entries.length - history.length) || index >= entries.length) return false;
  bound = index;
  history.go(index - at);
  return true;
};

/** Enters where the app is in place of what is shown, or goes to the entry beside it that is the same. */
const amend = () => {
  const beside = [at - 1, at + 1].find((index) => same(whereabouts.k, entries[index]));
  if (beside === undefined || !goTo(beside)) record(false);
};

/** Brings the history in line with where the app is. */
const trace = () => {
  if (bound !== null || asked || !whereabouts) return;
  const here = entries[at];
  const { k, u } = whereabouts;
  if (same(k, here)) {
    if (u && u !== address()) record(false, history.state.y);
    return;
  }
  if (under(k, here)) {
    // It went back. If it came from there by going on and on, so does the history.
    let index = at - 1;
    while (index >= 0 && under(k, entries[index])) index -= 1;
    if (!same(k, entries[index]) || !goTo(index)) amend();
    return;
  }
  const last = k.length - 1;
  // A screen in place of another one is no new step. A tab or the choice in a sidebar is.
  const replaces = here && k.length === here.length && k[last].startsWith("screen:") && same(k.slice(0, last), here.slice(0, last));
  if (replaces) amend();
  else record(true);
};

const inquire = () => asked && live && say({ t: "go", n: asked.n, p: entries[at], u: address() });

/** The app says where it is, perhaps as the answer to a question. */
const located = (message) => {
  whereabouts = message;
  if (!asked || message.a !== asked.n) return trace();
  const { from } = asked;
  asked = null;
  if (same(whereabouts.k, entries[at])) {
    trace();
    return scrollFront(history.state.y);
  }
  // It did not go. The history does not stay ahead of it.
  if (from === at || !same(whereabouts.k, entries[from]) || !goTo(from)) amend();
};

addEventListener("popstate", ({ state }) => {
  if (!state || !state.k) {
    // A person added a fragment to the address: that is an entry of the same place.
    bound = null;
    entries.length = at += 1;
    return record(false);
  }
  const from = at;
  at = state.i;
  entries[at] = state.k;
  remember();
  if (bound === at) {
    bound = null;
    return trace();
  }
  bound = null;
  asked = { n: ++questions, from: asked ? asked.from : from };
  inquire();
});

/** What scrolls on the screen in front. */
const scroller = () => {
  const front = reachable(".screen").pop();
  return front && [...front.querySelectorAll("*")].find((node) => node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY));
};

const scrollFront = (y) => {
  const node = y && scroller();
  if (node && !node.scrollTop) node.scrollTop = y;
};

addEventListener(
  "scrollend",
  (event) => {
    if (asked || bound !== null || event.target !== scroller()) return;
    history.replaceState({ ...history.state, y: event.target.scrollTop }, "");
  },
  true,
);

/** Takes up the history as the page was loaded: anew, again, or by going back to it from another site. */
const begin = () => {
  history.scrollRestoration = "manual";
  whereabouts = JSON.parse(meta("navigator-location"));
  const state = history.state;
  try {
    [at, entries] = JSON.parse(sessionStorage.getItem("navigator-history"));
  } catch {
    // Nothing is kept, or that is forbidden.
  }
  // What lies before a page that was asked for by its address is not this page's to go back to.
  if (!state || !state.k) entries = Array.from({ length: (at += 1) }, () => []);
  else at = state.i;
  const known = (state && state.k) || [];
  if (!same(whereabouts.k, known) && isWay(known) && known.at(-1) === whereabouts.k.at(-1)) {
    // The page was loaded again: the screen is the same, what lies below it is not yet.
    entries[at] = known;
    asked = { n: ++questions, from: at };
    return;
  }
  const scroll = same(whereabouts.k, known) ? state.y : 0;
  record(false, scroll);
  scrollFront(scroll);
};
