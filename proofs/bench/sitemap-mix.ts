import { listingKinds } from '@piacter/contracts/listings/values';
import { listingSpecs } from '../../apps/api/src/features/listings/index.ts';
import { listSitemapFiles } from '../../apps/api/src/features/site/index.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import type { Address, Mix } from './addresses.ts';
import { listingTables } from './bench-database.ts';

/** Requests of each kind in a pass. */
const addressesOfKind = 20;

/** The index, and files of each listing kind, named by the first segment of their addresses. */
const segments = listingKinds.map((kind) => listingSpecs[kind].segment);
const kinds = ['index', ...segments];

/** The sitemap that crawlers read: its index, and files that are picked from all. */
export const sitemapMix: Mix = {
  name: 'sitemap',
  isAlone: true,
  kinds,
  tables: listingTables,
  async addresses(db, variant) {
    const { pick } = numbers(20_261_125 + variant * 1000);
    const files = await Promise.all(listingKinds.map((kind) => listSitemapFiles(db, kind)));
    const paths = new Map([
      ['index', ['/sitemap.xml']],
      ...segments.map((segment, index): [string, string[]] => [segment, files[index] ?? []]),
    ]);
    return [...paths].flatMap(([kind, known]) =>
      Array.from({ length: addressesOfKind }, (): Address => ({ kind, path: pick(known) })),
    );
  },
};
