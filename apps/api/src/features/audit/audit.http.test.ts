import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { type TestApp, testApp } from '../../testing/app.ts';

type Entry = Parameters<typeof writeAudit>[1];

let t: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-22T10:00:00.000Z');
  await t.db.deleteFrom('audit_log').execute();
  admin = await t.signIn('admin');
});

const write = (entry: Partial<Entry>) =>
  inTransaction(t.db, (trx) =>
    writeAudit(trx, {
      at: t.clock.now(),
      actorID: admin.userID,
      action: 'updated',
      entity: 'service_package',
      entityID: 1,
      ...entry,
    }),
  );
const list = async (query: Record<string, string> = {}) =>
  (await t.request().get('/api/audit-log').query(query).set(admin.auth).expect(200)).body;
const listIDs = async (query: Record<string, string>) =>
  (await list(query)).data.map(({ entityID }: { entityID: number }) => entityID);

describe('the audit log', () => {
  it('says who did what when, before and after, newest first', async () => {
    await write({ before: { packageName: 'PRO' }, after: { packageName: 'PRO 30' } });
    await write({
      actorID: null,
      action: 'order_paid',
      entity: 'service_order',
      entityID: 2,
      detail: { amount: 9 },
    });
    const entry = { auditID: expect.any(Number), at: '2026-11-22T10:00:00.000Z' };
    expect(await list()).toMatchObject({
      total: 2,
      totalPages: 1,
      data: [
        {
          ...entry,
          actorID: null,
          actorEmail: null,
          action: 'order_paid',
          entity: 'service_order',
          entityID: 2,
          before: null,
          after: null,
          detail: { amount: 9 },
        },
        {
          ...entry,
          actorID: admin.userID,
          actorEmail: admin.email,
          before: { packageName: 'PRO' },
          after: { packageName: 'PRO 30' },
        },
      ],
    });
  });

  it('is filtered by who, what, which and when, by the days of Budapest', async () => {
    const other = await t.signIn('admin', { email: 'masik@piacter.test' });
    await write({ entityID: 1 });
    await write({ entityID: 2, actorID: other.userID, action: 'deleted' });
    t.clock.set('2026-11-22T23:30:00.000Z');
    await write({ entityID: 3, entity: 'profession' });
    admin = await t.signIn('admin');
    const cases: [Record<string, string>, number[]][] = [
      [{}, [3, 2, 1]],
      [{ actor: 'masik@' }, [2]],
      [{ actor: '%' }, []],
      [{ action: 'deleted' }, [2]],
      [{ entity: 'profession' }, [3]],
      [{ entity: 'service_package', entityID: '1' }, [1]],
      [{ dateFrom: '2026-11-23' }, [3]],
      [{ dateTo: '2026-11-22', action: 'updated' }, [1]],
      [{ page: '2' }, []],
    ];
    for (const [query, expected] of cases) expect([query, await listIDs(query)]).toEqual([query, expected]);
    await t.request().get('/api/audit-log?action=nothing').set(admin.auth).expect(422);
  });
});
