// Measures picture processing: `node bench/pictures.ts`. The target is 4.5 pictures of 2000×2000 per second and core;
// figures are printed and not asserted, as they depend on the machine.

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageMaxSide } from '@piacter/contracts/images/values';
import { pino } from 'pino';
import sharp from 'sharp';
import { createPictureMaker } from '../../apps/api/src/adapters/images/index.ts';

const side = imageMaxSide;
const rounds = 12;

/** As complex as a photograph: shapes, gradients and sensor noise. */
function photograph(): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  let random = 1;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
      const noise = (random >> 16) & 15;
      const at = (y * side + x) * 3;
      pixels[at] = ((x >> 3) + noise) & 255;
      pixels[at + 1] = ((y >> 3) + noise) & 255;
      pixels[at + 2] = (Math.sin(x / 50) * Math.cos(y / 70) + 1) * 100 + noise;
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

const perSecond = (ms: number) => (rounds / (ms / 1000)).toFixed(2);

const folder = await mkdtemp(join(tmpdir(), 'bench-pictures-'));
const tempPath = join(folder, 'photograph');
await writeFile(tempPath, await photograph());

// In the picture process, two at a time, as for uploads of different accounts.
const maker = createPictureMaker(pino({ level: 'warn' }));
const one = (owner: number) => maker.make({ tempPath, originalName: 'photograph.jpg' }, owner);
const { sizes } = await one(0);
const started = performance.now();
await Promise.all(Array.from({ length: rounds }, (_, owner) => one(owner)));
const wall = performance.now() - started;
maker.close();

// Imported last, as it restricts the image formats of this process.
const { makeSizes } = await import('../../apps/api/src/adapters/images/picture-sizes.ts');
await makeSizes(tempPath);
const before = process.cpuUsage();
for (let round = 0; round < rounds; round += 1) await makeSizes(tempPath);
const { user, system } = process.cpuUsage(before);
await rm(folder, { recursive: true });

console.log(
  `${side}×${side} JPEG to three WebP (${sizes.map((size) => `${size.length >> 10} kB`).join(', ')})`,
);
console.log(`a second of one core:        ${perSecond((user + system) / 1000)}`);
console.log(`a second, two at a time:     ${perSecond(wall)}`);
