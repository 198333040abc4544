import { z } from 'zod';
import { fieldMessages } from './hungarian.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const number = (value: unknown) => Number(value).toLocaleString('hu-HU');

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') {
    return Number(issue.minimum) === 1
      ? fieldMessages.required
      : `Legalább ${issue.minimum} karakter kell ide!`;
  }
  if (issue.origin === 'array' || issue.origin === 'set') return `Legalább ${issue.minimum} elemet adj meg!`;
  // 'positive' is said as 'greater than 0', which 0 itself is not.
  return issue.inclusive === false
    ? `Nagyobb legyen, mint ${number(issue.minimum)}!`
    : `Legalább ${number(issue.minimum)} legyen!`;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return `Legfeljebb ${number(issue.maximum)} karakter lehet!`;
  if (issue.origin === 'array' || issue.origin === 'set') return `Legfeljebb ${issue.maximum} elem lehet!`;
  return `Legfeljebb ${number(issue.maximum)} lehet!`;
}

/** Where no rule below says more. */
const unknownFault = 'Ezt nem tudjuk értelmezni, adj meg mást!';

const expectedWords: Record<string, string> = {
  string: 'Szöveget adj meg!',
  number: 'Számot adj meg!',
  int: 'Egész számot adj meg!',
  boolean: 'Igent vagy nemet adj meg!',
  array: 'Listát adj meg!',
  object: 'Összetartozó adatokat adj meg!',
};

const formatWords: Record<string, string> = {
  email: 'Ez nem érvényes e-mail-cím! Példa: nev@pelda.hu',
  url: fieldMessages.webAddress,
  date: 'A dátumot ÉÉÉÉ-HH-NN alakban add meg!',
  datetime: 'Az időpontot így add meg: 2026-12-03T08:00:00Z!',
};

/** The Hungarian sentence of a validation issue; the same on the server and at the field of a form. */
export const hungarianMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return fieldMessages.required;
      return expectedWords[issue.expected] ?? unknownFault;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formatWords[issue.format] ?? 'Ilyen alakban nem fogadjuk el, írd be másképp!';
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined || issue.input === null
        ? fieldMessages.required
        : fieldMessages.notListed;
    default:
      return unknownFault;
  }
};

/** Makes every schema of this process speak Hungarian. Call once at start. */
export const speakHungarian = () => z.config({ customError: hungarianMessage });
