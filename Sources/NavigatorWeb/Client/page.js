// What every part of the script knows: the page, its elements, and how to find them.

const app = document.getElementById("app");
const meta = (name) => document.querySelector(`meta[name=${name}]`).content;
let token = meta("navigator-token");
const appName = meta("application-name");
/** Bytes of JSON that may be made of a text to say it to the session. */
const longest = meta("navigator-longest");
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Element id -> DOM element. */
const nodes = new Map();
/** Text field -> the number of its last edit. */
const edits = new WeakMap();
/** Screen or presentation -> what had the focus before it came. */
const origins = new WeakMap();
/** The field in which an input method is composing. */
let composing = null;

const id = (node) => node.dataset.i;
const own = (node) => node.closest("[data-i]");
const accepts = (node, event) => (node.dataset.e || "").split(" ").includes(event);
const field = (node) => node.querySelector(":scope > input, :scope > textarea");
const leaves = (node) => node.dataset.c === "exit";
const textFields = ":is(.textField, .secureField, .searchField)";
const isField = (node) => node.matches(textFields);
const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => !leaves(node));
/** What of that can be reached. */
const reachable = (selector) => shown(selector).filter((node) => !node.closest("[inert]"));
const window_ = () => app.firstElementChild;
const presentations = () => [...window_().children].filter((node) => node.matches(".presentation") && !leaves(node));
