/** A node of parsed HTML: an element, or a text. Comments have neither name nor text. */
export interface HtmlNode {
  text?: string;
  /** In lower case. */
  name?: string;
  attributes?: Readonly<Record<string, string>>;
  children?: readonly HtmlNode[];
}

type HtmlParser = (html: string) => readonly HtmlNode[];

const toHtmlNode = (node: Node): HtmlNode => {
  if (node instanceof Text) return { text: node.data };
  if (!(node instanceof Element)) return {};
  return {
    name: node.localName,
    attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    children: [...node.childNodes].map(toHtmlNode),
  };
};

const parseInBrowser: HtmlParser = (html) =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map(toHtmlNode);

let parser = parseInBrowser;

/** Replaces the browser's parser where there is none: on the server. */
export const setHtmlParser = (replacement: HtmlParser): void => {
  parser = replacement;
};

/** The content of a body, parsed as browsers do. */
export const parseHtml: HtmlParser = (html) => parser(html);
