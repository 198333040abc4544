import { hungaryID } from '@piacter/contracts/lookups';
import { foldText } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { type Base, placeBases, type SuffixKind } from './inflection.ts';
import { aliasRows, landscapeRows, quarterRows } from './place-tables.ts';
import { createSpellingIndex } from './spelling.ts';

type PlaceNameKind = 'landscape' | 'settlement' | 'region' | 'country';

/** A place by the name that searches take. */
export interface PlaceName {
  kind: PlaceNameKind;
  /** As in the gazetteer, or of a landscape or country. */
  name: string;
  /** Population where known. */
  weight: number;
}

export interface RecognisedPlace extends PlaceName {
  suffix: SuffixKind;
  /** Whether one letter was wrong. */
  isCorrected: boolean;
}

interface Entry extends PlaceName {
  /** Of several places of one key the lowest one is meant. */
  rank: number;
  /** As it is written, for telling Komló from Kömlő. */
  written: string;
}

/** Words are compared without spaces, so that 'hajdú böszörmény' is found too. */
const toKey = (text: string) => foldText(text).replaceAll(' ', '');

/** Letters and people from which on a misspelt name is corrected: nearly every short word is close to some village. */
const correctable = [
  { letters: 7, people: 0 },
  { letters: 6, people: 500 },
  { letters: 5, people: 3000 },
  { letters: 4, people: 15_000 },
] as const;

const lengthen: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ó', ö: 'ő' };

/** How many accents of the typed word contradict a name; the last vowel may be lengthened by a suffix: Tata, Tatán. */
function countContradictions(typed: string, name: string): number {
  const lower = name.toLowerCase();
  let count = 0;
  for (let at = 0; at < Math.min(typed.length, lower.length); at += 1) {
    const [letter = '', expected = ''] = [typed[at], lower[at]];
    if (letter === expected || /[a-z]/.test(letter)) continue;
    if (at === lower.length - 1 && lengthen[expected] === letter) continue;
    count += 1;
  }
  return count;
}

/** The place names of the gazetteer, of landscapes, quarters and countries, in every form that people type. */
function createPlaceNames(gazetteer: Gazetteer) {
  const entries = new Map<string, Entry[]>();
  const add = (form: string, entry: Omit<Entry, 'written'>) => {
    const key = toKey(form);
    if (key.length < 2) return;
    const held = entries.get(key);
    if (held) held.push({ ...entry, written: form });
    else entries.set(key, [{ ...entry, written: form }]);
  };
  const sizes = new Map(gazetteer.settlements.map((place) => [place.regionName, place.weight]));
  for (const { name, aliases } of landscapeRows)
    for (const form of [name, ...aliases]) add(form, { kind: 'landscape', name, weight: 50_000, rank: 0 });
  for (const { name, kind, forms } of aliasRows)
    for (const form of forms) add(form, { kind, name, weight: 100_000, rank: 1 });
  for (const place of gazetteer.settlements)
    add(place.regionName, {
      kind: 'settlement',
      name: place.regionName,
      weight: place.weight,
      rank: place.countryID === hungaryID ? 2 : 6,
    });
  for (const { settlement, quarters } of quarterRows)
    for (const quarter of quarters)
      add(quarter, {
        kind: 'settlement',
        name: settlement,
        weight: settlement.startsWith('Budapest') ? 60_000 : Math.min(20_000, sizes.get(settlement) ?? 0),
        rank: 3,
      });
  for (const region of gazetteer.regions) {
    const rank = region.countryID === hungaryID ? 4 : 6;
    const bare = region.regionName.replace(/ (?:vármegye|megye|tartomány)$/, '');
    const forms = new Set([region.regionName, `${bare} megye`, `${bare} vármegye`]);
    for (const form of forms)
      if (form !== bare) add(form, { kind: 'region', name: region.regionName, weight: 100_000, rank });
    // 'Heves' alone is the town; 'Vas' and 'Pest' alone are no county.
    if (!entries.has(toKey(bare)) && bare.length > 4)
      add(bare, { kind: 'region', name: region.regionName, weight: 100_000, rank });
  }
  for (const { countryID, regionName: countryName } of gazetteer.countries) {
    if (countryID === hungaryID) continue;
    const country = { kind: 'country', name: countryName, weight: 100_000, rank: 5 } as const;
    add(countryName, country);
    const people = /^(.{4,})ország$/.exec(countryName)?.[1];
    if (people) add(`${people} tengerpart`, country);
  }
  const spelling = createSpellingIndex([...entries.keys()].filter((key) => key.length >= 4));

  /** The best entry of a key: by rank, then by the accents that were typed, then by size. */
  const pick = (key: string, typed: string): Entry | undefined =>
    entries
      .get(key)
      ?.toSorted(
        (a, b) =>
          a.rank - b.rank ||
          countContradictions(typed, a.written) - countContradictions(typed, b.written) ||
          b.weight - a.weight,
      )[0];

  const toRecognised = (
    { kind, name, weight }: Entry,
    base: Base,
    isCorrected: boolean,
  ): RecognisedPlace => ({
    kind,
    name,
    weight,
    suffix: base.suffix,
    isCorrected,
  });

  const isCorrectable = (base: string, { weight }: Entry) =>
    correctable.some(({ letters, people }) => base.length >= letters && weight >= people);

  return {
    /**
     * The place of a word or of several, in any form: 'Győrben', 'egri', 'pest megyei', 'tiszató'. `typed` is lower
     * case with accents.
     */
    recognise(typed: string): RecognisedPlace | undefined {
      const folded = toKey(typed);
      const plain = typed.replace(/[^\p{L}]/gu, '');
      const bases = placeBases(folded);
      const found = bases.flatMap((base) => {
        const entry = pick(base.base, plain);
        return entry ? [{ base, entry, contradictions: countContradictions(plain, entry.written) }] : [];
      });
      const [best] = found.sort(
        (a, b) =>
          a.contradictions - b.contradictions ||
          a.base.depth - b.base.depth ||
          Number(a.entry.rank > 4) - Number(b.entry.rank > 4) ||
          b.entry.weight - a.entry.weight,
      );
      return best && toRecognised(best.entry, best.base, false);
    },
    /** The same for a name with one wrong, missing or superfluous letter, where it is long or large enough. */
    correct(typed: string): RecognisedPlace | undefined {
      const folded = toKey(typed);
      const found = placeBases(folded).flatMap((base) =>
        base.base.length < 4
          ? []
          : spelling.find(base.base).flatMap((key) => {
              if (Math.abs(key.length - base.base.length) > 1) return [];
              const entry = pick(key, '');
              return entry && entry.rank <= 4 && isCorrectable(base.base, entry) ? [{ base, entry }] : [];
            }),
      );
      const [best] = found.sort(
        (a, b) =>
          Number(a.base.suffix === 'none') - Number(b.base.suffix === 'none') ||
          b.base.base.length - a.base.base.length ||
          b.entry.weight - a.entry.weight,
      );
      return best && toRecognised(best.entry, best.base, true);
    },
  };
}

export type PlaceNames = ReturnType<typeof createPlaceNames>;

const cache = new WeakMap<Gazetteer, PlaceNames>();

/** The place names of a gazetteer, made once for each. */
export function getPlaceNames(gazetteer: Gazetteer): PlaceNames {
  const names = cache.get(gazetteer) ?? createPlaceNames(gazetteer);
  cache.set(gazetteer, names);
  return names;
}
