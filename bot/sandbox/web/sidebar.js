/** Guilds, their channels with the threads under them, the head of the open channel, and who I am. */

import { byId, h, icon, refill } from "./dom.js";
import { avatar } from "./media.js";
import { openChannel } from "./navigate.js";
import { askWho, askWhoElse } from "./people.js";
import { closeSide, isFramed } from "./side-by-side.js";
import { send } from "./socket.js";
import { isDark, turnTheme } from "./theme.js";
import { channelOf, guildOf, nameOf, on, state } from "./state.js";

const CATEGORY = 4;
const THREADS = [10, 11, 12];
/** @typedef {import("./state.js").Channel} Channel */

export function startSidebar() {
  for (const topic of ["world", "channel", "unread", "theme"]) on(topic, draw);
  on("channel", () => fold(true));
  byId("shade").addEventListener("click", () => fold(true));
  addEventListener("keydown", (event) => event.key === "Escape" && fold(true));
}

/** On a phone the sidebar lies folded beside the page. @param {boolean} folded */
function fold(folded) {
  document.body.classList.toggle("sidebar-open", !folded);
  byId("shade").hidden = folded;
  document.querySelector("#top .fold")?.setAttribute("aria-expanded", String(!folded));
}

function draw() {
  const guild = guildOf(state.channelId) ?? state.guilds[0];
  const rail = h(
    "div.rail",
    {},
    state.guilds.map((each) => drawGuild(each, each === guild)),
    state.me && drawFounding(),
  );
  const channels = h(
    "div.channels",
    {},
    h("h1.guild-name", {}, guild?.name ?? ""),
    guild && drawChannels(guild.channels),
    drawMe(),
  );
  refill(byId("sidebar"), [rail, channels]);
  drawTop();
}

/** @param {string} channelId @returns {number|undefined} pings not seen */
const pingsIn = (channelId) => state.unread.get(channelId);

/** @param {import("./state.js").Guild} guild @param {boolean} open */
function drawGuild(guild, open) {
  const pings = guild.channels.reduce((sum, channel) => sum + (pingsIn(channel.id) ?? 0), 0);
  const unread = guild.channels.some((channel) => pingsIn(channel.id) !== undefined);
  const initials = guild.name
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .slice(0, 3);
  const attributes = {
    type: "button",
    title: guild.name,
    "aria-label": guild.name,
    "aria-current": open && "true",
    data: { guildId: guild.id },
    onclick: () => openGuild(guild.id),
  };
  return h(`button.guild${unread ? ".unread" : ""}`, attributes, initials, pings > 0 && badge(pings));
}

/** A server of one's own: as one invites the bot there. */
const drawFounding = () =>
  h(
    "button.guild.found",
    {
      type: "button",
      title: "A new server of yours, with the bot",
      "aria-label": "A new server of yours, with the bot",
      onclick: () => send({ t: "found" }),
      data: { role: "found" },
    },
    "+",
  );

/** Its first channel, unless one of its channels is open. @param {string} id */
function openGuild(id) {
  const guild = state.guilds.find((each) => each.id === id);
  const first = guild?.channels.find((channel) => channel.type !== CATEGORY);
  if (first && guild !== guildOf(state.channelId)) openChannel(first.id);
}

const badge = (/** @type {number} */ count) => h("span.badge", { "aria-label": `${count} mentions` }, String(count));

/** Channels without a category first, then each category with its own. @param {Channel[]} channels */
function drawChannels(channels) {
  const under = (/** @type {string|null} */ parent) => channels.filter((each) => (each.parent_id ?? null) === parent);
  const places = (/** @type {string|null} */ parent) =>
    under(parent)
      .filter((each) => each.type !== CATEGORY && !THREADS.includes(each.type))
      .flatMap((each) => [drawChannel(each, false), ...under(each.id).map((thread) => drawChannel(thread, true))]);
  const categories = channels.filter((each) => each.type === CATEGORY);
  return h(
    "div.channel-list",
    {},
    places(null),
    categories.flatMap((each) => [h("h2.category", {}, each.name), ...places(each.id)]),
  );
}

/** @param {Channel} channel @param {boolean} isThread */
function drawChannel(channel, isThread) {
  const pings = pingsIn(channel.id);
  const open = channel.id === state.channelId;
  const marks = [isThread && "thread", pings !== undefined && "unread", open && "open"].filter(Boolean).join(".");
  const attributes = {
    type: "button",
    onclick: () => (channel.id === state.channelId ? fold(true) : openChannel(channel.id)),
    "aria-current": open && "page",
    data: { channelId: channel.id, channelName: channel.name },
  };
  const lead = isThread ? icon("thread") : h("span.hash", { "aria-hidden": "true" }, "#");
  return h(
    `button.channel${marks && `.${marks}`}`,
    attributes,
    lead,
    h("span.name", {}, channel.name),
    pings ? badge(pings) : null,
  );
}

function drawMe() {
  if (!state.me) return null;
  const tools = [
    tool("switch", "Be somebody else", "swap", askWho),
    isFramed()
      ? tool("close", "Close this side", "close", closeSide)
      : tool("beside", "Somebody beside you, in this window", "sides", askWhoElse),
    tool("theme", isDark() ? "Light theme" : "Dark theme", isDark() ? "sun" : "moon", turnTheme),
  ];
  const name = h(
    "div.me-name",
    { data: { me: nameOf(state.me) } },
    h("strong", {}, nameOf(state.me)),
    h("small", {}, state.me.username),
  );
  return h("div.me", { data: { user: state.me.id } }, avatar(state.me), name, tools);
}

/** @param {string} role @param {string} title @param {Parameters<typeof icon>[0]} sign @param {() => void} onclick */
const tool = (role, title, sign, onclick) =>
  h("button.switch", { type: "button", onclick, "aria-label": title, title, data: { role } }, icon(sign));

function drawTop() {
  const channel = channelOf(state.channelId);
  const isThread = channel && THREADS.includes(channel.type);
  const pings = [...state.unread.values()].reduce((sum, count) => sum + count, 0);
  const menu = h(
    "button.fold",
    {
      type: "button",
      "aria-label": "Channels",
      "aria-expanded": String(document.body.classList.contains("sidebar-open")),
      "aria-controls": "sidebar",
      onclick: () => fold(false),
    },
    icon("menu"),
    pings > 0 && badge(pings),
  );
  const above = isThread && channelOf(channel.parent_id ?? null);
  const lead = isThread ? icon("thread") : h("span.hash", { "aria-hidden": "true" }, "#");
  const up = above && [drawUp(above), new Text("›")];
  refill(byId("top"), [menu, ...(up || []), lead, h("h2", {}, channel?.name ?? ""), ...drawMeHere()]);
  document.title = `${pings ? `(${pings}) ` : ""}#${channel?.name ?? ""} · ${state.me ? nameOf(state.me) : "Sandbox"}`;
}

/** In a window of several people, the head of each side says whose it is. */
function drawMeHere() {
  if (!state.me || !isFramed()) return [];
  return [h("span.me-here", { data: { user: state.me.id } }, avatar(state.me, "span.avatar.tiny"), nameOf(state.me))];
}

/** The way from a thread to its channel. @param {Channel} channel */
const drawUp = ({ id, name }) =>
  h("button.up", { type: "button", onclick: () => openChannel(id), data: { channelId: id } }, `# ${name}`);
