import { createRandom, hashSeed } from '../random.ts';
import type { Details } from './details.ts';

/** The years in which houses of these technologies were built; of others in any of the last hundred. */
const yearsByTechnology: Readonly<Record<number, readonly [from: number, to: number]>> = {
  // Panel, slipform, adobe, cast concrete.
  2: [1965, 1991],
  3: [1970, 1990],
  5: [1900, 1960],
  13: [1972, 1988],
};
/** New and nearly new ones were built lately, whatever of. */
const yearsByCondition: Readonly<Record<number, readonly [from: number, to: number]>> = {
  1: [2024, 2026],
  2: [2012, 2023],
  7: [2019, 2025],
};
const anyYears = [1925, 2010] as const;

/**
 * A plausible year of building, null of a plot and of every seventh home, whose owner has not said it. With randomness of
 * its own by the listing, so that nothing else changes.
 */
export function pickYearBuilt(
  { buildTechnology, conditionID }: Pick<Details, 'buildTechnology' | 'conditionID'>,
  id: number,
): number | null {
  if (buildTechnology === null || id % 7 === 0) return null;
  const [from, to] = yearsByTechnology[buildTechnology] ?? yearsByCondition[conditionID ?? 0] ?? anyYears;
  return createRandom(hashSeed(`yearBuilt ${id}`)).int(from, to);
}
