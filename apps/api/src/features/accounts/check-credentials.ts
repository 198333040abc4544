import { ApiError } from '../../core/http/api-error.ts';
import { text } from './accounts.text.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { findUserByEmail, type UserRow } from './users.queries.ts';

/** What somebody proves with that an account is theirs. */
export interface Credentials {
  email: string;
  pass: string;
  captchaToken?: string | undefined;
}

type Reader = Parameters<typeof findUserByEmail>[0];

/**
 * The user with these credentials, active or not. Error and duration are the same for an unknown address and a wrong
 * password. `onRight` is called for a right one, whatever comes of it.
 *
 * @throws wrong_credentials, blocked
 */
export async function checkCredentials(
  { db, hasher }: { db: Reader; hasher: PasswordHasher },
  email: string,
  pass: string,
  onRight?: () => Promise<void>,
): Promise<UserRow> {
  const found = await findUserByEmail(db, email);
  const user = found?.deletedAt ? undefined : found;
  const isPasswordValid = await hasher.verify(pass, user?.passwordHash);
  if (!user || !isPasswordValid) throw new ApiError('wrong_credentials');
  await onRight?.();
  if (user.blockedAt) throw new ApiError('blocked', { message: text.blocked(user.blockReason ?? '') });
  return user;
}
