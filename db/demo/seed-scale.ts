import { roleIDs } from '@piacter/contracts/core/values';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { insertPackages } from './base/packages.ts';
import { insertBulk } from './bulk.ts';
import { type DemoKind, demoKinds, loadKnown, nextIDs, nextRows } from './kinds.ts';
import { recordDemoOrders } from './orders.ts';
import { paperPool, randomPictures } from './pictures.ts';
import { loadGazetteer } from './places.ts';
import { createRandom, hashSeed } from './random.ts';
import type { DemoUser } from './users.ts';

export interface ScaleOptions {
  db: Kysely<DB>;
  kind: DemoKind;
  /** Listings to add to those that are there. */
  count: number;
  now: Date;
  onProgress?: (progress: { step: DemoKind; done: number; all: number }) => void;
}

/** Listings a statement; a statement stays well under the usual packet limit of 16 MB. */
const batch = 1500;

/**
 * So many listings of a kind for benchmarks: rows as the demo's, with shorter texts, one picture each and its address
 * without a file. Checks of keys are off within its own connection, since every row is made to fit.
 */
export async function seedScale({
  db,
  kind,
  count,
  now,
  onProgress = () => {},
}: ScaleOptions): Promise<void> {
  await insertPackages(db, now);
  const { series, userType } = demoKinds[kind];
  const owners = await scaleOwners(db, userType, Math.max(20, Math.min(5000, Math.round(count / 150))), now);
  const pool = paperPool();
  const options = {
    gazetteer: await loadGazetteer(db),
    pool,
    choosePicture: randomPictures(pool),
    pictureRandom: createRandom(hashSeed('galleries')),
    owners,
    now,
    promoted: { pro: 0.015, kiemelt: 0.035 },
    galleries: false,
  };
  const known = await loadKnown(db);
  const ids = await nextIDs(db, demoKinds[kind]);
  const listings = series(options, count, `scale from ${ids.id}`);

  await db.connection().execute(async (connection) => {
    await sql`set session foreign_key_checks = 0, session unique_checks = 0`.execute(connection);
    // A batch is made while the database still writes the one before it.
    let writing: Promise<void> = Promise.resolve();
    try {
      for (let done = 0; done < count; done += batch) {
        const rows = nextRows(listings, Math.min(batch, count - done), ids, known);
        await writing;
        writing = connection.transaction().execute((trx) => insertBulk(trx, rows));
        onProgress({ step: kind, done: Math.min(done + batch, count), all: count });
      }
    } finally {
      await writing;
      await sql`set session foreign_key_checks = 1, session unique_checks = 1`.execute(connection);
    }
  });
  await recordDemoOrders(db, now);
}

const prefixes: Record<number, string> = {
  [roleIDs.ingatlan_tulajdonos]: 'scale',
  [roleIDs.szallasado]: 'scale-host',
  [roleIDs.szakember]: 'scale-professional',
};

/** Advertisers that nobody can log in as, kept from one run to the next. */
async function scaleOwners(db: Kysely<DB>, userType: number, count: number, now: Date): Promise<DemoUser[]> {
  const emails = Array.from({ length: count }, (_, i) => `${prefixes[userType]}-${i}@piacter.test`);
  await db
    .insertInto('users')
    .ignore()
    .values(
      emails.map((email) => ({
        userType,
        email,
        passwordHash: '!',
        activatedAt: now,
        created: now,
        updated: now,
      })),
    )
    .execute();
  const users = await db
    .selectFrom('users')
    .select(['userID', 'email'])
    .where('email', 'like', `${prefixes[userType]}-%`)
    .where('userType', '=', userType)
    .orderBy('userID')
    .execute();
  await db
    .insertInto('user_profiles')
    .ignore()
    .values(
      users.map(({ userID, email }, i) => ({
        userID,
        lastName: 'Minta',
        firstName: `Hirdető ${i + 1}`,
        mobile: '+36 30 555 0000',
        contactEmail: email.replace('@piacter.test', '@posta.test'),
        updated: now,
      })),
    )
    .execute();
  return users.map(({ userID, email }) => ({
    userID,
    email,
    userType,
    advertiserType: 'magánszemély',
  }));
}
