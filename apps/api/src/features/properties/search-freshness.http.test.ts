import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database, markAllChanged } from '@piacter/db';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import {
  buildProperty,
  createProperty,
  type PropertyInput,
  promoteProperty,
} from '../../testing/factories-properties.ts';
import { moveListing, setHidden } from '../listings/own/index.ts';
import { deleteOldSearchChanges, listingRef, recordSearchChange } from '../listings/rows/index.ts';
import { refreshPromotion } from '../packages/index.ts';
import { createSearchColumns } from '../search/index.ts';
import { saveForNext, startFromSaved } from '../search/saved/index.ts';
import { followProperties } from './search-columns.ts';

async function urlOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select database() as name`.execute(db);
  return new URL(`/${rows[0]?.name}`, inject('databaseServer')).href;
}

/** Two processes over one database, of which one writes. */
let writing: TestApp;
let reading: TestApp;
let otherPool: Database;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  writing = await testApp();
  otherPool = createDatabase({ url: await urlOf(writing.db) });
  reading = await testApp({ deps: { readDb: otherPool } });
});
afterAll(() => otherPool.destroy());
beforeEach(async () => {
  await writing.db.deleteFrom('real_estates').execute();
  await markAllChanged(writing.db, 'property');
  owner = await writing.signIn('ingatlan_tulajdonos');
});

async function search(app: TestApp, query: Record<string, string> = {}) {
  const { body } = await app.request().get('/api/search-real-estates').query(query).expect(200);
  const ids: number[] = body.data.map(({ realEstateID }: { realEstateID: number }) => realEstateID);
  expect(body.total).toBe(ids.length);
  return ids;
}

const update = (id: number, overrides: Partial<PropertyInput>) =>
  writing.request().put(`/api/real-estate/${id}`).set(owner.auth).send(buildProperty(overrides)).expect(200);

/** Both processes find these, in this order. */
async function expectFound(ids: readonly number[], query?: Record<string, string>): Promise<void> {
  expect(await search(reading, query)).toEqual(ids);
  expect(await search(writing, query)).toEqual(ids);
}

describe('another process finds at once', () => {
  it('what is created, changed in price and words, promoted and deleted', async () => {
    const first = await createProperty(writing, owner, { price: 40_000, description: 'Kandalló' });
    await expectFound([first]);
    const second = await createProperty(writing, owner, { price: 50_000 });
    await expectFound([second, first]);
    const change = (overrides: Partial<PropertyInput>) => update(first, overrides);
    await change({ price: 60_000 });
    await expectFound([first], { priceFrom: '55000' });
    await expectFound([first], { keyword: 'kandalló' });
    await change({ description: 'Cserépkályha' });
    await expectFound([], { keyword: 'kandalló' });
    await expectFound([first], { keyword: 'cserépkályha' });
    await promoteProperty(writing, owner, first);
    await expectFound([first, second]);
    await writing.request().delete(`/api/real-estate/${first}`).set(owner.auth).expect(200);
    await expectFound([second]);
  });

  it('what is hidden, shown again and moved to another state', async () => {
    const id = await createProperty(writing, owner);
    const listing = listingRef('property', id);
    const change = (work: Parameters<typeof inTransaction<unknown>>[1]) =>
      inTransaction(writing.db, async (trx) => {
        await work(trx);
        await refreshPromotion(trx, listing, writing.clock.now());
      });
    await expectFound([id]);
    await change((trx) => setHidden(trx, listing, { at: writing.clock.now(), reason: 'Nem valódi' }));
    await expectFound([]);
    await change((trx) => setHidden(trx, listing, null));
    await expectFound([id]);
    await change((trx) =>
      moveListing(trx, listing, { to: 'paused', actor: 'owner', at: writing.clock.now() }),
    );
    await expectFound([]);
  });
});

describe('changes are missed by nobody', () => {
  it('when a transaction commits after one that has begun later', async () => {
    const [slow, quick] = [await createProperty(writing, owner), await createProperty(writing, owner)];
    await expectFound([quick, slow]);
    const transaction = await writing.db.startTransaction().execute();
    await transaction
      .updateTable('real_estates')
      .set({ price: 1 })
      .where('realEstateID', '=', slow)
      .execute();
    await recordSearchChange(transaction, 'property', [slow]);
    await update(quick, { price: 2 });
    await expectFound([quick], { priceTo: '10' });
    await transaction.commit().execute();
    await expectFound([quick, slow], { priceTo: '10' });
  });

  it('when it has lost its place in the log', async () => {
    const id = await createProperty(writing, owner);
    await writing.db
      .updateTable('search_changes')
      .set({ changedAt: new Date(0) })
      .execute();
    const late = createDatabase({ url: await urlOf(writing.db) });
    const app = await testApp({ deps: { readDb: late } });
    expect(await search(app)).toEqual([id]);
    await writing.db.updateTable('real_estates').set({ price: 7 }).execute();
    await writing.db.deleteFrom('search_changes').execute();
    await recordSearchChange(writing.db, 'property', [id + 1000]);
    expect(await search(app, { priceTo: '10' })).toEqual([id]);
    await late.destroy();
  });

  it('while many write at once', async () => {
    const prices = Array.from({ length: 30 }, (_, place) => 1000 + place);
    const created = prices.map(async (price) => {
      const id = await createProperty(writing, owner, { price });
      expect((await search(reading, { priceFrom: `${price}`, priceTo: `${price}` })).at(0)).toBe(id);
      return id;
    });
    const ids = await Promise.all(created);
    const { body } = await reading.request().get('/api/search-real-estates').expect(200);
    expect(body.total).toBe(ids.length);
  });
});

describe('a row that cannot be read', () => {
  const { follow, search: searchColumns } = createSearchColumns(
    {
      kind: 'property',
      table: 'real_estates',
      idField: 'realEstateID',
      isFound: sql`true`,
      rank: 'sortRank',
      orderIndex: 'real_estates_order',
      unlisted: sql`null`,
    },
    {
      stored: { sortRank: 'float64' },
      computed: { small: { type: 'int32', sql: sql`price * 1000000` } },
    },
  );

  it('is left out, at the start and later, and logged, and the others are found', async () => {
    const [fits, tooLarge] = [
      await createProperty(writing, owner, { price: 2000 }),
      await createProperty(writing, owner, { price: 3000 }),
    ];
    await using pool = {
      db: createDatabase({ url: await urlOf(writing.db) }),
      [Symbol.asyncDispose]: () => pool.db.destroy(),
    };
    const leftOut: unknown[] = [];
    const log = {
      error: ({ id, err }: { id?: number; err: Error }) => void leftOut.push(id ?? err.message),
    };
    const find = async () => {
      const { ids } = await searchColumns(pool.db).page(
        [],
        { column: 'sortRank', direction: 'desc' },
        { offset: 0, limit: 10 },
      );
      return ids;
    };
    const listings = follow(pool.db);
    await listings.start(undefined, log);
    expect(await find()).toEqual([fits]);
    expect(leftOut).toEqual(['1 of 2 left out']);
    // The next process would not look for it.
    expect(await listings.save()).toBeUndefined();
    await update(fits, { price: 4000 });
    await update(tooLarge, { price: 1000 });
    expect(await find()).toEqual([tooLarge]);
    expect(leftOut).toEqual(['1 of 2 left out', fits]);
    await update(fits, { price: 1000 });
    expect(await find()).toHaveLength(2);
    expect(await listings.save()).toBeDefined();
  });

  it('stops the start where it is one of many, which is not their fault', async () => {
    for (let count = 0; count < 11; count += 1) await createProperty(writing, owner, { price: 3000 });
    await using pool = {
      db: createDatabase({ url: await urlOf(writing.db) }),
      [Symbol.asyncDispose]: () => pool.db.destroy(),
    };
    const errors: unknown[] = [];
    const log = { error: (line: unknown) => void errors.push(line) };
    await expect(follow(pool.db).start(undefined, log)).rejects.toThrow('11 of 11 left out');
    expect(errors).toEqual([]);
  });
});

describe('a process that starts', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'columns-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Starts with what is saved: whether it took that, and what it finds. */
  async function start(query?: Record<string, string>): Promise<{ isRestored: boolean; found: number[] }> {
    await using pool = {
      db: createDatabase({ url: await urlOf(writing.db) }),
      [Symbol.asyncDispose]: () => pool.db.destroy(),
    };
    const properties = followProperties(pool.db);
    const isRestored = await startFromSaved(properties, folder, writing.deps.log);
    await saveForNext(properties, folder);
    return { isRestored, found: await search(await testApp({ deps: { readDb: pool.db } }), query) };
  }

  it('takes what another has saved, with all that has changed since', async () => {
    const [sold, kept] = [await createProperty(writing, owner), await createProperty(writing, owner)];
    expect(await start()).toEqual({ isRestored: false, found: [kept, sold] });
    await writing.request().delete(`/api/real-estate/${sold}`).set(owner.auth).expect(200);
    await update(kept, { price: 7 });
    const added = await createProperty(writing, owner, { description: 'Kandalló' });
    expect(await start()).toEqual({ isRestored: true, found: [added, kept] });
    expect(await start({ priceTo: '10' })).toEqual({ isRestored: true, found: [kept] });
    expect(await start({ keyword: 'kandalló' })).toEqual({ isRestored: true, found: [added] });
  });

  it.each([
    ['the log has lost what was saved', () => writing.db.deleteFrom('search_changes').execute()],
    [
      'the log has other changes by the same ids, as that of a copy has',
      () =>
        writing.db
          .updateTable('search_changes')
          .set({ changedAt: new Date(0) })
          .execute(),
    ],
    ['all have changed since', () => markAllChanged(writing.db, 'property')],
    ['the file was cut', () => truncate(join(folder, 'property.columns'), 2000)],
    ['there is no file', () => rm(join(folder, 'property.columns'))],
  ])('loads all from the database if %s', async (_why, happen) => {
    const id = await createProperty(writing, owner, { price: 9 });
    expect(await start()).toEqual({ isRestored: false, found: [id] });
    await writing.db.updateTable('real_estates').set({ price: 7 }).execute();
    expect((await start({ priceTo: '8' })).found).toEqual([]);
    await happen();
    expect((await start({ priceTo: '8' })).found).toEqual([id]);
  });
});

it('the log keeps its last entry, and what is younger than a week', async () => {
  const { db } = writing;
  await db.deleteFrom('search_changes').execute();
  for (const listingID of [1, 2, 3]) await recordSearchChange(db, 'property', [listingID]);
  await db
    .updateTable('search_changes')
    .set({ changedAt: new Date(0) })
    .where('listingID', '<', 3)
    .execute();
  await recordSearchChange(db, 'service', [4]);
  await db
    .updateTable('search_changes')
    .set({ changedAt: new Date(0) })
    .where('listingID', '=', 4)
    .execute();
  await deleteOldSearchChanges(db);
  const left = await db.selectFrom('search_changes').select('listingID').orderBy('changeID').execute();
  expect(left.map(({ listingID }) => listingID)).toEqual([3, 4]);
});
