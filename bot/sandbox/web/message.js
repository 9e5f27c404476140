/** One message of the timeline. */

import { drawComponents, drawFile } from "./components.js";
import { h, icon } from "./dom.js";
import { dismiss } from "./interact.js";
import { markdown } from "./markdown.js";
import { avatar, localUrl } from "./media.js";
import { jumpTo, openChannel } from "./navigate.js";
import { channelOf, messageOf, nameOf, on, state, userOf } from "./state.js";
import { summaryOf } from "./summary.js";
import { messageTime } from "./time.js";

/** @typedef {import("./state.js").Message} Message */

const Flag = { EPHEMERAL: 1 << 6, LOADING: 1 << 7, SILENT: 1 << 12, COMPONENTS_V2: 1 << 15 };
const MessageType = {
  DEFAULT: 0,
  THREAD_CREATED: 18,
  REPLY: 19,
  CHAT_INPUT_COMMAND: 20,
  THREAD_STARTER: 21,
  CONTEXT_MENU_COMMAND: 23,
};
/** What the system says, by message type; anything else of the system is only named. */
const SYSTEM = { 7: "joined the server.", 18: "started a thread:", 6: "pinned a message." };
const GROUP_MS = 7 * 60 * 1000;

/** @param {Message} message @param {number} flag */
const has = (message, flag) => Boolean((message.flags ?? 0) & flag);

/**
 * Whether a message stands under the head of the one before.
 * @param {Message|undefined} before
 * @param {Message} message
 */
export function isContinued(before, message) {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata || message.message_reference)
    return false;
  if (isSystem(before) || isSystem(message) || has(before, Flag.EPHEMERAL) !== has(message, Flag.EPHEMERAL))
    return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS;
}

/** @param {Message} message */
const isSystem = ({ type = 0 }) =>
  ![
    MessageType.DEFAULT,
    MessageType.REPLY,
    MessageType.CHAT_INPUT_COMMAND,
    MessageType.THREAD_STARTER,
    MessageType.CONTEXT_MENU_COMMAND,
  ].includes(type);

/** @param {Message} message */
const mentionsMe = (message) =>
  Boolean(message.mention_everyone || message.mentions?.some((user) => user.id === state.me?.id));

/** @param {Message} message @param {boolean} continued @returns {HTMLElement} */
export function drawMessage(message, continued) {
  const marks = {
    ephemeral: has(message, Flag.EPHEMERAL),
    thinking: has(message, Flag.LOADING),
    continued,
    mentioned: mentionsMe(message),
    system: isSystem(message),
    v2: has(message, Flag.COMPONENTS_V2),
  };
  const spec = ["li", "message", ...Object.keys(marks).filter((mark) => marks[mark])].join(".");
  const data = { messageId: message.id, authorId: message.author.id };
  const body = marks.system ? drawSystem(message) : drawBody(message, marks);
  return h(spec, { data, "aria-label": `${nameOf(message.author)}` }, body);
}

/** @param {Message} message */
function drawSystem(message) {
  const said = SYSTEM[message.type ?? 0] ?? "did something.";
  const thread = message.message_reference?.channel_id;
  const name = message.content && (thread ? threadLink(thread, message.content) : message.content);
  return h(
    "div.body",
    {},
    icon("thread"),
    h("strong", {}, nameOf(message.author)),
    ` ${said} `,
    name,
    " ",
    messageTime(message.timestamp),
  );
}

/** @param {Message} message @param {Record<string, boolean>} marks */
function drawBody(message, marks) {
  const edited =
    message.edited_timestamp && !marks.thinking && h("span.edited", { title: message.edited_timestamp }, "(edited)");
  const failed = state.failed.get(message.id);
  const content = h(
    "div.content",
    {},
    marks.thinking ? drawThinking(message) : drawContent(message, marks.v2 ? null : edited),
  );
  return [
    drawOrigin(message),
    marks.continued ? h("div.gutter", {}, messageTime(message.timestamp)) : avatar(message.author),
    h(
      "div.body",
      {},
      !marks.continued && drawHead(message, marks.v2 && edited),
      content,
      marks.continued && marks.v2 && edited,
      drawThread(message),
      failed && h("div.failed", { role: "alert" }, failed),
      marks.ephemeral && drawPrivateLine(message),
    ),
  ];
}

/** @param {Message} message @param {Node|false|null|undefined|""} edited */
function drawHead(message, edited) {
  const { author } = message;
  const tag = author.bot && h("span.app-tag", { title: "Application" }, "APP");
  const silent = has(message, Flag.SILENT) && h("span.silent", { title: "This was a silent message" }, "🔕");
  return h(
    "div.head",
    {},
    h("span.author", { data: { user: author.id } }, nameOf(author)),
    tag,
    messageTime(message.timestamp),
    silent,
    edited || null,
  );
}

/** The line above: which command or message this answers. @param {Message} message */
function drawOrigin(message) {
  const metadata = message.interaction_metadata;
  const user = metadata?.user && (userOf(metadata.user.id) ?? metadata.user);
  const command = message.interaction?.name ?? metadata?.name;
  if (user && command) {
    const name = message.type === MessageType.CONTEXT_MENU_COMMAND ? command : `/${command}`;
    const used = h("span.command-name", {}, name);
    return h("div.origin", {}, avatar(user, "span.avatar.tiny"), h("strong", {}, nameOf(user)), " used ", used);
  }
  const { message_id: id, channel_id: channelId } = message.message_reference ?? {};
  const quoted = message.referenced_message ?? (id && messageOf(channelId ?? message.channel_id, id));
  if (!quoted || !id) return null;
  const excerpt = summaryOf(quoted) || "a message";
  const jump = () => jumpTo(quoted.channel_id, quoted.id);
  return h(
    "div.origin",
    {},
    avatar(quoted.author, "span.avatar.tiny"),
    h("strong", {}, nameOf(quoted.author)),
    " ",
    h("button.excerpt", { type: "button", onclick: jump }, excerpt),
  );
}

/** @param {Message} message */
function drawThinking(message) {
  const dots = h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"));
  return h("div.thinking-line", {}, dots, ` ${nameOf(message.author)} is thinking…`);
}

/** @param {Message} message @param {Node|false|null|undefined|""} edited */
function drawContent(message, edited) {
  const text = message.content && markdown(message.content);
  if (text && edited) (text.lastElementChild?.matches(".paragraph") ? text.lastElementChild : text).append(" ", edited);
  const isV2 = has(message, Flag.COMPONENTS_V2);
  const attachments = isV2 ? [] : (message.attachments ?? []).map((each) => drawAttachment(each, message));
  const parts = drawComponents(message.components, message);
  return [text, !text && edited, ...attachments, parts.length > 0 && h("div.components", {}, parts)];
}

/** @param {any} attachment @param {Message} message */
function drawAttachment(attachment, message) {
  const url = localUrl(attachment, message);
  const isImage = attachment.content_type?.startsWith("image/") && url;
  if (!isImage) return drawFile(attachment, attachment.filename, attachment.size, message);
  return h("img.attachment", { src: url, alt: attachment.description ?? attachment.filename });
}

/** @param {Message} message */
function drawPrivateLine(message) {
  const forget = h(
    "button.dismiss",
    { type: "button", onclick: () => dismiss(message), data: { role: "dismiss" } },
    "Dismiss message",
  );
  return h("div.private", {}, icon("eye"), " Only you can see this · ", forget);
}

/** The thread that hangs below a message: it has the message's id. @param {Message} message */
function drawThread({ id, channel_id: channelId }) {
  const thread = id !== channelId && channelOf(id);
  if (!thread) return null;
  const count = h("span.thread-count", { data: { threadCount: id } }, countOf(thread));
  return h(
    "button.thread-card",
    { type: "button", onclick: () => openChannel(id), data: { channelId: id } },
    icon("thread"),
    h("strong", {}, thread.name),
    count,
  );
}

/** @param {import("./state.js").Channel} thread */
const countOf = ({ message_count: count = 0 }) => `${count} ${count === 1 ? "message" : "messages"} ›`;

/** Write a thread's number of messages anew, where it is shown. @param {string} id */
function recount(id) {
  const thread = channelOf(id);
  const shown = document.querySelector(`[data-thread-count="${CSS.escape(id)}"]`);
  if (thread && shown) shown.textContent = countOf(thread);
}

export const startThreads = () => on("thread", recount);

/** @param {string} id @param {string} name */
const threadLink = (id, name) =>
  h(
    "button.thread-link",
    { type: "button", onclick: () => openChannel(id), data: { channelId: id } },
    icon("thread"),
    name,
  );
