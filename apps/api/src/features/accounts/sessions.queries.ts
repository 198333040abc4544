import type { Database } from '@piacter/db';
import type { RawBuilder } from 'kysely';
import { compiledStatement } from '../../core/db/compiled-statement.ts';
import type { Trx } from '../../core/db/transaction.ts';

type Reader = Database | Trx;
type Value = <Type>(name: 'sessionID' | 'now') => RawBuilder<Type>;

const hasUpdatedRow = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows === 1n;

const selectActiveSession = compiledStatement((db, value: Value) =>
  db
    .selectFrom('user_sessions as s')
    .innerJoin('users as u', 'u.userID', 's.userID')
    .select(['s.sessionID', 's.userID', 'u.userType', 's.expiresAt', 's.refreshHash', 's.previousHash'])
    .select('s.rotatedAt')
    .where('s.sessionID', '=', value<number>('sessionID'))
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', value<Date>('now'))
    .where('u.deletedAt', 'is', null)
    .where('u.blockedAt', 'is', null)
    .where('u.activatedAt', 'is not', null),
);

/** The session with its user, unless it was revoked or has expired or the user was deleted or blocked; one statement per request. */
export const findActiveSession = async (db: Database, sessionID: number, now: Date) =>
  (await selectActiveSession(db, { sessionID, now }))[0];

export const insertSession = async (
  trx: Trx,
  session: { userID: number; refreshHash: Buffer; now: Date; expiresAt: Date },
): Promise<number> => {
  const { insertId } = await trx
    .insertInto('user_sessions')
    .values({
      userID: session.userID,
      refreshHash: session.refreshHash,
      rotatedAt: session.now,
      created: session.now,
      expiresAt: session.expiresAt,
    })
    .executeTakeFirstOrThrow();
  return Number(insertId);
};

export const setRefreshHash = (trx: Trx, sessionID: number, refreshHash: Buffer) =>
  trx.updateTable('user_sessions').set({ refreshHash }).where('sessionID', '=', sessionID).execute();

/** Replaces the refresh value if the given one is still current; succeeds for one of several concurrent callers. */
export const rotateSession = async (
  db: Database,
  change: { sessionID: number; from: Buffer; to: Buffer; now: Date },
): Promise<boolean> =>
  hasUpdatedRow(
    await db
      .updateTable('user_sessions')
      .set({ previousHash: change.from, refreshHash: change.to, rotatedAt: change.now })
      .where('sessionID', '=', change.sessionID)
      .where('refreshHash', '=', change.from)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', change.now)
      .executeTakeFirst(),
  );

export const revokeSession = (db: Reader, sessionID: number, now: Date) =>
  db
    .updateTable('user_sessions')
    .set({ revokedAt: now })
    .where('sessionID', '=', sessionID)
    .where('revokedAt', 'is', null)
    .execute();

/** Revokes the user's sessions, except the given one. */
export const revokeSessions = (db: Reader, userID: number, now: Date, exceptSessionID = 0) =>
  db
    .updateTable('user_sessions')
    .set({ revokedAt: now })
    .where('userID', '=', userID)
    .where('sessionID', '!=', exceptSessionID)
    .where('revokedAt', 'is', null)
    .execute();

/** Deletes sessions that ended before the given time. */
export const deleteExpiredSessions = (db: Database, before: Date) =>
  db
    .deleteFrom('user_sessions')
    .where((row) => row.or([row('expiresAt', '<', before), row('revokedAt', '<', before)]))
    .execute();
