import { describe, expect, it } from 'vitest';
import { allEndpoints } from './index.ts';
import { openApiDocument } from './openapi.ts';

type Operation = {
  operationId: string;
  responses: Record<string, unknown>;
  security: object[];
  parameters: { name: string; in: string }[];
};

const document = openApiDocument('https://piacter.test');
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('has every endpoint exactly once', () => {
    expect(operations).toHaveLength(allEndpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  });

  it.each(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'declares the path parameters of %s',
    (_, endpoint) => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      const declared = operation?.parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name);
      expect(declared).toEqual(inPath);
    },
  );

  it('lists 401 wherever a session is required', () => {
    const guarded = allEndpoints.filter(({ access }) => access === 'signed-in' || Array.isArray(access));
    expect(guarded.length).toBeGreaterThan(10);
    for (const { path, method } of guarded)
      expect(paths[path]?.[method.toLowerCase()]?.responses).toHaveProperty('401');
  });
});
