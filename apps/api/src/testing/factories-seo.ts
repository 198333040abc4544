import { paths } from '@piacter/contracts/site/paths';
import type { TestApp } from './app.ts';

/** Stores the metadata of a fixed page and returns its id. */
export async function createSeoMetadata(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  overrides: { pagePath?: string; title?: string; ogImage?: string } = {},
): Promise<number> {
  const row = {
    pageName: 'Ingatlan',
    pagePath: paths.properties,
    title: 'Ingatlanok',
    description: 'Eladó és kiadó ingatlanok.',
    ogTitle: '',
    ogDescription: '',
    keywords: '["lakás","ház"]',
    updated: clock.now(),
    ...overrides,
  };
  await db.deleteFrom('seo_metadata').where('pagePath', '=', row.pagePath).execute();
  const { insertId } = await db.insertInto('seo_metadata').values(row).executeTakeFirstOrThrow();
  return Number(insertId);
}
