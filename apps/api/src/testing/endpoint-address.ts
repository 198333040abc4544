import type { Endpoint } from '@piacter/contracts/core';
import type { z } from 'zod';

/** Valid values: every path parameter of the contracts accepts one of them. */
const candidates = ['1', 'property', 'realEstateID', 'types_ad', 'asc', 'email', '0'.repeat(32)];

function findCandidate(name: string, schema: z.ZodType | undefined): string {
  const value = candidates.find((candidate) => schema?.safeParse(candidate).success);
  if (value === undefined) throw new Error(`No candidate for the path parameter ${name}`);
  return value;
}

/** A URL of the endpoint, with `given` or a valid value for each parameter. */
export const toEndpointUrl = ({ path, params }: Endpoint, given: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(given[name] ?? findCandidate(name, params?.shape[name] as z.ZodType | undefined)),
  );

/** Normalizes the parameter names of a path, so that equal routes compare equal. */
export const toPathShape = (path: string): string => path.replace(/\{\w+\}/g, '{}');

export const formatEndpoint = ({ method, path }: Endpoint): string => `${method} ${path}`;
