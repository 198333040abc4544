import { tileLevel, toMapPoint, toMercator, toMorton } from '@piacter/db';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { createUser } from '../../testing/users.ts';
import { countByTile, countUpToCap } from './count-tiles.ts';
import { createKnownTiles } from './known-tiles.ts';
import { createMapPart } from './map-area.ts';
import { createPolygon } from './map-polygon.ts';
import type { MapPlan } from './map-rows.ts';
import { createBox, type Shape } from './map-shapes.ts';
import { limitLevel } from './map-tiles.ts';

const clock = new TestClock();
const id = sql`accommodationID`;
const level = 10;
const country = [16, 45.7, 23, 48.6] as const;
const triangle = createPolygon([
  { lat: 47.1, lon: 18.9 },
  { lat: 47.1, lon: 19.9 },
  { lat: 47.8, lon: 19.9 },
]);

function toTile(position: { lat: number; lon: number }): number {
  const { x, y } = toMercator(position);
  return toMorton(Math.floor(x * 2 ** tileLevel), Math.floor(y * 2 ** tileLevel));
}

/** Eighty accommodations in eight columns, of which the last one is not published. */
beforeAll(async () => {
  const db = await testDatabase();
  await db.deleteFrom('accommodations').execute();
  const { userID } = await createUser(db, clock, { role: 'szallasado' });
  for (let index = 0; index < 80; index += 1) {
    const { listingID } = await createBareListing(db, clock, 'accommodation', { userID });
    const position = { lat: 47 + (index % 10) * 0.1, lon: 19 + Math.floor(index / 10) * 0.1 };
    await db
      .updateTable('accommodations')
      .set({
        mapPoint: toMapPoint(position),
        mapTile: toTile(position),
        mapRadius: 0,
        status: index === 79 ? 0 : 1,
      })
      .where('accommodationID', '=', listingID)
      .execute();
  }
});

function planOf(shapes: readonly Shape[], isEverything: boolean): MapPlan {
  const part = createMapPart(shapes);
  if (!part) throw new Error('The shapes have nothing in common.');
  const getRowsWithin: MapPlan['getRowsWithin'] = (within) => sql`accommodations where ${within}`;
  return { rows: getRowsWithin(part.where), cost: 1, getRowsWithin, isEverything };
}

const sorted = (tiles: readonly { tile: number; found: number }[]) =>
  tiles.map(({ tile, found }) => `${tile}: ${found}`).toSorted();

it.each([
  ['the country', [createBox(country)]],
  ['a view that cuts tiles', [createBox([19.15, 47.05, 19.55, 47.65])]],
  ['a drawn area', [createBox(country), triangle]],
])('counts %s by tile as all at once', async (_what, shapes) => {
  const db = await testDatabase();
  const all = await countByTile(db, planOf(shapes, false).rows, id, level);
  expect(all.length).toBeGreaterThan(5);
  const getKnown = createKnownTiles({ readDb: db, clock }, 'accommodations');
  for (const known of [undefined, await getKnown(level)])
    for (const isEverything of [false, true]) {
      const view = { shapes, level, plan: planOf(shapes, isEverything), id, cap: 1000, known };
      expect(sorted(await countUpToCap(db, view))).toEqual(sorted(all));
    }
});

it('says where it stopped counting, at the middle of all listings of the tile', async () => {
  const db = await testDatabase();
  const shapes = [createBox(country)];
  const known = await createKnownTiles({ readDb: db, clock }, 'accommodations')(6);
  const view = { shapes, level: 6, plan: planOf(shapes, false), id, cap: 10, known };
  const counts = await countUpToCap(db, view);
  const all = await countByTile(db, view.plan.rows, id, 6);
  expect(all.some(({ found }) => found > 10)).toBe(true);
  for (const { tile, found, isCapped, point } of counts) {
    const exact = all.find((one) => one.tile === tile);
    expect({ found, isCapped, point }).toEqual({
      found: Math.min(exact?.found ?? 0, 10),
      isCapped: (exact?.found ?? 0) > 10,
      point: exact?.point,
    });
  }
});

it('renews the known counts after a minute, for the next who asks', async () => {
  const db = await testDatabase();
  const getKnown = createKnownTiles({ readDb: db, clock }, 'accommodations');
  const total = async () => [...((await getKnown(0))?.values() ?? [])].map(({ listings }) => listings);
  expect(await total()).toEqual([79]);
  await db.updateTable('accommodations').set({ status: 1 }).execute();
  expect(await total()).toEqual([79]);
  clock.pass(61_000);
  await total();
  await expect.poll(total).toEqual([80]);
  expect(await getKnown(13)).toBeUndefined();
});

it('has so many tiles at most, whatever the zoom level', () => {
  expect(limitLevel(country, 8, 256)).toBe(8);
  expect(limitLevel(country, 16, 256)).toBeLessThan(11);
  expect(limitLevel([-180, -85, 180, 85], 16, 256)).toBe(3);
  expect(limitLevel([19.04, 47.5, 19.06, 47.51], 16, 64)).toBe(16);
});
