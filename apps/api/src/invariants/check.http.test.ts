import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { findBrokenInvariants } from './check.ts';

it('runs every statement on this server, and an empty database breaks no rule', async () => {
  expect(await findBrokenInvariants(await testDatabase())).toEqual([]);
});

it('finds a mail marked as sent without a time of sending', async () => {
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
  expect(broken?.sentence).toMatch(/exactly when it was sent/);
  expect(broken?.ids).toHaveLength(1);
});
