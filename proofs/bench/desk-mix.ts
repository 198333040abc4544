import { deskSorts } from '@piacter/contracts/desks/values';
import { getStoredKind } from '@piacter/contracts/listings/values';
import { sql } from 'kysely';
import { type Mix, query, toAddresses } from './addresses.ts';
import { listingTables, requestTables, type SeededTable } from './bench-database.ts';
import { ownListings } from './callers.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };

const countedDays = 30;
const countedRows = countedDays * ownListings.property;

/** What happened to each of an agency's listings on the last days. */
const listingDays: SeededTable = {
  name: 'days of listings',
  table: 'listing_days',
  countAt: () => countedRows,
  seed: async (db) => {
    await sql`
      insert ignore into listing_days (kind, listingID, day, views, contacts)
      with recursive days (back) as (select 0 union all select back + 1 from days where back < ${countedDays - 1})
      select ${getStoredKind('property')}, realEstateID, current_date - interval back day, 1 + (realEstateID * 7 + back) % 40, back % 3
      from real_estates, days where realEstateID <= ${ownListings.property}`.execute(db);
  },
  analyzed: ['listing_days'],
};

const ownList = '/api/own-listings/property';

/** The first screens of the roles, each of which counts a good part of the caller's or the site's rows. */
export const deskMix: Mix = {
  name: 'desks',
  tables: [...listingTables, ...requestTables, listingDays],
  addresses: async (_db, { below, pick }) => [
    ...toAddresses(
      {
        'admin, twelve weeks': [20, () => '/api/statistics/site'],
        'admin, a year': [20, () => query('/api/statistics/site', year)],
      },
      { role: 'admin' },
    ),
    ...toAddresses(
      {
        agency: [20, () => '/api/statistics/advertiser'],
        "agency's list": [40, () => query(ownList, { sort: pick(deskSorts), page: 1 + below(80) })],
        "agency's list, searched": [20, () => query(ownList, { q: pick(['budapest', 'utca 1', '11']) })],
        "agency's list, all": [10, () => `${ownList}/selection`],
      },
      { role: 'ingatlan_tulajdonos' },
    ),
    ...toAddresses({ host: [20, () => '/api/statistics/advertiser'] }, { role: 'szallasado' }),
    ...toAddresses({ professional: [20, () => '/api/statistics/advertiser'] }, { role: 'szakember' }),
    ...toAddresses({ requester: [20, () => '/api/statistics/requester'] }, { role: 'ajanlatkero' }),
  ],
};
