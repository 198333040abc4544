import { Node } from '@tiptap/core';
import Link from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './link-address.ts';
import { createTextLimit } from './text-limit.ts';

export const headingName = 'heading';

/**
 * A heading inside a text. There is one level: h1 and h2 belong to the page, so pasted headings of any level become h3.
 */
const heading = Node.create({
  name: headingName,
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
  renderHTML: ({ HTMLAttributes }) => ['h3', HTMLAttributes, 0],
});

/** A link stores its address only; target and rel are set where the text is displayed. */
const link = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isLinkAddress,
});

/**
 * The schema of a description, the same as on the server: nothing else can be typed, pasted or loaded. Quotations,
 * underlined and struck text have no button, but are preserved.
 */
export const createExtensions = (maxLength: number) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    trailingNode: false,
    link: false,
  }),
  link,
  heading,
  createTextLimit(maxLength),
];
