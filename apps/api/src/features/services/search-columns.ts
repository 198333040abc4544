import type { ServiceSearch } from '@piacter/contracts/services';
import { anyProfession, placeKinds } from '@piacter/db/service-coverage';
import { sql } from 'kysely';
import { createListingColumns, type ListingSort } from '../search/index.ts';
import { hoursColumns, storedHours, toHourValues } from './opening-hours.ts';

/** The keys of the rows of its coverage, without the one for any profession anywhere, which every service has. */
const coverageKeys = sql`(
  select cast(json_arrayagg(concat_ws('/', serviceTypeID, placeKind, placeID)) as char)
  from service_coverage as covered
  where covered.serviceID = services.serviceID
    and (serviceTypeID <> ${sql.lit(anyProfession)} or placeKind <> ${sql.lit(placeKinds.anywhere)}))`;

/** The published services in memory. */
export const { follow: followServices, search: searchServiceColumns } = createListingColumns('service', {
  stored: { title: 'text' },
  packed: { columns: hoursColumns, sql: storedHours, unpack: toHourValues },
  keys: { coverage: coverageKeys },
});

export const serviceSorts: Record<ServiceSearch['sort'], ListingSort> = {
  promoted: { column: 'sortRank', direction: 'desc' },
  newest: { column: 'published', direction: 'desc' },
  name: { column: 'title', direction: 'asc' },
};
