import { placeholders } from '@piacter/contracts/emails/values';
import { escapeHtml } from '../../core/html.ts';
import type { MailValues } from './outbox.ts';

/** HTML editors encode braces in URLs. */
const name = `(?:\\{|%7B)(${placeholders.join('|')})(?:\\}|%7D)`;
/**
 * Includes a preceding comma and space, which are dropped with a missing value, and a following full stop, which is
 * dropped after a value that ends a sentence already ('Kertész Kft.').
 */
const placeholder = new RegExp(`(,? ?)${name}((?:</\\w+>)*\\.)?`, 'gi');
/** A paragraph of one placeholder, which is dropped with a missing value. */
const solePlaceholder = new RegExp(`<p\\b[^>]*>\\s*${name}\\s*</p>\\s*`, 'gi');
const wireNames = new Map(placeholders.map((one) => [one.toLowerCase(), one]));

const endsSentence = (words: string) => /[.!?…]$/.test(words);

function findValue(values: MailValues, found: string): string | undefined {
  const wireName = wireNames.get(found.toLowerCase());
  return wireName && values[wireName];
}

/** Fills all placeholders in one pass, so that values are not expanded again. A missing value leaves 'Szia!'. */
const fill = (template: string, values: MailValues, escapeValue: (value: string) => string): string =>
  template.replace(placeholder, (_whole, before: string, found: string, stop = '') => {
    const value = findValue(values, found);
    if (!value) return stop;
    return before + escapeValue(value) + (endsSentence(value) ? stop.slice(0, -1) : stop);
  });

/** Fills an HTML template with escaped values, whose line breaks become `<br>`. */
export const fillContent = (template: string, values: MailValues): string =>
  fill(
    template.replace(solePlaceholder, (whole, found: string) => (findValue(values, found) ? whole : '')),
    values,
    (value) => escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>'),
  );

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
