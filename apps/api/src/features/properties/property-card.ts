import type { PropertyCard } from '@piacter/contracts/properties';
import { asPromotion } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { LookupNames } from '../lookups/index.ts';

export interface CardRow {
  realEstateID: number;
  adType: number;
  houseType: number | null;
  mainImg: string | null;
  imageCount: number;
  countryID: number;
  postalCode: string;
  settlement: string;
  countyRegion: string | null;
  street: string | null;
  publicPlaceType: number | null;
  floorNumber: string | null;
  buildTechnology: number | null;
  floorArea: number | null;
  siteArea: number | null;
  roomNumber: number | null;
  halfRoomNumber: number | null;
  price: number;
  promotion: number;
  promotedUntil: Date | null;
  created: Date;
}

const cardColumnsWith = (address: RawBuilder<unknown>) => sql`
  listing.realEstateID, listing.adType, listing.houseType, listing.mainImg, listing.imageCount,
  listing.countryID, listing.postalCode, listing.settlement, listing.countyRegion, ${address},
  listing.buildTechnology, listing.floorArea, listing.siteArea, listing.roomNumber, listing.halfRoomNumber,
  listing.price, listing.promotion, listing.promotedUntil, listing.created`;

/** Columns of a card for anybody: a hidden address does not leave the database. */
export const publicCardColumns = cardColumnsWith(sql`
  case when listing.disableAddress = 0 then listing.street end as street,
  case when listing.disableAddress = 0 then listing.publicPlaceType end as publicPlaceType,
  case when listing.disableAddress = 0 then listing.floorNumber end as floorNumber`);

/** Columns of a card for the ad's owner. */
export const ownCardColumns = cardColumnsWith(
  sql`listing.street, listing.publicPlaceType, listing.floorNumber, listing.disableAddress, listing.updated`,
);

/** The promotion that is in force at the moment; a job takes the mark off the row some time after it ended. */
export const promotionAt = (
  now: Date,
  { promotion, promotedUntil }: { promotion: number; promotedUntil: Date | null },
) => (promotedUntil && promotedUntil > now ? asPromotion(promotion) : 0);

export const toCard = (row: CardRow, names: LookupNames, now: Date): PropertyCard => ({
  realEstateID: row.realEstateID,
  adType: row.adType,
  adTypeName: names.typeName('types_ad', row.adType) ?? '',
  houseType: row.houseType,
  houseTypeName: names.typeName('types_house', row.houseType),
  mainImg: row.mainImg,
  imageCount: row.imageCount,
  countryName: names.countryName(row.countryID) ?? '',
  postalCode: row.postalCode,
  settlement: row.settlement,
  countyRegion: row.countyRegion,
  streetName:
    row.street &&
    [row.street, names.typeName('types_public_place', row.publicPlaceType)].filter(Boolean).join(' '),
  buildTechnology: row.buildTechnology,
  buildTechnologyName: names.typeName('types_build_technology', row.buildTechnology),
  floorArea: row.floorArea,
  siteArea: row.siteArea,
  roomNumber: row.roomNumber,
  halfRoomNumber: row.halfRoomNumber,
  floorNumber: row.floorNumber,
  price: row.price,
  packageType: promotionAt(now, row),
  created: row.created.toISOString(),
});
