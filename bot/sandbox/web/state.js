/** All that the page knows. Frames and clicks change it here; the views listen for what changed and draw it. */

/**
 * Discord's API objects, as far as the page reads them.
 * @typedef {{id: string, username: string, global_name?: string|null, bot?: boolean}} User
 * @typedef {{id: string, name: string, type: number, parent_id?: string|null,
 *   message_count?: number}} Channel a thread has a count, and a parent; below a message it has that message's id
 * @typedef {{id: string, name: string, channels: Channel[], roles: {id: string, name: string}[]}} Guild
 * @typedef {{id: string, channel_id: string, author: User, content: string, flags?: number, type?: number,
 *   timestamp: string, edited_timestamp?: string|null, components?: any[], attachments?: any[], mentions?: User[],
 *   mention_everyone?: boolean, interaction?: {name?: string}, interaction_metadata?: any, message_reference?: any,
 *   referenced_message?: Message|null}} Message
 * @typedef {{name: string, description: string, type: number, required?: boolean, options?: Option[],
 *   choices?: {name: string, value: unknown}[], autocomplete?: boolean, min_value?: number, max_value?: number,
 *   min_length?: number, max_length?: number, channel_types?: number[]}} Option
 * @typedef {{id: string, name: string, description: string, type?: number, guild_id?: string,
 *   options?: Option[]}} Command
 */

export const state = {
  connected: false,
  /** @type {User[]} */ people: [],
  /** @type {User|null} */ me: null,
  /** @type {Guild[]} */ guilds: [],
  /** @type {Command[]} */ commands: [],
  /** @type {{id: string, name: string}|null} */ application: null,
  /** @type {string|null} the channel on screen */ channelId: null,
  /** @type {Map<string, Map<string, Message>>} channel -> id -> message */ messages: new Map(),
  /** @type {Map<string, number>} channel -> pings not seen; 0 means unread without a ping */ unread: new Map(),
  /** @type {Map<string, Set<string>>} message -> custom ids that wait for the bot */ pending: new Map(),
  /** @type {Map<string, string>} message -> the red line under it */ failed: new Map(),
  /** @type {Map<string, Map<string, string[]>>} message -> select -> values picked since it was last drawn */ chosen:
    new Map(),
};

/**
 * Topics: "people" who there is to be, "world" hello came, "connection", "channel" another one is open,
 * "history" a channel's messages (its id), "message" one message (itself), "gone" (its ids), "unread",
 * "drawn" a message's element was replaced (its id), "compose" fill the entry with a command, "theme" light or dark,
 * "thread" one has more or fewer messages (its id).
 */
const listeners = new Map();

/** @param {string} topic @param {(detail: any) => void} listener */
export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/** @param {string} topic @param {unknown} [detail] */
export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** Snowflakes in order of time. @param {string} a @param {string} b */
export const byAge = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** @param {User} user */
export const nameOf = (user) => user.global_name || user.username;

/** @returns {Channel|undefined} */
export const channelOf = (/** @type {string|null} */ id) =>
  state.guilds.flatMap((guild) => guild.channels).find((channel) => channel.id === id);

/** @param {string} id @param {number} count messages in that thread */
export function setCount(id, count) {
  const thread = channelOf(id);
  if (thread) thread.message_count = count;
  emit("thread", id);
}

/** @returns {Guild|undefined} */
export const guildOf = (/** @type {string|null} */ channelId) =>
  state.guilds.find((guild) => guild.channels.some((channel) => channel.id === channelId));

/** A user by id: a person, the bot, or whoever wrote or is named in a message. @returns {User|undefined} */
export function userOf(/** @type {string} */ id) {
  const known = state.people.find((user) => user.id === id);
  if (known) return known;
  for (const channel of state.messages.values()) {
    for (const { author, mentions } of channel.values()) {
      const found = [author, ...(mentions ?? [])].find((user) => user?.id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** @returns {Message|undefined} */
export const messageOf = (/** @type {string} */ channelId, /** @type {string} */ id) =>
  state.messages.get(channelId)?.get(id);

/** @returns {Message[]} oldest first */
export const messagesIn = (/** @type {string|null} */ channelId) =>
  [...(state.messages.get(channelId ?? "")?.values() ?? [])].sort((a, b) => byAge(a.id, b.id));

/** @param {string} channelId @param {Message[]} messages */
export function setHistory(channelId, messages) {
  state.messages.set(channelId, new Map(messages.map((message) => [message.id, message])));
  emit("history", channelId);
}

/**
 * A message came or changed: what was picked in its menus and its red line are of the past.
 * @param {Message} message
 */
export function putMessage(message) {
  const channel = state.messages.get(message.channel_id) ?? new Map();
  state.messages.set(message.channel_id, channel.set(message.id, message));
  state.chosen.delete(message.id);
  state.failed.delete(message.id);
  emit("message", message);
}

/** @param {string} channelId @param {string} id */
export function dropMessage(channelId, id) {
  state.messages.get(channelId)?.delete(id);
  for (const extra of [state.pending, state.failed, state.chosen]) extra.delete(id);
  emit("gone", { channelId, id });
}

/** @param {string} channelId @param {number} pings how many pings to add */
export function markUnread(channelId, pings) {
  state.unread.set(channelId, (state.unread.get(channelId) ?? 0) + pings);
  emit("unread");
}

/** @param {string} channelId */
export function markRead(channelId) {
  if (state.unread.delete(channelId)) emit("unread");
}

/** Forget everything that belonged to the person this tab was, or to the server before it restarted. */
export function forget() {
  for (const map of [state.messages, state.unread, state.pending, state.failed, state.chosen]) map.clear();
  state.me = null;
}
