/** The page: wires the frames of the server to the state, and starts the views. */

import { byId } from "./dom.js";
import { startEntry } from "./entry.js";
import { startMenus } from "./menu.js";
import { startThreads } from "./message.js";
import { openModal } from "./modal.js";
import { openFirstChannel, startNavigation } from "./navigate.js";
import { notify, noteMessage, startNotices } from "./notify.js";
import { meet, startPeople } from "./people.js";
import { drawSides } from "./side-by-side.js";
import { startSidebar } from "./sidebar.js";
import { connect } from "./socket.js";
import { dropMessage, emit, forget, putMessage, setCount, setHistory, state } from "./state.js";
import { startTheme } from "./theme.js";
import { startTicking } from "./time.js";
import { startTimeline } from "./timeline.js";
import { startUserMenus } from "./user-menu.js";

/** What each frame of the server does. @type {Record<string, (frame: any) => void>} */
const FRAMES = {
  people(frame) {
    forget();
    state.people = frame.people;
    meet();
  },
  hello(frame) {
    const arriving = state.me === null;
    const { me, guilds, people, commands, application } = frame;
    Object.assign(state, { me, guilds, people, commands, application });
    emit("world");
    const stillThere = guilds.some((guild) => guild.channels.some((channel) => channel.id === state.channelId));
    if (arriving || !stillThere) openFirstChannel();
  },
  history: (frame) => setHistory(frame.channel_id, frame.messages),
  message(frame) {
    if (frame.op === "delete") return dropMessage(frame.channel_id, frame.id);
    putMessage(frame.message);
    if (frame.op === "create") noteMessage(frame.message);
  },
  thread: (frame) => setCount(frame.id, frame.message_count),
  modal: (frame) => openModal(frame.interaction_id, frame.modal),
  notify: (frame) => notify(frame.channel_id, frame.message_id),
};

/** @param {boolean} up */
function showConnection(up) {
  state.connected = up;
  byId("banner").hidden = up;
  byId("banner").textContent = "Reconnecting…";
  emit("connection");
}

/** The page of one person. */
function start() {
  startSidebar();
  startTimeline();
  startNavigation();
  startEntry();
  startMenus();
  startUserMenus();
  startNotices();
  startPeople();
  startThreads();
  startTicking();
  connect((frame) => FRAMES[frame.t]?.(frame), showConnection);
}

startTheme();
if (!drawSides()) start();
