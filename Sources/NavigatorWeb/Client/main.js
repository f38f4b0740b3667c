// @ts-check
// Starts the page. Connects its parts with each other and with the session.

import { beginHistory, currentLocation, receiveLocation, repeatQuestion } from "./browserHistory.js";
import { followDraggedSliders, settleControls } from "./controls.js";
import { parse } from "./dom.js";
import { nodeOf, register } from "./elements.js";
import { focusWantedField } from "./focus.js";
import { preventSubmission } from "./forms.js";
import { runPendingWorkBeforeEvents } from "./frame.js";
import { followInput, sendEarlyInput } from "./input.js";
import { followKeyboard } from "./keyboard.js";
import { isProgramOpening, updateLeavingConfirmation } from "./leaving.js";
import { windowNode } from "./page.js";
import { applyBatch, finishBatch, wholePage } from "./patches.js";
import { rebuild, retype } from "./rebuild.js";
import { followLeaving, loadsAgain, rememberSession } from "./resuming.js";
import { followRowButtons } from "./rowButtons.js";
import { prepare } from "./loading.js";
import { connection, followAnswers, send } from "./session.js";
import { followShareLinks } from "./share.js";
import { followSidebars } from "./sidebars.js";
import { followSizeClasses, sendSizeClasses } from "./sizeClasses.js";
import { followCompositions, inputOf, isTextField, markLength } from "./textFields.js";
import { followAnimations } from "./transitions.js";
import { merge } from "./update.js";

const { dataset } = document.documentElement;

/** Starts the page. */
const start = () => {
  // Handlers of the same event run in the order of registration. Pending work must run first, and the handlers of other scripts
  // run last.
  followAnimations();
  runPendingWorkBeforeEvents();
  followInput();
  followDraggedSliders();
  preventSubmission();
  followCompositions();
  followKeyboard();
  followRowButtons();
  followSidebars();
  followShareLinks();
  followSizeClasses();
  followLeaving(connection, isProgramOpening);

  register(windowNode());
  finishBatch(wholePage());
  focusWantedField(windowNode());
  sendEarlyInput();
  beginHistory();
  connection.start({
    location: currentLocation,
    prepare,
    apply: applyBatch,
    replace: (html, isRebuilt) => {
      const fresh = parse(html);
      if (isRebuilt) return rebuild(fresh);
      merge(windowNode(), fresh);
      finishBatch(wholePage());
    },
    locate: receiveLocation,
    refuse: (target) => {
      const node = nodeOf(target);
      if (node && isTextField(node)) markLength(inputOf(node), true);
    },
    didAnswer: (events) => {
      followAnswers(events);
      settleControls(events);
    },
    didConnect: () => {
      dataset.live = "";
      rememberSession(connection);
      sendSizeClasses();
      repeatQuestion();
      if (document.hidden) send(windowNode(), "phase", "background");
    },
    didDisconnect: () => delete dataset.live,
    didReceive: retype,
    didStop: () => {
      dataset.ended = "";
      updateLeavingConfirmation();
    },
    reload: () => location.reload(),
  });
};

if (!loadsAgain()) start();
