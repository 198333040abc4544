import { isVisible } from '@piacter/contracts/core';
import { serviceLimits } from '@piacter/contracts/services';
import { plainText } from '@piacter/db';
import sanitizeHtml from 'sanitize-html';
import { invalidField } from '../../core/http/api-error.ts';

/** The marks of strangers' links: search engines give them no weight, and the page behind gets no hold of ours. */
const linkRel = 'noopener nofollow ugc';

const linkTo = (href = ''): sanitizeHtml.Attributes =>
  /^(https?:\/\/|mailto:)/i.test(href.trim()) ? { href: href.trim(), rel: linkRel } : {};

/** Every element and attribute that a description may have; the text of any other stays without it. */
const simpleHtml: sanitizeHtml.IOptions = {
  allowedTags: 'p br strong b em i u s ul ol li h3 h4 blockquote a'.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  // Deeper than any list or quotation that people write, and no burden to whoever shows it.
  nestingLimit: 20,
  transformTags: {
    // The page has headings of its own above these.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (tagName, { href }) => ({ tagName, attribs: linkTo(href) }),
  },
  // A link to nowhere leaves its text.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs.href ? 'excludeTag' : false),
};

/** The harmless part of HTML that somebody sent. */
export const sanitize = (html: string): string =>
  sanitizeHtml(html.replaceAll('\u0000', ''), simpleHtml).trim();

/** A description as it is stored; throws at `description` when people would see nothing of it, or too much. */
export function cleanDescription(html: string): string {
  const clean = sanitize(html);
  const text = plainText(clean);
  if (!isVisible(text)) throw invalidField('description', 'Ezt a mezőt ki kell töltened!');
  // Line ends between blocks are not what people typed, and the web does not count them either.
  if (text.replaceAll('\n', '').length > serviceLimits.description)
    throw invalidField('description', `Legfeljebb ${serviceLimits.description} karakter lehet!`);
  // Marks of links and signs written as entities come on top of what was sent; the form sends back what is kept.
  if (clean.length > serviceLimits.descriptionHtml)
    throw invalidField('description', 'Túl sok formázás és hivatkozás van a szövegben!');
  return clean;
}
