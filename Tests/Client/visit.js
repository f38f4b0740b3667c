// A page whose connection a test drives.

import { Connection } from "../../Sources/NavigatorWeb/Client/connection.js";
import { FakeClock, FakeSocket } from "./support.js";

/** A connection with everything around it. */
export class Visit {
  clock = new FakeClock();
  sockets = [];
  isHidden = false;
  notice = "";
  isActivityShown = false;
  answered = [];
  calls = [];
  place = { address: "/a", places: ["window"] };

  constructor({ isStarted = true, onConnect = () => {}, continuation = undefined } = {}) {
    this.connection = new Connection({
      token: "token",
      continuation,
      clock: this.clock,
      random: () => 0.5,
      openSocket: () => {
        this.sockets.push(new FakeSocket());
        return this.socket;
      },
      isHidden: () => this.isHidden,
      showNotice: (text) => (this.notice = text),
      showActivity: (isShown) => (this.isActivityShown = isShown),
    });
    const call = (name) => (...fields) => this.calls.push([name, ...fields]);
    this.page = {
      location: () => this.place,
      didReceive: () => {},
      didAnswer: (events) => this.answered.push(...events.map(({ target }) => target)),
      didConnect: () => {
        this.calls.push(["didConnect"]);
        onConnect(this);
      },
    };
    for (const name of ["apply", "replace", "refuse", "didDisconnect", "didStop", "reload"]) this.page[name] = call(name);
    this.page.prepare = () => false;
    this.page.locate = ({ address }) => this.calls.push(["locate", address]);
    if (isStarted) this.connection.start(this.page);
  }

  get socket() {
    return this.sockets.at(-1);
  }

  /** Lets the session answer the newest connection. */
  answer(message = { t: "ok" }) {
    this.socket.open();
    this.socket.take();
    this.socket.receive(message);
    return this;
  }

  tap(target = 1) {
    return this.connection.send({ target, action: "tap" }, false);
  }

  type(value) {
    return this.connection.send({ target: 2, action: "change", value, revision: 1 }, false);
  }

  takeCalls() {
    return this.calls.splice(0);
  }
}
