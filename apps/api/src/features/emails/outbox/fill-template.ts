import { formatPhone, getPhoneLink } from '@piacter/contracts/core/phone';
import { type Placeholder, placeholders } from '@piacter/contracts/emails/values';
import { escapeHtml } from '../../../core/formatting.ts';

export type MailValues = Partial<Record<Placeholder, string>>;

/** HTML editors encode braces in URLs. */
const name = `(?:\\{|%7B)(${placeholders.join('|')})(?:\\}|%7D)`;
/**
 * Includes a preceding comma and space, which are dropped with a missing value, and a following full stop, which is
 * dropped after a value that ends a sentence already ('Kertész Kft.').
 */
const placeholder = new RegExp(`(,? ?)${name}((?:</\\w+>)*\\.)?`, 'gi');
const paragraph = /(<p\b[^>]*>)([\s\S]*?)(<\/p>\s*)/gi;
const lineBreak = /<br ?\/?>/i;
/** A line of one placeholder or of a label and one, '{message}' or 'Telefon: {phone}'. */
const soleLine = new RegExp(`^\\s*(?:[^<>{}]+:\\s*)?(?:<strong>)?${name}(?:</strong>)?\\.?\\s*$`, 'i');
const wireNames = new Map(placeholders.map((one) => [one.toLowerCase(), one]));

const endsSentence = (words: string) => /[.!?…]$/.test(words);

const getName = (found: string): Placeholder | undefined => wireNames.get(found.toLowerCase());

function findValue(values: MailValues, found: string): string | undefined {
  const wireName = getName(found);
  return wireName && values[wireName];
}

/** How a value stands in a text; `before` is the template up to it. */
type Write = (value: string, name: Placeholder | undefined, before: string) => string;

/** Fills all placeholders in one pass, so that values are not expanded again. A missing value leaves 'Szia!'. */
const fill = (template: string, values: MailValues, write: Write): string =>
  template.replace(placeholder, (_whole, before: string, found: string, stop = '', offset: number) => {
    const value = findValue(values, found);
    if (!value) return stop;
    const written = write(value, getName(found), template.slice(0, offset + before.length));
    return before + written + (endsSentence(value) ? stop.slice(0, -1) : stop);
  });

/** Drops the lines whose only value is missing, and the paragraphs of which nothing is left. */
const dropEmptyLines = (template: string, values: MailValues): string =>
  template.replace(paragraph, (whole, start: string, inner: string, end: string) => {
    const lines = inner.split(lineBreak);
    const kept = lines.filter((line) => {
      const [, found] = soleLine.exec(line) ?? [];
      return found === undefined || findValue(values, found);
    });
    if (kept.length === lines.length) return whole;
    return kept.length === 0 ? '' : start + kept.join('<br>') + end;
  });

const linkTo: Partial<Record<Placeholder, (value: string) => string>> = {
  phone: getPhoneLink,
  email: (address) => `mailto:${address}`,
};

/** A phone number and a mail address as links, unless the template has made a link of them itself. */
const writeHtml: Write = (value, wireName, before) => {
  const shown = wireName === 'phone' ? formatPhone(value) : value;
  const text = escapeHtml(shown).replace(/\r\n|\r|\n/g, '<br>');
  const href = wireName && linkTo[wireName]?.(value);
  return href && !/["':]$/.test(before) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
};

/** Fills an HTML template with escaped values, whose line breaks become `<br>`. */
export const fillContent = (template: string, values: MailValues): string =>
  fill(dropEmptyLines(template, values), values, writeHtml);

/** Longest subject that the outbox stores, in characters. */
const maxSubjectLength = 250;

/** Fills a subject in a single line, since a line break would inject a header. */
export const fillSubject = (template: string, values: MailValues): string =>
  fill(template, values, (value) => value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be removed
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, maxSubjectLength)
    .toWellFormed();

/** Ends a sentence with a full stop unless it ends with punctuation already. */
export const withFullStop = (words: string): string => (endsSentence(words) ? words : `${words}.`);

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * The plain text of a mail's HTML, with paragraphs and line breaks kept and the URL of a link after its text.
 * Phone numbers and mail addresses are their own links.
 */
export const plainText = (html: string): string =>
  decode(
    html
      // No-break spaces stay: they hold figures together.
      .replace(/[^\S\u00a0]+/g, ' ')
      .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_whole, address: string, words: string) =>
        words.trim() === address || /^(tel|mailto):/.test(address) ? words : `${words}: ${address}`,
      )
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<br\s*\/?>/gi, '\n')
      .replace(/<\/(p|div|h[1-6]|ul|ol|table|blockquote)>/gi, '\n\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
