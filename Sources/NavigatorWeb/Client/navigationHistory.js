// @ts-check
// Determines how the browser's history follows the session's location. Only the session determines its location. The page records
// the location, and requests navigation to the entries that the user selects with Back and Forward.
//
// The class does not use the document. The browser's history is a parameter, so that tests can replace it.

/** @typedef {{ places: string[], address?: string }} Location The keys of its places, from the window to the front screen. */
/**
 * The state of an entry: the keys of its places, its number, and its scroll position.
 * @typedef {{ k: string[], i: number, y: number }} EntryState
 */

/**
 * @typedef {object} BrowserHistory
 * @property {number} length
 * @property {EntryState | null} state
 * @property {string} address The path and the query of the page's address.
 * @property {(state: EntryState, address?: string) => void} push
 * @property {(state: EntryState, address?: string) => void} replace
 * @property {(distance: number) => void} go Goes to another entry. The browser may ignore this; see `stay`.
 * @property {() => string | null} load Returns the text that was saved for the page. Throws if the browser forbids storage.
 * @property {(text: string) => void} save
 * @property {(y: number | undefined) => void} scroll Scrolls the front screen.
 */

/** @type {(one: string[], other?: string[]) => boolean} */
const isEqual = (one, other = []) => one.length === other.length && one.every((key, index) => key === other[index]);

/**
 * Returns a Boolean value that indicates whether `other` consists of the places of `one` and further places above them.
 * @type {(one: string[], other?: string[]) => boolean}
 */
const isBelow = (one, other = []) => one.length < other.length && one.every((key, index) => key === other[index]);

/**
 * Returns a Boolean value that indicates whether a new session can navigate to the places, because each of them has an address.
 * @type {(keys: string[]) => boolean}
 */
const isAddressable = (keys) => keys.every((key) => !/^(screen|presentation):#/.test(key));

export class NavigationHistory {
  #browser;
  /**
   * The keys of the places of each entry. The browser provides access to the current entry only.
   * @type {string[][]}
   */
  #entries = [];
  /** The number of the current entry. */
  #index = -1;
  /** The number of the entry to which the page has requested the browser to go; negative if there is none. */
  #target = -1;
  /**
   * The request that the session has not answered: its number, and the entry from which the user came.
   * @type {{ number: number, origin: number } | null}
   */
  #question = null;
  #questionCount = 0;
  /**
   * The session's location.
   * @type {Location | null}
   */
  #location = null;

  /** @param {BrowserHistory} browser */
  constructor(browser) {
    this.#browser = browser;
  }

  /** A Boolean value that indicates whether the current entry represents the session's location. */
  get isSettled() {
    return !this.#question && this.#target < 0;
  }

  /** The keys of the current entry's places for a new session; undefined if a new session cannot navigate to them. */
  get addressablePlaces() {
    const places = this.#entries[this.#index];
    return isAddressable(places) ? places : undefined;
  }

  /** The request that the session has not answered; null if there is none. */
  get question() {
    if (!this.#question) return null;
    return { question: this.#question.number, places: this.#entries[this.#index], address: this.#browser.address };
  }

  /**
   * Continues the history of a loaded page: after the first load, a reload, or a return from another site.
   * @param {Location} location
   */
  begin(location) {
    const { state } = this.#browser;
    this.#location = location;
    this.#load();
    const known = state?.k || [];
    // If a page was opened by its address, the earlier entries belong to other pages.
    if (!state?.k) this.#entries = Array((this.#index += 1)).fill([]);
    else this.#index = state.i;
    if (!isEqual(location.places, known) && isAddressable(known) && known.at(-1) === location.places.at(-1)) {
      // After a reload, the front screen is the same, but the screens below it are missing.
      this.#entries[this.#index] = known;
      this.#ask(this.#index);
      return;
    }
    const y = (isEqual(location.places, known) && state?.y) || 0;
    this.#record(false, y);
    this.#browser.scroll(y);
  }

  /**
   * Updates the history for the session's location, which may answer a request.
   * @param {Location & { question?: number }} location
   */
  receive(location) {
    this.#location = location;
    if (!this.#question || location.question !== this.#question.number) return this.#follow();
    const { origin } = this.#question;
    this.#question = null;
    if (isEqual(location.places, this.#entries[this.#index])) {
      this.#follow();
      return this.#browser.scroll(this.#browser.state?.y);
    }
    // The session is at another location, so the history returns to that location.
    if (origin === this.#index || !isEqual(location.places, this.#entries[origin]) || !this.#goTo(origin)) this.#amend();
  }

  /**
   * Handles navigation of the browser to another entry. Returns a Boolean value that indicates whether the session must navigate
   * as well.
   * @param {EntryState | null} state
   */
  pop(state) {
    const target = this.#target;
    this.#target = -1;
    if (!state?.k) {
      // The user has added a fragment to the address, for which the browser has added an entry. The location is the same.
      this.#entries.length = this.#index += 1;
      this.#record(false);
      return false;
    }
    const origin = this.#index;
    this.#index = state.i;
    this.#entries[this.#index] = state.k;
    this.#save();
    if (target === this.#index) {
      this.#follow();
      return false;
    }
    this.#ask(this.#question?.origin ?? origin);
    return true;
  }

  /**
   * Records the session's location in the current entry if the browser has not gone to the requested one. A browser ignores the
   * request while it loads another page for Back or Forward, which the request then cancels.
   */
  stay() {
    if (this.#target < 0) return;
    this.#target = -1;
    this.#record();
  }

  /** @param {number} origin */
  #ask(origin) {
    this.#question = { number: ++this.#questionCount, origin };
  }

  /** Updates the history for the session's location. */
  #follow() {
    if (!this.isSettled || !this.#location) return;
    const { places, address } = this.#location;
    const here = this.#entries[this.#index];
    if (isEqual(places, here)) {
      if (address && address !== this.#browser.address) this.#record(false, this.#browser.state?.y);
      return;
    }
    if (isBelow(places, here)) {
      // The session has gone back. The history also goes back if only forward steps lead from that entry to the current one.
      let index = this.#index - 1;
      while (isBelow(places, this.#entries[index])) index -= 1;
      if (!isEqual(places, this.#entries[index]) || !this.#goTo(index)) this.#amend();
      return;
    }
    const last = places.length - 1;
    // A screen that replaces another screen changes the current entry. A change of the tab or of the sidebar's selection adds an
    // entry.
    const isReplacement =
      places.length === here?.length &&
      places[last].startsWith("screen:") &&
      isEqual(places.slice(0, last), here.slice(0, last));
    if (isReplacement) this.#amend();
    else this.#record(true);
  }

  /**
   * Goes to an adjacent entry if that represents the session's location. Otherwise, the current entry is changed to represent it.
   */
  #amend() {
    const beside = [this.#index - 1, this.#index + 1].find((index) => isEqual(this.#places, this.#entries[index]));
    if (beside === undefined || !this.#goTo(beside)) this.#record(false);
  }

  get #places() {
    return this.#location?.places || [];
  }

  /** Records the session's location in a new entry or in the current one. */
  #record(isNew = false, y = 0) {
    if (isNew) this.#index += 1;
    this.#entries.length = isNew ? this.#index : Math.max(this.#entries.length, this.#index + 1);
    this.#entries[this.#index] = this.#places;
    const state = { k: this.#places, i: this.#index, y };
    this.#browser[isNew ? "push" : "replace"](state, this.#location?.address);
    this.#save();
  }

  /**
   * Requests the browser to go to an entry of this page. Returns false if there is none, because browsers discard the oldest
   * entries.
   * @param {number} index
   */
  #goTo(index) {
    if (index < Math.max(0, this.#entries.length - this.#browser.length) || index >= this.#entries.length) return false;
    this.#target = index;
    this.#browser.go(index - this.#index);
    return true;
  }

  #save() {
    this.#browser.save(JSON.stringify([this.#index, this.#entries]));
  }

  #load() {
    try {
      [this.#index, this.#entries] = JSON.parse(this.#browser.load() || "");
    } catch {
      // No history was saved.
    }
  }
}
