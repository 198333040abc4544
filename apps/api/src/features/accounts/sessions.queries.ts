import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

type Reader = Database | Trx;

const updatedOne = ({ numUpdatedRows }: { numUpdatedRows: bigint }) => numUpdatedRows === 1n;

/** The session with its user, as long as both are in force; one statement for each authenticated request. */
export const findActiveSession = (db: Reader, sessionID: number, now: Date) =>
  db
    .selectFrom('user_sessions as s')
    .innerJoin('users as u', 'u.userID', 's.userID')
    .select(['s.sessionID', 's.userID', 'u.userType', 's.expiresAt', 's.refreshHash', 's.previousHash'])
    .select('s.rotatedAt')
    .where('s.sessionID', '=', sessionID)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', now)
    .where('u.deletedAt', 'is', null)
    .where('u.activatedAt', 'is not', null)
    .executeTakeFirst();

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

/** Replaces the refresh value, if the one given is still the current one; of parallel callers one wins. */
export const rotateSession = async (
  db: Database,
  change: { sessionID: number; from: Buffer; to: Buffer; now: Date },
): Promise<boolean> =>
  updatedOne(
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

/** Ends the user's sessions, all but the one that is kept. */
export const revokeSessions = (db: Reader, userID: number, now: Date, exceptSessionID = 0) =>
  db
    .updateTable('user_sessions')
    .set({ revokedAt: now })
    .where('userID', '=', userID)
    .where('sessionID', '!=', exceptSessionID)
    .where('revokedAt', 'is', null)
    .execute();

/** Rows that nothing can come of any more. */
export const deleteExpiredSessions = (db: Database, before: Date) =>
  db
    .deleteFrom('user_sessions')
    .where((row) => row.or([row('expiresAt', '<', before), row('revokedAt', '<', before)]))
    .execute();
