/** What calls for attention: unread marks, and a toast for a real ping. */

import { byId, h, icon } from "./dom.js";
import { avatar } from "./media.js";
import { jumpTo } from "./navigate.js";
import { channelOf, markRead, markUnread, messageOf, nameOf, on, state } from "./state.js";
import { summaryOf } from "./summary.js";
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
  const text = h("button.toast-text", { type: "button", onclick: open }, title, h("span", {}, summaryOf(message)));
  const close = h(
    "button.close",
    { type: "button", "aria-label": "Close", onclick: () => toast.remove() },
    icon("close"),
  );
  const toast = h("div.toast", { data: { toastFor: messageId } }, author && avatar(author), text, close);
  byId("toasts").append(toast);
  setTimeout(() => toast.remove(), TOAST_MS);
}

export function startNotices() {
  on("connection", () => byId("toasts").replaceChildren());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && state.channelId && isOnScreen(state.channelId)) markRead(state.channelId);
  });
  on("gone", ({ id }) => document.querySelector(`[data-toast-for="${id}"]`)?.remove());
}
