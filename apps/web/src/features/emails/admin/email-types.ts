import { typedEntries } from '@piacter/contracts/core/values';
import {
  type MailType,
  mailTypes,
  type Placeholder,
  placeholders,
  placeholdersByType,
} from '@piacter/contracts/emails/values';

/** The name of a stored type; undefined before one is chosen. */
export const findMailType = (emailType: number | string): MailType | undefined =>
  typedEntries(mailTypes).find(([, id]) => String(id) === String(emailType))?.[0];

/** The placeholders that a type fills in; all of them before one is chosen. */
export const getPlaceholders = (type: MailType | undefined): readonly Placeholder[] =>
  type ? placeholdersByType[type] : placeholders;

const namesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])),
];

const inBraces = (names: readonly string[]) => [...new Set(names)].map((name) => `{${name}}`).join(', ');

/** What of a template would not be filled in: names that the type leaves empty, and those that no mail knows. */
export function findUnfilled(type: MailType | undefined, words: string) {
  const known = new Map(placeholders.map((name) => [name.toLowerCase(), name]));
  const filled = getPlaceholders(type);
  const found = namesIn(words).map((written) => ({ written, name: known.get(written.toLowerCase()) }));
  return {
    unknown: inBraces(found.flatMap(({ written, name }) => (name ? [] : written))),
    notFilled: inBraces(found.flatMap(({ name }) => (name && !filled.includes(name) ? name : []))),
  };
}
