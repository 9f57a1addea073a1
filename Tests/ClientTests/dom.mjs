// The little of a browser's document that the client touches.

class Style {
  #values = new Map();
  getPropertyValue(name) { return this.#values.get(name) ?? ""; }
  setProperty(name, value) {
    if (value === "") this.#values.delete(name);
    else this.#values.set(name, value);
  }
  get cssText() { return this.entries().map(([name, value]) => `${name}: ${value};`).join(" "); }
  set cssText(text) {
    for (const [name, value] of parseDeclarations(text)) this.setProperty(name, value);
  }
  removeProperty(name) { this.#values.delete(name); }
  entries() { return [...this.#values].sort(([left], [right]) => (left < right ? -1 : 1)); }
}

for (const name of [
  "left", "top", "right", "bottom", "width", "height", "opacity", "transform", "transform-origin", "overflow", "border-radius",
  "text-align", "z-index", "isolation", "mix-blend-mode", "background-color",
]) {
  Object.defineProperty(Style.prototype, name.replace(/-./g, (part) => part[1].toUpperCase()), {
    get() { return this.getPropertyValue(name); },
    set(value) { this.setProperty(name, value); },
  });
}

export class Text {
  constructor(data) { this.data = data; }
  get textContent() { return this.data; }
  set textContent(text) { this.data = text; }
  remove() { this.parentElement?.take(this); }
}

export class Element {
  parentElement = null;
  childNodes = [];
  style = new Style();
  attributes = new Map();
  animations = [];
  scrollLeft = 0;
  scrollTop = 0;

  constructor(tag) { this.tagName = tag.toUpperCase(); }

  get id() { return this.getAttribute("id") ?? ""; }
  set id(value) { this.setAttribute("id", value); }
  get className() { return this.getAttribute("class") ?? ""; }
  set className(value) { this.setAttribute("class", value); }
  get classList() { return { contains: (name) => this.className.split(" ").includes(name) }; }
  cloneNode() {
    const copy = new Element(this.tagName);
    for (const [name, value] of this.attributes) copy.attributes.set(name, value);
    copy.style.cssText = this.style.cssText;
    for (const node of this.childNodes) copy.append(node instanceof Text ? new Text(node.data) : node.cloneNode());
    return copy;
  }
  querySelectorAll(selectors) { return [...this.all()].filter((element) => element.matches(selectors)); }
  get dataset() {
    const data = {};
    for (const [name, value] of this.attributes) if (name.startsWith("data-")) data[name.slice(5)] = value;
    return new Proxy(data, {
      set: (_, name, value) => {
        this.setAttribute(`data-${name}`, value);
        return true;
      },
    });
  }
  get isConnected() { return document.documentElement.contains(this); }
  set clientWidth(value) { this.style.setProperty("width", `${value}px`); }
  set clientHeight(value) { this.style.setProperty("height", `${value}px`); }
  get clientWidth() { return length(this, "width") || length(this.parentElement, "width"); }
  get clientHeight() { return length(this, "height") || length(this.parentElement, "height"); }
  get offsetLeft() { return length(this, "left"); }
  get offsetTop() { return length(this, "top"); }
  get offsetWidth() { return length(this, "width"); }
  get offsetHeight() { return length(this, "height"); }
  get scrollWidth() { return length(this.children[1], "width"); }
  get scrollHeight() { return length(this.children[1], "height"); }
  getAttribute(name) { return this.attributes.get(name) ?? null; }
  hasAttribute(name) { return this.attributes.has(name); }
  setAttribute(name, value) { this.attributes.set(name, String(value)); }
  removeAttribute(name) { this.attributes.delete(name); }
  toggleAttribute(name, isOn) { isOn ? this.setAttribute(name, "") : this.removeAttribute(name); }

  get children() { return this.childNodes.filter((node) => node instanceof Element); }
  get firstChild() { return this.childNodes[0] ?? null; }
  get textContent() { return this.childNodes.map((node) => node.textContent).join(""); }
  set textContent(text) {
    for (const node of this.childNodes) node.parentElement = null;
    this.childNodes = [];
    if (text !== "") this.append(new Text(text));
  }
  take(node) {
    this.childNodes = this.childNodes.filter((child) => child !== node);
    node.parentElement = null;
    if (node instanceof Element && node.contains(document.activeElement)) document.activeElement = document.body;
  }
  insertBefore(node, place) {
    node.remove();
    const index = place ? this.childNodes.indexOf(place) : this.childNodes.length;
    if (index < 0) throw new Error("The place is not among the children.");
    this.childNodes.splice(index, 0, node);
    node.parentElement = this;
  }
  append(...nodes) { for (const node of nodes) this.insertBefore(node, null); }
  prepend(...nodes) {
    const first = this.firstChild;
    for (const node of nodes) this.insertBefore(node, first);
  }
  remove() { this.parentElement?.take(this); }
  replaceWith(element) {
    this.parentElement.insertBefore(element, this);
    this.remove();
  }
  contains(element) {
    for (let found = element; found; found = found.parentElement) if (found === this) return true;
    return false;
  }
  matches(selectors) { return selectors.split(",").some((selector) => matchesOne(this, selector.trim())); }
  closest(selectors) {
    for (let found = this; found; found = found.parentElement) if (found.matches(selectors)) return found;
    return null;
  }
  *all() {
    for (const child of this.children) {
      yield child;
      yield* child.all();
    }
  }
  querySelector(selectors) {
    for (const element of this.all()) if (element.matches(selectors)) return element;
    return null;
  }
  getElementsByClassName(name) { return [...this.all()].filter(({ className }) => className === name); }
  after(...elements) {
    for (const element of [...elements].reverse()) {
      const index = this.parentElement.childNodes.indexOf(this);
      this.parentElement.insertBefore(element, this.parentElement.childNodes[index + 1] ?? null);
    }
  }
  get defaultValue() { return this.getAttribute("value") ?? this.textContent; }
  get value() { return this.typed ?? this.defaultValue; }
  set value(text) {
    this.typed = text;
    this.setSelectionRange(text.length, text.length);
  }
  setSelectionRange(start, end) { Object.assign(this, { selectionStart: start, selectionEnd: end }); }
  get autofocus() { return this.hasAttribute("autofocus"); }
  get nextElementSibling() {
    const { children } = this.parentElement;
    return children[children.indexOf(this) + 1] ?? null;
  }
  blur() { document.activeElement = document.body; }
  scrollTo({ left, top, behavior }) {
    Object.assign(this, { scrollLeft: left, scrollTop: top, scrollBehavior: behavior });
  }
  focus() { document.activeElement = this; }
  animate(keyframes, options) {
    const animation = { keyframes, options, playState: "running" };
    animation.effect = { getTiming: () => options };
    animation.finished = new Promise((resolve, reject) => Object.assign(animation, { resolve, reject }));
    animation.finish = () => {
      animation.playState = "finished";
      animation.resolve();
    };
    animation.cancel = () => {
      animation.playState = "idle";
      animation.reject(new Error("AbortError"));
      this.animations = this.animations.filter((other) => other !== animation);
    };
    this.animations.push(animation);
    return animation;
  }
  getBoundingClientRect() {
    const [left, top, width, height] = ["left", "top", "width", "height"]
      .map((name) => Number.parseFloat(this.style.getPropertyValue(name)) || 0);
    return { left, top, width, height, right: left + width, bottom: top + height };
  }
  setPointerCapture() {}
}

const length = (element, name) => Number.parseFloat(element?.style.getPropertyValue(name)) || 0;

function matchesOne(element, whole) {
  if (whole === ":focus-visible") return element === document.activeElement && document.isFocusVisible;
  const parts = whole.match(/^[a-z][a-z0-9]*|\.[a-z-]+|:not\(\[[a-z-]+\]\)|\[[a-z-]+(?:\^?="?[a-z]*"?)?\]/g) ?? [];
  if (parts.join("") !== whole) throw new Error(`The stand-in does not know the selector ${whole}.`);
  return parts.every((part) => {
    if (part.startsWith(".")) return element.className === part.slice(1);
    if (part.startsWith(":")) return !element.hasAttribute(part.slice(6, -2));
    if (!part.startsWith("[")) return element.tagName === part.toUpperCase();
    const [, name, start, value] = /^\[([a-z-]+)(?:(\^)?="?([a-z]*)"?)?\]$/.exec(part);
    if (start) return element.getAttribute(name)?.startsWith(value) ?? false;
    return value === undefined ? element.hasAttribute(name) : element.getAttribute(name) === value;
  });
}

function parseDeclarations(text) {
  return text.split(/;(?=(?:[^']*'[^']*')*[^']*$)/).map((part) => part.trim()).filter(Boolean).map((part) => {
    const colon = part.indexOf(":");
    return [part.slice(0, colon).trim(), part.slice(colon + 1).trim()];
  });
}

export const document = {
  documentElement: new Element("html"),
  body: new Element("body"),
  activeElement: null,
  /** Browsers show the focus where the keyboard moved it. */
  isFocusVisible: true,
  timeline: { currentTime: 0 },
  hidden: false,
  hasFocus: () => true,
  listeners: {},
  createElement: (tag) => new Element(tag),
  createElementNS: (_, tag) => new Element(tag),
  createTextNode: (text) => new Text(text),
  querySelector: (selectors) => document.documentElement.querySelector(selectors),
  querySelectorAll: (selectors) => document.documentElement.querySelectorAll(selectors),
  getElementById(id) {
    for (const element of document.documentElement.all()) if (element.id === id) return element;
    return null;
  },
  /** As in browsers, what is found follows the document. */
  getElementsByClassName(name) {
    const found = () => document.documentElement.getElementsByClassName(name);
    return { get 0() { return found()[0]; }, [Symbol.iterator]: () => found()[Symbol.iterator]() };
  },
  addEventListener(kind, listener) { (document.listeners[kind] ??= []).push(listener); },
};

/** Empties the document and puts the stand-ins where browsers have the real things. */
export function resetDocument() {
  document.documentElement = new Element("html");
  document.body = new Element("body");
  document.documentElement.append(document.body);
  document.activeElement = document.body;
  document.isFocusVisible = true;
  globalThis.document = document;
  globalThis.addEventListener ??= () => {};
  globalThis.CSS = { supports: () => true };
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  globalThis.getComputedStyle = (element) => element.computed ?? element.style;
}

/** Reads the pages that PageRenderer writes: quoted or plain attributes, no omitted end but of img. */
export function parsePage(html) {
  resetDocument();
  const [, head, content] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html);
  const sheet = document.createElement("style");
  sheet.id = "nodes";
  const rules = /<style id=nodes[^>]*>(.*?)<\/style>/s.exec(head)[1];
  sheet.sheet = {
    cssRules: [...rules.matchAll(/([^{}]+)\{((?:'[^']*'|[^}'])*)\}/g)]
      .map(([, selectorText, cssText]) => ({ selectorText, style: { cssText } })),
  };
  document.body.append(sheet);
  let parent = document.body;
  for (const [token, close, open, attributes] of content.matchAll(/<\/(\w+)>|<(\w+)([^>]*)>|[^<]+/g)) {
    if (close) {
      if (parent.tagName !== close.toUpperCase()) throw new Error(`${parent.tagName} ended by ${close}`);
      parent = parent.parentElement;
    } else if (open) {
      const element = document.createElement(open);
      for (const [, name, quoted, plain] of attributes.matchAll(/ ([\w-]+)(?:="([^"]*)"|=([^ "]+))?/g)) {
        element.setAttribute(name, unescapeText(quoted ?? plain ?? ""));
      }
      parent.append(element);
      if (open !== "img" && open !== "input") parent = element;
    } else {
      parent.append(document.createTextNode(unescapeText(token)));
    }
  }
}

function unescapeText(text) {
  const names = { lt: "<", gt: ">", amp: "&", quot: '"' };
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => (code ? String.fromCharCode(code) : names[name]));
}

/** Writes an element so that equal elements give equal text. */
export function serialize(node) {
  if (node instanceof Text) return JSON.stringify(node.data);
  const attributes = [...node.attributes].sort().map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const style = node.style.entries().map(([name, value]) => `${name}:${value.replace(/^0px$/, "0")}`);
  const children = node.childNodes.map((child) => `\n${serialize(child)}`.replaceAll("\n", "\n  "));
  return `${node.tagName}${attributes.join("")} {${style.join(";")}}${children.join("")}`;
}

const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

/** Timers on a clock of the test's. Node has such itself, but in Debian's version not whole ones. */
export const timers = {
  now: 0,
  last: 0,
  /** @type {Map<number, { time: number, call: () => void }>} */
  waiting: new Map(),
  enable() {
    this.reset();
    globalThis.setTimeout = (callback, delay = 0, ...values) => {
      this.last += 1;
      this.waiting.set(this.last, { time: this.now + Math.max(0, delay), call: () => callback(...values) });
      return this.last;
    };
    globalThis.clearTimeout = (number) => { this.waiting.delete(number); };
  },
  /** Lets time pass; what is due is called in its order. */
  tick(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const due = [...this.waiting].filter(([, { time }]) => time <= end).sort((a, b) => a[1].time - b[1].time)[0];
      if (!due) break;
      this.waiting.delete(due[0]);
      this.now = Math.max(this.now, due[1].time);
      due[1].call();
    }
    this.now = end;
  },
  reset() {
    this.waiting.clear();
    Object.assign(globalThis, real);
  },
};
