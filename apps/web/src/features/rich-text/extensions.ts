import { Node } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './link-address.ts';
import { pictureNode } from './picture-node.ts';
import { createTextLimit } from './text-limit.ts';

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
