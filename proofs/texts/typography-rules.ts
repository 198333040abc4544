// How a text is written.
import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { around, type TextRule, toPlainSpaces } from './text-rule.ts';

const heads = /head: (?:title|description|og:title|og:description)$/;
const structured =
  /JSON-LD: (?:ItemList|ListItem|RealEstateListing|LodgingBusiness|Service|WebPage) (?:name|description)$/;
const headings = /: (?:h[123]|h2\.title|h3\.\w+|span\.kind|button\.chip|a\.chip|p\.text|p\.description)$/;
const others = /^understood: |^mail: |pin$|^suggestion: (?:settlement|district|accommodation|service)$/;

/** Texts that stand alone. */
const standing = new RegExp([heads, structured, headings, others].map(({ source }) => source).join('|'));
/** Texts of sentences. */
const prose =
  /(?:head: (?:og:)?|JSON-LD: \w+ )description$|: p\.(?:text|description)$|^service results: p\.place$/;

/** What a visitor has typed stands in its chip as it was. */
const typed = /^gyor, szűrő törlése$/;

export const capital: TextRule = {
  name: 'begins with a capital or a figure',
  sorts: standing,
  // A quotation as a whole is a name: of a keyword, of a filter.
  find: (text) => (/^[(…]*\p{Ll}/u.test(text) && !typed.test(text) ? text.slice(0, 30) : undefined),
};

export const spaces: TextRule = {
  name: 'has single spaces, none at its ends, before punctuation or inside quotes',
  find: (text) => around(/^ | $| {2}| [,.;:!?](?!\w)|„ | ”/)(toPlainSpaces(text)),
};

export const punctuation: TextRule = {
  name: 'has no two punctuation marks where one belongs',
  // The full stop of a date stays before a colon.
  find: around(/(?<!\.)\.\.(?!\.)|[,;:!?][.,;]|\D\.[;:]/),
};

export const ending: TextRule = {
  name: 'ends with a full stop',
  sorts: prose,
  find: (text) => (/[.!?…][”)]*$/.test(text) ? undefined : text.slice(-30)),
};

const abbreviation = /(?:\d|[IVX]|Kft|Zrt|Bt|pl|kb|em|stb|ún|ill|max|min|dr|St)\.$/;

export const sentences: TextRule = {
  name: 'begins each sentence with a capital',
  sorts: prose,
  find(text) {
    for (const { index, 0: start } of text.matchAll(/[.!?] \p{Ll}/gu))
      if (!abbreviation.test(text.slice(0, index + 1)))
        return text.slice(Math.max(0, index - 20), index) + start;
    return undefined;
  },
};

export const figures: TextRule = {
  name: 'groups figures of five digits or more by no-break spaces',
  // The pages of the help and of the admin are written, not assembled.
  sorts: /^(?!page: )/,
  find(text) {
    // Phone numbers, addresses and tax numbers have groups of their own; '74900-at' is what one types.
    if (/\+36|@|:\/\/|Adószám|\d-\d/.test(text)) return undefined;
    return around(/(?<![\d.,/#\p{L}-])\d{5,}(?!\d|-[ae]t)|\d \d{3}(?!\d)/u)(text);
  },
};

const documented = new Set<string>(Object.values(documentedMessages));

export const quotes: TextRule = {
  name: 'has Hungarian quotes and dashes',
  find(text) {
    if (documented.has(text)) return undefined;
    const count = (sign: string) => text.split(sign).length - 1;
    if (count('„') !== count('”') && !text.endsWith('…')) return text.slice(0, 40);
    return around(/["“]|(?<!\p{L})'|\p{L} - \p{L}/u)(text);
  },
};
