import type { Database } from '@piacter/db';
import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { inTransaction } from './transaction.ts';
import { deleteWriteLocks, takeWriteLock } from './write-lock.ts';

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
  await deleteWriteLocks(db);
});

it('transactions with the same lock run one after the other, and each writes its row', async () => {
  let holders = 0;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(db, async (trx) => {
        await takeWriteLock(trx, 'shared');
        holders += 1;
        expect(holders).toBe(1);
        await trx.selectFrom('write_locks').select('lockName').execute();
        holders -= 1;
      }),
    ),
  );
  const rows = await db.selectFrom('write_locks').selectAll().execute();
  expect(rows).toEqual([{ lockName: 'shared', version: 8 }]);
});

it('other locks are not waited for', async () => {
  await inTransaction(db, async (trx) => {
    await takeWriteLock(trx, 'one');
    await inTransaction(db, (other) => takeWriteLock(other, 'other'));
  });
  expect(await db.selectFrom('write_locks').select('lockName').execute()).toHaveLength(2);
});
