import { type PropertyFlag, type PropertyLookup, propertyFlags } from '@piacter/contracts/properties';
import { type TraitCondition, type TraitField as TraitPlace, traitCondition } from '../search/index.ts';

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
} as const satisfies Partial<Record<PropertyLookup, TraitPlace>>;
export type TraitField = keyof typeof traitFields;

const firstFlag = 34;
const bitsOfFlag = 2;

/** Any of the given ids; ids that the column cannot hold match nothing. */
export const lookupCondition = (field: TraitField, ids: readonly number[]): TraitCondition =>
  traitCondition(traitFields[field], ids);

/** Yes (1) or no (0); an ad that does not say matches neither. */
export const flagCondition = (flag: PropertyFlag, value: 0 | 1): TraitCondition =>
  traitCondition({ shift: firstFlag + bitsOfFlag * propertyFlags.indexOf(flag), width: bitsOfFlag }, [
    value + 1,
  ]);
