import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const table = sql.table('migration_lock');

interface LockTimes {
  /** Milliseconds between renewals by the holder. */
  renewalMs: number;
  /** Milliseconds without a renewal after which the holder is taken for dead. */
  leaseMs: number;
  /** Milliseconds between attempts to get the lock. */
  pollMs: number;
}

const lockTimes: LockTimes = { renewalMs: 3000, leaseMs: 30_000, pollMs: 250 };

/** A value that no earlier holder or renewal has used; 0 is a free lock. */
const createToken = () => randomInt(1, 2 ** 47);

async function ensureTable(db: Database): Promise<void> {
  await sql`create table if not exists ${table} (id tinyint not null primary key, token bigint not null)`.execute(
    db,
  );
  // Does nothing if the row exists. Of several processes one inserts it.
  await sql`insert into ${table} (id, token) values (1, 0) on duplicate key update id = id`.execute(db);
}

async function readToken(db: Database): Promise<number> {
  const { rows } = await sql<{ token: number }>`select token from ${table} where id = 1`.execute(db);
  return Number(rows[0]?.token);
}

/** Replaces one of the tokens; succeeds for one of several callers, on whichever node of a cluster they are. */
async function replaceToken(db: Database, from: readonly number[], to: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${table} set token = ${to} where id = 1 and token in (${sql.join(from)})`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Waits for the lock. The time without a renewal is measured by this process alone, so that the clocks of machines may
 * differ.
 */
async function acquire(db: Database, { leaseMs, pollMs }: LockTimes): Promise<number> {
  const token = createToken();
  let seen = 0;
  let seenAt = performance.now();
  for (;;) {
    if (await replaceToken(db, [0], token)) return token;
    const current = await readToken(db);
    if (current !== seen) [seen, seenAt] = [current, performance.now()];
    else if (performance.now() - seenAt > leaseMs && (await replaceToken(db, [seen], token))) return token;
    await wait(pollMs);
  }
}

/**
 * Runs `work` in one process at a time. The lock is a row changed by conditional updates, as a node of a cluster does
 * not see the locks of another. The holder renews it; a killed one's is taken over. `assertHeld` throws when it was
 * lost, for a suspended process. Needs a second connection.
 */
export async function withMigrationLock<Result>(
  db: Database,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
  times: LockTimes = lockTimes,
): Promise<Result> {
  await ensureTable(db);
  // More than one after a renewal with an unknown outcome.
  let tokens = [await acquire(db, times)];
  let last: Promise<boolean> = Promise.resolve(true);

  async function renew(): Promise<boolean> {
    const next = createToken();
    tokens = [...tokens, next];
    const isHeld = await replaceToken(db, tokens, next);
    if (isHeld) tokens = [next];
    return isHeld;
  }
  /** Sequentially: each renewal starts after the previous one. */
  function queueRenewal(): Promise<boolean> {
    last = last.catch(() => true).then(renew);
    return last;
  }
  const timer = setInterval(() => void queueRenewal().catch(() => undefined), times.renewalMs);
  try {
    return await work(async () => {
      if (!(await queueRenewal())) throw new Error('Another process has taken over the migration lock.');
    });
  } finally {
    clearInterval(timer);
    await last.catch(() => undefined);
    await replaceToken(db, tokens, 0).catch(() => undefined);
  }
}
