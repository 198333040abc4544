import { listingKinds } from '@piacter/contracts/listings/values';
import type { Kysely } from 'kysely';
import { fillMapColumns } from '../fill-map-columns.ts';
import type { DB } from '../types.ts';
import { seedBase } from './base/index.ts';
import { insertBulk } from './bulk.ts';
import { insertCalendars } from './calendars.ts';
import { demoKinds, loadKnown, nextIDs, nextRows } from './kinds.ts';
import type { SeriesOptions } from './listing.ts';
import { insertListingCounts, insertListingDays, spreadRegistrations } from './listing-days.ts';
import { completeDemoOrders, insertUserOrders } from './orders.ts';
import { type StorePicture, spreadPictures, storePool } from './pictures.ts';
import { loadGazetteer } from './places.ts';
import { createRandom, hashSeed } from './random.ts';
import { insertRequests } from './requests/insert-requests.ts';
import { insertSocialLinks } from './social-links.ts';
import { insertThreads } from './threads.ts';
import { demoEmails, insertUsers } from './users.ts';

/** Password of all demo accounts. */
export const demoPassword = 'Piacter-demo-1';

export interface Progress {
  step: 'pictures' | 'listings';
  done: number;
  all: number;
}

export interface DemoOptions {
  db: Kysely<DB>;
  storePicture: StorePicture;
  hashPassword: (password: string) => Promise<string>;
  now: Date;
  onProgress?: (progress: Progress) => void;
}

/** Listings per statement, as their rows have about a kilobyte of text each. */
const batch = 60;

/**
 * Fills a migrated database that has its reference data with realistic demo data, all or nothing. Does nothing, and
 * returns false, if the demo admin exists. The same clock results in the same rows.
 */
export async function seedDemo(options: DemoOptions): Promise<boolean> {
  const { db, storePicture, hashPassword, now, onProgress = () => {} } = options;
  if (await hasDemo(db)) return false;
  const stored = await storePool(storePicture, (done, all) => onProgress({ step: 'pictures', done, all }));
  // Not a listing's picture, which could appear twice on the home page.
  const [homePicture, ...livingRoom] = stored.livingRoom;
  const pool = { ...stored, livingRoom };
  const passwordHash = await hashPassword(demoPassword);
  const gazetteer = await loadGazetteer(db);
  await db.transaction().execute(async (trx) => {
    await seedBase(trx, now, homePicture === undefined ? {} : { homePicture: homePicture.path });
    const users = await insertUsers({ db: trx, gazetteer, passwordHash, now });
    const choice = {
      gazetteer,
      // The box for free text names Győr as its example.
      busyTowns: { sale: gazetteer.named('Nyíregyháza'), rent: gazetteer.named('Győr') },
      pool,
      choosePicture: spreadPictures(pool),
      pictureRandom: createRandom(hashSeed('galleries')),
      now,
      promoted: { pro: 0.03, kiemelt: 0.04 },
      galleries: true,
    };
    await insertListings(trx, { ...choice, owners: users }, (done, all) =>
      onProgress({ step: 'listings', done, all }),
    );
    await fillMapColumns(trx);
    await insertUserOrders(trx, users, now);
    await insertSocialLinks(trx, now);
    await insertRequests(trx, { gazetteer, pool, users, now });
    await insertCalendars(trx, now);
    await insertThreads(trx, now);
    await completeDemoOrders(trx, now);
    await insertListingDays(trx, now);
    await insertListingCounts(trx, now);
    await spreadRegistrations(trx);
  });
  return true;
}

/** The usual number of listings of every kind, each owned by a user of the matching role. */
async function insertListings(
  db: Kysely<DB>,
  options: SeriesOptions,
  onBatch: (done: number, all: number) => void,
): Promise<void> {
  const known = await loadKnown(db);
  const all = listingKinds.reduce((sum, name) => sum + demoKinds[name].usual, 0);
  let done = 0;
  for (const name of listingKinds) {
    const { series, usual, userType } = demoKinds[name];
    const owners = options.owners.filter((user) => user.userType === userType);
    const one = series({ ...options, owners }, usual);
    const ids = await nextIDs(db, one);
    for (let from = 0; from < usual; from += batch) {
      const count = Math.min(batch, usual - from);
      await insertBulk(db, nextRows(one, count, ids, known));
      done += count;
      onBatch(done, all);
    }
  }
}

const hasDemo = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('users').select('userID').where('email', '=', demoEmails.admin).executeTakeFirst()) !==
  undefined;
