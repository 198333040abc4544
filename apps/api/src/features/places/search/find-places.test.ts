import { readDataFiles } from '@piacter/db/reference';
import { describe, expect, it } from 'vitest';
import { readReference } from '../../../testing/knowledge.ts';
import { resolvePlace } from '../index.ts';
import { landmarkRows, landscapeRows, quarterRows } from '../place-tables.ts';
import { findAreas, findPlaces } from './index.ts';

const { gazetteer } = readReference();
const getName = (regionID: number | null | undefined) =>
  gazetteer.findPlace(regionID ?? null)?.regionName ?? null;

/** The first place that a text stands for; the number of its places where there are many. */
const describePlaces = (found: ReturnType<typeof findPlaces>) =>
  found.kind === 'unlisted'
    ? null
    : found.ids.length > 10
      ? `${found.kind} in ${getName(gazetteer.findPlace(found.ids[0] ?? null)?.parentID)}`
      : found.ids.map(getName).join();

const formsOf = {
  'Budapest XIII. kerület': [
    'XIII. kerület',
    'bp 13',
    'bp. XIII. ker.',
    'Bp., XIII. ker.',
    'BP XIII',
    'Budapest 13. kerület',
    'a tizenharmadik kerületben',
    'XIII. kerületi',
    '1133',
    'H-1133',
    '1133 Budapest',
    'Budapest, 1133',
    'Angyalföldön',
    'angyalfold',
  ],
  Debrecen: [
    'debrecen',
    'DEBRECEN',
    'Debrecenben',
    'debreceni',
    'Debrecen környékén',
    'Debrecen környéke',
    'Debrecen és környéke',
    'Debrecen mellett',
    'Debrecen közelében',
    'Debrecenhez közel',
    'Debrecen szomszédságában',
    'Debrcen',
    '4031',
    '4031 Debrecen',
    '4031 debrecenben',
    'Debrecen, Hajdú-Bihar megye',
    'Debrecenben, hajdu-bihari',
  ],
  Győr: ['gyor', 'Győrben', 'Győrött', 'győri', 'a Nádorvárosban', 'Győr mellé'],
  Eger: ['egri', 'Egerből'],
  Budapest: ['bp', 'Pesten', 'a fővárosban', 'Budapest környékén'],
  'Pest vármegye': ['Pest megye', 'pest megyében', 'PEST VÁRMEGYE', 'Pest megyei'],
  'Hajdú-Bihar vármegye': ['Hajdú-Bihar megyében', 'hajdu bihar'],
  'Heves vármegye': ['Heves megye', 'Hevesben'],
};
const forms = Object.entries(formsOf).flatMap(([name, typed]) => typed.map((form) => [form, name] as const));

describe('the place of a search', () => {
  // Shows FIND-04.
  it.each(forms)('%s as settlement is %s', (typed, name) => {
    expect(describePlaces(findPlaces(gazetteer, typed, undefined))).toBe(name);
    expect(describePlaces(findPlaces(gazetteer, typed, 1))).toBe(name);
  });

  it.each(forms)('%s as county or region is %s, too', (typed, name) => {
    expect(describePlaces(findAreas(gazetteer, typed, undefined))).toBe(name);
  });

  // Shows FIND-04.
  it.each([
    ['Nyugati pályaudvar', 'Budapest VI. kerület,Budapest XIII. kerület'],
    ['a Keletinél', 'Budapest VII. kerület,Budapest VIII. kerület'],
    ['blaha', 'Budapest VII. kerület,Budapest VIII. kerület'],
    ['Móricz Zsigmond körtér környékén', 'Budapest XI. kerület'],
    ['Deák téren', 'Budapest V. kerület,Budapest VI. kerület'],
    ['Mars tér', 'Szeged'],
  ])('%s is in its districts in either field, in no other country', (typed, names) => {
    expect(describePlaces(findPlaces(gazetteer, typed, undefined))).toBe(names);
    expect(describePlaces(findAreas(gazetteer, typed, 1))).toBe(names);
    expect(describePlaces(findPlaces(gazetteer, typed, 2))).toBeNull();
  });

  // 'Balaton' alone is a village in the field of the settlement.
  it.each(['a Balatonnál', 'Balaton mellett', 'balatoni', 'Balaton környéke', 'a Balaton északi partján'])(
    '%s is the landscape in either field',
    (typed) => {
      const settlements = findAreas(gazetteer, typed, undefined);
      expect(settlements.kind).toBe('settlements');
      expect(settlements.ids.length).toBeGreaterThan(20);
      expect(findPlaces(gazetteer, typed, undefined)).toEqual(settlements);
    },
  );

  // Shows FIND-04.
  it.each([
    ['Buda', 'settlements', 6],
    ['a budai oldalon', 'settlements', 6],
    ['pesti oldal', 'settlements', 16],
    ['Budapest belváros', 'settlements', 3],
    ['Dunántúlon', 'regions', 9],
    ['alföldi', 'regions', 6],
    ['a Duna–Tisza közén', 'regions', 3],
  ])('%s is its districts or counties in either field', (typed, kind, count) => {
    const found = findAreas(gazetteer, typed, undefined);
    expect([found.kind, found.ids.length]).toEqual([kind, count]);
    expect(findPlaces(gazetteer, typed, undefined)).toEqual(found);
  });

  it('is the county of a name that both fields know, in the field of the county', () => {
    expect(describePlaces(findAreas(gazetteer, 'Heves', undefined))).toBe('Heves vármegye');
    expect(describePlaces(findPlaces(gazetteer, 'Heves', undefined))).toBe('Heves');
    expect(describePlaces(findAreas(gazetteer, 'zalai', undefined))).toBe('Zala vármegye');
  });

  it('is one of several of its name, in a county', () => {
    expect(describePlaces(findPlaces(gazetteer, 'komlo', undefined))).toBe('Komló,Kömlő');
    expect(describePlaces(findPlaces(gazetteer, 'komlo, baranyában', undefined))).toBe('Komló');
    expect(describePlaces(findPlaces(gazetteer, 'Kömlőn', undefined))).toContain('Kömlő');
  });

  it('is none for any other text, and none of another country', () => {
    for (const typed of ['Óperencián', '', ' ', '?!', '9', '0000', '13', '4031 Óperencia']) {
      expect(describePlaces(findPlaces(gazetteer, typed, undefined))).toBeNull();
      expect(findAreas(gazetteer, typed, undefined).ids).toEqual([]);
    }
    for (const typed of ['Debrecen', 'bp 13', 'Balaton', '4031', 'Győrben'])
      expect(describePlaces(findPlaces(gazetteer, typed, 2))).toBeNull();
  });
});

const emptyAddress = { countryID: null, settlement: null, postalCode: null, countyRegion: null };

describe('resolving an address to a place', () => {
  it.each([
    ['an empty address', {}, null, null],
    ['a settlement without a country', { settlement: 'debrecen' }, 'Debrecen', 'Hajdú-Bihar vármegye'],
    [
      'a settlement without a postal code, disambiguated by its county',
      { countryID: 1, settlement: 'komlo', countyRegion: 'Heves' },
      'Kömlő',
      'Heves vármegye',
    ],
    [
      'a district of Budapest by postal code, without a country',
      { settlement: 'Budapest', postalCode: '1117' },
      'Budapest XI. kerület',
      'Budapest',
    ],
    ['Budapest without a postal code', { countryID: 1, settlement: 'Budapest' }, 'Budapest', 'Budapest'],
    ['a county only', { countyRegion: 'baranya' }, null, 'Baranya vármegye'],
    ['a county under its former name', { countyRegion: 'Baranya megye' }, null, 'Baranya vármegye'],
    ['a settlement in the wrong country', { countryID: 2, settlement: 'Debrecen' }, null, null],
    [
      'an unknown settlement in a known county',
      { countryID: 1, settlement: 'Óperencia', countyRegion: 'Heves vármegye' },
      null,
      'Heves vármegye',
    ],
    ['a settlement with a suffix', { settlement: 'Debrecenben' }, 'Debrecen', 'Hajdú-Bihar vármegye'],
    ['a misspelt settlement', { settlement: 'Debrcen' }, 'Debrecen', 'Hajdú-Bihar vármegye'],
    ['a quarter', { settlement: 'Angyalföld' }, 'Budapest XIII. kerület', 'Budapest'],
    ['a district by its number', { settlement: 'bp 13' }, 'Budapest XIII. kerület', 'Budapest'],
    [
      'a district after a comma',
      { settlement: 'Budapest, XIII. kerület' },
      'Budapest XIII. kerület',
      'Budapest',
    ],
    ['a quarter after a comma', { settlement: 'Győr, Nádorváros' }, 'Győr', 'Győr-Moson-Sopron vármegye'],
    ['a county after a comma', { settlement: 'komlo, Heves megye' }, 'Kömlő', 'Heves vármegye'],
    ['a village by its accents', { settlement: 'Kömlő' }, 'Kömlő', 'Heves vármegye'],
    ['a postal code only', { countryID: 1, postalCode: '4031' }, null, null],
  ])('%s', (_what, written, settlement, region) => {
    const place = resolvePlace(gazetteer, { ...emptyAddress, ...written });
    expect([getName(place.settlementID), getName(place.regionID)]).toEqual([settlement, region]);
  });
});

describe('the spelling of an address', () => {
  // Shows FIND-04.
  it.each([
    ['gyor', 'Győr'],
    ['GYŐR', 'Győr'],
    ['Győrben', 'Győr'],
    ['nyiregyhaza', 'Nyíregyháza'],
    ['bp 13', 'Budapest XIII. kerület'],
    ['Budapest 13. kerület', 'Budapest XIII. kerület'],
    ['bp', 'Budapest'],
    ['Budapest', 'Budapest'],
    ['4031 Debrecen', 'Debrecen'],
    ['Debrecen környékén', 'Debrecen'],
    ['szfvar', 'Székesfehérvár'],
    ['Budapest, XIII. kerület', 'Budapest XIII. kerület'],
    ['Bp., XIII. ker.', 'Budapest XIII. kerület'],
    ['kömlő', 'Kömlő'],
    ['Kömlőn', 'Kömlő'],
    ['komlo', 'Komló'],
    // What stands after a comma would be lost.
    ['Győr, Nádorváros', 'Győr, Nádorváros'],
    ['Komló, Baranya vármegye', 'Komló, Baranya vármegye'],
    // A part of a town is what its advertiser calls the place.
    ['Lillafüred', 'Lillafüred'],
    ['lillafüreden', 'Lillafüred'],
    // By another form it is called by its name, and a form of the town's name is the town.
    ['dobogó újbuda', 'Újbuda-Dobogó'],
    ['szoboszló', 'Hajdúszoboszló'],
    // What the gazetteer lacks stays as it was typed; a misspelling too, unless the postal code confirms it.
    ['Óperencia', 'Óperencia'],
    ['Debrcen', 'Debrcen'],
    ['Pest megye', 'Pest megye'],
    ['Balaton', 'Balaton'],
    ['Blaha', 'Blaha'],
    ['', ''],
    [null, null],
  ])('%j is written %j', (settlement, spelled) => {
    expect(resolvePlace(gazetteer, { ...emptyAddress, countryID: 1, settlement }).settlement).toBe(spelled);
  });

  it('corrects a letter where the postal code confirms the name', () => {
    const address = { ...emptyAddress, settlement: 'Debrcen', postalCode: '4031' };
    expect(resolvePlace(gazetteer, address).settlement).toBe('Debrecen');
  });

  it('is that of the county, too', () => {
    const spell = (countyRegion: string) =>
      resolvePlace(gazetteer, { ...emptyAddress, countryID: 1, countyRegion }).countyRegion;
    expect(['baranya', 'Pest megyében', 'Budapest', 'bp', 'Balaton', 'Sehol'].map(spell)).toEqual([
      'Baranya vármegye',
      'Pest vármegye',
      'Budapest',
      'Budapest',
      'Balaton',
      'Sehol',
    ]);
  });

  it('leaves a village abroad as it is', () => {
    const address = { ...emptyAddress, countryID: 2, settlement: 'Debrecenben', countyRegion: 'Heves' };
    expect(resolvePlace(gazetteer, address)).toEqual({
      settlementID: null,
      regionID: null,
      settlement: 'Debrecenben',
      countyRegion: 'Heves',
    });
  });
});

describe('the tables of places', () => {
  it('name settlements that the gazetteer has', () => {
    const isKnown = (name: string) => gazetteer.settlementsNamed(name, 1).length > 0;
    const isCounty = (name: string) => gazetteer.regionsNamed(name, 1).length > 0;
    const ofCounties = landscapeRows.filter(({ settlements }) => settlements.every(isCounty));
    const ofSettlements = landscapeRows.filter((row) => !ofCounties.includes(row));
    const names = ofSettlements.flatMap(({ settlements }) => settlements);
    expect(names.filter((name) => !name.endsWith('*') && !isKnown(name))).toEqual([]);
    expect(quarterRows.filter(({ settlement }) => !isKnown(settlement))).toEqual([]);
    expect(landmarkRows.flatMap(({ settlements }) => settlements).filter((name) => !isKnown(name))).toEqual(
      [],
    );
  });

  it('has each square in a district of which it has a postal code', () => {
    const districts = new Map<string, string[]>();
    for (const line of readDataFiles().streets.split('\n')) {
      const [code = '', name = ''] = line.split('\t');
      const of = gazetteer.settlementsOfCode(1, code).map(({ regionName }) => regionName);
      districts.set(name, [...(districts.get(name) ?? []), ...of]);
    }
    const squares = landmarkRows.filter(({ name }) => districts.has(name));
    expect(squares.length).toBeGreaterThan(30);
    const isElsewhere = ({ name, settlements }: (typeof squares)[number]) =>
      !settlements.some((district) => districts.get(name)?.includes(district));
    expect(squares.filter(isElsewhere).map(({ name }) => name)).toEqual([]);
  });
});
