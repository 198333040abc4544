import { type Field, type Fields, isApplicable } from '@piacter/contracts/core/fields';
import { createRandom, hashSeed } from './random.ts';

function pickValue(field: Field, seed: string): number | undefined {
  const random = createRandom(hashSeed(seed));
  if (field.type === 'flag') return random.int(0, 1);
  return field.type === 'number' && field.typical ? random.int(...field.typical) : undefined;
}

/**
 * Plausible values of the flags and numbers that a demo listing leaves out, so that a new field has some at once; null where
 * one does not apply, as rows that are inserted together have the same columns. Each has randomness of its own by the
 * listing, so that nothing else changes.
 */
export const fieldDefaults = (
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  id: number,
): Record<string, number | null> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = name in given ? undefined : pickValue(field, `${name} ${id}`);
      return value === undefined ? [] : [[name, isApplicable(field, given) ? value : null]];
    }),
  );
