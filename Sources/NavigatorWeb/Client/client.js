// Shows one session: applies the server's patches to the page, and reports what a person does. It holds no state of the app.
(() => {
  "use strict";
  const app = document.getElementById("app");
  const meta = (name) => document.querySelector(`meta[name=${name}]`).content;
  const token = meta("navigator-token");
  const appName = meta("application-name");
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
  const isField = (node) => node.matches(".textField, .secureField");
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((node) => !leaves(node));
  const window_ = () => app.firstElementChild;
  const presentations = () => [...window_().children].filter((node) => node.matches(".presentation") && !leaves(node));

  // The tree ----------------------------------------------------------------------------------------------------------------

  const parse = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return document.importNode(template.content, true).firstElementChild;
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

  // Changing an element without what it contains --------------------------------------------------------------------------

  const attributes = (from, to) => {
    for (const { name } of [...from.attributes]) {
      if (to.hasAttribute(name) || name.startsWith("data-c")) continue;
      if (name === "inert" || (name === "style" && from.matches(".screen, .popover > .card"))) continue;
      from.removeAttribute(name);
    }
    for (const { name, value } of to.attributes) {
      if (name === "style" && from.type === "range" && from.matches(":active")) continue;
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

  const inner = (from, to) => {
    if (to.matches("select, input, textarea")) return;
    const old = [...from.childNodes].filter((node) => !(node.dataset && (node.dataset.i || leaves(node))));
    const fresh = [...to.childNodes].filter((node) => !(node.dataset && node.dataset.i));
    let previous = null;
    for (const node of fresh) {
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

  /** The text in a field belongs to whoever types it: an answer to an older edit does not touch it. */
  const text = (node, shell) => {
    const input = field(node);
    const known = Number(node.dataset.r || 0);
    const mine = edits.get(node) || 0;
    if (mine < known) edits.set(node, known);
    if (document.activeElement === input && (mine > known || composing === input)) return;
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

  const update = (node, shell) => {
    const wanted = "focus" in node.dataset;
    const swap = node.tagName !== shell.tagName || (isField(node) && field(node).tagName !== field(shell).tagName);
    if (swap) {
      const target = slot(shell);
      [...slot(node).children].filter((child) => child.dataset.i).forEach((child) => target.append(child));
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
      if (wants && !wanted) focusField(node);
      if (!wants && wanted && document.activeElement === field(node)) field(node).blur();
    }
    return node;
  };

  /** Makes the tree of `node` that of `fresh` and keeps what is the same: its scroll position, its focus, its text. */
  const merge = (node, fresh) => {
    const children = [...slot(fresh).children].filter((child) => child.dataset.i);
    children.forEach((child) => child.remove());
    node = update(node, fresh);
    const holder = slot(node);
    const keep = new Set(children.map(id));
    [...holder.children].forEach((child) => {
      if (child.dataset.i && !keep.has(id(child))) {
        forget(child);
        child.remove();
      }
    });
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

  // Greed: a container takes all the space it is offered if something in it does. The server marks what it renders whole.

  const sides = [
    { grows: "gw", fixed: "fw", mark: "data-cw", stack: "hStack" },
    { grows: "gh", fixed: "fh", mark: "data-ch", stack: "vStack" },
  ];
  const isGreedy = (node, side) =>
    node.hasAttribute(side.mark) || (node.classList.contains(side.grows) && !node.classList.contains(side.fixed));

  /** Keeps the marks of `node` and of what holds it true. */
  const mark = (node) => {
    for (const side of sides) {
      let box = node;
      while (box && box.matches(".vStack, .hStack, .zStack, .box, .layers, .layerContent, .button, .link")) {
        const isStack = box.classList.contains(side.stack);
        const isRow = box.classList.contains("hStack");
        const grows = (child) =>
          child.matches(".spacer") ? isStack : isGreedy(child, side) && !(isRow && child.matches(".divider"));
        const wants = !box.classList.contains(side.fixed) && [...box.children].some(grows);
        if (wants === box.hasAttribute(side.mark)) break;
        box.toggleAttribute(side.mark, wants);
        box = box.parentElement;
      }
    }
  };

  // Coming and going -----------------------------------------------------------------------------------------------------------

  /** Lets `node`, which is no longer part of the tree, move out of sight. */
  const exit = (node) => {
    each(node, (found) => ["data-i", "data-e", "data-testid", "id"].forEach((name) => found.removeAttribute(name)));
    ["role", "aria-label", "aria-modal"].forEach((name) => node.removeAttribute(name));
    node.setAttribute("aria-hidden", "true");
    node.inert = true;
    node.dataset.c = "exit";
    setTimeout(() => node.remove(), 380);
  };

  const restore = (node) => {
    const origin = origins.get(node);
    return () => {
      const active = document.activeElement;
      if (!origin || (active && active !== document.body && !active.closest("[inert]"))) return;
      const target = origin.isConnected ? origin : nodes.get(id(origin) || "");
      if (target && !target.closest("[inert]")) target.focus({ preventScroll: true });
    };
  };

  const enter = (node) => {
    origins.set(node, document.activeElement);
    if (!still.matches) {
      node.dataset.c = "enter";
      setTimeout(() => node.dataset.c === "enter" && delete node.dataset.c, 420);
    }
    return () => {
      const active = document.activeElement;
      if (node.contains(active)) return;
      if (active && active !== document.body && !active.closest("[inert]") && node.matches(".screen")) return;
      const target = node.querySelector(":scope > .card") || node;
      target.focus({ preventScroll: true });
    };
  };

  /** What a covered screen or the content under a modal holds cannot be reached. */
  const settle = () => {
    const modals = presentations();
    const top = modals[modals.length - 1];
    for (const child of window_().children) if (!leaves(child)) child.inert = !!top && child !== top;
    for (const stack of document.querySelectorAll(".navigationStack")) {
      const screens = [...stack.children].filter((child) => child.matches(".screen") && !leaves(child));
      screens.forEach((screen, index) => (screen.inert = index < screens.length - 1));
    }
    for (const tab of document.querySelectorAll(".tabContent")) tab.inert = !tab.matches(".selected");
    entitle();
    keep();
  };

  /** Names the page by the screen in front. An alert has none, and leaves the name as it is. */
  const entitle = () => {
    const titles = shown(".screen").filter((node) => !node.closest("[inert]")).map((node) => node.getAttribute("aria-label"));
    if (!titles.length) return;
    const title = titles.reverse().find((text) => text);
    document.title = !title || title === appName ? appName : `${title} – ${appName}`;
  };

  /** Set while another program opens an address such as mailto: the page is not left, although browsers say so. */
  let calling = false;

  const ask = (event) => {
    if (calling) return void (calling = false);
    event.preventDefault();
    event.returnValue = "";
  };

  /** While the app wants its window kept, the browser asks before it leaves. A page that could ask is not kept for going back to, so
   * nobody listens otherwise. */
  const keep = () => {
    const wanted = !stopped && "keep" in window_().dataset;
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

  const apply = (ops) => {
    const after = [];
    const stacks = new Set();
    const touched = new Set();
    const fresh = new Set();
    shown(".screen[data-c], .presentation[data-c]").forEach((node) => delete node.dataset.c);
    for (const op of ops) {
      const node = op[0] === "o" ? null : nodes.get(String(op[1]));
      if (op[0] === "i" && node) {
        const child = parse(op[3]);
        learn(child);
        place(child, slot(node), op[2]);
        touched.add(child);
        fresh.add(child);
        if (child.matches(".screen, .presentation")) after.push(enter(child));
      } else if (op[0] === "r" && node) {
        const parent = node.parentNode;
        const isScreen = node.matches(".screen");
        const isTop = isScreen && ![...parent.children].slice([...parent.children].indexOf(node) + 1).some((n) => n.dataset.i);
        forget(node);
        touched.add(own(parent));
        if (isScreen || node.matches(".presentation")) after.push(restore(node));
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

  // What HTML alone cannot say -------------------------------------------------------------------------------------------------

  /** Fills the browser's own menu of a picker from its options. */
  const fill = (picker) => {
    const select = picker.querySelector(":scope > select");
    if (!select) return;
    const words = [...slot(picker).children].filter((child) => child.matches(".option")).map((child) => child.textContent);
    if (words.join("\n") !== [...select.options].map((option) => option.text).join("\n")) {
      select.replaceChildren(...words.map((word) => new Option(word)));
    }
    select.selectedIndex = Number(select.dataset.value ?? -1);
    const label = picker.querySelector(".pickerLabel");
    if (label && !select.hasAttribute("aria-label")) select.setAttribute("aria-label", label.textContent);
  };

  const anchor = (popover) => {
    const target = nodes.get(popover.dataset.anchor || "");
    const card = popover.querySelector(":scope > .card");
    if (!target || !card) return;
    const box = target.getBoundingClientRect();
    const left = Math.min(Math.max(box.left + box.width / 2 - 160, 8), innerWidth - 328);
    const height = Math.min(card.offsetHeight, innerHeight * 0.7);
    const top = box.bottom + 8 + height < innerHeight ? box.bottom + 8 : Math.max(8, box.top - 8 - height);
    card.style.setProperty("--x", `${left}px`);
    card.style.setProperty("--top", `${top}px`);
    popover.dataset.cPlaced = "";
  };

  /** Collapses the large title of the screen that `scroller` fills. */
  const scrolled = (scroller) => {
    const screen = scroller.closest && scroller.closest(".screen");
    if (!screen || !screen.querySelector(":scope > .navigationBar")) return;
    if (Math.abs(scroller.getBoundingClientRect().top - screen.getBoundingClientRect().top) > 1) return;
    const y = Math.max(0, scroller.scrollTop);
    screen.style.setProperty("--y", `${Math.min(y, 60)}px`);
    screen.toggleAttribute("data-c-under", y > (screen.querySelector(":scope > .large") ? 42 : 2));
  };

  const dress = (node) => {
    const picker = node.closest(".picker");
    if (picker) fill(picker);
    node.querySelectorAll(".picker.menu").forEach(fill);
    if (node.matches(".popover")) anchor(node);
  };

  // The connection ----------------------------------------------------------------------------------------------------------

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

  // What a person does ------------------------------------------------------------------------------------------------------

  const dismiss = () => {
    const top = presentations().pop();
    if (!top || "keep" in top.dataset) return false;
    return send(top, "dismiss");
  };

  const on = (type, body, capture) => document.addEventListener(type, body, capture || false);

  on("click", (event) => {
    const target = event.target;
    if (target.matches(".backdrop") && !target.closest(".alert")) return dismiss();
    const hit = target.closest("[data-step], .columnBack, .steps, input, textarea, select, label, [data-e~=tap]");
    if (!hit || hit.disabled || hit.getAttribute("aria-disabled") === "true") return;
    if (hit.dataset.step) return send(own(hit), "change", Number(hit.dataset.step));
    if (hit.matches(".columnBack")) return back(own(hit));
    if (accepts(hit, "tap")) send(hit, "tap");
  });

  /** A narrow window shows the column before. */
  const back = (column) => {
    const split = own(column.parentNode);
    const index = Math.max(0, [...split.children].indexOf(column) - 1);
    if (!send(split, "change", index)) split.className = split.className.replace(/show-\d/, `show-${index}`);
  };

  const edited = (node) => {
    const revision = Math.max(edits.get(node) || 0, Number(node.dataset.r || 0)) + 1;
    edits.set(node, revision);
    send(node, "change", field(node).value, revision);
  };

  on("compositionstart", (event) => (composing = event.target));
  on("compositionend", () => (composing = null));

  let pending = 0;
  on("input", (event) => {
    const input = event.target;
    const node = own(input);
    if (!node || leaves(node)) return;
    if (isField(node)) edited(node);
    else if (input.type === "range") {
      input.style.setProperty("--part", `${(100 * (input.value - input.min)) / (input.max - input.min)}%`);
      if (!pending) {
        pending = requestAnimationFrame(() => {
          pending = 0;
          send(node, "change", Number(input.value));
        });
      }
    }
  });

  on("change", (event) => {
    const input = event.target;
    const node = own(input);
    if (!node) return;
    if (input.type === "checkbox") send(node, "change", input.checked);
    else if (input.type === "range") send(node, "change", Number(input.value));
    else if (input.tagName === "SELECT") {
      send(node, "change", input.selectedIndex);
      const options = [...slot(node).children].filter((child) => child.matches(".option"));
      options.forEach((option, index) => option.classList.toggle("selected", index === input.selectedIndex));
    } else if (input.type === "radio") {
      const picker = own(node.parentNode);
      const options = [...node.parentNode.children].filter((child) => child.matches(".option"));
      options.forEach((option) => (option.querySelector("input").checked = option === node));
      send(picker, "change", options.indexOf(node));
    }
  });

  on("keydown", (event) => {
    const target = event.target;
    if (event.isComposing) return;
    if (event.key === "Escape" && dismiss()) return event.preventDefault();
    if (event.key === "Enter" && target.tagName === "INPUT") {
      const node = own(target);
      if (node && isField(node)) send(node, "submit");
    }
    if ((event.key === "Enter" || event.key === " ") && target.matches("[role=button]:not(button)")) {
      event.preventDefault();
      target.click();
    }
    if (target.matches(".tab") && /^Arrow(Left|Right)$/.test(event.key)) {
      const tab = target[event.key === "ArrowLeft" ? "previousElementSibling" : "nextElementSibling"];
      if (tab) tab.focus();
    }
  });

  const focusChanged = (isFocused) => (event) => {
    const node = own(event.target);
    if (node && isField(node)) send(node, "focus", isFocused);
  };
  on("focusin", focusChanged(true));
  on("focusout", focusChanged(false));

  on("scroll", (event) => event.target !== document && scrolled(event.target), true);
  on("visibilitychange", () => {
    if (window_()) send(window_(), "phase", document.hidden ? "background" : "active");
    if (!document.hidden && !stopped && (!socket || socket.readyState > 1)) connect();
  });
  addEventListener("resize", () => shown(".popover").forEach(anchor));

  // A sheet's height is the app's: the page asks for another one and shows what the app answers.

  const detents = (sheet) => (sheet.dataset.detents || "").split(" ").filter(Boolean);

  const resize = (sheet, name) => name && name !== sheet.dataset.detent && send(sheet, "change", name);

  /** The card of a sheet that waits for an answer -> the timer that ends the wait. */
  const holds = new WeakMap();

  /** The heights, in pixels, that a sheet has at its detents. */
  const heights = (sheet, card) => {
    const { className } = sheet;
    const { cssText } = card.style;
    const found = detents(sheet).map((name) => {
      const [kind, value] = name.split(":");
      sheet.classList.remove("large", "medium", "sized");
      sheet.classList.add(value === undefined ? kind : "sized");
      card.style.setProperty("--detent", kind === "fraction" ? `${100 * value}%` : `${value}px`);
      return { name, height: card.offsetHeight };
    });
    sheet.className = className;
    card.style.cssText = cssText;
    return found;
  };

  // It follows the finger at its grabber and takes the nearest height, or goes where it is dragged well below the lowest.
  on("pointerdown", (event) => {
    if (!event.target.matches(".grabber")) return;
    const grabber = event.target;
    const card = grabber.parentNode;
    const sheet = own(card);
    clearTimeout(holds.get(card));
    card.style.height = "";
    card.dataset.cDragged = "";
    const start = event.clientY;
    const full = card.offsetHeight;
    // A sheet in the middle of a wide window grows to both sides.
    const pace = getComputedStyle(card).translate === "none" ? 1 : 2;
    const offered = heights(sheet, card);
    const all = offered.map((one) => one.height);
    const lowest = Math.min(full, ...all);
    const highest = Math.max(full, ...all);
    let moved = 0;
    grabber.setPointerCapture(event.pointerId);
    grabber.onpointermove = (move) => {
      moved = move.clientY - start;
      const height = full - moved * pace;
      card.style.height = `${Math.min(Math.max(height, lowest), highest + 8)}px`;
      card.style.transform = height < lowest ? `translateY(${lowest - height}px)` : "";
    };
    grabber.onpointerup = grabber.onpointercancel = (end) => {
      grabber.onpointermove = grabber.onpointerup = grabber.onpointercancel = null;
      delete card.dataset.cDragged;
      card.style.height = card.style.transform = "";
      if (end.type === "pointercancel") return;
      const height = full - moved * pace;
      const nearest = [...offered].sort((a, b) => Math.abs(a.height - height) - Math.abs(b.height - height))[0];
      if (Math.abs(moved) < 5) resize(sheet, next(sheet, 1, true));
      else if (height < lowest - Math.min(60, lowest / 2) && !("keep" in sheet.dataset)) send(sheet, "dismiss");
      else if (nearest && resize(sheet, nearest.name)) {
        // It stays where it was let go until the app has answered.
        card.style.height = `${nearest.height}px`;
        holds.set(card, setTimeout(() => (card.style.height = ""), 600));
      }
    };
  });

  /** The detent that is `step` further up; around the end where `wraps`. */
  const next = (sheet, step, wraps) => {
    const names = detents(sheet);
    const index = names.indexOf(sheet.dataset.detent) + step;
    return wraps ? names[index % names.length] : names[Math.min(Math.max(index, 0), names.length - 1)];
  };

  on("keydown", (event) => {
    if (!event.target.matches(".grabber[role]")) return;
    const steps = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 1, PageDown: -1, Home: -Infinity, End: Infinity };
    const wraps = event.key === "Enter" || event.key === " ";
    if (!wraps && !(event.key in steps)) return;
    event.preventDefault();
    const sheet = own(event.target);
    resize(sheet, next(sheet, wraps ? 1 : steps[event.key], wraps));
  });

  learn(app);
  nodes.delete("undefined");
  dress(app);
  settle();
  document.querySelectorAll("[data-focus]").forEach(focusField);
  connect();
})();
