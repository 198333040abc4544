import { randomBytes } from 'node:crypto';
import { dayMs } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { hashSecret } from '../../core/link-secret.ts';
import { findAccountForUpdate } from './lock/lock-account.ts';

const hourMs = 60 * 60 * 1000;

/** Lifetimes of mailed links by purpose, in milliseconds. */
export const lifetimes = {
  activation: 7 * dayMs,
  two_factor: 7 * dayMs,
  password_reset: hourMs,
  email_change: dayMs,
} as const;

export type SecretPurpose = keyof typeof lifetimes;

const secretInvalid = () => new ApiError('secret_invalid');

interface NewSecret {
  userID: number;
  purpose: SecretPurpose;
  payload?: string;
  now: Date;
}

/** Creates a secret of 256 random bits, of which only the hash is stored. */
export async function issueSecret(trx: Trx, { userID, purpose, payload, now }: NewSecret): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('one_time_secrets')
    .values({
      userID,
      purpose,
      secretHash: hashSecret(secret),
      payload: payload ?? null,
      created: now,
      expiresAt: new Date(now.getTime() + lifetimes[purpose]),
    })
    .execute();
  return secret;
}

interface SecretCheck {
  purpose: SecretPurpose;
  secret: string;
  /** If given, the secret must belong to this user. */
  userID?: number;
  now: Date;
}

interface StoredSecret {
  userID: number;
  payload: string | null;
}

/** Reads a valid secret without consuming it, for checks before costly work; throws `secret_invalid`. */
export async function readSecret(
  db: Database,
  { purpose, secret, userID, now }: SecretCheck,
): Promise<StoredSecret> {
  let query = db
    .selectFrom('one_time_secrets')
    .select(['userID', 'payload'])
    .where('secretHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now);
  if (userID !== undefined) query = query.where('userID', '=', userID);
  const row = await query.executeTakeFirst();
  if (!row) throw secretInvalid();
  return row;
}

/** A secret in whatever state, of which a second click says what has become of its first; undefined for an unknown one. */
export const findSecret = (
  db: Database,
  { purpose, secret, userID }: Omit<SecretCheck, 'now'>,
): Promise<StoredSecret | undefined> => {
  const query = db
    .selectFrom('one_time_secrets')
    .select(['userID', 'payload'])
    .where('secretHash', '=', hashSecret(secret))
    .where('purpose', '=', purpose);
  return (userID === undefined ? query : query.where('userID', '=', userID)).executeTakeFirst();
};

/**
 * Consumes a secret by a conditional update, which succeeds for one of several concurrent callers.
 *
 * Throws `secret_invalid` for a secret that is unknown, used, expired, of another purpose or of another user.
 */
export async function consumeSecret(
  trx: Trx,
  { purpose, secret, userID, now }: SecretCheck,
): Promise<StoredSecret> {
  const secretHash = hashSecret(secret);
  let update = trx
    .updateTable('one_time_secrets')
    .set({ usedAt: now })
    .where('secretHash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now);
  if (userID !== undefined) update = update.where('userID', '=', userID);
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows !== 1n) throw secretInvalid();
  return trx
    .selectFrom('one_time_secrets')
    .select(['userID', 'payload'])
    .where('secretHash', '=', secretHash)
    .executeTakeFirstOrThrow();
}

/**
 * Issues a secret and revokes the user's earlier ones of the same purpose. Locking the user's row serializes
 * concurrent calls; throws `signed_out` for an account that was deleted meanwhile.
 */
export async function replaceSecret(trx: Trx, secret: NewSecret): Promise<string> {
  const { userID, purpose, now } = secret;
  if (!(await findAccountForUpdate(trx, userID))) throw new ApiError('signed_out');
  await revokeSecrets(trx, userID, [purpose], now);
  return issueSecret(trx, secret);
}

/** Revokes the user's open links of these purposes. */
export const revokeSecrets = (trx: Trx, userID: number, purposes: SecretPurpose[], now: Date) =>
  trx
    .updateTable('one_time_secrets')
    .set({ usedAt: now })
    .where('userID', '=', userID)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .execute();

export const deleteExpiredSecrets = (db: Database, before: Date) =>
  db
    .deleteFrom('one_time_secrets')
    .where((row) => row.or([row('expiresAt', '<', before), row('usedAt', '<', before)]))
    .execute();
