/** The menu of a person: a right click on somebody's name or picture, or a long press, lists the commands for people. */

import { byId, h } from "./dom.js";
import { request } from "./socket.js";
import { emit, guildOf, nameOf, on, state, userOf } from "./state.js";

const USER_MENU = 2;

/** @type {HTMLElement|null} */ let shown = null;

/** To be called once. */
export function startUserMenus() {
  document.addEventListener("contextmenu", onContextMenu);
  document.addEventListener("pointerdown", (event) => {
    if (!shown?.contains(/** @type {Node} */ (event.target))) close();
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());
  on("channel", close);
}

const commands = () =>
  state.commands.filter(
    (command) =>
      command.type === USER_MENU && (!command.guild_id || command.guild_id === guildOf(state.channelId)?.id),
  );

/** @param {MouseEvent} event */
function onContextMenu(event) {
  const named = /** @type {HTMLElement} */ (event.target).closest("[data-user], [data-author-id] > .avatar");
  const id = named instanceof HTMLElement && (named.dataset.user ?? ofMessage(named));
  const user = id && userOf(id);
  if (!user || !commands().length) return;
  event.preventDefault();
  close();
  const items = commands().map((command) => {
    const onclick = () => choose(command.id, user.id);
    return h("button.user-command", { type: "button", onclick, data: { userCommand: command.name } }, command.name);
  });
  shown = h("div.menu.user-menu", { role: "menu", "aria-label": nameOf(user) }, h("h3", {}, nameOf(user)), items);
  document.body.append(shown);
  const { width, height } = shown.getBoundingClientRect();
  shown.style.left = `${Math.max(4, Math.min(event.clientX, innerWidth - width - 4))}px`;
  shown.style.top = `${Math.max(4, Math.min(event.clientY, innerHeight - height - 4))}px`;
  items[0].focus();
}

/** Whose message a picture stands beside. @param {HTMLElement} picture */
const ofMessage = (picture) => /** @type {HTMLElement|null} */ (picture.closest("[data-author-id]"))?.dataset.authorId;

function close() {
  shown?.remove();
  shown = null;
}

/** @param {string} commandId @param {string} targetId */
async function choose(commandId, targetId) {
  close();
  try {
    await request({ t: "menu", channel_id: state.channelId, command_id: commandId, target_id: targetId });
  } catch (error) {
    emit("refused", error.message);
  }
  byId("entry").querySelector("textarea")?.focus();
}
