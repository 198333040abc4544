import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { findBrokenInvariants } from '../invariants/check.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { createAccommodation } from '../testing/factories-accommodations.ts';
import { createProperty } from '../testing/factories-properties.ts';
import { createRequest } from '../testing/factories-requests.ts';
import { createService } from '../testing/factories-services.ts';
import { spellAddresses } from './spell-addresses.ts';

const address = { countryID: 1, settlement: 'Debrecen', postalCode: '1133', countyRegion: null };

/** As in an installation that has not begun. */
const subjects = [
  'property',
  'accommodation',
  'service',
  'service-request',
  'accommodation-request',
  'property-request',
].map((subject) => ({ subject }));

/** One of each kind, as they were stored before: with the place as it was typed, and without its ids. */
async function createUnspelled(app: TestApp): Promise<void> {
  await createProperty(app, await app.signIn('ingatlan_tulajdonos'), address);
  await createAccommodation(app, await app.signIn('szallasado'), address);
  await createService(app, await app.signIn('szakember'), address);
  const requester = await app.signIn('ajanlatkero');
  await createRequest(app, requester, 'service', address);
  for (const kind of ['accommodation', 'property'] as const)
    await createRequest(app, requester, kind, { regions: ['Debrecen', 'Győr'] });
  for (const table of ['real_estates', 'accommodations', 'services', 'service_requests'])
    await sql`update ${sql.table(table)}
      set settlement = 'bp 13', countyRegion = 'bp', settlementID = null, regionID = null`.execute(app.db);
  for (const kind of ['accommodation', 'real_estate']) {
    await sql`update ${sql.table(`${kind}_request_regions`)} set placeID = null,
      regionName = if(sortOrder = 0, 'gyor', 'Győrben')`.execute(app.db);
  }
}

const select = async (db: Database, table: string) =>
  (
    await sql`select settlement, countyRegion, found.regionName as place, county.regionName as county
      from ${sql.table(table)} as entry
      left join regions as found on found.regionID = entry.settlementID
      left join regions as county on county.regionID = entry.regionID`.execute(db)
  ).rows;

// Shows FIND-04.
it('spells the addresses that were stored before as the gazetteer has them, once', async () => {
  const app = await testApp();
  const { db } = app;
  await createUnspelled(app);
  await db.insertInto('address_spelling').values(subjects).execute();
  const spelled = {
    settlement: 'Budapest XIII. kerület',
    countyRegion: 'Budapest',
    place: 'Budapest XIII. kerület',
    county: 'Budapest',
  };
  await spellAddresses(db, app.clock);
  for (const table of ['real_estates', 'accommodations', 'services', 'service_requests'])
    expect(await select(db, table)).toEqual([spelled]);
  for (const kind of ['accommodation', 'real_estate']) {
    const named = await sql`select regionName from ${sql.table(`${kind}_request_regions`)}`.execute(db);
    expect(named.rows).toEqual([{ regionName: 'Győr' }]);
  }
  const found = async (path: string, query: object, auth = {}) =>
    (await app.request().get(path).query(query).set(auth).expect(200)).body.total;
  const settlement = 'XIII. kerület';
  for (const path of ['/api/search-real-estates', '/api/search-accommodations', '/api/search-professionals'])
    expect(await found(path, { settlement })).toBe(1);
  const { auth } = await app.signIn('szallasado');
  expect(await found('/api/search-accommodation-requests', { settlement: 'Győr' }, auth)).toBe(1);
  expect(await findBrokenInvariants(db, app.clock.now())).toEqual([]);

  expect(await db.selectFrom('address_spelling').selectAll().execute()).toEqual([]);
  await sql`update real_estates set settlement = 'bp 13'`.execute(db);
  await spellAddresses(db, app.clock);
  expect(await select(db, 'real_estates')).toMatchObject([{ settlement: 'bp 13' }]);
});

it('goes on after the last id that it has done', async () => {
  const app = await testApp();
  const { db } = app;
  const owner = await app.signIn('ingatlan_tulajdonos');
  const done = await createProperty(app, owner, address);
  const left = await createProperty(app, owner, address);
  await sql`update real_estates set settlement = 'Debrecenben'`.execute(db);
  await db.insertInto('address_spelling').values({ subject: 'property', doneTo: done }).execute();
  await spellAddresses(db, app.clock);
  const rows = await db
    .selectFrom('real_estates')
    .select(['realEstateID', 'settlement'])
    .where('realEstateID', 'in', [done, left])
    .orderBy('realEstateID')
    .execute();
  expect(rows.map(({ settlement }) => settlement)).toEqual(['Debrecenben', 'Debrecen']);
});
