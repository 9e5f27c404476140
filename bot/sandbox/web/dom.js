/** Building elements. Content reaches the page only through text nodes and attributes: messages are hostile text. */

/** @typedef {Node|string|null|false|undefined} Child */

/** What the listeners of an element are about. @type {WeakMap<Element, any>} */
const SUBJECTS = new WeakMap();

/** What an element's listeners are about now: it may have been drawn anew since they began to listen. @param {Element} element */
export const subjectOf = (element) => SUBJECTS.get(element);

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element: `h("button.primary", {data: {customId: "x"}, onclick: press, disabled: true}, "Press")`.
 * Attributes that are null, undefined or false are left out; functions are listeners; `data` is the dataset; `subject`
 * is what its listeners are about (`subjectOf`).
 * @param {string} spec tag name with classes, as in CSS
 * @param {Record<string, unknown>} [attributes]
 * @param {...(Child|Child[])} children what is empty or false is left out
 * @returns {HTMLElement}
 */
export function h(spec, attributes = {}, ...children) {
  const [tag, ...classes] = spec.split(".");
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(" ");
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "data") Object.assign(element.dataset, value);
    else if (name === "subject") SUBJECTS.set(element, value);
    else if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat()) if (child) element.append(child);
  return element;
}

/**
 * Like `replaceChildren`, but what was there before stays and takes on the looks of what was drawn anew: a node that is
 * replaced between press and release swallows the click, and loses the focus. Its listeners stay as they were, so they
 * have to ask the state, or `subjectOf` their element, when they are called.
 * @param {Element} parent
 * @param {Node[]} children
 */
export function refill(parent, children) {
  const before = [...parent.childNodes];
  let place = parent.firstChild;
  for (const child of children) {
    const index = before.findIndex((each) => identityOf(each) === identityOf(child));
    const kept = index < 0 ? child : before.splice(index, 1)[0];
    if (kept instanceof Element && child instanceof Element && kept !== child) redraw(kept, child);
    if (kept === place) place = place.nextSibling;
    else parent.insertBefore(kept, place);
  }
  for (const gone of before) gone.remove();
}

/** An element stays, and becomes what was drawn anew. @param {Element} kept @param {Element} drawn */
export function redraw(kept, drawn) {
  dress(kept, drawn);
  SUBJECTS.set(kept, SUBJECTS.get(drawn));
  refill(kept, [...drawn.childNodes]);
}

/**
 * What a node stands for among its siblings: by its first class and its key, or else all of its data; a text by its
 * words.
 * @param {any} node
 */
const identityOf = ({ nodeName, nodeValue, classList, dataset = {} }) =>
  [nodeName, nodeValue, classList?.[0], ...("key" in dataset ? [dataset.key] : Object.values(dataset))].join("\n");

/**
 * Give one element the attributes of another. The page's own policy refuses a style that is set as an attribute, not one
 * that is set as a property.
 * @param {any} element @param {Element} model
 */
function dress(element, model) {
  for (const name of element.getAttributeNames()) if (!model.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of model.attributes) {
    if (element.getAttribute(name) === value) continue;
    if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value);
  }
}

/** The strokes of the few icons, on a 24 × 24 grid. */
const ICONS = {
  chevron: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 13l4 4L19 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  send: "M4 12l16-8-6 16-3-7z",
  thread: "M6 4v9a3 3 0 0 0 3 3h9M14 12l4 4-4 4",
  reply: "M4 20v-6a4 4 0 0 1 4-4h12",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  swap: "M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  sides: "M4 5h16v14H4zM12 5v14",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  down: "M12 5v14M6 13l6 6 6-6",
};

/**
 * @param {keyof typeof ICONS} name
 * @returns {SVGElement} a decorative icon, as large as the text beside it
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) {
    svg.setAttribute(key, value);
  }
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** @param {string} id */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

let serial = 0;
/** An id for aria references that no other element has. @param {string} stem */
export const freshId = (stem) => `${stem}-${++serial}`;
