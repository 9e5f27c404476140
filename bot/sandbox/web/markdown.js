/** Draws Discord's markdown. The parser makes the tree; every piece of text becomes a text node. */

import { h } from "./dom.js";
import { parse } from "./markdown-parser.js";
import { customEmoji, withEmojis } from "./media.js";
import { followLink, openChannel } from "./navigate.js";
import { channelOf, emit, nameOf, state, userOf } from "./state.js";
import { timestamp } from "./time.js";

/** @typedef {import("./markdown-parser.js").Node} Tree */

/** @param {string} text @returns {HTMLElement} */
export function markdown(text) {
  const tree = parse(text);
  return h(isJumbo(tree) ? "div.markdown.jumbo" : "div.markdown", {}, draw(tree));
}

/** A message of a few emojis and nothing else shows them large. @param {Tree[]} tree */
function isJumbo(tree) {
  const spans = tree.length === 1 && tree[0].type === "paragraph" ? (tree[0].children ?? []) : [];
  const bare = spans.every(
    ({ type, text }) => type === "emoji" || (type === "text" && /^(\p{RGI_Emoji}|\s)*$/v.test(text ?? "")),
  );
  return bare && spans.length > 0 && spans.length < 60;
}

/** @param {Tree[]|undefined} nodes @returns {(Node|string)[]} */
const draw = (nodes) => (nodes ?? []).flatMap((node) => (DRAW[node.type] ?? DRAW.text)(node));

/** @param {string} spec @returns {(node: Tree) => HTMLElement} */
const wrap = (spec) => (node) => h(spec, {}, draw(node.children));

/** @type {Record<string, (node: Tree) => Node|string|(Node|string)[]>} */
const DRAW = {
  text: (node) => withEmojis(node.text ?? ""),
  paragraph: wrap("div.paragraph"),
  heading: (node) => h(`h${(node.level ?? 1) + 2}.level-${node.level}`, {}, draw(node.children)),
  subtext: wrap("small.subtext"),
  quote: wrap("blockquote"),
  list: drawList,
  codeblock: (node) => h("pre", {}, h("code", {}, node.text)),
  strong: wrap("strong"),
  em: wrap("em"),
  underline: wrap("u"),
  strike: wrap("s"),
  code: (node) => h("code.inline", {}, node.text),
  spoiler: (node) => spoiler(draw(node.children)),
  link: (node) => link(node.url ?? "", draw(node.children)),
  emoji: (node) => customEmoji({ id: node.id ?? "", name: node.name ?? "" }),
  time: (node) => timestamp(node.unix ?? 0, node.style ?? "f"),
  user: (node) => mention(`@${userName(node.id ?? "")}`, { user: node.id }),
  role: (node) => mention("@role", { role: node.id }),
  everyone: (node) => mention(`@${node.name}`, {}),
  channel: drawChannel,
  command: drawCommand,
};

/** @param {Tree} node */
function drawList(node) {
  const items = (node.items ?? []).map((item) => h("li", {}, draw(item)));
  const list = h(node.ordered ? "ol" : "ul", { start: node.ordered ? node.start : null }, items);
  const last = (node.start ?? 1) + items.length - 1;
  list.style.setProperty("--digits", String(String(last).length));
  return list;
}

/** @param {string} id */
function userName(id) {
  const user = userOf(id);
  if (user) return nameOf(user);
  return state.application?.id === id ? state.application.name : "unknown-user";
}

/** @param {string} text @param {Record<string, string|undefined>} data */
const mention = (text, data) => h("span.mention", { data }, text);

/** @param {Tree} node */
function drawChannel(node) {
  const channel = channelOf(node.id ?? "");
  if (!channel) return mention("# unknown", {});
  const open = () => openChannel(channel.id);
  return h("button.mention", { type: "button", onclick: open, data: { channelId: channel.id } }, `#${channel.name}`);
}

/** @param {Tree} node */
export function drawCommand(node) {
  const compose = () => emit("compose", { commandId: node.id, name: node.name });
  return h("button.mention", { type: "button", onclick: compose, data: { command: node.name } }, `/${node.name}`);
}

/** @param {string} url @param {(Node|string)[]} children */
function link(url, children) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer", title: url, onclick: followLink }, children);
}

/** Hidden until it is pressed. @param {(Node|string)[]} children @param {string} [spec] */
export function spoiler(children, spec = "span.spoiler") {
  const inner = h("span.spoiler-content", { inert: true }, children);
  const element = h(spec, { role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": "Spoiler" }, inner);
  const reveal = (/** @type {Event} */ event) => {
    if (!element.hasAttribute("role")) return; // it is revealed, until it is drawn anew
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    element.classList.add("revealed");
    inner.removeAttribute("inert");
    for (const name of ["role", "tabindex", "aria-expanded", "aria-label"]) element.removeAttribute(name);
  };
  element.addEventListener("click", reveal);
  element.addEventListener("keydown", reveal);
  return element;
}
