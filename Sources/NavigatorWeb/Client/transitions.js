// Coming and going: what screens and presentations do when they appear and leave.

/** Lets `node`, which is no longer part of the tree, move out of sight. */
const exit = (node) => {
  each(node, (found) => ["data-i", "data-e", "data-testid", "id"].forEach((name) => found.removeAttribute(name)));
  ["role", "aria-label", "aria-modal"].forEach((name) => node.removeAttribute(name));
  node.setAttribute("aria-hidden", "true");
  node.inert = true;
  node.dataset.c = "exit";
  // A screen that was swiped away glides on by itself.
  setTimeout(() => node.remove(), "cSwipe" in node.dataset ? 380 : 1000);
};

// What comes and what goes has done so when it has moved. A page that nobody sees moves nothing: there a timer ends it.
document.addEventListener("animationend", ({ target }) => {
  const node = target.matches(".screen") ? target : target.matches(".card") && target.parentNode;
  if (node && leaves(node)) node.remove();
  else if (node) delete node.dataset.c;
});

/** The title of the screen in front in `node`: what is read out, and where Tab goes on from. */
const heading = (node) =>
  [...node.querySelectorAll(".navigationBar:not(.absent) h1")].filter((title) => !title.closest(":is(.screen, .tabContent)[inert], [data-c=exit]")).pop();

const restore = (node) => {
  const origin = origins.get(node);
  beforeFrame(() => {
    const active = document.activeElement;
    if (!origin || (active && active !== document.body && !active.closest("[inert]"))) return;
    const target = origin.isConnected ? origin : nodes.get(id(origin) || "");
    const front = reachable(".screen").pop();
    if (target && target !== document.body && !target.closest("[inert]")) target.focus({ preventScroll: true });
    else if (front) (heading(front) || front).focus({ preventScroll: true });
  });
};

const enter = (node) => {
  origins.set(node, document.activeElement);
  if (!still.matches) {
    node.dataset.c = "enter";
    setTimeout(() => node.dataset.c === "enter" && delete node.dataset.c, 1000);
  }
  beforeFrame(() => {
    const active = document.activeElement;
    if (node.contains(active)) return;
    if (active && active !== document.body && !active.closest("[inert]") && node.matches(".screen")) return;
    const target = heading(node) || node.querySelector(":scope > .card") || node;
    target.focus({ preventScroll: true });
  });
};

/** Names what is presented by the screen in it, and the page by the screen in front. An alert has none: it has a name, and leaves the page's. */
const entitle = () => {
  presentations().forEach((node) => (node.ariaLabel = heading(node)?.textContent || node.ariaLabel || appName));
  const titles = reachable(".screen").map((node) => node.ariaLabel);
  if (!titles.length) return;
  const title = titles.reverse().find((text) => text);
  const words = !title || title === appName ? appName : `${title} – ${appName}`;
  if (document.title === words) return;
  document.title = words;
  document.getElementById("announcer").textContent = title || appName;
};

/** Set while another program opens an address such as mailto: the page is not left, although browsers say so. */
let calling = false;

const ask = (event) => {
  if (calling) return void (calling = false);
  event.preventDefault();
  event.returnValue = "";
};

let asks = false;

/** While the app wants its window kept, the browser asks before it leaves. A page that could ask is not kept for going back to, so
 * nobody listens otherwise. */
const keep = () => {
  const wanted = !stopped && "keep" in window_().dataset;
  if (wanted === asks) return;
  asks = wanted;
  (wanted ? addEventListener : removeEventListener)("beforeunload", ask);
};

const visit = (url) => {
  if (/^https?:/i.test(url)) open(url, "_blank", "noopener");
  else {
    calling = true;
    setTimeout(() => (calling = false), 1000);
    location.href = url;
  }
};
