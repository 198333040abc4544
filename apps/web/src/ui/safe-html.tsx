import { imageSrcset } from '@piacter/contracts/images/values';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import { type HtmlNode, parseHtml } from '../lib/parse-html.ts';
import styles from './safe-html.module.css';

/** Elements that a text may contain; of any other only the content is rendered. */
const allowedElements = new Set(
  'a b blockquote br code em figcaption figure h2 h3 h4 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Elements that are dropped with their content. */
const droppedElements = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'noscript',
  'svg',
  'math',
]);

/** The `sizes` of a stored picture: the width of the text. */
const pictureSizes = '(min-width: 760px) 680px, 92vw';

const isSafeLink = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(address);
const isSafePicture = (address: string) => /^(https:\/\/|\/(?![/\\]))/i.test(address);

const getSafeProps = (name: string, attributes: HtmlNode['attributes']): Record<string, string> => {
  const get = (attribute: string) => attributes?.[attribute] ?? '';
  if (name === 'a' && isSafeLink(get('href'))) {
    const isExternal = /^https?:/i.test(get('href'));
    return {
      href: get('href'),
      ...(isExternal ? { target: '_blank', rel: 'noopener nofollow ugc' } : {}),
    };
  }
  if (name === 'img' && isSafePicture(get('src'))) {
    const size = { width: get('width'), height: get('height') };
    const validSize = Object.fromEntries(Object.entries(size).filter(([, value]) => /^\d+$/.test(value)));
    const srcSet = imageSrcset(get('src'));
    return {
      src: get('src'),
      ...(srcSet && { srcSet, sizes: pictureSizes }),
      alt: get('alt'),
      loading: 'lazy',
      ...validSize,
    };
  }
  return {};
};

const toReact = (node: HtmlNode, key: number): ReactNode => {
  if (node.text !== undefined) return node.text;
  // h1 belongs to the page; inside a text it becomes h2.
  const name = node.name === 'h1' ? 'h2' : node.name;
  if (name === undefined || droppedElements.has(name)) return null;
  const children = node.children?.map(toReact) ?? [];
  if (!allowedElements.has(name)) return <Fragment key={key}>{children}</Fragment>;
  if (name === 'br' || name === 'hr') return createElement(name, { key });
  const props = getSafeProps(name, node.attributes);
  if (name === 'img') return props.src === undefined ? null : createElement(name, { key, ...props });
  return createElement(name, { key, ...props }, ...children);
};

/**
 * Renders user-supplied HTML. The server has sanitized it already; here it is rebuilt from an allow-list of elements
 * and attributes, so that nothing else can reach the page.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const content = useMemo(() => parseHtml(html).map(toReact), [html]);
  return <div className={classNames(styles.prose, className)}>{content}</div>;
}
