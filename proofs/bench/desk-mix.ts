import { type Mix, query, toAddresses } from './addresses.ts';
import { listingTables, requestTables } from './bench-database.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };

/** The first screens of the roles, each of which counts a good part of the caller's or the site's rows. */
export const deskMix: Mix = {
  name: 'desks',
  tables: [...listingTables, ...requestTables],
  addresses: async () => [
    ...toAddresses(
      {
        'admin, twelve weeks': [20, () => '/api/statistics/site'],
        'admin, a year': [20, () => query('/api/statistics/site', year)],
      },
      { role: 'admin' },
    ),
    ...toAddresses({ owner: [20, () => '/api/statistics/advertiser'] }, { role: 'ingatlan_tulajdonos' }),
    ...toAddresses({ host: [20, () => '/api/statistics/advertiser'] }, { role: 'szallasado' }),
    ...toAddresses({ professional: [20, () => '/api/statistics/advertiser'] }, { role: 'szakember' }),
    ...toAddresses({ requester: [20, () => '/api/statistics/requester'] }, { role: 'ajanlatkero' }),
  ],
};
