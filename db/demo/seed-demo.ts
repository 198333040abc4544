import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { seedBase } from './base/index.ts';
import { insertUserOrders } from './orders.ts';
import { drawPool, type StorePicture } from './pictures.ts';
import { loadGazetteer } from './places.ts';
import { propertyAds } from './property/ads.ts';
import { insertAds } from './property/insert-ads.ts';
import { demoAdminEmail, insertUsers, userTypes } from './users.ts';

/** Password of all demo accounts. */
export const demoPassword = 'Piacter-demo-1';

export interface Progress {
  step: 'pictures' | 'ads';
  done: number;
  all: number;
}

export interface DemoOptions {
  db: Kysely<DB>;
  /** Takes a drawing through the product's own picture pipeline. */
  storePicture: StorePicture;
  hashPassword: (password: string) => Promise<string>;
  now: Date;
  /** Property ads to make. */
  listings?: number;
  onProgress?: (progress: Progress) => void;
}

const defaultListings = 240;

/**
 * Fills a migrated database that has its reference data with believable demo data, all of it or none.
 * Does nothing when the demo admin is there. The same clock gives the same rows.
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  const { db, storePicture, hashPassword, now, listings = defaultListings, onProgress = () => {} } = options;
  if (await hasDemo(db)) return;
  const pool = await drawPool(storePicture, (done, all) => onProgress({ step: 'pictures', done, all }));
  const passwordHash = await hashPassword(demoPassword);
  const gazetteer = await loadGazetteer(db);
  const homePicture = pool.livingRoom[0]?.path;
  await db.transaction().execute(async (trx) => {
    await seedBase(trx, now, homePicture === undefined ? {} : { homePicture });
    const users = await insertUsers({ db: trx, gazetteer, passwordHash, now });
    const owners = users.filter(({ userType }) => userType === userTypes.owner);
    const choice = { gazetteer, pool, owners, now, promoted: { pro: 0.03, kiemelt: 0.04 }, galleries: true };
    await insertAds(trx, [...propertyAds(choice, listings)], (done) =>
      onProgress({ step: 'ads', done, all: listings }),
    );
    await insertUserOrders(trx, users, now);
  });
}

const hasDemo = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('users').select('userID').where('email', '=', demoAdminEmail).executeTakeFirst()) !==
  undefined;
