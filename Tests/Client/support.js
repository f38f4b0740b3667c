// Replacements of what the browser gives the page's modules.

/** A clock that a test advances. */
export class FakeClock {
  now = 0;
  #timers = new Map();
  #count = 0;

  time() {
    return this.now;
  }

  schedule(delay, body) {
    this.#count += 1;
    this.#timers.set(this.#count, { time: this.now + delay, body });
    return this.#count;
  }

  cancel(handle) {
    this.#timers.delete(handle);
  }

  /** Moves the clock, and calls what is due in order. */
  advance(duration) {
    const end = this.now + duration;
    for (;;) {
      const due = [...this.#timers].filter(([, { time }]) => time <= end).sort(([, a], [, b]) => a.time - b.time)[0];
      if (!due) break;
      const [handle, { time, body }] = due;
      this.#timers.delete(handle);
      this.now = time;
      body();
    }
    this.now = end;
  }
}

/** A socket whose host is the test. */
export class FakeSocket {
  readyState = 0;
  sent = [];
  onopen = null;
  onmessage = null;
  onclose = null;

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.readyState = 3;
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  receive(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** Returns what was sent since the last call. */
  take() {
    return this.sent.splice(0);
  }
}

/** The history of a tab: entries of this page, with addresses and states. */
export class FakeBrowser {
  entries;
  index;
  storage = null;
  scrolled = [];
  pendingDistance = null;

  constructor(address = "/", state = null) {
    this.entries = [{ address, state }];
    this.index = 0;
  }

  get length() {
    return this.entries.length;
  }

  get state() {
    return this.entries[this.index].state;
  }

  get address() {
    return this.entries[this.index].address;
  }

  push(state, address = this.address) {
    this.entries.splice(this.index + 1, Infinity, { address, state: structuredClone(state) });
    this.index += 1;
  }

  replace(state, address = this.address) {
    this.entries[this.index] = { address, state: structuredClone(state) };
  }

  go(distance) {
    this.pendingDistance = distance;
  }

  load() {
    return this.storage;
  }

  save(text) {
    this.storage = text;
  }

  scroll(y) {
    this.scrolled.push(y);
  }

  /** Goes to another entry, as a user or `go` does, and notifies the history. */
  traverse(history, distance) {
    this.index += distance;
    return history.pop(this.state);
  }

  /** Completes the movement that the page has requested. */
  finish(history) {
    const distance = this.pendingDistance;
    this.pendingDistance = null;
    return this.traverse(history, distance);
  }
}
