import type { Role } from '@piacter/contracts/core/values';
import { type Address, type Mix, query } from './addresses.ts';
import { listingTables, requestTables } from './bench-database.ts';

/** Requests of each kind in a pass. */
const addressesOfKind = 20;

const year = { from: '2026-01-01', to: '2026-12-31' };

/** The calls of the first screens of the roles. */
const screens: Record<string, { path: string; role: Role }> = {
  'admin, twelve weeks': { path: '/api/statistics/site', role: 'admin' },
  'admin, a year': { path: query('/api/statistics/site', year), role: 'admin' },
  owner: { path: '/api/statistics/advertiser', role: 'ingatlan_tulajdonos' },
  host: { path: '/api/statistics/advertiser', role: 'szallasado' },
  professional: { path: '/api/statistics/advertiser', role: 'szakember' },
  requester: { path: '/api/statistics/requester', role: 'ajanlatkero' },
};

/** The first screens of the roles, each of which counts a good part of the caller's or the site's rows. */
export const deskMix: Mix = {
  name: 'desks',
  isAlone: true,
  kinds: Object.keys(screens),
  tables: [...listingTables, ...requestTables],
  addresses: async () =>
    Object.entries(screens).flatMap(([kind, screen]) =>
      Array.from({ length: addressesOfKind }, (): Address => ({ kind, ...screen })),
    ),
};
