import { placeholders } from '@piacter/contracts/emails/values';
import { escapeHtml } from '../../core/html.ts';
import type { MailValues } from './outbox.ts';

/** Includes a preceding comma and space, which are dropped with a missing value. HTML editors encode braces in URLs. */
const placeholder = new RegExp(`(,? ?)(?:\\{|%7B)(${placeholders.join('|')})(?:\\}|%7D)`, 'gi');
const wireNames = new Map(placeholders.map((name) => [name.toLowerCase(), name]));

/** Fills all placeholders in one pass, so that values are not expanded again. A missing value leaves 'Szia!'. */
const fill = (template: string, values: MailValues, escapeValue: (value: string) => string): string =>
  template.replace(placeholder, (_whole, before: string, found: string) => {
    const name = wireNames.get(found.toLowerCase());
    const value = name && values[name];
    return value ? before + escapeValue(value) : '';
  });

/** Fills an HTML template with escaped values, whose line breaks become `<br>`. */
export const fillContent = (template: string, values: MailValues): string =>
  fill(template, values, (value) => escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>'));

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

/** Ends a sentence with a full stop unless it ends with punctuation already ('Kertész Kft.'). */
export const withFullStop = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
