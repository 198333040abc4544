import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@piacter/db';
import { demoKindNames, type StoredPicture, seedDemo, seedScale } from '@piacter/db/demo';
import bcrypt from 'bcrypt';
import sharp from 'sharp';
import { createFileStore } from '../adapters/files/index.ts';
import { createPictureMaker, storePicture } from '../adapters/images/index.ts';
import type { Config } from '../config.ts';
import { createLogger } from '../core/log.ts';

/** Width of the drawings as they enter the picture pipeline, in pixels. */
const drawingWidth = 1600;
const passwordCost = 12;

const progress = (step: string, done: number, all: number) => {
  if (done === all || done % Math.ceil(all / 4) === 0) console.log(`Demo data: ${step} ${done}/${all}`);
};

/** Users, listings, orders and pages to try the product with; nothing when they are there already. */
export async function fillDemo(db: Database, config: Config, now: Date): Promise<void> {
  const files = await createFileStore(config);
  const folder = await mkdtemp(join(tmpdir(), 'piacter-demo-'));
  // The drawings become PNG here: the pipeline itself refuses SVG, whoever brings it.
  const pictures = createPictureMaker(createLogger(config.logLevel));
  let drawn = 0;

  async function store(svg: string): Promise<StoredPicture> {
    drawn += 1;
    const file = join(folder, `${drawn}.png`);
    await sharp(Buffer.from(svg)).resize(drawingWidth).png({ compressionLevel: 0 }).toFile(file);
    const made = await pictures.make({ tempPath: file, originalName: `${drawn}.png` });
    return { path: await storePicture(files, made), width: made.width, height: made.height };
  }

  try {
    await seedDemo({
      db,
      storePicture: store,
      hashPassword: (password) => bcrypt.hash(password, passwordCost),
      now,
      onProgress: ({ step, done, all }) => progress(step, done, all),
    });
  } finally {
    pictures.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** So many listings of each kind at once, for benchmarks. */
export async function fillScale(db: Database, count: number, now: Date): Promise<void> {
  for (const kind of demoKindNames)
    await seedScale({
      db,
      kind,
      count,
      now,
      onProgress: ({ step, done, all }) => progress(step, done, all),
    });
}
