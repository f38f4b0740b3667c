// The connection to the session.

let socket = null;
let attempt = 0;
let noticeTimer = 0;
let stopped = false;
/** What was done before the first connection stood. */
let early = [];

const notice = (words) => {
  let node = document.querySelector(".notice");
  if (!words) return node && node.remove();
  if (!node) {
    node = document.createElement("div");
    node.className = "notice";
    node.setAttribute("role", "status");
    document.body.append(node);
  }
  node.textContent = words;
};

const post = (message) => {
  if (!socket || socket.readyState !== 1) return !!early && early.length < 50 && !!early.push(message);
  socket.send(JSON.stringify(message));
  return true;
};

const send = (node, action, value, revision) => {
  const message = { t: "e", i: Number(id(node)), a: action };
  if (value !== undefined) message.v = value;
  if (revision) message.r = revision;
  return accepts(node, action) && post(message);
};

const ready = () => {
  attempt = 0;
  clearTimeout(noticeTimer);
  noticeTimer = 0;
  notice();
  document.documentElement.dataset.live = "";
  // Edits that were made while nobody listened.
  for (const node of shown(".textField[data-i], .secureField[data-i]")) {
    const mine = edits.get(node) || 0;
    if (mine > Number(node.dataset.r || 0)) send(node, "change", field(node).value, mine);
  }
};

const receive = (message) => {
  if (message.t === "p") apply(message.o);
  else if (message.t === "ok") ready();
  else if (message.t === "root") {
    const fresh = parse(message.h);
    if (id(fresh) === id(window_())) finish(new Set([merge(window_(), fresh)]));
    else {
      nodes.clear();
      app.replaceChildren(fresh);
      learn(fresh);
      finish(new Set([fresh]));
    }
    ready();
  } else if (message.t === "bye") {
    if (["gone", "unknown-session", "session-ended", "host-failed"].includes(message.reason)) {
      stop();
      location.reload();
    } else if (message.reason === "replaced") {
      stop();
      notice("This page is open in another tab.");
    } else if (message.reason === "no-cookie") {
      stop();
      notice("This page needs a cookie. Allow cookies for it, and load it again.");
    }
  }
};

/** The page is done with its session: nothing would be lost with it any more. */
const stop = () => {
  stopped = true;
  keep();
};

const connect = () => {
  if (socket && socket.readyState < 2) return;
  const mine = (socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`));
  mine.onopen = () => {
    const waiting = early || [];
    early = null;
    post({ t: "hello", s: token });
    waiting.forEach(post);
  };
  mine.onmessage = (event) => mine === socket && receive(JSON.parse(event.data));
  mine.onclose = () => {
    if (mine !== socket || stopped) return;
    early = null;
    if (!noticeTimer) noticeTimer = setTimeout(() => notice("Reconnecting…"), 1000);
    setTimeout(connect, Math.min(8000, 250 * 2 ** attempt++) * (0.75 + Math.random() / 2));
  };
};
