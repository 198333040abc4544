import { listingKinds } from '@piacter/contracts/listings/values';
import { listSitemapFiles } from '../../apps/api/src/features/site/index.ts';
import { type Mix, toAddresses } from './addresses.ts';
import { listingTables } from './bench-database.ts';

/** The sitemap that crawlers read: its index, and files of each listing kind. */
export const sitemapMix: Mix = {
  name: 'sitemap',
  tables: listingTables,
  async addresses(db, { pick }) {
    const addresses = toAddresses({ index: [20, () => '/sitemap.xml'] });
    for (const kind of listingKinds) {
      const files = await listSitemapFiles(db, kind);
      addresses.push(...toAddresses({ [kind]: [20, () => pick(files)] }));
    }
    return addresses;
  },
};
