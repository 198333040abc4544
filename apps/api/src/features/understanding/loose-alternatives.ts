import type { Filters } from './meaning.ts';
import type { Reading, Word } from './words.ts';

/** What is looked for; alternatives of it are lists, or searches of their own. */
const subjects: ReadonlySet<string> = new Set(['adType', 'houseType', 'accommodationType', 'serviceType']);
const allOf = 'facilities';
const anyOf = 'facilitiesAny';

const isFacility = (name: string) => name === allOf || name === anyOf;
/** The same facilities, one of which is enough. */
const toAny = (filters: Filters): Filters => ({ [anyOf]: Object.values(filters).flat() });

/**
 * What is said of readings with 'vagy' between them where a search would want both: 'földszintes vagy liftes' leaves
 * nothing out (undefined), 'wellness vagy jakuzzi' is one of the two.
 */
export function findLooseAlternatives(
  words: readonly Word[],
  readings: readonly Reading[],
): ReadonlyMap<Reading, Filters | undefined> {
  const found = new Map<Reading, Filters | undefined>();
  for (const [at, second] of readings.entries()) {
    const first = readings[at - 1];
    const [one, other] = [first?.meaning?.filters, second.meaning?.filters];
    if (!first || !one || !other || first.last + 1 !== second.first || words[first.last]?.flat !== 'vagy')
      continue;
    const names = [...Object.keys(one), ...Object.keys(other)];
    const isSame = Object.keys(one).join() === Object.keys(other).join() && names[0] !== allOf;
    if (names.length === 0 || isSame || names.some((name) => subjects.has(name))) continue;
    const isOfFacilities = names.every(isFacility);
    found.set(first, isOfFacilities ? toAny(one) : undefined);
    found.set(second, isOfFacilities ? toAny(other) : undefined);
  }
  return found;
}
