import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from './index.ts';

type Json = Record<string, unknown>;

/** Booleans that the customer's documents name, and the two fields that say that a number is cut off. */
const documented = [
  /\.reply\.(ok|totalIsCapped|data\.clusters\[\]\.countIsCapped)$/,
  /^GET \/api\/has-(pro-package\/\{id\}|pacage-by-package-type\/\{type\})\.reply\.message$/,
  /\.hasAcceptedOffer$/,
];

const isBoolean = ({ type, const: constant }: Json) => type === 'boolean' || typeof constant === 'boolean';
/** Whether 0 and 1 are accepted beside true and false. */
const isFlag = (choices: Json[]) =>
  choices.some(({ enum: values }) => JSON.stringify(values) === '[0,1]') && choices.some(isBoolean);

/** The paths of all booleans of a JSON schema that are no flags. */
function findBooleans(json: Json, path: string): string[] {
  if (isBoolean(json)) return [path];
  const choices = [json.anyOf, json.oneOf, json.allOf].flatMap((list) => (list ?? []) as Json[]);
  const { properties = {}, items, additionalProperties } = json as Record<string, Json | undefined>;
  return [
    ...(isFlag(choices) ? [] : choices.flatMap((choice) => findBooleans(choice, path))),
    ...Object.entries(properties).flatMap(([name, field]) => findBooleans(field as Json, `${path}.${name}`)),
    ...(items ? findBooleans(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? findBooleans(additionalProperties, `${path}{}`) : []),
  ];
}

const read = (schema: z.ZodType | undefined, io: 'input' | 'output', path: string) =>
  schema ? findBooleans(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }), path) : [];

const found = allEndpoints.flatMap(({ method, path, query, body, reply }) => {
  const call = `${method} ${path}`;
  return [
    ...read(query, 'input', `${call}.query`),
    ...read(body, 'input', `${call}.body`),
    ...read(reply, 'output', `${call}.reply`),
  ];
});

describe('the yes/no fields of every endpoint', () => {
  it('are flags, in bodies, queries and replies', () => {
    expect(found.filter((path) => !documented.some((pattern) => pattern.test(path)))).toEqual([]);
  });

  it('are booleans where the documents say so', () => {
    for (const pattern of documented) expect(found.some((path) => pattern.test(path))).toBe(true);
  });
});
