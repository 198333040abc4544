import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { findBrokenInvariants } from './check.ts';

it('finds nothing wrong with an empty database, so every statement runs on this server', async () => {
  expect(await findBrokenInvariants(await testDatabase())).toEqual([]);
});

it('finds a mail that says sent and does not know when', async () => {
  const db = await testDatabase();
  const now = new Date();
  await db
    .insertInto('outbox_mails')
    .values({
      dedupeKey: 'x',
      toAddress: 'a@pelda.test',
      subject: '',
      html: '',
      text: '',
      status: 'sent',
      nextAttemptAt: now,
      created: now,
    })
    .execute();
  const [broken] = await findBrokenInvariants(db);
  expect(broken?.sentence).toMatch(/both sent and without/);
  expect(broken?.ids).toHaveLength(1);
});
