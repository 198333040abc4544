import fc from 'fast-check';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Texts that tend to break programs: control characters, SQL, HTML, surrogates, numeric strings, prototype keys. */
const nastyTexts = [
  '',
  ' ',
  '\u0000',
  "' or 1=1 -- ",
  '%',
  '_%\\',
  '<script>alert(1)</script>',
  '\ud800',
  'İ̇',
  '💥'.repeat(50),
  '١٢٣',
  '1e999',
  '-0',
  'NaN',
  'null',
  '__proto__',
  '\r\nSet-Cookie: a=b',
  'x'.repeat(5000),
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  'valaki@pelda.test',
  '1,2,3',
  '4294967295',
];
const nastyNumbers = [0, -1, 1.5, 1e308, 4_294_967_295, 4_294_967_296, Number.MAX_SAFE_INTEGER];

const anyText = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 40 }));
const junk: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom(...nastyNumbers),
  fc.constantFrom(true, null),
  fc.jsonValue({ maxDepth: 3 }),
);

const clamp = (value: unknown, fallback: number) =>
  typeof value === 'number' ? Math.max(-2_147_483_648, Math.min(2_147_483_647, value)) : fallback;

/** Mostly small integers, as those are the ids that exist. */
function arbitraryInteger(min: number, max: number): fc.Arbitrary<number> {
  const low = Math.ceil(min);
  const high = Math.max(low, Math.floor(max));
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: low, max: Math.min(high, low + 2) }) },
    { weight: 1, arbitrary: fc.integer({ min: low, max: high }) },
  );
}

/** Valid values of fields whose format is not in the JSON schema, by name. */
const valuesByName: [RegExp, fc.Arbitrary<unknown>][] = [
  [/email/i, fc.constant('valaki@pelda.test')],
  [/pass/i, fc.constant('Levendula-mezo-88')],
  [/countryCode/, fc.constantFrom('HU', 'ZZ', null)],
  [/youtube|facebook|tiktok/, fc.constantFrom('youtu.be/x', 'https://facebook.com/ő', '')],
  [/mobile|tel|phone/i, fc.constant('+36 30 123 4567')],
  [/day(From|To)$/, fc.constantFrom('08:00', '16:30', null)],
];

/** Mostly valid values of a JSON schema, so that they reach the rules behind the validation. */
function arbitraryValue(schema: Json): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);
  const choices = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (choices && choices.length > 0) return fc.oneof(...choices.map(arbitraryValue));
  switch (schema.type) {
    case 'integer':
    case 'number':
      return arbitraryInteger(clamp(schema.minimum, -5), clamp(schema.maximum, 1000));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(arbitraryValue((schema.items ?? {}) as Json), { maxLength: 4 });
    case 'object':
      return arbitraryObject(schema, 20);
    case 'string':
      return fc.oneof(
        fc.string({ maxLength: 30 }),
        fc.constantFrom('1', '20', 'Győr', 'valaki@pelda.test', '2026-11-21', 'Levendula-mezo-88'),
        anyText,
      );
    default:
      return junk;
  }
}

/** An object of a JSON schema in which about one field in `faultInterval` is missing or invalid. */
function arbitraryObject(schema: Json, faultInterval: number): fc.Arbitrary<Json> {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      fc.oneof(
        {
          weight: faultInterval,
          arbitrary: valuesByName.find(([pattern]) => pattern.test(name))?.[1] ?? arbitraryValue(field),
        },
        { weight: 1, arbitrary: junk },
      ),
    ]),
  );
  const required = Object.keys(fields).filter((name) => ((schema.required ?? []) as string[]).includes(name));
  return fc.record(fields, { requiredKeys: required });
}

const toJsonSchema = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Bodies for a schema: mostly valid ones, mostly invalid ones, and arbitrary JSON. */
export const arbitraryBody = (schema: z.ZodType): fc.Arbitrary<unknown> => {
  const json = toJsonSchema(schema);
  return fc.oneof(
    { weight: 5, arbitrary: arbitraryObject(json, 100) },
    { weight: 3, arbitrary: arbitraryObject(json, 2) },
    { weight: 1, arbitrary: junk },
  );
};

const plausibleTexts = [
  '0',
  '1',
  '2',
  '1,2',
  '50',
  'Győr',
  'á',
  'valaki@pelda.test',
  'asc',
  'DESC',
  '2026-11-21',
];

/** Mostly valid texts of a field: a single invalid one would hide what the others cause. */
function arbitraryText(field: z.ZodType): fc.Arbitrary<string> {
  const { enum: listed = [] } = toJsonSchema(field) as { enum?: unknown[] };
  const valid = [...plausibleTexts, ...listed.map(String)].filter((text) => field.safeParse(text).success);
  const other = fc.oneof(fc.constantFrom(...plausibleTexts), anyText);
  if (valid.length === 0) return other;
  return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...valid) }, { weight: 1, arbitrary: other });
}

/** The fields of a query or a path, with the schema of each. */
const listFields = (schema: z.ZodObject | undefined): [string, z.ZodType][] =>
  Object.entries(schema?.shape ?? {});

/** Letters of four alphabets, which columns in ASCII cannot be compared with. */
export const foreignLetters = 'Őrség Жω漢';

/** The fields of a query or a path that take any letters. */
export const listTextFields = (schema: z.ZodObject | undefined): string[] =>
  listFields(schema).flatMap(([name, field]) => (field.safeParse(foreignLetters).success ? [name] : []));

/** Texts for the fields of a query or a path. */
export const arbitraryTexts = (schema: z.ZodObject | undefined): fc.Arbitrary<Record<string, string>> => {
  const fields = Object.fromEntries(listFields(schema).map(([name, field]) => [name, arbitraryText(field)]));
  // fast-check omits keys that are not required, so no value is undefined.
  return fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;
};
