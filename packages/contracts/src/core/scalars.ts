import { z } from 'zod';
import { emailLimit, maxID, phoneLimit } from './values.ts';

/** A positive integer id in a JSON body. */
export const id = z.int().positive().max(maxID);

/** A positive integer id in a path or a query, where everything is text. */
export const textID = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);

/** An id in a body that pages copy from their own address; accepted as text and as a number. */
export const idFromAddress = z.union([id, textID]);

/** A yes/no field: 0 or 1 on the wire; true and false are accepted too. */
export const flag = z.union([z.literal([0, 1]), z.boolean()]).transform((value): 0 | 1 => (value ? 1 : 0));

/** A yes/no field in a reply. */
export const flagReply = z.literal([0, 1]);

/** A yes/no filter of a query. */
export const textFlag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value): 0 | 1 => (value === '1' || value === 'true' ? 1 : 0));

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A text of a reply that may be missing. */
export const nullableText = z.string().nullable();

/** A whole number of a reply that may be missing. */
export const nullableInteger = z.int().nullable();

/**
 * A calendar day, YYYY-MM-DD. Days computed from it, such as the start of a span, must have a year of four digits, too.
 */
export const day = z.iso
  .date()
  .refine(
    (value) => value >= '1900-01-01' && value <= '2199-12-31',
    'Adj meg egy napot 1900 és 2199 között!',
  );

/** A whole number in a query, within bounds. */
export const textInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Comma-separated whole numbers from 0 to 999 in a query: '0,4'. */
export const textNumbers = z
  .string()
  .regex(/^\d{1,3}(,\d{1,3}){0,63}$/)
  .transform((list) => [...new Set(list.split(',').map(Number))]);

/** Comma-separated ids in a query: '1,4,9'. At most `max`. */
export const textIDList = (max: number) =>
  z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${max - 1}}$`))
    .transform((list) => [...new Set(list.split(',').map(Number))]);

/** A list of at most 64 ids. */
export const textIDs = textIDList(64);

/**
 * Whether a text has a visible character. Spaces, zero-width, tag and control characters are not, nor is the empty
 * pattern of Braille.
 */
export const isVisible = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);

/** Makes a text without a visible character empty. Invisible ones beside others stay: emoji are joined by them. */
const emptyIfBlank = (text: string): string => (isVisible(text) ? text : '');

/** One line of text: trimmed, without control characters, empty unless something in it is visible. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .overwrite(emptyIfBlank)
    .max(max)
    // Line breaks and NUL break mail headers; bidirectional control characters reverse the text around them.
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u);

/** A required line of text. */
export const requiredLine = (max: number) => line(max).min(1);

/** Drops control characters but line breaks, in their one form, and tabs. */
const dropControls = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** A text of several lines, empty unless something in it is visible. `max` counts UTF-16 units, as a text area does. */
export const text = (max: number) =>
  z.string().overwrite(dropControls).trim().overwrite(emptyIfBlank).max(max);

/** A required text of several lines. */
export const requiredText = (max: number) => text(max).min(1);

/** HTML, which the server cleans and measures. */
export const markup = (max: number) => z.string().overwrite(dropControls).max(max);

type NullByDefault<Schema extends z.ZodType> = z.output<z.ZodNullable<Schema>> &
  z.core.util.NoUndefined<z.output<z.ZodNullable<Schema>>>;

/** For an optional text, in which empty and missing are equivalent: both become null. */
export const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      // A blank text is empty only when its own schema has read it.
      schema.nullable().overwrite((value) => (value === '' ? null : value)),
    )
    .default(null as NullByDefault<Schema>);

/** A registered number with letters, as it is written officially: typed in any case, with spaces or hyphens or without. */
export const registeredNumber = (
  pattern: RegExp,
  { write = (letters: string) => letters, error }: { write?: (letters: string) => string; error: string },
) =>
  emptyAsNull(
    z
      .string()
      .max(40)
      .overwrite((typed) => write(typed.replace(/[\s-]/g, '').toUpperCase()))
      .refine((number) => number === '' || pattern.test(number), { error }),
  );

/** For an optional number, id or flag: missing becomes null. An empty text is none of them, and refused. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().default(null as NullByDefault<Schema>);

/** One strict e-mail address in ASCII; its case is folded. No list, no display name, no line break. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(emailLimit)
  .pipe(z.email())
  .refine((address) => /^[\x21-\x7e]+$/.test(address));

/** Digits of a telephone number: of a Hungarian one behind its prefix, of others all told (E.164). */
const phoneDigits = { hungarian: { min: 8, max: 9 }, other: { min: 7, max: 15 } };
/** What the numbers of mobile networks begin with behind the prefix; they have a digit more than the others. */
const isMobile = (digits: string): boolean => /^(?:2[01]|3[01]|50|70)/.test(digits);
/** '+36', '0036', '06'; also '+36 (0)' and '+36 06', as some write it. */
const hungarianPrefix = /^(?:(?:\+|00)36(?:06|0)?|06)/;

/** Whether a number may be called: where nothing else was given, nobody could answer one that lacks a digit. */
function isWholeNumber(typed: string): boolean {
  const dialled = typed.replace(/[^\d+]/g, '');
  const isHungarian = hungarianPrefix.test(dialled);
  const isForeign = !isHungarian && /^(?:\+|00)/.test(dialled);
  const { min, max } = isHungarian ? phoneDigits.hungarian : phoneDigits.other;
  const digits = dialled.replace(isHungarian ? hungarianPrefix : /^(?:\+|00)/, '');
  const lacksDigit = !isForeign && isMobile(digits) && digits.length === phoneDigits.hungarian.min;
  return min <= digits.length && digits.length <= max && !lacksDigit;
}

/** A telephone number; spaces, parentheses, dots, slashes and hyphens may separate its digits. */
export const phoneNumber = z
  .string()
  .trim()
  .max(phoneLimit)
  .regex(/^[+(0-9][0-9 ()/.-]{5,31}$/, {
    error: 'A telefonszám formája hibás! Példa: +36 30 123 4567',
    abort: true,
  })
  .refine(isWholeNumber, {
    error: 'A telefonszám hiányos vagy túl hosszú, nézd meg a számjegyeit! Példa: +36 30 123 4567',
  });

/** Page number of a list; pages start at 1. */
export const page = textInteger(1, 1_000_000).default(1);

/** The solution of a captcha by the provider that `client-config` names; valid once. */
export const captchaToken = z.string().max(8000);
