import type { NewPageBody, pageFlags } from '@piacter/contracts/pages';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';

const columns = [
  'pageID',
  'pageName',
  'pageUrl',
  'content',
  'isHomePage',
  'published',
  'onTheMenu',
  'created',
  'updated',
] as const;

type Flags = Record<(typeof pageFlags)[number], 0 | 1>;

/** All published pages, oldest first, which is the order of the menu. There are a handful. */
export const selectPublishedPages = (db: Database) =>
  db
    .selectFrom('page_contents')
    .select(['pageUrl', 'pageName', 'content', 'isHomePage', 'onTheMenu', 'published'])
    .where('published', '=', 1)
    .orderBy('pageID')
    .$narrowType<Flags>()
    .execute();

export const findPageByUrl = (db: Database, pageUrl: string) =>
  db
    .selectFrom('page_contents')
    .select(['pageName', 'content', 'published'])
    .where('pageUrl', '=', pageUrl)
    .$narrowType<Pick<Flags, 'published'>>()
    .executeTakeFirst();

/** Every page, the home page first, then by name. */
export const selectPages = (db: Database) =>
  db
    .selectFrom('page_contents')
    .select(columns)
    .orderBy('isHomePage', 'desc')
    .orderBy('pageName')
    .orderBy('pageID')
    .$narrowType<Flags>()
    .execute();

export const findPage = (db: Database, pageID: number) =>
  db
    .selectFrom('page_contents')
    .select(columns)
    .where('pageID', '=', pageID)
    .$narrowType<Flags>()
    .executeTakeFirst();

export type PageRow = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Locks every page in the order of their ids, so that changes of the home page wait for each other. */
export const lockPages = (trx: Trx) =>
  trx
    .selectFrom('page_contents')
    .select(columns)
    .orderBy('pageID')
    .$narrowType<Flags>()
    .forUpdate()
    .execute();

export async function insertPage(
  trx: Trx,
  page: NewPageBody & Pick<PageRow, 'pageUrl' | 'created' | 'updated'>,
): Promise<number> {
  const { insertId } = await trx.insertInto('page_contents').values(page).executeTakeFirstOrThrow();
  return Number(insertId);
}

export const updatePage = (
  trx: Trx,
  pageID: number,
  changes: Partial<Omit<PageRow, 'pageID' | 'pageUrl' | 'created'>>,
) => trx.updateTable('page_contents').set(changes).where('pageID', '=', pageID).execute();

export const deletePage = (trx: Trx, pageID: number) =>
  trx.deleteFrom('page_contents').where('pageID', '=', pageID).execute();
