import type { WebPages } from '@piacter/contracts/site';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { routes } from '../app/routes.tsx';
import { type HtmlNode, setHtmlParser } from '../lib/parse-html.ts';
import { createRouteRenderer } from './render-routes.tsx';

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

export { emptyShell, openPage } from './pages.ts';

setHtmlParser(parseHtmlOnServer);

const renderRoutes = createRouteRenderer(routes);

/** React puts its preloads before the content; in the head the browser sees them earlier. */
const leadingLinks = /^(?:<link rel="preload"[^>]*>)+/;

/** Renders the public page at an address (path and query) from the replies to its calls. */
export const renderPage: WebPages['renderPage'] = async (address, replies) => {
  const text = await renderRoutes(address, replies);
  const [links = ''] = leadingLinks.exec(text) ?? [];
  return { html: text.slice(links.length), links };
};
