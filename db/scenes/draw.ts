// Redraws the demo's pictures: `npm run demo:pictures`. Its output is committed.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureCounts, pictureFolder, pictureName, poolKinds } from '../demo/pictures.ts';
import { scene } from './index.ts';

/** As small as drawings look good at: full-resolution colours, since lamps and windows are small and bright. */
const webp = { quality: 74, effort: 6, smartSubsample: true } as const;

await mkdir(pictureFolder, { recursive: true });
for (const name of await readdir(pictureFolder)) await rm(join(pictureFolder, name));
let bytes = 0;
for (const kind of poolKinds) {
  for (let variant = 0; variant < pictureCounts[kind]; variant++) {
    const { size } = await sharp(Buffer.from(scene(kind, variant)))
      .webp(webp)
      .toFile(join(pictureFolder, pictureName(kind, variant)));
    bytes += size;
  }
  console.log(`${kind}: ${pictureCounts[kind]}`);
}
console.log(`${(bytes / 1e6).toFixed(2)} MB`);
