import type { AccommodationRequestQuery } from '@piacter/contracts/requests';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { datesWithin } from './accommodation-requests.queries.ts';
import { placeRanges } from './place-ranges.ts';
import { requestTables } from './request-kinds.ts';
import { type RequestFilters, type RequestRanges, toRanges } from './request-ranges.ts';
import { isOpen } from './request-states.ts';

/** The ranges of open requests by place and dates whose stay has not ended before today (YYYY-MM-DD). */
export function accommodationSearchRanges(
  query: AccommodationRequestQuery,
  { gazetteer, today }: { gazetteer: Gazetteer; today: string },
): RequestRanges {
  const { settlement, startDate } = query;
  const filtersOn = (alias: string): RequestFilters => {
    const endDate = sql.ref(`${alias}.endDate`);
    return {
      always: [sql`${endDate} >= ${today}`],
      chosen: datesWithin(query, alias),
      // Implied, as a stay ends after its start; the index begins with the end.
      indexPrefix: startDate === undefined ? [] : [sql`${endDate} > ${startDate}`],
    };
  };
  if (settlement) return placeRanges(gazetteer, { kind: 'accommodation', typed: settlement }, filtersOn);
  const open = {
    table: requestTables.accommodation,
    orderIndex: 'accommodation_requests_open',
    filterIndexes: ['accommodation_requests_filter'],
    conditions: [isOpen('entry')],
  };
  return toRanges([open], filtersOn('entry'));
}
