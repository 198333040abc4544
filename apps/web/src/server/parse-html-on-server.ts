import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { HtmlNode } from '../lib/parse-html.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const toHtmlNode = (node: Node): HtmlNode => {
  if (node.nodeName === '#text' && 'value' in node) return { text: node.value };
  if (!('tagName' in node)) return {};
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    children: node.childNodes.map(toHtmlNode),
  };
};

const isElement = (name: string) => (node: Node) => node.nodeName === name;

/** Parses HTML as the browser will, which rebuilds the same content when it takes over. */
export function parseHtmlOnServer(html: string): HtmlNode[] {
  const root = parse(html).childNodes.find(isElement('html'));
  const body = root && 'childNodes' in root ? root.childNodes.find(isElement('body')) : undefined;
  return body && 'childNodes' in body ? body.childNodes.map(toHtmlNode) : [];
}
