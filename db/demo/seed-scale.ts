import type { ListingKind } from '@piacter/contracts/listings/values';
import type { Kysely } from 'kysely';
import { fillMapColumns } from '../fill-map-columns.ts';
import type { DB } from '../types.ts';
import { insertPackages } from './base/packages.ts';
import { insertBatches } from './bulk.ts';
import { demoKinds, loadKnown, nextIDs, nextRows } from './kinds.ts';
import { completeDemoOrders } from './orders.ts';
import { paperPool, randomPictures } from './pictures.ts';
import { loadGazetteer } from './places.ts';
import { createRandom, hashSeed } from './random.ts';
import { scaleUsers } from './scale-users.ts';

export interface ScaleOptions {
  db: Kysely<DB>;
  kind: ListingKind;
  /** Number of listings to add. */
  count: number;
  now: Date;
  onProgress?: (progress: { step: ListingKind; done: number; all: number }) => void;
}

/**
 * The given number of listings of a kind for benchmarks: like the demo's, but with shorter texts and one picture each, a
 * path without a file.
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
  const owners = await scaleUsers(db, userType, Math.max(20, Math.min(5000, Math.round(count / 150))), now);
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

  await insertBatches(db, count, (done, size) => {
    onProgress({ step: kind, done, all: count });
    return nextRows(listings, size, ids, known);
  });
  await fillMapColumns(db);
  await completeDemoOrders(db, now);
}
