import type { Database, DB } from '@piacter/db';
import type { Updateable } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

const columns = [
  'metaID',
  'pageName',
  'pagePath',
  'title',
  'description',
  'ogTitle',
  'ogDescription',
  'ogType',
  'ogSiteName',
  'ogLocale',
  'keywords',
  'ogImage',
  'updated',
] as const;

/** The metadata of all fixed pages in the order of their creation. */
export const selectSeoMetadata = (db: Database) =>
  db.selectFrom('seo_metadata').select(columns).orderBy('metaID').execute();
export type SeoRow = Awaited<ReturnType<typeof selectSeoMetadata>>[number];

/** Locks a page's metadata until the transaction ends; undefined where there is none. */
export const lockSeoMetadata = (trx: Trx, metaID: number): Promise<SeoRow | undefined> =>
  trx.selectFrom('seo_metadata').select(columns).where('metaID', '=', metaID).forUpdate().executeTakeFirst();

export const updateSeoMetadata = (trx: Trx, metaID: number, changes: Updateable<DB['seo_metadata']>) =>
  trx.updateTable('seo_metadata').set(changes).where('metaID', '=', metaID).execute();
