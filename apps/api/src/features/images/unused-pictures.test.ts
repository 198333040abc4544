import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { FileStore } from '../../adapters/files/index.ts';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createBareProperty } from '../../testing/factories-listing-parts.ts';
import { createUser } from '../../testing/users.ts';
import { removeUnusedPictures } from './index.ts';

const path = `/files/images/ab/${'ab'.repeat(20)}-1600.webp`;
const log = pino({ level: 'silent' });
const store = (remove: () => Promise<void>): FileStore => ({
  root: undefined,
  put: async () => undefined,
  delete: remove,
  stat: async () => undefined,
  read: () => Promise.reject(new Error('not asked for')),
  async *list() {},
});

it('blocks a concurrent insert of the same image until its files are deleted, so that they are written again', async () => {
  const db = await testDatabase();
  const clock = new TestClock();
  const { userID } = await createUser(db, clock, { role: 'ingatlan_tulajdonos' });
  const realEstateID = await createBareProperty(db, clock, { userID });
  const events: string[] = [];
  const deleting = Promise.withResolvers<void>();
  const mayDelete = Promise.withResolvers<void>();
  const files = store(async () => {
    deleting.resolve();
    await mayDelete.promise;
    events.push('file deleted');
  });

  const removal = removeUnusedPictures({ db, files, log }, [path]);
  await deleting.promise;
  const row = { realEstateID, path, width: 1, height: 1, sortOrder: 0, created: clock.now() };
  const insertion = db
    .insertInto('listing_images')
    .values(row)
    .execute()
    .then(() => events.push('row inserted'));
  const isWaitingOrDone = async () => {
    const { rows } =
      await sql`select 1 from information_schema.innodb_trx where trx_state = 'LOCK WAIT'`.execute(db);
    return rows.length > 0 || events.length > 0;
  };
  // InnoDB refreshes this table only if it was not read for a tenth of a second.
  await expect.poll(isWaitingOrDone, { interval: 250, timeout: 10_000 }).toBe(true);
  mayDelete.resolve();
  await Promise.all([removal, insertion]);
  expect(events).toEqual(['file deleted', 'file deleted', 'file deleted', 'row inserted']);
});

it('continues with the others when the store fails, and returns the number deleted', async () => {
  const db = await testDatabase();
  let calls = 0;
  const files = store(async () => {
    calls += 1;
    if (calls === 1) throw new Error('the disk is busy');
  });
  const other = `/files/images/cd/${'cd'.repeat(20)}-1600.webp`;
  const third = `/files/images/ef/${'ef'.repeat(20)}-1600.webp`;
  expect(await removeUnusedPictures({ db, files, log }, [third, other])).toBe(1);
});
