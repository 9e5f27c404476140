/** What a person does to a message: press, choose, dismiss. Keeps the pending marks and the red line. */

import { request, send } from "./socket.js";
import { dropMessage, emit, messageOf, state } from "./state.js";

/** @param {import("./state.js").Message} message @param {string} customId */
export const press = (message, customId) =>
  perform(message, customId, { t: "click", message_id: message.id, custom_id: customId });

/** @param {import("./state.js").Message} message @param {string} customId @param {string[]} values */
export function choose(message, customId, values) {
  const menus = state.chosen.get(message.id) ?? new Map();
  state.chosen.set(message.id, menus.set(customId, values));
  return perform(message, customId, { t: "select", message_id: message.id, custom_id: customId, values });
}

/** @param {import("./state.js").Message} message */
export function dismiss(message) {
  send({ t: "dismiss", message_id: message.id });
  dropMessage(message.channel_id, message.id);
}

/** @param {import("./state.js").Message} message @param {string} customId @param {object} frame */
async function perform(message, customId, frame) {
  const marks = state.pending.get(message.id) ?? new Set();
  if (marks.has(customId)) return;
  state.pending.set(message.id, marks.add(customId));
  state.failed.delete(message.id);
  redraw(message);
  try {
    await request(frame);
  } catch (error) {
    state.failed.set(message.id, error.message);
  }
  marks.delete(customId);
  redraw(message);
}

/** The message may have changed or gone while the bot was thinking. @param {import("./state.js").Message} message */
function redraw(message) {
  const current = messageOf(message.channel_id, message.id);
  if (current) emit("message", current);
}
