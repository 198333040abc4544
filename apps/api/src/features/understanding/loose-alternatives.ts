import { isHome, type Reading } from './candidates.ts';
import type { FlatText } from './flat-text.ts';
import { isBasement } from './floors.ts';
import type { Parsed } from './interpretation.ts';
import { type Filters, hasSubject, type Item } from './meaning.ts';
import { isGap, type Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

const allOf = 'facilities';
const anyOf = 'facilitiesAny';

const isFacility = (name: string) => name === allOf || name === anyOf;
/** The same facilities, one of which is enough. */
const toAny = (filters: Filters): Filters => ({ [anyOf]: Object.values(filters).flat() });

/** Alternatives of what is looked for are lists, or searches of their own. */
const isTrait = ({ meaning }: Reading) => meaning !== undefined && !hasSubject(meaning.filters);

/** Whether nothing stands between two alternatives but 'vagy' and what says nothing: 'földszint vagy legyen lift'. */
const areAlternatives = (between: readonly Word[]): boolean =>
  between.some(({ flat }) => flat === 'vagy') && between.every(({ flat }) => fillers.has(flat));

/** Whether so high a floor is on condition of a lift: '3. emelet fölött[ csak ]lifttel'. */
function isOnCondition({ meaning }: Reading, between: readonly Word[], gap: string): boolean {
  const isOnlySo =
    between.some(({ flat }) => flat === 'csak') && between.every(({ flat }) => fillers.has(flat));
  return isOnlySo && isGap(gap) && meaning?.filters.hasElevator !== undefined;
}

/** The trait that is the alternative of a floor, or its condition: 'földszint vagy lift', 'liftes vagy földszinti'. */
function findBesideFloor(
  { words, text }: Pick<Parsed, 'words' | 'text'>,
  readings: readonly Reading[],
  { end, meanings }: Pick<Item, 'end' | 'meanings'>,
): Reading[] {
  const { floorFrom, floorTo } = meanings.property?.filters ?? {};
  if (!(floorFrom ?? floorTo)) return [];
  const next = words.findIndex((word) => word.start >= end);
  const after = next < 0 ? words.length : next;
  const gap = text.flat.slice(end, words[after]?.start);
  return readings.filter((reading) => {
    if (!isTrait(reading)) return false;
    const isAfter = reading.first >= after;
    const between = isAfter ? words.slice(after, reading.first) : words.slice(reading.last, after);
    return areAlternatives(between) || (isAfter && isOnCondition(reading, between, gap));
  });
}

/** Whether a floor leaves nothing out: it has an alternative, or is a basement that nothing denies. */
export const isLooseFloor = (
  parsed: Pick<Parsed, 'words' | 'text'>,
  readings: readonly Reading[],
  item: Pick<Item, 'end' | 'meanings'>,
): boolean =>
  isBasement(item.meanings.property?.filters ?? {}) || findBesideFloor(parsed, readings, item).length > 0;

/** The building of such a trait, where the home is another one: 'lakás, földszint vagy liftes ház'. */
const findBuilding = (readings: readonly Reading[], { last }: Reading): Reading[] =>
  readings.filter(
    (reading) =>
      reading.first === last && isHome(reading) && readings.some((home) => home !== reading && isHome(home)),
  );

/** What no filter of a type says: whatever else there is, and beside places to stay a room or any home. */
const anyPlace = '(?:barmi|hasonlo|ilyesmi|mas|egyeb)(?:t|k|kat|ban)?(?![a-z])';
const anyStay = '(?:szoba|haz|lakas|sator|satr|szallas|szallashely)(?:[aeo]?t|k|kat|ban)?(?![a-z])';
const counted = '(?:(?:az?|egy|ket|ketto|harom|\\d+|db|kulon|nagy|kis|egesz|inkabb|akar|valami) )*';
const toOpen = (name: string, other: string) => ({
  name,
  before: new RegExp(`(?<![a-z])${other} vagy ${counted}$`),
  after: new RegExp(`^ vagy ${counted}${other}`),
});
const openAlternatives = [
  toOpen('houseType', anyPlace),
  toOpen('accommodationType', `(?:${anyPlace}|${anyStay})`),
];

/** The types beside one of these, which leave nothing out: 'két külön szoba vagy egy apartman', 'hotel vagy hasonló'. */
function findOpenTypes({ original }: FlatText, readings: readonly Reading[]): Reading[] {
  return openAlternatives.flatMap(({ name, before, after }) => {
    const types = readings.filter(({ meaning }) => meaning?.filters[name] !== undefined);
    const isOpen = ({ start, end }: Reading) =>
      before.test(original.slice(0, start)) || after.test(original.slice(end));
    return types.some(isOpen) ? types : [];
  });
}

/** The traits beside what nothing knows, which the filter would leave out: 'erkély vagy kert'. */
const findBesideUnknown = (words: readonly Word[], readings: readonly Reading[]): Reading[] =>
  readings.filter((reading) => {
    const isUnknown = (at: number) =>
      !fillers.has(words[at]?.flat ?? '') && !readings.some(({ first, last }) => first <= at && at < last);
    const { first, last } = reading;
    const isAfter = words[last]?.flat === 'vagy' && words[last]?.isJoined && words[last + 1]?.isJoined;
    const isBefore =
      words[first - 1]?.flat === 'vagy' && words[first]?.isJoined && words[first - 1]?.isJoined;
    return isTrait(reading) && ((isAfter && isUnknown(last + 1)) || (isBefore && isUnknown(first - 2)));
  });

/**
 * What is said of readings with 'vagy' between them where a search would want both: 'földszintes vagy liftes' leaves
 * nothing out (undefined), 'wellness vagy jakuzzi' is one of the two.
 */
export function findLooseAlternatives(
  parsed: Pick<Parsed, 'words' | 'text' | 'items'>,
  readings: readonly Reading[],
): ReadonlyMap<Reading, Filters | undefined> {
  const { words, text, items } = parsed;
  const besideFloors = items
    .flatMap((item) => findBesideFloor(parsed, readings, item))
    .flatMap((trait) => [trait, ...findBuilding(readings, trait)]);
  const found = new Map<Reading, Filters | undefined>(
    [...besideFloors, ...findOpenTypes(text, readings), ...findBesideUnknown(words, readings)].map(
      (loose) => [loose, undefined],
    ),
  );
  for (const [at, second] of readings.entries()) {
    const first = readings[at - 1];
    const [one, other] = [first?.meaning?.filters, second.meaning?.filters];
    if (!first || !one || !other || !areAlternatives(words.slice(first.last, second.first))) continue;
    const names = [...Object.keys(one), ...Object.keys(other)];
    const isSame = Object.keys(one).join() === Object.keys(other).join() && names[0] !== allOf;
    if (names.length === 0 || isSame || hasSubject(one) || hasSubject(other)) continue;
    const isOfFacilities = names.every(isFacility);
    found.set(first, isOfFacilities ? toAny(one) : undefined);
    found.set(second, isOfFacilities ? toAny(other) : undefined);
  }
  // 'medencés hotel wellness vagy jakuzzi': a pool of any kind is wanted beside one of these.
  const hasOthers = readings.some(
    (reading) => !found.has(reading) && reading.meaning?.filters[anyOf] !== undefined,
  );
  return hasOthers ? new Map([...found.keys()].map((loose) => [loose, undefined])) : found;
}
