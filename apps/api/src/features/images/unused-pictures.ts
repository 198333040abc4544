import { sql } from 'kysely';
import { deletePicture } from '../../adapters/images/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';

/** Whether any row refers to the picture; locks, so that none can be added until the transaction ends. */
async function isReferenced(trx: Trx, path: string): Promise<boolean> {
  const image = await trx
    .selectFrom('listing_images')
    .select('imgID')
    .where('path', '=', path)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (image) return true;
  const requested = await trx
    .selectFrom('service_request_images')
    .select('imageID')
    .where('path', '=', path)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (requested) return true;
  const meta = await trx
    .selectFrom('seo_metadata')
    .select('metaID')
    .where('ogImage', '=', path)
    .limit(1)
    .executeTakeFirst();
  if (meta) return true;
  // Pages are few; a picture stands in their content by its address.
  const page = await trx
    .selectFrom('page_contents')
    .select('pageID')
    .where(sql<boolean>`locate(${path}, content) > 0`)
    .limit(1)
    .executeTakeFirst();
  return page !== undefined;
}

/**
 * Deletes the files of pictures that no row shows any more. Files may be shared, and somebody may be uploading the
 * same picture right now: REPEATABLE READ makes the lock cover the gap where a row would go, so that upload waits,
 * and writes the files again after they are gone. What fails here is left to the reconciling job.
 */
export async function removeUnusedPictures(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  paths: readonly string[],
): Promise<number> {
  let count = 0;
  for (const path of new Set(paths)) {
    try {
      const isRemoved = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (trx) => {
          if (await isReferenced(trx, path)) return false;
          await deletePicture(files, path);
          return true;
        });
      if (isRemoved) count += 1;
    } catch (error) {
      log.warn({ err: error, path }, 'an unused picture stays for now');
    }
  }
  return count;
}
