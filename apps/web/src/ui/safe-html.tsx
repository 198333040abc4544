import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './safe-html.module.css';

/** Elements that a text may carry; the content of any other is shown without it. */
const allowed = new Set(
  'a b blockquote br code em figcaption figure h2 h3 h4 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
);
/** Elements whose very content is not text. */
const dropped = new Set([
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

const isSafeLink = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address);
const isSafePicture = (address: string) => /^(https:\/\/|\/(?!\/))/i.test(address);

const propsOf = (element: Element): Record<string, string> => {
  const get = (name: string) => element.getAttribute(name) ?? '';
  if (element.localName === 'a' && isSafeLink(get('href'))) {
    const leaves = /^https?:/i.test(get('href'));
    return {
      href: get('href'),
      ...(leaves ? { target: '_blank', rel: 'noopener nofollow ugc' } : {}),
    };
  }
  if (element.localName === 'img' && isSafePicture(get('src'))) {
    const size = { width: get('width'), height: get('height') };
    const known = Object.fromEntries(Object.entries(size).filter(([, value]) => /^\d+$/.test(value)));
    return { src: get('src'), alt: get('alt'), loading: 'lazy', ...known };
  }
  return {};
};

const toReact = (node: Node, key: number): ReactNode => {
  if (node.nodeType === 3) return node.textContent;
  if (node.nodeType !== 1) return null;
  const element = node as Element;
  // h1 is the page's own; a text that brings one goes one step down.
  const name = element.localName === 'h1' ? 'h2' : element.localName;
  if (dropped.has(name)) return null;
  const children = [...element.childNodes].map(toReact);
  if (!allowed.has(name)) return <Fragment key={key}>{children}</Fragment>;
  if (name === 'br' || name === 'hr') return createElement(name, { key });
  const props = propsOf(element);
  if (name === 'img') return props.src === undefined ? null : createElement(name, { key, ...props });
  return createElement(name, { key, ...props }, ...children);
};

/**
 * HTML that somebody wrote, shown. The server has sanitised it already; here it is built anew from the elements
 * and attributes that are known to be harmless, so that nothing else can reach the page.
 */
export function SafeHtml({ html, className }: { html: string; className?: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(toReact);
  }, [html]);
  return <div className={classNames(styles.prose, className)}>{content}</div>;
}
