// The connection to the session: what is sent over it, and what happens when it breaks.
//
// Batches and events are numbered, so that a page that comes back is sent what it lacks, and an event is neither lost nor done twice.

let socket = null;
/** The session has answered: what is done is sent at once. */
let live = false;
/** It has answered this page before, and may again. */
let hasMet = false;
let stopped = false;
/** The session was put to sleep while nobody saw the page. */
let asleep = false;
let attempt = 0;
let noticeTimer = 0;
let retryTimer = 0;
let silenceTimer = 0;
let acknowledgeTimer = 0;
/** Which session the page shows: 0, or the number of one that was built anew. */
let generation = 0;
/** The last batch that was applied, and the last that the session knows of. */
let applied = 0;
let acknowledged = 0;
/** Events that the session has not said it took, in order. One without a number was never sent. */
let waiting = [];
let sent = 0;
/** The session could not read the first of them that it did not take. */
let isRefused = false;

const noticed = document.querySelector(".notice");
const notice = (words = "") => (noticed.textContent = words);

// Events ----------------------------------------------------------------------------------------------------------------------

const say = (message) => socket.send(JSON.stringify(message));

const transmit = (event) => {
  event.n ||= ++sent;
  event.k = acknowledged = applied;
  say(event);
  silenceTimer ||= setTimeout(probe, 1000);
};

/** Sends an event, or keeps it until the session answers. False where it is dropped: a person who knows that nobody listens taps again. */
const send = (node, action, value, revision) => {
  if (!accepts(node, action)) return false;
  const event = { t: "e", i: Number(id(node)), a: action, v: value, r: revision };
  if (!live) {
    const last = waiting.at(-1);
    if (!["change", "focus", "phase"].includes(action)) {
      if (noticed.textContent) return false;
      // Of what is said twice in a row the second is enough. But the steps of a stepper add up.
    } else if (last?.i === event.i && last.a === action && !last.n && !node.matches(".stepper")) waiting.pop();
  }
  if (waiting.length >= 500) return false;
  waiting.push(event);
  if (live) transmit(event);
  return true;
};

/** Whether the session has not taken the last edit of a field, or that it got or lost the focus. */
const isUnsaid = (node, action) => waiting.some((event) => event.a === action && event.i === Number(id(node)));

const took = (number) => {
  while (waiting.length && waiting[0].n <= number) waiting.shift();
};

const acknowledge = () => {
  acknowledgeTimer = 0;
  if (!live) return;
  acknowledged = applied;
  say({ t: "a", n: applied });
};

// Messages --------------------------------------------------------------------------------------------------------------------

const ready = () => {
  // What was refused is not said again.
  const node = isRefused && waiting[0]?.n && nodes.get(String(waiting.shift().i));
  if (node && isField(node)) check(field(node), true);
  isRefused = false;
  live = hasMet = true;
  attempt = 0;
  clearTimeout(noticeTimer);
  noticeTimer = 0;
  notice();
  document.documentElement.dataset.live = "";
  waiting.forEach(transmit);
  inquire();
  if (document.hidden) send(window_(), "phase", "background");
};

/** Everything anew. */
const replace = (message) => {
  if (message.g !== undefined) {
    generation = message.g;
    token = message.s || token;
    waiting = [];
    sent = 0;
    rebuild(parse(message.h));
  } else {
    merge(window_(), parse(message.h));
    finish(wholePage());
  }
};

const farewells = {
  replaced: "This page is open in another tab.",
  "no-cookie": "This page needs a cookie. Allow cookies for it, and load it again.",
};

const leave = (reason) => {
  if (reason in farewells) {
    stop();
    notice(farewells[reason]);
  } else if (reason === "unknown-session") {
    stop();
    location.reload();
  } else if (reason === "busy") attempt = Math.max(attempt, 3);
  asleep = reason === "asleep";
};

const receive = (message) => {
  clearTimeout(silenceTimer);
  silenceTimer = 0;
  took(message.e);
  if (message.t === "p") apply(message.o);
  else if (message.t === "root") replace(message);
  else if (message.t === "at") located(message);
  else if (message.t === "bye") return leave(message.reason);
  if (message.n) applied = message.n;
  if (message.t === "root" || message.t === "ok") ready();
  retype();
  if (waiting.length && live) silenceTimer = setTimeout(probe, 1000);
  if (applied - acknowledged >= 16) acknowledge();
  else if (applied > acknowledged) acknowledgeTimer ||= setTimeout(acknowledge, 250);
};

/** The page is done with its session: nothing would be lost with it any more. */
const stop = () => {
  stopped = true;
  keep();
};

// Connecting ------------------------------------------------------------------------------------------------------------------

const connect = () => {
  if (stopped || (socket && socket.readyState < 2)) return;
  clearTimeout(retryTimer);
  asleep = false;
  const mine = (socket = new WebSocket(location.origin.replace("http", "ws") + "/socket"));
  expect(10000);
  mine.onopen = () => say({ t: "hello", s: token, g: generation, n: applied, u: address(), p: wayHere() });
  mine.onmessage = (event) => mine === socket && receive(JSON.parse(event.data));
  mine.onclose = (event) => {
    if (mine !== socket) return;
    // What was said made no sense, or was too long.
    isRefused ||= [1007, 1009].includes(event.code);
    lost();
  };
};

/** The connection is gone; a page that nobody sees comes back when it is shown, others soon. */
const lost = () => {
  const broken = socket;
  socket = null;
  broken.close();
  live = false;
  clearTimeout(silenceTimer);
  silenceTimer = 0;
  delete document.documentElement.dataset.live;
  if (stopped || (asleep && document.hidden)) return;
  noticeTimer ||= setTimeout(() => notice("Reconnecting…"), 1000);
  clearTimeout(retryTimer);
  retryTimer = setTimeout(connect, Math.min(8000, 250 * 2 ** attempt++) * (0.5 + Math.random()));
};

/** Takes the connection for broken where nothing comes within a time: a network that is gone does not say so. */
const expect = (time) => {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(() => {
    notice("Reconnecting…");
    lost();
  }, time);
};

/** Asks for an answer. */
const probe = () => {
  if (!live) return;
  acknowledge();
  expect(3000);
};

/** Something changed that may have mended or broken the connection. */
const recheck = () => {
  if (document.hidden || stopped) return;
  if (!socket) connect();
  else probe();
};
addEventListener("online", recheck);
addEventListener("offline", recheck);
