// @ts-check
// Decides how the browser's history follows the session's location. The session alone decides where it is: the page records
// that, and asks the session to go where Back and Forward lead.
//
// The class uses no document. It receives the browser's history, so that tests can replace it.

/** @typedef {{ places: string[], address?: string }} Location Its places are keys, from the window to the screen in front. */
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
 * @property {(distance: number) => void} go
 * @property {() => string | null} load Returns the text that was saved for the page.
 * @property {(text: string) => void} save
 * @property {(y: number) => void} scroll Scrolls the screen in front.
 */

/** @type {(one: string[], other?: string[]) => boolean} */
const isEqual = (one, other = []) => one.length === other.length && one.every((key, index) => key === other[index]);

/**
 * Returns a Boolean value that indicates whether `other` has more places on top of those of `one`.
 * @type {(one: string[], other?: string[]) => boolean}
 */
const isBelow = (one, other = []) => one.length < other.length && one.every((key, index) => key === other[index]);

/**
 * Returns a Boolean value that indicates whether a session that never was at places can go there: each has an address.
 * @type {(keys: string[]) => boolean}
 */
const isAddressable = (keys) => keys.every((key) => !/^(screen|presentation):#/.test(key));

export class NavigationHistory {
  #browser;
  /**
   * The keys of the places of each entry. A browser gives access to the entry that is shown only.
   * @type {string[][]}
   */
  #entries = [];
  /** The number of the entry that is shown. */
  #index = -1;
  /**
   * The number of the entry to which the browser goes at the request of the page.
   * @type {number | null}
   */
  #target = null;
  /**
   * The question that the session has not answered: its number, and the entry from which the user came.
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

  /** A Boolean value that indicates whether the entry that is shown is the session's location. */
  get isSettled() {
    return !this.#question && this.#target === null;
  }

  /** The keys of the places of the entry that is shown, for a session that never was there; undefined if it cannot go there. */
  get addressablePlaces() {
    const places = this.#entries[this.#index];
    return isAddressable(places) ? places : undefined;
  }

  /** The question that the session has not answered; null if there is none. */
  get question() {
    if (!this.#question) return null;
    return { question: this.#question.number, places: this.#entries[this.#index], address: this.#browser.address };
  }

  /**
   * Continues the history of a page that was loaded: for the first time, again, or by going back to it from another site.
   * @param {Location} location
   */
  begin(location) {
    const { state } = this.#browser;
    this.#location = location;
    this.#load();
    const known = state?.k || [];
    // The entries before a page that was opened by its address belong to other pages.
    if (!state?.k) this.#entries = Array.from({ length: (this.#index += 1) }, () => []);
    else this.#index = state.i;
    if (!isEqual(location.places, known) && isAddressable(known) && known.at(-1) === location.places.at(-1)) {
      // The page was loaded again: the screen is the same, but those below it are missing.
      this.#entries[this.#index] = known;
      this.#ask(this.#index);
      return;
    }
    const y = state && isEqual(location.places, known) ? state.y : 0;
    this.#record(false, y);
    this.#browser.scroll(y);
  }

  /**
   * Follows the session to its location, which may answer a question.
   * @param {Location & { question?: number }} location
   */
  receive(location) {
    this.#location = location;
    if (!this.#question || location.question !== this.#question.number) return this.#follow();
    const { origin } = this.#question;
    this.#question = null;
    if (isEqual(location.places, this.#entries[this.#index])) {
      this.#follow();
      return this.#browser.scroll(this.#browser.state?.y ?? 0);
    }
    // The session did not go there, so the history returns to where it is.
    if (origin === this.#index || !isEqual(location.places, this.#entries[origin]) || !this.#goTo(origin)) this.#amend();
  }

  /**
   * Follows the browser to another entry. Returns a Boolean value that indicates whether the session must go there as well.
   * @param {EntryState | null} state
   */
  pop(state) {
    const target = this.#target;
    this.#target = null;
    if (!state?.k) {
      // The user added a fragment to the address. The browser then adds an entry of the same location.
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
    this.#ask(this.#question ? this.#question.origin : origin);
    return true;
  }

  /** @param {number} origin */
  #ask(origin) {
    this.#question = { number: ++this.#questionCount, origin };
  }

  /** Brings the history in line with the session's location. */
  #follow() {
    if (!this.isSettled || !this.#location) return;
    const { places, address } = this.#location;
    const here = this.#entries[this.#index];
    if (isEqual(places, here)) {
      if (address && address !== this.#browser.address) this.#record(false, this.#browser.state?.y);
      return;
    }
    if (isBelow(places, here)) {
      // The session went back. The history does as well, if only steps forward led here from that entry.
      let index = this.#index - 1;
      while (index >= 0 && isBelow(places, this.#entries[index])) index -= 1;
      if (!isEqual(places, this.#entries[index]) || !this.#goTo(index)) this.#amend();
      return;
    }
    const last = places.length - 1;
    // A screen in place of another one is no new step. Another tab or another choice in a sidebar is.
    const isReplacement =
      here &&
      places.length === here.length &&
      places[last].startsWith("screen:") &&
      isEqual(places.slice(0, last), here.slice(0, last));
    if (isReplacement) this.#amend();
    else this.#record(true);
  }

  /**
   * Goes to the entry beside the one that is shown if it is the session's location. Otherwise the one that is shown becomes it.
   */
  #amend() {
    const beside = [this.#index - 1, this.#index + 1].find((index) => isEqual(this.#places, this.#entries[index]));
    if (beside === undefined || !this.#goTo(beside)) this.#record(false);
  }

  get #places() {
    return this.#location?.places || [];
  }

  /** Records the session's location, in a new entry or in the one that is shown. */
  #record(isNew = false, y = 0) {
    if (isNew) this.#index += 1;
    this.#entries.length = isNew ? this.#index : Math.max(this.#entries.length, this.#index + 1);
    this.#entries[this.#index] = this.#places;
    const state = { k: this.#places, i: this.#index, y };
    this.#browser[isNew ? "push" : "replace"](state, this.#location?.address);
    this.#save();
  }

  /**
   * Asks the browser to go to an entry of this page. Returns false if there is none: browsers forget the oldest entries.
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
      // Nothing was saved.
    }
  }
}
