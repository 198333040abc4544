import { deletePicture } from '../../adapters/images/index.ts';
import { createConcurrencyLimit } from '../../core/concurrency-limit.ts';
import type { Deps } from '../../deps.ts';
import { isReferenced } from './picture-references.ts';

/**
 * Lets few transactions of this process write or delete files at a time: a storage that hangs holds a connection of each,
 * and must not take all of the pool.
 */
export const inFileTransaction = createConcurrencyLimit({ inFlight: 3, waiting: 1000 });

/**
 * Deletes the files of pictures that no row refers to any more. Files may be shared, and the same picture may be
 * uploaded concurrently: under REPEATABLE READ the lock covers the gap for a new row, so that upload waits, and writes
 * the files again after their deletion. Failures are left to the reconciling job.
 */
export async function removeUnusedPictures(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  paths: readonly string[],
): Promise<number> {
  let count = 0;
  for (const path of new Set(paths)) {
    try {
      const isRemoved = await inFileTransaction(() =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (trx) => {
            if (await isReferenced(trx, path)) return false;
            await deletePicture(files, path);
            return true;
          }),
      );
      if (isRemoved) count += 1;
    } catch (error) {
      log.warn({ err: error, path }, 'an unused picture stays for now');
    }
  }
  return count;
}
