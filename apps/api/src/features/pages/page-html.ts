import { tooLongText } from '@piacter/contracts/core/hungarian';
import { plainText } from '@piacter/contracts/core/plain-text';
import { pageLimits } from '@piacter/contracts/pages';
import type { Attributes, IOptions } from 'sanitize-html';
import { isPicturePath } from '../../adapters/images/index.ts';
import { invalidField } from '../../core/http/api-error.ts';
import { sanitize, simpleHtml } from '../../core/sanitized-html.ts';

/** A web page, an e-mail address, a telephone number, a page or file of this site, or a place of the same page. */
const isAllowedLink = (href: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href);

const linkTo = (href = ''): Attributes => (isAllowedLink(href.trim()) ? { href: href.trim() } : {});

/** A stored picture with its size in pixels; without attributes for any other address. */
const toPicture = ({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes => {
  if (!isPicturePath(src)) return {};
  const isSized = [width, height].every((side) => /^[1-9]\d{0,3}$/.test(side));
  return { src, alt, ...(isSized ? { width, height } : {}) };
};

/** The elements of a page: those of a description, headings of the second level, pictures and rules. */
const pageHtml: IOptions = {
  ...simpleHtml,
  allowedTags: [...simpleHtml.allowedTags, 'h2', 'hr', 'img'],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: [...simpleHtml.allowedSchemes, 'tel'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
    img: (tagName, attributes) => ({ tagName, attribs: toPicture(attributes) }),
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !attribs.src;
    return tag === 'a' && !attribs.href ? 'excludeTag' : false;
  },
};

/** Sanitizes the HTML of a page: when it is stored, and again when it is read. */
export const sanitizePage = (html: string): string => sanitize(html, pageHtml);

/** The content of a page as it is stored; throws at `content` when there is too much of it. */
export function cleanPageContent(html: string): string {
  const clean = sanitizePage(html);
  if (plainText(clean).replaceAll('\n', '').length > pageLimits.contentText)
    throw invalidField('content', tooLongText(pageLimits.contentText));
  // Entities add to the length; the form sends the stored HTML back.
  if (clean.length > pageLimits.contentHtml)
    throw invalidField('content', 'Túl sok formázás és link van az oldalon, vegyél ki belőle néhányat!');
  return clean;
}
