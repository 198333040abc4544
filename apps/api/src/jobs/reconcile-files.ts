import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedFolder } from '../adapters/files/index.ts';
import { picturesFolder, toPicturePath } from '../adapters/images/index.ts';
import { uploadFolder } from '../core/http/uploads.ts';
import type { Deps } from '../deps.ts';
import { removeUnusedPictures, selectReferenced } from '../features/images/index.ts';
import { removeUnusedDocuments } from '../features/pages/index.ts';
import { removeUnusedThreadFiles } from '../features/threads/index.ts';

/** Milliseconds for which a file without a row is kept, since its row may not be inserted yet. */
const graceMs = 24 * 3_600_000;
const batchSize = 500;

/** Paths of stored pictures that are older than `before` and in no row, in batches. */
async function* unusedPictures(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  before: Date,
): AsyncGenerator<string[]> {
  let batch = new Set<string>();
  const selectUnused = async () => {
    const used = await selectReferenced(db, [...batch]);
    return [...batch].filter((path) => !used.has(path));
  };
  for await (const { key, modified } of files.list(picturesFolder)) {
    if (modified < before) batch.add(toPicturePath(key));
    if (batch.size < batchSize) continue;
    yield await selectUnused();
    batch = new Set();
  }
  if (batch.size > 0) yield await selectUnused();
}

/** Deletes files that killed processes left unfinished; returns their number. */
async function removeLeftovers(folder: string, before: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let count = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile() || found.mtime >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/**
 * Deletes files older than a day that no row refers to: pictures whose transaction failed, whose listing was deleted or
 * whose process died, documents that no text links to, files that were not sent or
 * whose message is gone, and unfinished uploads. Returns their numbers.
 */
export async function reconcileFiles(
  deps: Pick<Deps, 'db' | 'files' | 'privateFiles' | 'config' | 'log'>,
  now: Date,
): Promise<{ pictures: number; documents: number; threadFiles: number; leftovers: number }> {
  const before = new Date(now.getTime() - graceMs);
  let pictures = 0;
  for await (const paths of unusedPictures(deps, before)) pictures += await removeUnusedPictures(deps, paths);
  const documents = await removeUnusedDocuments(deps, before);
  const threadFiles = await removeUnusedThreadFiles(deps, before);
  let leftovers = await removeLeftovers(uploadFolder(deps.config.dataDir), before);
  for (const { root } of [deps.files, deps.privateFiles])
    if (root !== undefined) leftovers += await removeLeftovers(join(root, unfinishedFolder), before);
  const removed = { pictures, documents, threadFiles, leftovers };
  if (pictures + documents + threadFiles + leftovers > 0)
    deps.log.info(removed, 'files without a row deleted');
  return removed;
}
