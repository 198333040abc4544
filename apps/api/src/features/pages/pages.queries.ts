import type { Database } from '@piacter/db';

/** All published pages, oldest first, which is the order of the menu. There are a handful. */
export const selectPublishedPages = (db: Database) =>
  db
    .selectFrom('page_contents')
    .select(['pageUrl', 'pageName', 'content', 'isHomePage', 'onTheMenu'])
    .where('published', '=', 1)
    .orderBy('pageID')
    .execute();

export const findPage = (db: Database, pageUrl: string) =>
  db
    .selectFrom('page_contents')
    .select(['pageName', 'content'])
    .where('pageUrl', '=', pageUrl)
    .executeTakeFirst();
