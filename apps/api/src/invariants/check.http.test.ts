import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { findBrokenInvariants } from './check.ts';

it('runs every statement on this server, and an empty database breaks no rule', async () => {
  expect(await findBrokenInvariants(await testDatabase(), new Date())).toEqual([]);
});

const mail = (created: Date, status: 'sent' | 'waiting') => ({
  dedupeKey: status,
  toAddress: 'a@pelda.test',
  subject: '',
  html: '',
  text: '',
  status,
  nextAttemptAt: created,
  created,
});

it('finds a mail marked as sent without a time of sending', async () => {
  const db = await testDatabase();
  const now = new Date();
  await db.insertInto('outbox_mails').values(mail(now, 'sent')).execute();
  const [broken] = await findBrokenInvariants(db, now);
  expect(broken?.sentence).toMatch(/exactly when it was sent/);
  expect(broken?.ids).toHaveLength(1);
});

it('judges a waiting mail as of the time given, not of the server', async () => {
  const db = await testDatabase();
  await db.deleteFrom('outbox_mails').execute();
  await db
    .insertInto('outbox_mails')
    .values(mail(new Date('2025-03-01T12:00:00Z'), 'waiting'))
    .execute();
  expect(await findBrokenInvariants(db, new Date('2025-03-02T12:00:00Z'))).toEqual([]);
  expect(await findBrokenInvariants(db, new Date('2025-03-02T12:00:01Z'))).toHaveLength(1);
});
