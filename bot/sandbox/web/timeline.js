/** The messages of the open channel: oldest first, kept at the bottom unless the reader scrolled up. */

import { actionsOf } from "./commands.js";
import { byId, h, icon, redraw } from "./dom.js";
import { drawCommand } from "./markdown.js";
import { drawMessage, isContinued } from "./message.js";
import { emit, guildOf, markRead, messagesIn, on, state } from "./state.js";

/** Nearer to the bottom than this many pixels counts as there. */
const BOTTOM_PX = 48;
/** What a newcomer's first command may end with. */
const FIRST = /\b(start|learn)$/;
let stuck = true;
let lastTop = 0;
let lastHeight = 0;

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

/**
 * Only a reader who scrolls up leaves the bottom: a picture that is loaded, or a message that grows, moves it away from
 * them.
 */
function noteScroll() {
  const upwards = view.scrollTop < lastTop && view.scrollHeight >= lastHeight;
  const there = view.scrollHeight - view.scrollTop - view.clientHeight < BOTTOM_PX;
  stuck = there || (stuck && !upwards);
  lastTop = view.scrollTop;
  lastHeight = view.scrollHeight;
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
  keepFocus(() => list.replaceChildren(...(rows.length ? rows : [drawWelcome()])));
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
  if (old) redraw(old, row);
  else insert(row, messages[index + 1]);
  if (!old && isMine(message)) stuck = true;
  list.querySelector(".welcome")?.remove();
  if (stuck) toBottom();
  emit("drawn", message.id);
}

/** Whether I said this, or asked for it by a command. @param {import("./state.js").Message} message */
const isMine = ({ author, interaction_metadata: asked }) =>
  Boolean(state.me) && [author.id, asked?.user?.id].includes(state.me?.id);

/** What can be typed in an empty channel. */
function drawWelcome() {
  const firsts = actionsOf(state.commands, guildOf(state.channelId)?.id).filter(({ name }) => FIRST.test(name));
  const mentions = firsts.flatMap(({ commandId: id, name }) => [" ", drawCommand({ type: "command", id, name })]);
  const begin = mentions.length > 0 ? [" Begin with", ...mentions] : [];
  return h("li.welcome", {}, "Nothing has been said here yet. Type / for all commands.", begin);
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
