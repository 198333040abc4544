import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './index.ts';

/** Secrets and machine-made values, which are compared and never shown; addresses and HTML, which the server reads. */
const noTexts =
  /pass(again)?$|key$|token$|(string|code|query|event_type|\.id|linkUrl|content)$|professionals.*description$/i;

const ordinary = 'Győr';
const invisible = '\u200b\u{e0041}\u{e0042}\u2800\u00ad';
const family = '👨‍👩‍👧 Őrségi\u200cvendégház';

/** Reads one text of a body: the field itself, or the only entry of a list. */
type Read = (text: string) => { success: boolean; data?: unknown };
const readers = (field: z.ZodType): Read[] => [
  (text) => field.safeParse(text),
  (text) => field.safeParse([text]),
];

/** The texts that people write in bodies, by call and name. */
const texts = allEndpoints.flatMap(({ method, path, body }) =>
  Object.entries(body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {}).flatMap(
    ([name, field]) => {
      const read = readers(field).find((one) => one(ordinary).success);
      const title = `${method} ${path}.${name}`;
      return read && !noTexts.test(title) ? [[title, read] as const] : [];
    },
  ),
);

const isBlank = (value: unknown): boolean => [value].flat().every((one) => one === '' || one === null);

describe('a text of a body', () => {
  it('is found in many calls', () => expect(texts.length).toBeGreaterThan(60));

  it.each(texts)('%s is blank without a visible character', (_title, read) => {
    const { success, data } = read(invisible);
    expect(!success || isBlank(data)).toBe(true);
  });

  it.each(texts)('%s has no control characters', (_title, read) => {
    const { success, data } = read(`${ordinary}\u0007\u001b\u0085`);
    expect(!success || [data].flat().includes(ordinary)).toBe(true);
  });

  it.each(texts)('%s keeps the joiners of emoji and words', (_title, read) => {
    const { success, data } = read(family);
    expect(!success || [data].flat().includes(family)).toBe(true);
  });
});

/** The types that the API reference names for a field. */
function readTypes(json: unknown): string[] {
  const {
    type,
    anyOf = [],
    enum: values = [],
  } = json as { type?: string; anyOf?: unknown[]; enum?: unknown[] };
  return [...(type ? [type] : []), ...values.map((value) => typeof value), ...anyOf.flatMap(readTypes)];
}

const numbers = allEndpoints.flatMap(({ method, path, body }) =>
  Object.entries(body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {}).flatMap(
    ([name, field]) => {
      const types = readTypes(z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }));
      const isNumber = types.some((type) => /^(integer|number)$/.test(type)) && !types.includes('string');
      return isNumber ? [[`${method} ${path}.${name}`, field] as const] : [];
    },
  ),
);

describe('a number, id or flag of a body', () => {
  it('is found in many calls', () => expect(numbers.length).toBeGreaterThan(150));

  it.each(numbers)('%s is not an empty text', (_title, field) => {
    expect(field.safeParse('').success).toBe(false);
  });
});
