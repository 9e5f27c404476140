/** Which channel is on screen, and links that lead to a message of this sandbox instead of away from it. */

import { send } from "./socket.js";
import { channelOf, emit, guildOf, markRead, messageOf, on, state } from "./state.js";

const REMEMBERED = "sandbox.channel";
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
/** @type {{channelId: string, messageId: string}|null} a jump that waits for its channel's messages */
let target = null;

/** @param {string} id */
export function openChannel(id) {
  const changed = state.channelId !== id;
  state.channelId = id;
  sessionStorage.setItem(REMEMBERED, id);
  if (!document.hidden) markRead(id);
  if (changed || !state.messages.has(id)) send({ t: "open", channel_id: id });
  if (changed) emit("channel", id);
}

/** After a (re)connection: the channel of before, the one the address names, or the first. */
export function openFirstChannel() {
  const wanted = new URLSearchParams(location.search).get("channel")?.replace(/^#/, "");
  const texts = state.guilds.flatMap((guild) => guild.channels).filter((channel) => channel.type !== 4);
  const named = texts.find((channel) => channel.name === wanted || channel.id === wanted);
  const known = channelOf(state.channelId) ?? channelOf(sessionStorage.getItem(REMEMBERED));
  const first = (state.channelId ? known : (named ?? known)) ?? texts[0];
  if (!first) return;
  state.channelId = null;
  openChannel(first.id);
}

/** @param {string} channelId @param {string} messageId */
export function jumpTo(channelId, messageId) {
  target = { channelId, messageId };
  openChannel(channelId);
  showTarget();
}

function showTarget() {
  if (!target || state.channelId !== target.channelId || !messageOf(target.channelId, target.messageId)) return;
  const row = document.querySelector(`[data-message-id="${CSS.escape(target.messageId)}"]`);
  target = null;
  row?.scrollIntoView({ block: "center" });
  row?.classList.add("jumped");
  setTimeout(() => row?.classList.remove("jumped"), 1600);
}

/** For a link's click: a link to a message here is followed here. @param {Event} event */
export function followLink(event) {
  const address = /** @type {HTMLAnchorElement} */ (event.currentTarget).href;
  const [, channelId, messageId] = JUMP.exec(address) ?? [];
  if (!channelId || !guildOf(channelId)) return;
  event.preventDefault();
  if (messageId) jumpTo(channelId, messageId);
  else openChannel(channelId);
}

/** To be called after the timeline listens, so that the target is on the page. */
export const startNavigation = () => on("history", showTarget);
