import type { Endpoint } from '@piacter/contracts/core';
import type { z } from 'zod';

/** Values of which each path parameter of the contracts takes one. */
const candidates = ['1', 'realEstateID', 'types_ad', 'asc', 'email'];

function candidateFor(name: string, schema: z.ZodType | undefined): string {
  const value = candidates.find((candidate) => schema?.safeParse(candidate).success);
  if (value === undefined) throw new Error(`No candidate for the path parameter ${name}`);
  return value;
}

/** An address of the endpoint, with `given` or a value of the right form for each parameter. */
export const addressOf = ({ path, params }: Endpoint, given: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(given[name] ?? candidateFor(name, params?.shape[name] as z.ZodType | undefined)),
  );

/** Paths that differ in the names of their parameters alone are one address. */
export const shapeOf = (path: string): string => path.replace(/\{\w+\}/g, '{}');

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
