import { beforeAll, describe, expect, it } from 'vitest';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { createLogger } from '../../core/log.ts';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createLookupService } from '../lookups/index.ts';
import { createPlaceService, resolvePlace } from './index.ts';

describe('the place of an address', () => {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    const deps = { readDb: await testDatabase(), clock: new TestClock(), log: createLogger('silent') };
    gazetteer = await createPlaceService({ ...deps, lookups: createLookupService(deps) }).gazetteer();
  });

  const nothing = { countryID: null, settlement: null, postalCode: null, countyRegion: null };
  const nameOf = (regionID: number | null) => gazetteer.placeOf(regionID)?.regionName ?? null;

  it.each([
    ['nothing', {}, null, null],
    ['a settlement without a country', { settlement: 'debrecen' }, 'Debrecen', 'Hajdú-Bihar vármegye'],
    [
      'a settlement without a code, told apart by its county',
      { countryID: 1, settlement: 'komlo', countyRegion: 'Heves' },
      'Kömlő',
      'Heves vármegye',
    ],
    [
      "Budapest's district by the code, without a country",
      { settlement: 'Budapest', postalCode: '1117' },
      'Budapest XI. kerület',
      'Budapest',
    ],
    ['Budapest without a code', { countryID: 1, settlement: 'Budapest' }, 'Budapest', 'Budapest'],
    ['a county alone', { countyRegion: 'baranya' }, null, 'Baranya vármegye'],
    ['a county by its former word', { countyRegion: 'Baranya megye' }, null, 'Baranya vármegye'],
    ['a settlement in the wrong country', { countryID: 2, settlement: 'Debrecen' }, null, null],
    [
      'a settlement that nobody knows, in its county',
      { countryID: 1, settlement: 'Óperencia', countyRegion: 'Heves vármegye' },
      null,
      'Heves vármegye',
    ],
    ['a code alone', { countryID: 1, postalCode: '4031' }, null, null],
  ])('%s', (_what, written, settlement, region) => {
    const place = resolvePlace(gazetteer, { ...nothing, ...written });
    expect([nameOf(place.settlementID), nameOf(place.regionID)]).toEqual([settlement, region]);
    expect(place.lat === null).toBe(settlement === null);
  });
});
