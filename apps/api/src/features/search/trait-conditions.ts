import { type RawBuilder, sql } from 'kysely';

/** A bit field of the generated column `traits` of a listing. */
export interface TraitField {
  shift: number;
  width: number;
}

/** Matches when `traits & mask` is one of `values`. */
interface TraitCondition {
  mask: number;
  values: number[];
}

/** Arithmetic shift: JavaScript's bit operators end at 32 bits. */
const shiftLeft = (value: number, shift: number) => value * 2 ** shift;

/** Matches any of the values; values that do not fit into the field match nothing. */
export function traitCondition({ shift, width }: TraitField, values: readonly number[]): TraitCondition {
  const possible = values.filter((value) => value < 2 ** width);
  return {
    mask: shiftLeft(2 ** width - 1, shift),
    values: possible.map((value) => shiftLeft(value, shift)),
  };
}

/** Merges conditions with a single value into one comparison; their masks do not overlap. */
function mergeTraits(conditions: readonly TraitCondition[]): TraitCondition[] {
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

/** The conditions as SQL, decided within an index that contains `traits`; undefined when nothing can match. */
export function traitComparisons(conditions: readonly TraitCondition[]): RawBuilder<unknown>[] | undefined {
  const joined = mergeTraits(conditions);
  if (joined.some(({ values }) => values.length === 0)) return undefined;
  return joined.map(({ mask, values }) => sql`traits & ${sql.lit(mask)} in (${sql.join(values)})`);
}

/** All values of `traits` that have one of the given values in each field; all fields of the column are given. */
export const traitValues = (fields: readonly (readonly [TraitField, readonly number[]])[]): number[] =>
  fields.reduce(
    (sums, [field, values]) =>
      traitCondition(field, values).values.flatMap((value) => sums.map((sum) => sum + value)),
    [0],
  );
