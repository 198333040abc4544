import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../core/db/transaction.ts';
import { createMailOutbox } from '../features/emails/index.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { cleanExpired } from './clean-expired.ts';

const day = 24 * 60 * 60 * 1000;

describe('the daily clean-up', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  const clean = () => cleanExpired(t.deps, t.clock.now());
  const sessions = (userID: number) =>
    t.db.selectFrom('user_sessions').select('sessionID').where('userID', '=', userID).execute();

  it('deletes sessions a day after they ended', async () => {
    const ended = await t.signIn('szakember');
    const running = await t.signIn('szakember');
    await t.request().delete('/api/logout').set(ended.auth);
    t.clock.pass(day);
    await clean();
    expect(await sessions(ended.userID)).toHaveLength(1);
    t.clock.pass(1);
    await clean();
    expect(await sessions(ended.userID)).toHaveLength(0);
    expect(await sessions(running.userID)).toHaveLength(1);
    t.clock.pass(7 * day);
    await clean();
    expect(await sessions(running.userID)).toHaveLength(0);
  });

  it('deletes one-time secrets a day after they were used or have expired', async () => {
    const { email, userID } = await t.createUser();
    const secrets = () =>
      t.db.selectFrom('one_time_secrets').select('secretID').where('userID', '=', userID).execute();
    await t.request().post('/api/forgotten-pass').send({ email });
    t.clock.pass(day);
    await clean();
    expect(await secrets()).toHaveLength(1);
    t.clock.pass(60 * 60 * 1000 + 1);
    await clean();
    expect(await secrets()).toHaveLength(0);
  });

  it('deletes the record of a mail after thirty days, unless it is still waiting', async () => {
    const add = (dedupeKey: string) =>
      inTransaction(t.db, (trx) =>
        createMailOutbox(t.deps).add(trx, {
          template: { subject: 'Tárgy', content: '<p>Szia!</p>' },
          to: 'valaki@pelda.test',
          values: {},
          dedupeKey,
        }),
      );
    await add('sent one');
    await add('waiting one');
    await t.db
      .updateTable('outbox_mails')
      .set({ status: 'sent' })
      .where('dedupeKey', '=', 'sent one')
      .execute();
    const keys = async () => (await t.mails()).map(({ dedupeKey }) => dedupeKey);
    await clean();
    expect(await keys()).toContain('sent one');
    t.clock.pass(30 * day + 1);
    await clean();
    expect(await keys()).not.toContain('sent one');
    expect(await keys()).toContain('waiting one');
  });

  it('goes on after a step that fails, and fails at the end', async () => {
    const running = await t.signIn('szakember');
    t.clock.pass(9 * day);
    await t.db.schema.alterTable('spent_captchas').renameTo('captchas_away').execute();
    try {
      await expect(clean()).rejects.toThrow('1 of 15 failed');
    } finally {
      await t.db.schema.alterTable('captchas_away').renameTo('spent_captchas').execute();
    }
    expect(await sessions(running.userID)).toHaveLength(0);
  });

  it('deletes expired rate limit counters', async () => {
    const hour = 60 * 60 * 1000;
    await t.db
      .insertInto('rate_limits')
      .values([
        { key: 'old', points: 3, expire: Date.now() - hour },
        { key: 'running', points: 3, expire: Date.now() + hour },
      ])
      .execute();
    await clean();
    const rows = await t.db
      .selectFrom('rate_limits')
      .select('key')
      .where('key', 'in', ['old', 'running'])
      .execute();
    expect(rows).toEqual([{ key: 'running' }]);
  });
});
