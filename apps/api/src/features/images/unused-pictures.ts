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
  const ofForm = await trx
    .selectFrom('draft_images')
    .select('imgID')
    .where('path', '=', path)
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (ofForm) return true;
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
    .forUpdate()
    .executeTakeFirst();
  if (meta) return true;
  // There are few pages and templates; a picture is in their content by its URL.
  const containsPath = sql<boolean>`locate(${path}, content) > 0`;
  const page = await trx
    .selectFrom('page_contents')
    .select('pageID')
    .where(containsPath)
    .limit(1)
    .executeTakeFirst();
  if (page) return true;
  const template = await trx
    .selectFrom('email_templates')
    .select('emailID')
    .where(containsPath)
    .limit(1)
    .executeTakeFirst();
  return template !== undefined;
}

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
