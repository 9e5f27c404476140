/** Discord's markdown as a tree, without the page: text in, nodes out. `markdown.js` draws them. */

/**
 * @typedef {{type: string, children?: Node[], text?: string, level?: number, ordered?: boolean, start?: number,
 *   items?: Node[][], id?: string, name?: string, url?: string, unix?: number, style?: string}} Node
 */

const FENCE = /```(?:[\w+#.-]*\n)?([\s\S]+?)\n?```/g;
const LIST_ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const HEADING = /^(#{1,3}) +(\S.*)$/;
const SUBTEXT = /^-# +(\S.*)$/;
/** Beyond this nesting (`**__*…`) text stays as it is: it bounds the work on hostile text. */
const DEEPEST = 12;

/** @param {string} text @returns {Node[]} blocks */
export function parse(text) {
  const blocks = [];
  let end = 0;
  for (const fence of text.matchAll(FENCE)) {
    blocks.push(...parseLines(text.slice(end, fence.index).replace(/\n$/, "")), { type: "codeblock", text: fence[1] });
    end = fence.index + fence[0].length;
    if (text[end] === "\n") end += 1;
  }
  return [...blocks, ...parseLines(text.slice(end))];
}

/** @param {string} text @param {boolean} [quoted] quotes do not nest @returns {Node[]} */
function parseLines(text, quoted = false) {
  if (!text) return [];
  const lines = text.split("\n");
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push({ type: "paragraph", children: inline(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length;) {
    const [block, taken] = parseBlock(lines, at, quoted);
    if (block) {
      flush();
      blocks.push(block);
    } else plain.push(lines[at]);
    at += taken;
  }
  flush();
  return blocks;
}

/**
 * The block that begins at a line and how many lines it takes; null is a line of plain text.
 * @param {string[]} lines
 * @param {number} at
 * @param {boolean} quoted
 * @returns {[Node|null, number]}
 */
function parseBlock(lines, at, quoted) {
  const line = lines[at];
  if (!quoted && line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
    return [{ type: "quote", children: parseLines(rest, true) }, lines.length - at];
  }
  if (!quoted && line.startsWith("> ")) {
    const taken = countWhile(lines, at, (each) => each.startsWith("> "));
    const inner = lines.slice(at, at + taken).map((each) => each.slice(2));
    return [{ type: "quote", children: parseLines(inner.join("\n"), true) }, taken];
  }
  const heading = HEADING.exec(line);
  if (heading) return [{ type: "heading", level: heading[1].length, children: inline(heading[2]) }, 1];
  const subtext = SUBTEXT.exec(line);
  if (subtext) return [{ type: "subtext", children: inline(subtext[1]) }, 1];
  if (LIST_ITEM.test(line)) {
    const taken = countWhile(lines, at, belongsToList(line));
    return [parseList(lines.slice(at, at + taken)), taken];
  }
  return [null, 1];
}

/** @param {string[]} lines @param {number} from @param {(line: string) => boolean} test */
function countWhile(lines, from, test) {
  const end = lines.findIndex((line, index) => index >= from && !test(line));
  return (end < 0 ? lines.length : end) - from;
}

/** Items of the same kind, or deeper ones, go on with the list of a line. @param {string} first */
function belongsToList(first) {
  const [, margin, mark] = LIST_ITEM.exec(first) ?? [];
  return (/** @type {string} */ line) => {
    const item = LIST_ITEM.exec(line);
    return item !== null && (item[1].length > margin.length || item[2].endsWith(".") === mark.endsWith("."));
  };
}

/** Lines that are all list items; deeper ones belong to the item above them. @param {string[]} lines @returns {Node} */
function parseList(lines) {
  const [, margin, mark] = LIST_ITEM.exec(lines[0]) ?? [];
  const items = [];
  for (let at = 0; at < lines.length;) {
    const inner = countWhile(lines, at + 1, (line) => (LIST_ITEM.exec(line)?.[1].length ?? 0) > margin.length);
    const item = inline(LIST_ITEM.exec(lines[at])?.[3] ?? "");
    if (inner) item.push(parseList(lines.slice(at + 1, at + 1 + inner)));
    items.push(item);
    at += 1 + inner;
  }
  const ordered = mark.endsWith(".");
  return { type: "list", ordered, start: ordered ? Number.parseInt(mark, 10) : 1, items };
}

/**
 * Marks around text: `(?:\\.|[^\\])` takes an escaped character whole, so that it cannot close them.
 * @type {[string, RegExp][]}
 */
const STYLES = [
  ["strong", /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y],
  ["underline", /__((?:\\[^]|[^\\])+?)__(?!_)/y],
  ["em", /\*(?=\S)((?:\*\*|\\[^]|[^*\\])+?)(?<!\s)\*(?!\*)/y],
  ["em", /(?<!\w)_((?:__|\\[^]|[^_\\])+?)_(?!\w)/y],
  ["strike", /~~((?:\\[^]|[^\\])+?)~~/y],
  ["spoiler", /\|\|((?:\\[^]|[^\\])+?)\|\|/y],
];

const LINK = /\[((?:\\[^]|[^[\]\\\n])+)\]\(<?(https?:\/\/[^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?\)/y;

/** Things without marks inside: pattern and what it means. @type {[RegExp, (...parts: string[]) => Node][]} */
const ATOMS = [
  [/\\([^0-9A-Za-z\s])/y, (text) => ({ type: "text", text })],
  [/(`+)([^`]|[^`][^]*?[^`])\1(?!`)/y, (_, text) => ({ type: "code", text: text.trim() || text })],
  [/<@!?(\d+)>/y, (id) => ({ type: "user", id })],
  [/<@&(\d+)>/y, (id) => ({ type: "role", id })],
  [/<#(\d+)>/y, (id) => ({ type: "channel", id })],
  [/<\/([^:<>\n]{1,100}):(\d+)>/y, (name, id) => ({ type: "command", name, id })],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    (unix, style) => ({ type: "time", unix: Number(unix), style: style ?? "f" }),
  ],
  [/<a?:(\w{2,32}):(\d+)>/y, (name, id) => ({ type: "emoji", name, id })],
  [/@(everyone|here)\b/y, (name) => ({ type: "everyone", name })],
  [/<(https?:\/\/[^\s<>]+)>/y, (url) => ({ type: "link", url, children: [{ type: "text", text: url }] })],
  [/(https?:\/\/[^\s<]*[^\s<.,:;"'\])])/y, (url) => ({ type: "link", url, children: [{ type: "text", text: url }] })],
];

/** A character, then all that surely begins nothing. */
const PLAIN = /[^][^\\`*_~|<[@h]*/y;

/** @param {RegExp} pattern sticky @param {string} text @param {number} at */
function matchAt(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** @param {string} text @param {number} [depth] @returns {Node[]} */
function inline(text, depth = 0) {
  /** @type {Node[]} */ const nodes = [];
  for (let at = 0; at < text.length;) {
    const [node, length] = parseSpan(text, at, depth);
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text") last.text = `${last.text}${node.text}`;
    else nodes.push(node);
    at += length;
  }
  return nodes;
}

/**
 * @param {string} text
 * @param {number} at
 * @param {number} depth
 * @returns {[Node, number]} and its length in the text
 */
function parseSpan(text, at, depth) {
  for (const [pattern, make] of ATOMS) {
    const match = matchAt(pattern, text, at);
    if (match) return [make(...match.slice(1)), match[0].length];
  }
  if (depth < DEEPEST) {
    const link = matchAt(LINK, text, at);
    if (link) return [{ type: "link", url: link[2], children: inline(link[1], depth + 1) }, link[0].length];
    for (const [type, pattern] of STYLES) {
      const match = matchAt(pattern, text, at);
      if (match) return [{ type, children: inline(match[1], depth + 1) }, match[0].length];
    }
  }
  const plain = matchAt(PLAIN, text, at)?.[0] ?? text[at];
  return [{ type: "text", text: plain }, plain.length];
}
