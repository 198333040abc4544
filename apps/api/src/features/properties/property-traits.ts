import { type PropertyFlag, type PropertyLookup, propertyFlags } from '@piacter/contracts/properties';

/**
 * Where each lookup stands in the generated column `traits` of real_estates: its lowest bit and how many. The
 * migration has the same numbers; a test compares the two, and the lookup lists with the width.
 */
export const traitFields = {
  heatType: { shift: 0, width: 6 },
  buildTechnology: { shift: 6, width: 6 },
  parkingType: { shift: 12, width: 5 },
  viewType: { shift: 17, width: 5 },
  electricityType: { shift: 22, width: 5 },
  gasType: { shift: 27, width: 4 },
  furnishedType: { shift: 31, width: 3 },
} as const satisfies Partial<Record<PropertyLookup, { shift: number; width: number }>>;
export type TraitField = keyof typeof traitFields;

const firstFlag = 34;
const bitsOfFlag = 2;

/** Bits of a number above 2^31, where the bit operators of JavaScript end. */
const placed = (value: number, shift: number) => value * 2 ** shift;
const maskOf = (shift: number, width: number) => placed(2 ** width - 1, shift);

/** `traits & mask` has to be one of `values`. */
export interface TraitCondition {
  mask: number;
  values: number[];
}

/** Any of the given ids; ids that the column cannot hold match nothing. */
export function lookupCondition(field: TraitField, ids: readonly number[]): TraitCondition {
  const { shift, width } = traitFields[field];
  const possible = ids.filter((typeID) => typeID < 2 ** width);
  return { mask: maskOf(shift, width), values: possible.map((typeID) => placed(typeID, shift)) };
}

/** Yes (1) or no (0); an ad that does not say matches neither. */
export function flagCondition(flag: PropertyFlag, value: 0 | 1): TraitCondition {
  const shift = firstFlag + bitsOfFlag * propertyFlags.indexOf(flag);
  return { mask: maskOf(shift, bitsOfFlag), values: [placed(value + 1, shift)] };
}

/** Conditions with one value each become a single comparison; their masks do not overlap. */
export function joinConditions(conditions: readonly TraitCondition[]): TraitCondition[] {
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
