import { type Kysely, sql } from 'kysely';
import type { DB } from '../types.ts';
import { insertPackages } from './base/packages.ts';
import { type BulkRow, insertBulk } from './bulk.ts';
import { paperPool } from './pictures.ts';
import { loadGazetteer } from './places.ts';
import { type PropertyAd, propertyAds } from './property/ads.ts';
import { loadLocationBits, loadPackages, nextIDs } from './property/lookups.ts';
import { imageRows, locationRows, orderRow, propertyRow } from './property/rows.ts';
import { type DemoUser, userTypes } from './users.ts';

export interface ScaleOptions {
  db: Kysely<DB>;
  kind: 'property';
  count: number;
  now: Date;
  onProgress?: (progress: { step: 'ads'; done: number; all: number }) => void;
}

/** Ads a statement; a statement stays well under the usual packet limit of 16 MB. */
const batch = 1500;

/**
 * So many property ads for benchmarks: rows as the demo's, one picture each, its address without a file.
 * Checks of keys are off within its own connection, since every row is made to fit.
 */
export async function seedScale({ db, count, now, onProgress = () => {} }: ScaleOptions): Promise<void> {
  await insertPackages(db, now);
  const owners = await scaleOwners(db, Math.max(20, Math.min(5000, Math.round(count / 150))), now);
  const [gazetteer, bits, packages, next] = [
    await loadGazetteer(db),
    await loadLocationBits(db),
    await loadPackages(db),
    await nextIDs(db),
  ];
  const choice = {
    gazetteer,
    pool: paperPool(),
    owners,
    now,
    promoted: { pro: 0.015, kiemelt: 0.035 },
    galleries: false,
  };
  const ads = propertyAds(choice, count, `scale from ${next.realEstateID}`);

  await db.connection().execute(async (connection) => {
    await sql`set session foreign_key_checks = 0, session unique_checks = 0`.execute(connection);
    // A batch is made while the database still writes the one before it.
    let writing: Promise<void> = Promise.resolve();
    try {
      for (let done = 0; done < count; done += batch) {
        const rows = rowsOf(ads, Math.min(batch, count - done), next, (ad, realEstateID, imgID) => ({
          real_estates: [propertyRow(ad, realEstateID, imgID, bits)],
          listing_images: imageRows(ad, realEstateID, imgID),
          real_estate_special_locations: locationRows(ad, realEstateID),
          service_orders: [orderRow(ad, realEstateID, packages) ?? []].flat(),
        }));
        await writing;
        writing = insertBulk(connection, rows);
        onProgress({ step: 'ads', done: Math.min(done + batch, count), all: count });
      }
    } finally {
      await writing;
      await sql`set session foreign_key_checks = 1, session unique_checks = 1`.execute(connection);
    }
  });
}

type RowsByTable = Record<string, BulkRow[]>;

/** The next ads of the series as rows by table; `next` moves on with them. */
function rowsOf(
  ads: Iterator<PropertyAd>,
  count: number,
  next: { realEstateID: number; imgID: number },
  make: (ad: PropertyAd, realEstateID: number, imgID: number) => RowsByTable,
): RowsByTable {
  const all: RowsByTable = {};
  for (let i = 0; i < count; i++) {
    const { value, done } = ads.next();
    if (done) break;
    for (const [table, rows] of Object.entries(make(value, next.realEstateID, next.imgID))) {
      const known = all[table];
      if (known) known.push(...rows);
      else all[table] = [...rows];
    }
    next.realEstateID += 1;
    next.imgID += value.pictures.length;
  }
  return all;
}

/** Advertisers that nobody can log in as, kept from one run to the next. */
async function scaleOwners(db: Kysely<DB>, count: number, now: Date): Promise<DemoUser[]> {
  const emails = Array.from({ length: count }, (_, i) => `scale-${i}@piacter.test`);
  await db
    .insertInto('users')
    .ignore()
    .values(
      emails.map((email) => ({
        userType: userTypes.owner,
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
    .where('email', 'like', 'scale-%')
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
    userType: userTypes.owner,
    advertiserType: 'magánszemély',
  }));
}
