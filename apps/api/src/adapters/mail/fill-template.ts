import { escapeHtml } from '../../core/html.ts';
import { type MailValues, placeholders } from './mail-types.ts';

/** With the comma and the space that go when the value is missing. Editors write braces in an address as %7B and %7D. */
const placeholder = new RegExp(`(,? ?)(?:\\{|%7B)(${placeholders.join('|')})(?:\\}|%7D)`, 'gi');
const wireNames = new Map(placeholders.map((name) => [name.toLowerCase(), name]));

/** One pass: what a value contains is never read as a placeholder again. A missing value leaves nothing behind: 'Szia!' without a name. */
const fill = (template: string, values: MailValues, form: (value: string) => string): string =>
  template.replace(placeholder, (_whole, before: string, found: string) => {
    const name = wireNames.get(found.toLowerCase());
    const value = name && values[name];
    return value ? before + form(value) : '';
  });

/** The HTML of a template: values escaped, their line breaks kept. */
export const fillContent = (template: string, values: MailValues): string =>
  fill(template, values, (value) => escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>'));

/** Longest subject that the outbox keeps. */
const maxSubject = 250;

/** A subject is one line: a line break in a value would begin a header of its own. */
export const fillSubject = (template: string, values: MailValues): string =>
  fill(template, values, (value) => value)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim()
    .slice(0, maxSubject)
    .toWellFormed();
