import { type RawBuilder, sql } from 'kysely';

/** Where a small value stands in the generated column `traits` of a listing: its lowest bit and how many. */
export interface TraitField {
  shift: number;
  width: number;
}

/** `traits & mask` has to be one of `values`. */
export interface TraitCondition {
  mask: number;
  values: number[];
}

/** Bits of a number above 2^31, where the bit operators of JavaScript end. */
const shiftLeft = (value: number, shift: number) => value * 2 ** shift;

/** Any of the given values; those that the field cannot hold match nothing. */
export function traitCondition({ shift, width }: TraitField, values: readonly number[]): TraitCondition {
  const possible = values.filter((value) => value < 2 ** width);
  return {
    mask: shiftLeft(2 ** width - 1, shift),
    values: possible.map((value) => shiftLeft(value, shift)),
  };
}

/** Conditions with one value each become a single comparison; their masks do not overlap. */
export function mergeTraits(conditions: readonly TraitCondition[]): TraitCondition[] {
  const single = conditions.filter(({ values }) => values.length === 1);
  const others = conditions.filter(({ values }) => values.length !== 1);
  if (single.length === 0) return others;
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const joined = {
    mask: sum(single.map(({ mask }) => mask)),
    values: [sum(single.map(({ values }) => values[0] ?? 0))],
  };
  return [joined, ...others];
}

/** The comparisons, which an index with `traits` decides; undefined when nothing can match. */
export function traitComparisons(conditions: readonly TraitCondition[]): RawBuilder<unknown>[] | undefined {
  const joined = mergeTraits(conditions);
  if (joined.some(({ values }) => values.length === 0)) return undefined;
  return joined.map(({ mask, values }) => sql`traits & ${sql.lit(mask)} in (${sql.join(values)})`);
}

/** Every whole value of `traits` that has one of the given values in each field; all fields have to be among them. */
export const traitValues = (fields: readonly (readonly [TraitField, readonly number[]])[]): number[] =>
  fields.reduce(
    (sums, [field, values]) =>
      traitCondition(field, values).values.flatMap((value) => sums.map((sum) => sum + value)),
    [0],
  );
