import type { PropertyCard } from '@piacter/contracts/properties';
import { type RawBuilder, sql } from 'kysely';
import { type CardShape, getPromotionAt } from '../listings/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';

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
const publicColumns = cardColumnsWith(sql`
  case when listing.disableAddress = 0 then listing.street end as street,
  case when listing.disableAddress = 0 then listing.publicPlaceType end as publicPlaceType,
  case when listing.disableAddress = 0 then listing.floorNumber end as floorNumber`);

/** Columns of a card for the ad's owner. */
const ownColumns = cardColumnsWith(sql`listing.street, listing.publicPlaceType, listing.floorNumber`);

const toCard = (row: CardRow, names: LookupNames, now: Date): PropertyCard => ({
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
  packageType: getPromotionAt(now, row),
  created: row.created.toISOString(),
});

/** Properties as cards: in searches, on the home page, in their owner's list. */
export const propertyCards = (lookups: LookupService): CardShape<CardRow, PropertyCard> => ({
  kind: 'property',
  publicColumns,
  ownColumns,
  toCards: async (_db, rows, now) => {
    const names = await lookups.names();
    return rows.map((row) => toCard(row, names, now));
  },
});
