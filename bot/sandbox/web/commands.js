/** Slash commands without the page: what there is, what matches, what a typed option value means. */

/**
 * @typedef {import("./state.js").Command} Command
 * @typedef {import("./state.js").Option} Option
 * @typedef {{commandId: string, path: string[], name: string, description: string, options: Option[]}} Action
 *   what can be called: a command without subcommands, or one of its subcommands
 */

export const OptionType = {
  SUBCOMMAND: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};

/** What a person reads about an option's type. */
export const TYPE_NAMES = {
  3: "text",
  4: "whole number",
  5: "true or false",
  6: "person",
  7: "channel",
  8: "role",
  9: "person or role",
  10: "number",
  11: "file",
};

const CHAT_INPUT = 1;

/** @param {Command[]} commands @param {string|undefined} guildId @returns {Action[]} in order of name */
export function actionsOf(commands, guildId) {
  return commands
    .filter(
      (command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT && (!command.guild_id || command.guild_id === guildId),
    )
    .flatMap((command) => expand(command.id, [], command.name, command))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * @param {string} commandId
 * @param {string[]} path
 * @param {string} name
 * @param {{description: string, options?: Option[]}} node
 * @returns {Action[]}
 */
function expand(commandId, path, name, node) {
  const options = node.options ?? [];
  const inner = options.filter((option) => option.type === OptionType.SUBCOMMAND || option.type === OptionType.GROUP);
  if (!inner.length) return [{ commandId, path, name, description: node.description, options }];
  return inner.flatMap((option) => expand(commandId, [...path, option.name], `${name} ${option.name}`, option));
}

/**
 * Those whose name holds every word typed; names that begin with the words come first.
 * @param {Action[]} actions
 * @param {string} typed without the slash
 */
export function matching(actions, typed) {
  const query = typed.toLowerCase().trim();
  const words = query.split(/\s+/);
  const found = actions.filter((action) => words.every((word) => action.name.toLowerCase().includes(word)));
  const late = (/** @type {Action} */ action) => Number(!action.name.toLowerCase().startsWith(query));
  return found.sort((a, b) => late(a) - late(b));
}

/**
 * The value of an option as Discord types it, or a sentence that says what is wrong.
 * @param {Option} option @param {string} text
 * @returns {{value?: string|number|boolean, problem?: string}}
 */
export function readValue(option, text) {
  if (option.type === OptionType.INTEGER || option.type === OptionType.NUMBER) return readNumber(option, text);
  if (option.type === OptionType.BOOLEAN) {
    const value = { true: true, false: false }[text.toLowerCase()];
    return value === undefined ? { problem: "True or false." } : { value };
  }
  if (option.type !== OptionType.STRING)
    return /^\d+$/.test(text) ? { value: text } : { problem: `Choose a ${TYPE_NAMES[option.type]}.` };
  const { length } = [...text];
  if (length < (option.min_length ?? 0)) return { problem: `At least ${option.min_length} characters.` };
  if (length > (option.max_length ?? 6000)) return { problem: `At most ${option.max_length} characters.` };
  return { value: text };
}

/** @param {Option} option @param {string} text */
function readNumber(option, text) {
  const value = Number(text);
  if (!text.trim() || !Number.isFinite(value)) return { problem: `A ${TYPE_NAMES[option.type]}, please.` };
  if (option.type === OptionType.INTEGER && !Number.isInteger(value)) return { problem: "A whole number, please." };
  if (value < (option.min_value ?? -Infinity)) return { problem: `At least ${option.min_value}.` };
  if (value > (option.max_value ?? Infinity)) return { problem: `At most ${option.max_value}.` };
  return { value };
}
