import { newPassword } from '@piacter/contracts/accounts';
import { emailAddress, roleIDs } from '@piacter/contracts/core';
import { z } from 'zod';
import { inTransaction, isDuplicate } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { findUserByEmail, insertUser } from './users.queries.ts';

const adminCredentials = z
  .object({ email: emailAddress, password: newPassword })
  .refine(({ email, password }) => !isCommonPassword(password, email), {
    path: ['password'],
    error: 'too easy to guess',
  });

/**
 * Creates an activated admin, who cannot register like other users. An existing account with the address is not changed.
 *
 * Returns whether the admin was created. Throws for an address or a password that a registration would reject.
 */
export async function createAdmin(
  { db, clock, passwordCost }: Pick<Deps, 'db' | 'clock' | 'passwordCost'>,
  given: { email: string; password: string },
): Promise<boolean> {
  const parsed = adminCredentials.safeParse(given);
  if (!parsed.success)
    throw new Error(
      `The admin was not created: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`,
    );
  const { email, password } = parsed.data;
  if (await findUserByEmail(db, email)) return false;
  const passwordHash = await createPasswordHasher(passwordCost).hash(password);
  const now = clock.now();
  const user = { email, userType: roleIDs.admin, passwordHash, activatedAt: now, now };
  try {
    await inTransaction(db, (trx) => insertUser(trx, user));
    return true;
  } catch (error) {
    // Several processes may start concurrently; one of them creates the admin.
    if (isDuplicate(error)) return false;
    throw error;
  }
}
