import sanitizeHtml from 'sanitize-html';

/** Attributes of user-supplied links: no weight in search engines, no access to the opening window. */
const linkRel = 'noopener nofollow ugc';

const linkTo = (href = ''): sanitizeHtml.Attributes =>
  /^(https?:\/\/|mailto:)/i.test(href.trim()) ? { href: href.trim(), rel: linkRel } : {};

/** Allowed elements and attributes of a formatted text; of any other element the text is kept. */
export const simpleHtml = {
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
} as const satisfies sanitizeHtml.IOptions;

/** Sanitizes HTML by a list of allowed elements. */
export const sanitize = (html: string, allowed: sanitizeHtml.IOptions = simpleHtml): string =>
  sanitizeHtml(html.replaceAll('\u0000', ''), allowed).trim();
