import { z } from 'zod';
import { fieldMessages, tooLongText } from './hungarian.ts';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const number = (value: unknown) => Number(value).toLocaleString('hu-HU');

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') {
    return Number(issue.minimum) === 1
      ? fieldMessages.required
      : `Legalább ${issue.minimum} karakter kell ide!`;
  }
  if (issue.origin === 'array' || issue.origin === 'set') return `Legalább ${issue.minimum} elemet adj meg!`;
  // positive() is an exclusive minimum of 0.
  return issue.inclusive === false
    ? `Nagyobb legyen, mint ${number(issue.minimum)}!`
    : `Legalább ${number(issue.minimum)} legyen!`;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): string {
  if (issue.origin === 'string') return tooLongText(Number(issue.maximum));
  if (issue.origin === 'array' || issue.origin === 'set')
    return `Legfeljebb ${issue.maximum} elemet adj meg!`;
  return `Legfeljebb ${number(issue.maximum)} legyen!`;
}

/** The fallback message of an issue. */
const unknownIssue = 'Ezt nem tudjuk értelmezni, adj meg mást!';

const typeMessages: Record<string, string> = {
  string: 'Szöveget adj meg!',
  number: 'Számot adj meg!',
  int: 'Egész számot adj meg!',
  boolean: 'Igent vagy nemet adj meg!',
  array: 'Listát adj meg!',
  object: 'Összetartozó adatokat adj meg!',
};

const formatMessages: Record<string, string> = {
  email: 'Ez nem érvényes e-mail-cím! Példa: nev@pelda.hu',
  url: fieldMessages.webAddress,
  date: 'A dátumot ÉÉÉÉ-HH-NN alakban add meg!',
  datetime: 'Az időpontot így add meg: 2026-12-03T08:00:00Z!',
};

/** The Hungarian message of a validation issue, the same on the server and at the field of a form. */
export const hungarianMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return fieldMessages.required;
      return typeMessages[issue.expected] ?? unknownIssue;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formatMessages[issue.format] ?? 'Ilyen alakban nem fogadjuk el, írd be másképp!';
    case 'invalid_value':
    case 'invalid_union':
      return issue.input === undefined || issue.input === null
        ? fieldMessages.required
        : fieldMessages.notListed;
    default:
      return unknownIssue;
  }
};

/** Sets Hungarian messages for every schema of this process. Call once at start. */
export const installHungarianMessages = () => z.config({ customError: hungarianMessage });
