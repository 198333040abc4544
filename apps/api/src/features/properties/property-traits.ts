import type { PropertyFlag, PropertyLookup } from '@piacter/contracts/properties';
import { type TraitCondition, type TraitField as TraitPlace, traitCondition } from '../search/index.ts';

/**
 * Bit fields of the lookups in the generated column `traits` of real_estates. A test compares them with the
 * migration, and their widths with the lookup lists.
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
/** The flags with bits in the column, in their order; others are searched by their own column. */
export const traitFlags = [
  'isAttic',
  'isSmartHome',
  'isGardenContact',
  'moveImmediately',
  'hasBalcony',
  'hasElevator',
  'thermallyInsulated',
  'hasSolarPanel',
] as const satisfies PropertyFlag[];
type TraitFlag = (typeof traitFlags)[number];

export const isTraitFlag = (flag: PropertyFlag): flag is TraitFlag =>
  traitFlags.some((known) => known === flag);

/** Matches any of the ids; ids that do not fit into the bit field match nothing. */
export const lookupCondition = (field: TraitField, ids: readonly number[]): TraitCondition =>
  traitCondition(traitFields[field], ids);

/** Matches yes (1) or no (0); an unanswered question matches neither. */
export const flagCondition = (flag: TraitFlag, value: 0 | 1): TraitCondition =>
  traitCondition({ shift: firstFlag + bitsOfFlag * traitFlags.indexOf(flag), width: bitsOfFlag }, [
    value + 1,
  ]);
