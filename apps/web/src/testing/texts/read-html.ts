import type { HtmlNode } from '../../lib/parse-html.ts';

/** A text of a page as a reader meets it, and where it stands: 'li.facts', 'h3.title', 'aria-label'. */
export interface PageText {
  place: string;
  text: string;
}

const unread = new Set(['script', 'style', 'svg', 'template', 'noscript', 'textarea']);
/** Elements within a sentence; a span with a class is a part of a layout instead. */
const inSentence = new Set([
  'a',
  'abbr',
  'b',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
]);
const readAttributes = ['aria-label', 'title', 'alt', 'placeholder'];

/** The name of a class before it is made unique: 'facts' of '_facts_1x2y_3'. */
const getClass = ({ attributes }: HtmlNode) => /(?:^|\s)_([A-Za-z]+)_\w+/.exec(attributes?.class ?? '')?.[1];

const isPartOfSentence = (node: HtmlNode): boolean =>
  inSentence.has(node.name ?? '') &&
  getClass(node) === undefined &&
  (node.children ?? []).every(
    ({ name, ...child }) => name === undefined || isPartOfSentence({ name, ...child }),
  );

const getText = ({ text, children = [] }: HtmlNode): string => text ?? children.map(getText).join('');

/** Every text of parsed HTML, each once for its element: what stands within a sentence belongs to it. */
export function readTexts(nodes: readonly HtmlNode[]): PageText[] {
  const texts: PageText[] = [];

  function readElement(node: HtmlNode, around: string): void {
    const { name = '', attributes = {}, children = [] } = node;
    if (unread.has(name)) return;
    for (const attribute of readAttributes)
      if (attributes[attribute]) texts.push({ place: attribute, text: attributes[attribute] });
    const own = getClass(node);
    const place = own ? `${name}.${own}` : name === 'span' || name === 'div' ? around : name;
    readChildren(children, place);
  }

  function readChildren(children: readonly HtmlNode[], place: string): void {
    let sentence = '';
    const end = () => {
      const text = sentence.replaceAll(/[ \t\r\n]+/g, ' ').trim();
      if (text !== '') texts.push({ place, text });
      sentence = '';
    };
    const add = (node: HtmlNode): void => {
      if (node.text !== undefined) sentence += node.text;
      else if (isPartOfSentence(node)) {
        // Words that touch are kept apart by the layout.
        if (/[\p{L}\d.!?]$/u.test(sentence) && /^[\p{L}\d+−]/u.test(getText(node))) end();
        (node.children ?? []).forEach(add);
      } else if (node.name !== undefined && node.name !== 'svg') {
        end();
        readElement(node, place);
      }
    };
    children.forEach(add);
    end();
  }

  readChildren(nodes, 'body');
  return texts;
}
