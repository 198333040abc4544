import { isVisible } from '@piacter/contracts/core';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { serviceLimits } from '@piacter/contracts/services';
import { plainText } from '@piacter/db';
import sanitizeHtml from 'sanitize-html';
import { invalidField } from '../../core/http/api-error.ts';

/** Attributes of user-supplied links: no weight in search engines, no access to the opening window. */
const linkRel = 'noopener nofollow ugc';

const linkTo = (href = ''): sanitizeHtml.Attributes =>
  /^(https?:\/\/|mailto:)/i.test(href.trim()) ? { href: href.trim(), rel: linkRel } : {};

/** Allowed elements and attributes; of any other element the text is kept. */
const simpleHtml: sanitizeHtml.IOptions = {
  allowedTags: 'p br strong b em i u s ul ol li h3 h4 blockquote a'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Deeper than any reasonable list or quotation, and harmless to render.
  nestingLimit: 20,
  transformTags: {
    // The page has its own headings of the first two levels.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
  },
  // A link without an address is replaced by its text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** Sanitizes user-supplied HTML. */
export const sanitize = (html: string): string =>
  sanitizeHtml(html.replaceAll('\u0000', ''), simpleHtml).trim();

/** The description as it is stored; throws at `description` when nothing visible is left, or too much. */
export function cleanDescription(html: string): string {
  const clean = sanitize(html);
  const text = plainText(clean);
  if (!isVisible(text)) throw invalidField('description', fieldMessages.required);
  // Line breaks between blocks are not typed by people; the web does not count them either.
  if (text.replaceAll('\n', '').length > serviceLimits.description)
    throw invalidField('description', `Legfeljebb ${serviceLimits.description} karakter lehet!`);
  // Link attributes and entities add to the length; the form sends the stored HTML back.
  if (clean.length > serviceLimits.descriptionHtml)
    throw invalidField('description', 'Túl sok formázás és link van a szövegben, hagyj el belőlük!');
  return clean;
}
