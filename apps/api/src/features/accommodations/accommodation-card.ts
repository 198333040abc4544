import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { pick } from '@piacter/contracts/core/values';
import {
  type CardRowOf,
  type CardShape,
  columnNames,
  createCardColumns,
  createColumnReader,
  toSharedCard,
} from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { accommodationColumns } from './accommodation-columns.ts';

const ownFields = pick(accommodationColumns, [
  'accommodationName',
  'accommodationTypeID',
  'mealPlanID',
  'capacity',
  'roomCount',
  'pricePerPerson',
  'petAllowed',
  'petCostPerNight',
  'ntakNumber',
]);

const readOwnFields = createColumnReader(ownFields);
const cardColumns = createCardColumns('accommodation', columnNames(ownFields));

export type AccommodationCardRow = CardRowOf<typeof cardColumns>;

const toCard = (row: AccommodationCardRow, names: LookupNames, now: Date): AccommodationCard => ({
  accommodationID: row.accommodationID,
  accommodationUrl: listingUrl(row.accommodationName, row.accommodationID),
  ...readOwnFields(row, names),
  ...toSharedCard(row, names, now),
  countryID: row.countryID,
  countryName: names.findName('countries', row.countryID) ?? '',
});

/** Accommodations as cards: in searches, on the home page, in their host's list. */
export const createAccommodationCards = (
  lookups: LookupService,
): CardShape<AccommodationCardRow, AccommodationCard> => ({
  ...cardColumns,
  toCards: async (_db, rows, now) => {
    const names = await lookups.names();
    return rows.map((row) => toCard(row, names, now));
  },
});
