import { toMapPoint } from '@piacter/db/map-position';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { createBareListing, kindCases } from '../testing/factories-listing-parts.ts';
import { createUser } from '../testing/users.ts';
import { findBrokenInvariants } from './check.ts';

const clock = new TestClock();
const home = { lat: 47.5, lon: 19.05 };
const shownAt = (lat: number, mapRadius: number) => ({
  mapPoint: toMapPoint({ ...home, lat }),
  mapTile: 1,
  mapRadius,
});

describe.each(kindCases)('the rules of the position of a listing of kind %s', (kind, { idField, table }) => {
  beforeEach(async () => (await testDatabase()).deleteFrom(table).execute());

  it.each([
    ['a tile without a point', { mapTile: 1 }, ['all columns']],
    ['a settlement without a point', { settlementID: 100_001 }, ['is on the map']],
    [
      'a hidden address shown where it is',
      { ...home, ...shownAt(47.5, 800), disableAddress: 1 },
      ['300 to 800'],
    ],
    ['a hidden address without its circle', { ...shownAt(47.505, 0), disableAddress: 1 }, ['300 to 800']],
    ['a public position that was moved', { ...home, ...shownAt(47.505, 0) }, ['where it was set']],
    ['a hidden address that was moved', { ...home, ...shownAt(47.505, 800), disableAddress: 1 }, []],
    ['a public position', { ...home, ...shownAt(47.5, 0) }, []],
    ['the middle of a settlement', shownAt(47.5, 500), []],
  ])('report %s', async (_what, columns, sentences) => {
    const db = await testDatabase();
    const { userID } = await createUser(db, clock, { role: 'szakember' });
    const { listingID } = await createBareListing(db, clock, kind, { userID });
    const [settlement] = await db
      .selectFrom('regions')
      .select('regionID')
      .where('kind', '=', 'settlement')
      .limit(1)
      .execute();
    const given = 'settlementID' in columns ? { settlementID: settlement?.regionID ?? 0 } : columns;
    await db.updateTable(table).set(given).where(sql.ref(idField), '=', listingID).execute();
    const found = (await findBrokenInvariants(db, new Date())).filter(({ sentence }) =>
      /map|300 to 800|where it was set/.test(sentence),
    );
    expect(found.map(({ sentence }) => sentence)).toEqual(
      sentences.map((part) => expect.stringContaining(part)),
    );
  });
});
