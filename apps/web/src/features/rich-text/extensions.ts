import { Node } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { createTextLimit } from './text-limit.ts';

const emailShape = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const phoneShape = /^\+[\d\s()/-]{7,}$/;

/** A page or file of this site, or a place of the same page; `//` and `/\` would lead to another site. */
const localShape = /^(\/(?![/\\])|#)\S*$/;

/** Whether a text may link to the address: that of a page to this site and to telephones too. The server strips others. */
export const isLinkAddress = (address: string, isPage = false): boolean =>
  /^(https?:\/\/|mailto:)/i.test(address) || (isPage && (/^tel:/i.test(address) || localShape.test(address)));

/**
 * The full address of a typed link: `https://` is put before a web address without a scheme, `mailto:` before an e-mail
 * address, in a page `tel:` before a telephone number. null for anything else.
 */
export function toLinkAddress(typed: string, isPage = false): string | null {
  const trimmed = typed.trim();
  if (isPage && localShape.test(trimmed)) return trimmed;
  if (isPage && phoneShape.test(trimmed)) return `tel:${trimmed.replaceAll(/[^+\d]/g, '')}`;
  if (isPage && /^tel:\+?\d+$/i.test(trimmed)) return trimmed;
  if (emailShape.test(trimmed)) return `mailto:${trimmed}`;
  if (/^mailto:\S+$/i.test(trimmed)) return trimmed;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !/^[^/]+:\d+(\/|$)/.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? url.href : null;
}

export const pictureName = 'picture';

/** A stored picture in a text: its address, its size in pixels, and its description for those who do not see it. */
export type PictureAttributes = { src: string; alt: string; width?: number; height?: number };

/** Pictures are inline, as the texts have them in paragraphs. Those of other sites are left out. */
const pictureNode = Node.create({
  name: pictureName,
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src^="/files/images/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

export const headingName = 'heading';

/** The level of a heading nearest to an allowed one: h1 becomes the highest, h6 the lowest. */
const toLevel = (tag: number, levels: readonly number[]): number =>
  Math.min(Math.max(tag, Math.min(...levels)), Math.max(...levels));

/** A heading inside a text, of one of the levels that the page leaves to it; the button makes the first of them. */
const createHeading = (levels: readonly [number, ...number[]]) =>
  Node.create({
    name: headingName,
    group: 'block',
    content: 'inline*',
    defining: true,
    addAttributes: () => ({ level: { default: levels[0], rendered: false } }),
    parseHTML: () =>
      [1, 2, 3, 4, 5, 6].map((tag) => ({ tag: `h${tag}`, attrs: { level: toLevel(tag, levels) } })),
    renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
  });

/** A link stores its address only; target and rel are set where the text is displayed. */
const createLink = (isPage: boolean, placeholderLink: string | undefined) =>
  Link.extend({
    addAttributes: () => ({
      href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
    }),
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (address) => address === placeholderLink || isLinkAddress(address, isPage),
  });

/**
 * The schema of a description or a page, the same as on the server: nothing else can be typed, pasted or loaded.
 * Quotations, underlined and struck text and rules have no button, but are preserved. h1 belongs to the page that
 * shows the text, around a description h2 too.
 */
export const createExtensions = (
  maxLength: number,
  isPage: boolean,
  placeholderLink?: string,
  onCut: (count: number) => void = () => undefined,
) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: false,
    ...(isPage ? {} : { horizontalRule: false }),
    trailingNode: false,
    link: false,
  }),
  createLink(isPage, placeholderLink),
  createHeading(isPage ? [2, 3] : [3]),
  ...(isPage ? [pictureNode] : []),
  createTextLimit(maxLength, onCut),
];
