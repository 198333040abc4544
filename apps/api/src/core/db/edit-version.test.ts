import type { Database } from '@piacter/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/clock.ts';
import { testDatabase } from '../../testing/database.ts';
import { createUser } from '../../testing/users.ts';
import { writeAudit } from './audit.ts';
import { assertNotEdited } from './edit-version.ts';
import { inTransaction } from './transaction.ts';

describe('a row that two admins edit', () => {
  const clock = new TestClock();
  const entry = { entity: 'service_package', entityID: 3 } as const;
  const row = { ...entry, updated: clock.now() };
  let db: Database;
  beforeEach(async () => {
    db = await testDatabase();
    await db.deleteFrom('audit_log').execute();
  });
  const check = (seenUpdated?: string) => inTransaction(db, (trx) => assertNotEdited(trx, row, seenUpdated));
  const earlier = '2020-01-01T00:00:00.000Z';

  it('is saved if nobody has changed it since, and if the caller wants to overwrite it', async () => {
    await expect(check(clock.now().toISOString())).resolves.toBeUndefined();
    await expect(check(undefined)).resolves.toBeUndefined();
  });

  it('is refused if somebody has, who is named', async () => {
    await expect(check(earlier)).rejects.toMatchObject({ code: 'edited_meanwhile', status: 409 });
    const { userID, email } = await createUser(db, clock, { role: 'admin' });
    await inTransaction(db, (trx) =>
      writeAudit(trx, { at: clock.now(), actorID: userID, action: 'updated', ...entry }),
    );
    await expect(check(earlier)).rejects.toMatchObject({ message: expect.stringContaining(email) });
  });
});
