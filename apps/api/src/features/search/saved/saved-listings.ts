import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../../core/log.ts';
import { createPrivateFolder } from '../../../core/private-folder.ts';
import type { ListingFollower } from '../columns/follow-listings.ts';
import { readState, writeState } from './saved-state.ts';

const root = join(import.meta.dirname, '../../../../../..');
let digest: string | undefined;

/** Tells code apart: the columns of another release may mean something else. */
function digestCode(): string {
  if (digest) return digest;
  const hash = createHash('sha256').update(process.version);
  const exclude = ['**/node_modules/**', '**/*.test.ts'];
  const sources = globSync('{apps/api/src,packages/contracts/src,db}/**/*.ts', { cwd: root, exclude });
  for (const path of sources.sort()) hash.update(path).update(readFileSync(join(root, path)));
  digest = hash.digest('hex');
  return digest;
}

const toPath = (folder: string, { kind }: ListingFollower) => join(folder, `${kind}.columns`);

/**
 * Brings the listings of a kind to the state of the database, from those that this code has saved in a folder if there are
 * any: true if these could be followed from where they were.
 */
export async function startFromSaved(
  listings: ListingFollower,
  folder: string,
  log: Pick<Logger, 'error'>,
): Promise<boolean> {
  try {
    return await listings.start(readState(toPath(folder, listings), digestCode()), log);
  } catch (error) {
    log.error({ err: error, kind: listings.kind }, 'saved listings not usable');
    return listings.start(undefined, log);
  }
}

/** Saves the listings of a kind in a folder, for the next process that starts there. */
export async function saveForNext(listings: ListingFollower, folder: string): Promise<void> {
  const state = await listings.save();
  if (state) writeState(toPath(createPrivateFolder(folder), listings), { version: digestCode(), state });
}
