import { houseTypes } from '@piacter/contracts/properties/values';
import { createRandom, hashSeed } from '../random.ts';
import type { Details } from './details.ts';

/** The classes of homes by their condition, as ids of the lookup list: A+++ is 1, I is 12; of others C to I. */
const classesByCondition: Readonly<Record<number, readonly [best: number, worst: number]>> = {
  // Newly built, nearly new, renovated.
  1: [2, 4],
  2: [3, 6],
  7: [5, 8],
};
const anyClasses = [7, 12] as const;
/** 'folyamatban' */
const inProgress = 13;

/**
 * A plausible energy class with the number of its certificate, with randomness of its own by the listing: none of a plot and
 * of every ninth home, whose owner has not said it; of every eleventh it is being made.
 */
export function pickEnergy(
  { houseType, conditionID }: Pick<Details, 'houseType' | 'conditionID'>,
  id: number,
) {
  if (houseType === houseTypes.plot || id % 9 === 0) return { energyClass: null, energyCertificate: null };
  if (id % 11 === 0) return { energyClass: inProgress, energyCertificate: null };
  const random = createRandom(hashSeed(`energyClass ${id}`));
  const [best, worst] = classesByCondition[conditionID ?? 0] ?? anyClasses;
  return {
    energyClass: random.int(best, worst),
    energyCertificate: id % 2 === 0 ? `HET-${String(random.int(1, 9_999_999)).padStart(8, '0')}` : null,
  };
}
