import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { explainQueries, findScans } from '../../../testing/search-plans.ts';
import { claimMails } from './outbox.queries.ts';

const backlog = 20_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.deleteFrom('outbox_mails').execute();
  const now = t.clock.now();
  const later = new Date(now.getTime() + 60 * 60_000);
  await sql`
    insert into outbox_mails (dedupeKey, toAddress, subject, html, text, priority, nextAttemptAt, created)
    with recursive
      ten as (select 0 as i union all select i + 1 from ten where i < 9),
      n as (select a.i + 10 * b.i + 100 * c.i + 1000 * d.i + 10000 * e.i as i
        from ten as a, ten as b, ten as c, ten as d, ten as e)
    select concat('n', i), 'valaki@pelda.test', '', '', '', mod(i, 3), if(i < 30, ${now}, ${later}), ${now}
    from n where i < ${backlog}`.execute(t.db);
  await sql`analyze table outbox_mails`.execute(t.db);
});

/** What is read of the mails by the statements that claim some. */
async function explainClaim() {
  const now = t.clock.now();
  const leaseUntil = new Date(now.getTime() + 30_000);
  const plans = await explainQueries(t.db, (db) => claimMails(db, { now, leaseUntil, limit: 30 }));
  // The last statement is the update of what was claimed.
  return plans.slice(0, -1).flatMap((plan) => findScans(plan, 'outbox_mails'));
}

it('claims mails without reading those that wait for a further attempt', async () => {
  const scans = await explainClaim();
  expect(scans.length).toBeGreaterThan(0);
  for (const { key, rows, Extra } of scans) {
    expect(key).toBe('outbox_mails_priority');
    expect(Number(rows)).toBeLessThan(backlog / 100);
    expect(Extra).not.toContain('filesort');
  }
});

it('claims the first of many due mails without sorting them', async () => {
  await t.db.updateTable('outbox_mails').set({ nextAttemptAt: t.clock.now(), leaseUntil: null }).execute();
  await sql`analyze table outbox_mails`.execute(t.db);
  const scans = await explainClaim();
  expect(scans.length).toBeGreaterThan(0);
  for (const { key, Extra } of scans) {
    expect(key).toBe('outbox_mails_priority');
    expect(Extra).not.toContain('filesort');
  }
});
