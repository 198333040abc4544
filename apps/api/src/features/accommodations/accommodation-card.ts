import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import { type CardShape, getPromotionAt, listingUrl, toFlag } from '../listings/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';

export interface CardRow {
  accommodationID: number;
  accommodationName: string;
  accommodationTypeID: number;
  mealPlanID: number;
  mainImg: string | null;
  imageCount: number;
  countryID: number;
  countyRegion: string | null;
  settlement: string;
  capacity: number | null;
  roomCount: number | null;
  pricePerPerson: number;
  petAllowed: number;
  promotion: number;
  promotedUntil: Date | null;
  created: Date;
}

/** A card shows nothing that a hidden address hides, so everybody's is the same. */
const columns = sql`
  listing.accommodationID, listing.accommodationName, listing.accommodationTypeID, listing.mealPlanID,
  listing.mainImg, listing.imageCount, listing.countryID, listing.countyRegion, listing.settlement,
  listing.capacity, listing.roomCount, listing.pricePerPerson, listing.petAllowed,
  listing.promotion, listing.promotedUntil, listing.created`;

const toCard = (row: CardRow, names: LookupNames, now: Date): AccommodationCard => ({
  accommodationID: row.accommodationID,
  accommodationUrl: listingUrl(row.accommodationName, row.accommodationID),
  accommodationName: row.accommodationName,
  accommodationTypeID: row.accommodationTypeID,
  accommodationTypeName: names.typeName('types_accommodation', row.accommodationTypeID) ?? '',
  mealPlanID: row.mealPlanID,
  mealPlanName: names.mealPlanName(row.mealPlanID) ?? '',
  mainImg: row.mainImg,
  imageCount: row.imageCount,
  countryName: names.countryName(row.countryID) ?? '',
  countyRegion: row.countyRegion,
  settlement: row.settlement,
  capacity: row.capacity,
  roomCount: row.roomCount,
  pricePerPerson: row.pricePerPerson,
  petAllowed: toFlag(row.petAllowed),
  packageType: getPromotionAt(now, row),
  created: row.created.toISOString(),
});

/** Accommodations as cards: in searches, on the home page, in their host's list. */
export const accommodationCards = (lookups: LookupService): CardShape<CardRow, AccommodationCard> => ({
  kind: 'accommodation',
  publicColumns: columns,
  ownColumns: columns,
  toCards: async (_db, rows, now) => {
    const names = await lookups.names();
    return rows.map((row) => toCard(row, names, now));
  },
});
