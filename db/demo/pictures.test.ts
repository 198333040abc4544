import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFolder } from './pictures.ts';

/** Pixels of the thumbnails that are compared: light, colour and composition are left, details are gone. */
const size = { width: 12, height: 8 };
/** Mean difference of a channel, out of 255, from which on two pictures look different. */
const minDifference = 9;

async function thumbnail(name: string): Promise<Uint8Array> {
  return sharp(join(pictureFolder, name))
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

const difference = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;

it('has no two pictures that look alike', async () => {
  const names = (await readdir(pictureFolder)).toSorted();
  const thumbnails: Uint8Array[] = [];
  for (const name of names) thumbnails.push(await thumbnail(name));
  const alike = names.flatMap((name, i) =>
    names.slice(i + 1).flatMap((other, offset) => {
      const [one, two] = [thumbnails[i], thumbnails[i + 1 + offset]];
      const found = one && two ? difference(one, two) : 0;
      return found < minDifference ? `${name} ${other} ${found.toFixed(1)}` : [];
    }),
  );
  expect(alike).toEqual([]);
});
