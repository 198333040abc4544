import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { createListingColumns, type ListingSort } from '../search/index.ts';
import { busyNights, hasCalendarSql } from './busy-nights.ts';
import { maskColumns } from './relation-groups.ts';
import { noNumber, staySequences } from './stay-sequences.ts';
import { packTerms } from './stay-terms.ts';

/** The published accommodations in memory. */
export const {
  follow: followAccommodations,
  search: searchAccommodationColumns,
  readByIDs: readAccommodationColumns,
} = createListingColumns('accommodation', {
  stored: {
    accommodationTypeID: 'int32',
    mealPlanID: 'int32',
    petAllowed: 'int32',
    pricePerPerson: 'int32',
    petCostPerNight: 'int32',
    minimumStay: 'int32',
    minimumPerson: 'int32',
    capacity: 'int32',
    openFromDay: 'int32',
    openLast: 'int32',
    openSpan: 'int32',
  },
  computed: { hasCalendar: { type: 'int32', sql: hasCalendarSql } },
  masks: maskColumns,
  sequences: staySequences,
  days: { busyNights },
  derived: {
    stayTerms: ({ values, sequences }) =>
      packTerms({
        openFromDay: Number(values.openFromDay ?? noNumber),
        openSpan: Number(values.openSpan),
        minimumStay: Number(values.minimumStay),
        stayPrices: sequences.stayPrices ?? null,
      }),
  },
});

/** A price of 0 is one that was not given. */
const price = { column: 'pricePerPerson', from: 1 } as const;

export const accommodationSorts: Record<AccommodationSearch['sort'], ListingSort> = {
  promoted: { column: 'sortRank', direction: 'desc' },
  newest: { column: 'published', direction: 'desc' },
  'price-asc': { ...price, direction: 'asc' },
  /** Of a search that says no days or nobody. */
  'total-asc': { ...price, direction: 'asc' },
  'price-desc': { ...price, direction: 'desc' },
};
