import { inTransaction } from '../core/db/transaction.ts';
import { createSessionService } from '../features/accounts/index.ts';
import type { TestApp } from './app.ts';

/** Sets the clock and signs the user in again, as their access token would have expired. */
export async function signInAt(
  app: TestApp,
  user: Awaited<ReturnType<TestApp['signIn']>>,
  now: string,
): Promise<void> {
  app.clock.set(now);
  const { token } = await inTransaction(app.db, (trx) =>
    createSessionService(app.deps).open(trx, user.userID, user.role),
  );
  user.auth = { Authorization: `Bearer ${token}` };
}
