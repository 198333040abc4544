import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFolder } from '../../../core/private-folder.ts';
import type { ChangeTime } from '../../listings/rows/index.ts';
import type { StoreState } from './column-store.ts';
import { readState, writeState } from './saved-state.ts';

/** The listings of a kind as a process has saved them for the next one. */
export interface SavedListings {
  store: StoreState;
  /** The change before which none is missing. */
  settled: number;
  /** The changes from there on that they have. */
  changes: readonly ChangeTime[];
}

const root = join(import.meta.dirname, '../../../../../..');
let digest: string | undefined;

/** Tells code apart: the columns of another release may mean something else. */
function digestCode(): string {
  if (digest) return digest;
  const hash = createHash('sha256').update(process.version);
  const exclude = ['**/node_modules/**', '**/*.test.ts'];
  for (const path of globSync('{apps/api/src,packages/contracts/src,db}/**/*.ts', {
    cwd: root,
    exclude,
  }).sort())
    hash.update(path).update(readFileSync(join(root, path)));
  digest = hash.digest('hex');
  return digest;
}

const toPath = (folder: string, kind: string) => join(folder, `${kind}.columns`);

/** Those that this code has saved in a folder; undefined if there are none that can be read. */
export function readSaved(folder: string, kind: string): SavedListings | undefined {
  try {
    return readState(toPath(folder, kind), digestCode());
  } catch {
    return undefined;
  }
}

export function writeSaved(folder: string, kind: string, listings: SavedListings): void {
  writeState(toPath(createPrivateFolder(folder), kind), { version: digestCode(), state: listings });
}
