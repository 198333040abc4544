import { basename } from 'node:path';
import { listingKinds } from '@piacter/contracts/listings/values';
import type { Database } from '@piacter/db';
import { type StoredPicture, seedDemo, seedScale } from '@piacter/db/demo';
import bcrypt from 'bcrypt';
import { createFileStore } from '../adapters/files/index.ts';
import { createPictureMaker, storePicture } from '../adapters/images/index.ts';
import type { Config } from '../config.ts';
import { createLogger } from '../core/log.ts';
import { refreshPriceLevels } from '../features/properties/index.ts';
import { sendDemoPicture } from './demo-files.ts';
import { fillDemoWatches } from './demo-watches.ts';

const passwordCost = 12;

const progress = (step: string, done: number, all: number) => {
  if (done === all || done % Math.ceil(all / 4) === 0) console.log(`Demo data: ${step} ${done}/${all}`);
};

/** Users, listings, orders and pages to try the product with; nothing if they exist already. */
export async function fillDemo(db: Database, config: Config, now: Date): Promise<void> {
  const files = await createFileStore(config);
  const pictures = createPictureMaker(createLogger(config.logLevel));

  async function store(file: string): Promise<StoredPicture> {
    const made = await pictures.make({ tempPath: file, originalName: basename(file) }, file);
    return { path: await storePicture(files, made), width: made.width, height: made.height };
  }

  try {
    const isFilled = await seedDemo({
      db,
      storePicture: store,
      hashPassword: (password) => bcrypt.hash(password, passwordCost),
      now,
      onProgress: ({ step, done, all }) => progress(step, done, all),
    });
    if (!isFilled) return;
    await sendDemoPicture(db, config, pictures, now);
    // What jobs make, so that it is there from the start.
    await Promise.all([refreshPriceLevels({ db }, now), fillDemoWatches(db, config, now)]);
  } finally {
    pictures.close();
  }
}

/** The given number of listings of each kind, for benchmarks. */
export async function fillScale(db: Database, count: number, now: Date): Promise<void> {
  for (const kind of listingKinds)
    await seedScale({
      db,
      kind,
      count,
      now,
      onProgress: ({ step, done, all }) => progress(step, done, all),
    });
}
