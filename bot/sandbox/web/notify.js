/** What calls for attention: unread marks, and a toast for a real ping. */

import { byId, h, icon } from "./dom.js";
import { avatar } from "./media.js";
import { jumpTo } from "./navigate.js";
import { channelOf, markRead, markUnread, messageOf, nameOf, on, state } from "./state.js";
import { isOnScreen } from "./timeline.js";

const TOAST_MS = 8000;

/** A message came. @param {import("./state.js").Message} message */
export function noteMessage(message) {
  if (message.author.id !== state.me?.id && !isOnScreen(message.channel_id)) markUnread(message.channel_id, 0);
}

/** A message rings for me. @param {string} channelId @param {string} messageId */
export function notify(channelId, messageId) {
  if (!isOnScreen(channelId)) markUnread(channelId, 1);
  const message = messageOf(channelId, messageId);
  const author = message?.author;
  const open = () => {
    toast.remove();
    jumpTo(channelId, messageId);
  };
  const title = h("strong", {}, `${author ? nameOf(author) : "Ping"} · #${channelOf(channelId)?.name ?? ""}`);
  const text = h("button.toast-text", { type: "button", onclick: open }, title, h("span", {}, plainText(message)));
  const close = h("button.close", { type: "button", "aria-label": "Close", onclick: () => toast.remove() }, icon("close"));
  const toast = h("div.toast", { data: { toastFor: messageId } }, author && avatar(author), text, close);
  byId("toasts").append(toast);
  setTimeout(() => toast.remove(), TOAST_MS);
}

/** The first words of a message, without its marks. @param {import("./state.js").Message|undefined} message */
function plainText(message) {
  const texts = [message?.content, ...textsOf(message?.components ?? [])].filter(Boolean).join(" ");
  const words = texts
    .replace(/<@!?(\d+)>/g, (_, id) => `@${state.people.find((user) => user.id === id)?.global_name ?? "somebody"}`)
    .replace(/<a?:(\w+):\d+>/g, ":$1:");
  return words.replace(/[*_~|`#>]/g, "").slice(0, 140);
}

/** @param {any[]} components @returns {string[]} */
const textsOf = (components) => components.flatMap((each) => [each.content, ...textsOf(each.components ?? [])]);

export function startNotices() {
  on("connection", () => byId("toasts").replaceChildren());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && state.channelId && isOnScreen(state.channelId)) markRead(state.channelId);
  });
  on("gone", ({ id }) => document.querySelector(`[data-toast-for="${id}"]`)?.remove());
}
