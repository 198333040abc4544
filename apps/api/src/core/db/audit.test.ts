import { auditTextLimit } from '@piacter/contracts/audit';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { clearAuditValues, getChangedValues, writeAudit } from './audit.ts';
import { inTransaction } from './transaction.ts';

describe('the values before and after a change', () => {
  const row = { packageName: 'PRO', packageDesc: 'Kiemelt', quantity: 30 };

  it('contain the changed fields only', () => {
    expect(getChangedValues('service_package', row, { ...row, quantity: 60 })).toEqual({
      before: { quantity: 30 },
      after: { quantity: 60 },
    });
  });

  it('contain every field of a row that was created or deleted', () => {
    expect(getChangedValues('service_package', undefined, row)).toEqual({ before: null, after: row });
    expect(getChangedValues('service_package', row, undefined)).toEqual({ before: row, after: null });
  });

  it('leave out unlisted columns and absent fields', () => {
    const user = { role: 'szakember', passwordHash: '$2b$12$abc', activated: 0 };
    expect(getChangedValues('user', user, { activated: 1 })).toEqual({
      before: { activated: 0 },
      after: { activated: 1 },
    });
    expect(getChangedValues('user', user, undefined).before).toEqual({ role: 'szakember', activated: 0 });
  });

  it('treat null and a missing value of a new row alike, and record clearing as null', () => {
    const before = { ...row, unitName: 'nap' };
    expect(getChangedValues('service_package', before, { unitName: null })).toEqual({
      before: { unitName: 'nap' },
      after: { unitName: null },
    });
    expect(getChangedValues('service_package', row, { unitName: null }).after).toEqual({});
  });

  it('are cut where they are long', () => {
    const { after } = getChangedValues('page_content', undefined, { content: 'á'.repeat(5000) });
    expect(after).toEqual({ content: `${'á'.repeat(auditTextLimit)}…` });
  });
});

describe('the audit log', () => {
  const clock = new TestClock();
  let db: Awaited<ReturnType<typeof testDatabase>>;
  beforeEach(async () => {
    db = await testDatabase();
    await db.deleteFrom('audit_log').execute();
    await inTransaction(db, (trx) =>
      writeAudit(trx, {
        at: clock.now(),
        actorID: 1,
        action: 'updated',
        entity: 'service_order',
        entityID: 5,
        before: { contactPerson: 'Kovács Éva' },
        after: { contactPerson: 'Kis Éva' },
      }),
    );
  });
  const entries = () =>
    db.selectFrom('audit_log').select(['actorID', 'action', 'beforeValues', 'afterValues']).execute();

  it('stores who did what, before and after', async () => {
    expect(await entries()).toEqual([
      {
        actorID: 1,
        action: 'updated',
        beforeValues: '{"contactPerson":"Kovács Éva"}',
        afterValues: '{"contactPerson":"Kis Éva"}',
      },
    ]);
  });

  it('loses the personal data of given rows, but not the entries', async () => {
    await inTransaction(db, (trx) => clearAuditValues(trx, 'service_order', [6]));
    expect((await entries())[0]?.afterValues).toContain('Kis Éva');
    await inTransaction(db, (trx) => clearAuditValues(trx, 'service_order', [5]));
    expect(await entries()).toEqual([
      { actorID: 1, action: 'updated', beforeValues: null, afterValues: null },
    ]);
  });
});
