import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ListingFollower, SavedListings } from '../columns/follow-listings.ts';
import { saveForNext, startFromSaved } from './saved-listings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const log = { error: () => undefined };
const saved = {
  store: { rows: Int32Array.from({ length: 1000 }, (_, row) => row) },
  settled: 7,
  changes: [],
};

/** Listings that note what they start from, and refuse what is saved if they cannot read it. */
function followFake({ isRefusing = false } = {}) {
  const starts: (SavedListings | undefined)[] = [];
  const listings: ListingFollower = {
    kind: 'property',
    async start(state) {
      starts.push(state);
      if (isRefusing && state) throw new Error('not to be followed');
      return state !== undefined;
    },
    save: async () => saved as unknown as SavedListings,
    caughtUpAt: () => undefined,
    follow: () => () => undefined,
  };
  return { listings, starts };
}

it('starts from what the process before has saved', async () => {
  await saveForNext(followFake().listings, folder);
  const { listings, starts } = followFake();
  expect(await startFromSaved(listings, folder, log)).toBe(true);
  expect(starts).toEqual([saved]);
});

it('loads anew where the saved listings cannot be followed', async () => {
  await saveForNext(followFake().listings, folder);
  const { listings, starts } = followFake({ isRefusing: true });
  expect(await startFromSaved(listings, folder, log)).toBe(false);
  expect(starts).toEqual([saved, undefined]);
});

it('loads anew where one bit of a saved column has changed', async () => {
  await saveForNext(followFake().listings, folder);
  const path = join(folder, 'property.columns');
  const bytes = readFileSync(path);
  // The columns come last, before their checksum.
  const at = bytes.length - 100;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  writeFileSync(path, bytes);
  const { listings, starts } = followFake();
  expect(await startFromSaved(listings, folder, log)).toBe(false);
  expect(starts).toEqual([undefined]);
});
