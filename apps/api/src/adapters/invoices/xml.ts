/** The content of an element: text, or elements in their order. */
export type XmlContent = string | number | boolean | readonly XmlField[];
export type XmlField = readonly [name: string, content: XmlContent];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Characters that XML 1.0 does not allow are left out. */
const escapeText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

const write = ([name, content]: XmlField, namespace = ''): string => {
  const inside = Array.isArray(content)
    ? content.map((field: XmlField) => write(field)).join('')
    : escapeText(String(content));
  return `<${name}${namespace && ` xmlns="${namespace}"`}>${inside}</${name}>`;
};

/** A document with one root element and its namespace. */
export const writeXml = (name: string, namespace: string, fields: readonly XmlField[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${write([name, fields], namespace)}`;

export interface XmlElement {
  name: string;
  namespace: string | undefined;
  text: string;
  children: XmlElement[];
}

const decodeText = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (found, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return entities[name] ?? found;
  });

const token = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/gy;

/** Reads a document of elements and text; throws for anything else, such as a document type. */
export function readXml(document: string): XmlElement {
  const content = document.replace(/^\uFEFF?\s*<\?xml[^?]*\?>/, '').trim();
  const top: XmlElement = { name: '', namespace: undefined, text: '', children: [] };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < content.length) {
    const [, closing, name = '', attributes = '', empty, text] = token.exec(content) ?? [];
    const parent = open.at(-1);
    if (!parent) throw new Error('The XML is not well-formed');
    if (text !== undefined) parent.text += decodeText(text);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error('The XML is not well-formed');
    } else if (name) {
      const namespace = /xmlns\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1];
      const element: XmlElement = { name, namespace, text: '', children: [] };
      parent.children.push(element);
      if (!empty) open.push(element);
    } else throw new Error('The XML is not well-formed');
  }
  const [root, ...others] = top.children;
  if (!root || others.length > 0 || open.length !== 1) throw new Error('The XML is not well-formed');
  return root;
}

/** The text of a descendant by the names on its way; '' where there is none. */
export function readText(element: XmlElement, ...names: string[]): string {
  let found: XmlElement | undefined = element;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found?.text.trim() ?? '';
}
