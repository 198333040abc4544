import type { Kysely } from 'kysely';
import type { DB } from '../../types.ts';
import { insertPackages } from './packages.ts';
import { insertPages, type PageOptions } from './pages.ts';
import { insertSeoMetadata } from './seo.ts';

/**
 * The initial rows of every installation, demo or not: packages and prices, pages, SEO metadata. Each is inserted once;
 * later changes by the admin are kept.
 */
export async function seedBase(db: Kysely<DB>, now: Date, pages: PageOptions = {}): Promise<void> {
  await insertPackages(db, now);
  await insertPages(db, now, pages);
  await insertSeoMetadata(db, now);
}
