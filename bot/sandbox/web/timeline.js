/** The messages of the open channel: oldest first, kept at the bottom unless the reader scrolled up. */

import { byId, h, icon } from "./dom.js";
import { drawMessage, isContinued } from "./message.js";
import { emit, markRead, messagesIn, on, state } from "./state.js";

/** Nearer to the bottom than this many pixels counts as there. */
const BOTTOM_PX = 48;
let stuck = true;

/** @type {HTMLElement} */ let view;
/** @type {HTMLElement} */ let list;
/** @type {HTMLElement} */ let jump;

export function startTimeline() {
  view = byId("timeline");
  list = byId("messages");
  jump = h(
    "button.jump-present",
    { type: "button", hidden: true, onclick: toBottom },
    icon("down"),
    " Jump to present",
  );
  view.after(jump);
  view.addEventListener("scroll", noteScroll, { passive: true });
  const resized = new ResizeObserver(() => stuck && toBottom());
  resized.observe(view);
  resized.observe(list);
  on("channel", () => redrawAll(true));
  on("history", (id) => id === state.channelId && redrawAll(true));
  on("world", () => redrawAll(false));
  on("message", (message) => message.channel_id === state.channelId && drawOne(message));
  on("gone", ({ channelId }) => channelId === state.channelId && redrawAll(false));
}

/** Whether a new message in this channel is seen as it comes. @param {string} channelId */
export const isOnScreen = (channelId) => channelId === state.channelId && stuck && !document.hidden;

function noteScroll() {
  stuck = view.scrollHeight - view.scrollTop - view.clientHeight < BOTTOM_PX;
  jump.hidden = stuck;
  if (stuck && state.channelId && !document.hidden) markRead(state.channelId);
}

function toBottom() {
  view.scrollTop = view.scrollHeight;
}

/** @param {string} id @returns {HTMLElement|null} */
const rowOf = (id) => list.querySelector(`:scope > [data-message-id="${id}"]`);

/** @param {boolean} fromBottom whether the reader starts at the newest */
function redrawAll(fromBottom) {
  const messages = messagesIn(state.channelId);
  const rows = messages.map((message, index) => drawMessage(message, isContinued(messages[index - 1], message)));
  keepFocus(() => list.replaceChildren(...rows));
  if (fromBottom) stuck = true;
  if (stuck) toBottom();
  noteScroll();
  emit("drawn");
}

/** @param {import("./state.js").Message} message */
function drawOne(message) {
  const messages = messagesIn(state.channelId);
  const index = messages.findIndex((each) => each.id === message.id);
  const row = drawMessage(message, isContinued(messages[index - 1], message));
  const old = rowOf(message.id);
  if (old) keepFocus(() => old.replaceWith(row));
  else insert(row, messages[index + 1]);
  if (stuck) toBottom();
  emit("drawn", message.id);
}

/** @param {HTMLElement} row @param {import("./state.js").Message|undefined} next the one it comes before */
function insert(row, next) {
  const after = next ? rowOf(next.id) : null;
  if (after) after.before(row);
  else list.append(row);
}

/** A redraw leaves the keyboard on the same button or menu. @param {() => void} redraw */
function keepFocus(redraw) {
  const focused = /** @type {HTMLElement|null} */ (
    document.activeElement?.closest("#messages [data-custom-id]") ?? null
  );
  const messageId = /** @type {HTMLElement|null} */ (focused?.closest("[data-message-id]"))?.dataset.messageId;
  redraw();
  if (!focused || !messageId) return;
  const again = rowOf(messageId)?.querySelector(`[data-custom-id="${CSS.escape(focused.dataset.customId ?? "")}"]`);
  if (again) /** @type {HTMLElement} */ (again).focus({ preventScroll: true });
}
