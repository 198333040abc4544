import type { Database } from '@piacter/db';

export const selectSeoMetadata = (db: Database) =>
  db
    .selectFrom('seo_metadata')
    .select([
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
    ])
    .execute();

/** Addresses of published pages, with when they last changed. */
export const selectPublishedPages = (db: Database) =>
  db
    .selectFrom('page_contents')
    .select(['pageUrl', 'pageName', 'updated'])
    .where('published', '=', 1)
    .where('isHomePage', '=', 0)
    .execute();

/** Ids of public properties beyond an id, in order, for one sitemap file. */
export const selectPropertiesForSitemap = (db: Database, afterID: number, limit: number) =>
  db
    .selectFrom('real_estates')
    .select(['realEstateID', 'updated'])
    .where('realEstateID', '>', afterID)
    .where('status', '=', 1)
    .orderBy('realEstateID')
    .limit(limit)
    .execute();
