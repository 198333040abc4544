import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './core/index.ts';
import { type DocumentedReply, documentedReplies } from './documented-replies/index.ts';
import { allEndpoints } from './index.ts';

const toShape = (call: string) => call.replace(/\{\w+\}/g, '{}');
const endpoints = new Map(allEndpoints.map((one) => [toShape(`${one.method} ${one.path}`), one]));
const documented = documentedReplies.flatMap((reply) =>
  reply.calls.map((call) => [call, reply, endpoints.get(toShape(call))] as const),
);
const built = documented.flatMap(([call, reply, endpoint]) =>
  endpoint ? [[call, reply, endpoint] as const] : [],
);

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema;
}

/** The fields of an object; none for anything else. */
function getFields(schema: unknown): Record<string, z.ZodType> {
  const bare = unwrap(schema);
  return bare instanceof z.ZodObject ? bare.shape : {};
}

/** The content of `data`; of a list, its entry. */
function getData(schema: unknown, isList = false): unknown {
  const bare = unwrap(schema);
  if (!isList) return bare;
  return bare instanceof z.ZodArray ? bare.element : undefined;
}

/** Documented names that a schema lacks or may leave out. */
const lacking = (schema: unknown, names: readonly string[] = []): string[] => {
  const fields = getFields(schema);
  return names.filter((name) => {
    const field = fields[name.replace('?', '')];
    return field === undefined || (field instanceof z.ZodOptional && !name.endsWith('?'));
  });
};

function assertReply({ message, data, isList, fields }: DocumentedReply, { reply }: Endpoint): void {
  const named = getFields(reply);
  expect(lacking(reply, ['ok', 'message', ...(fields ?? [])])).toEqual([]);
  if (message === 'boolean') expect(unwrap(named.message)).toBeInstanceOf(z.ZodBoolean);
  if (message === 'page') {
    const page = getFields(named.message);
    expect(lacking(named.message, ['data', 'totalPages'])).toEqual([]);
    expect(lacking(getData(page.data, true), data)).toEqual([]);
  } else if (data) expect(lacking(getData(named.data, isList), data)).toEqual([]);
}

describe('the documented field names', () => {
  it('are listed for every call of the contracts, once', () => {
    const listed = documented.map(([call]) => toShape(call));
    expect([...endpoints.keys()].filter((call) => !listed.includes(call))).toEqual([]);
    expect(listed.filter((call, index) => listed.indexOf(call) !== index)).toEqual([]);
    expect(documented.filter(([, , endpoint]) => !endpoint)).toEqual([]);
    expect(documented.length).toBeGreaterThan(200);
  });

  it.each(
    allEndpoints.filter(({ status }) => status === 201).map((one) => [`${one.method} ${one.path}`, one]),
  )('include insertID in the 201 of %s', (_call, { reply }) =>
    expect(lacking(reply, ['insertID'])).toEqual([]),
  );

  // Shows API-64, ENT-04, ENT-06.
  it.each(built)('are all in the reply of %s', (_call, reply, endpoint) => assertReply(reply, endpoint));
});
