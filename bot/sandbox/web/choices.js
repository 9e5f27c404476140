/** What a select menu offers: its own options, or the people, roles and channels of this place. */

import { avatar, componentEmoji } from "./media.js";
import { guildOf, nameOf, state } from "./state.js";

/**
 * @typedef {{value: string, label: string, description?: string, emoji?: any, default?: boolean,
 *   lead?: () => Node}} Choice
 */

/** Channel type of a category: a heading, not a place. */
const CATEGORY = 4;
const Kind = { STRING: 3, USER: 5, ROLE: 6, MENTIONABLE: 7, CHANNEL: 8 };

/** @param {any} select a component of type 3, 5, 6, 7 or 8 @returns {Choice[]} */
export function choicesOf(select) {
  if (select.type === Kind.STRING) return select.options ?? [];
  if (select.type === Kind.ROLE) {
    return (guildOf(state.channelId)?.roles ?? []).map((role) => ({ value: role.id, label: `@ ${role.name.replace(/^@/, "")}` }));
  }
  if (select.type === Kind.CHANNEL) {
    const types = select.channel_types ?? [];
    return (guildOf(state.channelId)?.channels ?? [])
      .filter((channel) => channel.type !== CATEGORY && (!types.length || types.includes(channel.type)))
      .map((channel) => ({ value: channel.id, label: `# ${channel.name}` }));
  }
  return state.people.map((user) => ({
    value: user.id,
    label: nameOf(user),
    lead: () => avatar(user, "span.avatar.small"),
  }));
}

/** What is chosen before anybody chooses. @param {any} select @returns {string[]} */
export const defaultsOf = (select) =>
  select.type === Kind.STRING
    ? choicesOf(select)
        .filter((choice) => choice.default)
        .map((choice) => choice.value)
    : (select.default_values ?? []).map((/** @type {{id: string}} */ each) => each.id);

/** @param {Choice} choice */
export const leadOf = (choice) => choice.lead?.() ?? componentEmoji(choice.emoji);

/** How many may be chosen. @param {any} component */
export const boundsOf = (component) => ({ min: component.min_values ?? 1, max: component.max_values ?? 1 });
