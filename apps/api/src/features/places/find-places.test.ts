import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { createLogger } from '../../core/log.ts';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { readReference } from '../../testing/knowledge.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService, resolvePlace } from './index.ts';
import { landscapeRows, quarterRows } from './place-tables.ts';

describe('resolving an address to a place', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    const db = await testDatabase();
    const deps = { db, readDb: db, clock: new TestClock(), log: createLogger('silent') };
    gazetteer = await createPlaceService({ ...deps, lookups: createLookupService(deps) }).gazetteer();
  });

  const emptyAddress = { countryID: null, settlement: null, postalCode: null, countyRegion: null };
  const getName = (regionID: number | null) => gazetteer.findPlace(regionID)?.regionName ?? null;

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
    ['a postal code only', { countryID: 1, postalCode: '4031' }, null, null],
  ])('%s', (_what, written, settlement, region) => {
    const place = resolvePlace(gazetteer, { ...emptyAddress, ...written });
    expect([getName(place.settlementID), getName(place.regionID)]).toEqual([settlement, region]);
  });
});

describe('the tables of places', () => {
  it('name settlements that the gazetteer has', () => {
    const { gazetteer } = readReference();
    const isKnown = (name: string) => gazetteer.settlementsNamed(name, 1).length > 0;
    const ofLandscapes = landscapeRows.flatMap(({ settlements }) => settlements);
    expect(ofLandscapes.filter((name) => !name.endsWith('*') && !isKnown(name))).toEqual([]);
    expect(quarterRows.filter(({ settlement }) => !isKnown(settlement))).toEqual([]);
  });
});
