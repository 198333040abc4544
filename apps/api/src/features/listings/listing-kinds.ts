import * as accommodations from '@piacter/contracts/accommodations';
import type { Endpoint } from '@piacter/contracts/core';
import { startingAt } from '@piacter/contracts/core/hungarian';
import {
  type ListingKind,
  listingIDFieldByKind,
  listingTableByKind,
} from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import * as properties from '@piacter/contracts/properties';
import * as services from '@piacter/contracts/services';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { type RawBuilder, sql } from 'kysely';
import { notFoundText } from '../../core/http/messages.ts';

/** A field that an ad has to have, what its advertiser reads without it, and whether a row lacks it. */
export interface Duty {
  field: string;
  message: string;
  isMissing: RawBuilder<unknown>;
}

interface ListingSpecShape {
  /** The name of a listing in lists and mails, of a row with the alias `listing`. */
  label: RawBuilder<unknown>;
  /** The price on its card, likewise, in the unit of the card; null without one. */
  price: RawBuilder<unknown>;
  /** That unit in forints. */
  priceUnit: number;
  /** What follows the price in a text, likewise: '/hó', '-tól'. */
  priceSuffix: RawBuilder<string>;
  /** What the price was before its last drop, likewise, in the unit of the price; null without one. */
  priceBefore: RawBuilder<unknown>;
  /** What decides beside name and price, likewise: '54 m², 2 szoba'; '' for nothing. */
  facts: RawBuilder<string>;
  /** The search's parameter for a county or a region. */
  regionParameter: 'countyRegion' | 'region';
  /** Column of the slug in their paths; null if these have the id only. */
  slugColumn: string | null;
  /** What the law wants its ad to say (LAW-19, LAW-20). */
  duty: Duty | null;
  /** Reply for a listing that does not exist, is not published, or belongs to somebody else. */
  notFoundMessage: string;
  /**
   * Calls that every kind has under its own addresses and that one implementation serves: the `orders` of one listing,
   * the `ownOrders` of an advertiser, and those of the images.
   */
  endpoints: Record<
    | 'highlighted'
    | 'orders'
    | 'ownOrders'
    | 'listImages'
    | 'uploadImages'
    | 'setMainImage'
    | 'sortImages'
    | 'deleteImage',
    Endpoint
  >;
}

/** What follows from the contracts' values. */
const describe = <Kind extends ListingKind>(kind: Kind) => ({
  table: listingTableByKind[kind],
  idField: listingIDFieldByKind[kind],
  /** Path of the public search, in the web. */
  searchPath: publicPathsByKind[kind].search,
  /** First path segment of the public pages, and the name of the sitemaps. */
  segment: publicPathsByKind[kind].detail('').replaceAll('/', ''),
});

/** 'Eladó lakás, Győr'. */
const propertyLabel = sql`(select concat(if(ad.typeID = ${sql.lit(properties.adTypes.swap)}, ${sql.lit(properties.swapAttribute)}, ad.typeName), ' ', coalesce(house.typeName, 'ingatlan'), ', ', listing.settlement)
  from types_ad as ad left join types_house as house on house.typeID = listing.houseType
  where ad.typeID = listing.adType)`;

const propertyArea = sql`if(listing.houseType = ${sql.lit(properties.houseTypes.plot)}, listing.siteArea, listing.floorArea)`;
const noBreakSpace = sql.lit('\u00a0');
/** Figures are grouped by spaces, as everywhere. */
const propertyFacts = sql<string>`concat_ws(', ',
  concat(replace(format(nullif(${propertyArea}, 0), 0), ',', ${noBreakSpace}), ${noBreakSpace}, 'm²'),
  if(coalesce(listing.roomNumber, 0) + coalesce(listing.halfRoomNumber, 0) = 0, null, concat(
    coalesce(listing.roomNumber, 0), if(listing.halfRoomNumber > 0, concat(' + ', listing.halfRoomNumber), ''),
    ${noBreakSpace}, 'szoba')))`;

/** What the API knows of every listing kind beside the contracts' values. A new kind begins with an entry here. */
export const listingSpecs = {
  property: {
    ...describe('property'),
    label: propertyLabel,
    price: sql.ref('listing.price'),
    priceUnit: 1000,
    priceSuffix: sql<string>`if(listing.adType = ${sql.lit(properties.adTypes.rent)}, ${sql.lit(properties.getPriceSuffix(properties.adTypes.rent))}, '')`,
    priceBefore: sql.ref('listing.dropFrom'),
    facts: propertyFacts,
    regionParameter: 'countyRegion',
    slugColumn: null,
    duty: {
      field: 'energyClass',
      message: 'Add meg az energetikai besorolást: ház és lakás hirdetésében kötelező!',
      isMissing: sql`energyClass is null and houseType in (${sql.lit(properties.houseTypes.house)}, ${sql.lit(properties.houseTypes.flat)})`,
    },
    notFoundMessage: notFoundText('hirdetés'),
    endpoints: {
      highlighted: properties.listHighlightedProperties,
      orders: properties.listOrdersOfProperty,
      ownOrders: properties.listOrdersOfOwner,
      listImages: properties.listPropertyImages,
      uploadImages: properties.uploadPropertyImages,
      setMainImage: properties.setMainPropertyImage,
      sortImages: properties.sortPropertyImages,
      deleteImage: properties.deletePropertyImage,
    },
  },
  accommodation: {
    ...describe('accommodation'),
    label: sql.ref('listing.accommodationName'),
    price: sql`nullif(listing.pricePerPerson, 0)`,
    priceUnit: 1,
    priceSuffix: sql<string>`${sql.lit(accommodations.pricePerPersonSuffix)}`,
    priceBefore: sql`null`,
    facts: sql<string>`coalesce(concat(nullif(listing.capacity, 0), ${sql.lit('\u00a0fő')}), '')`,
    regionParameter: 'region',
    slugColumn: 'accommodationName',
    duty: {
      field: 'ntakNumber',
      message: 'Add meg a szállás NTAK-számát: magyarországi szállás hirdetésében kötelező!',
      isMissing: sql`ntakNumber is null and countryID = ${sql.lit(hungaryID)}`,
    },
    notFoundMessage: notFoundText('szállás'),
    endpoints: {
      highlighted: accommodations.listHighlightedAccommodations,
      orders: accommodations.listOrdersOfAccommodation,
      ownOrders: accommodations.listOrdersOfHost,
      listImages: accommodations.listAccommodationImages,
      uploadImages: accommodations.uploadAccommodationImages,
      setMainImage: accommodations.setMainAccommodationImage,
      sortImages: accommodations.sortAccommodationImages,
      deleteImage: accommodations.deleteAccommodationImage,
    },
  },
  service: {
    ...describe('service'),
    label: sql.ref('listing.title'),
    price: sql.ref('listing.price'),
    priceUnit: 1,
    priceSuffix: sql<string>`${sql.lit(startingAt(''))}`,
    priceBefore: sql`null`,
    facts: sql<string>`''`,
    regionParameter: 'region',
    slugColumn: 'title',
    duty: null,
    notFoundMessage: notFoundText('szolgáltatás'),
    endpoints: {
      highlighted: services.listHighlightedServices,
      orders: services.listOrdersOfService,
      ownOrders: services.listOrdersOfProfessional,
      listImages: services.listServiceImages,
      uploadImages: services.uploadServiceImages,
      setMainImage: services.setMainServiceImage,
      sortImages: services.sortServiceImages,
      deleteImage: services.deleteServiceImage,
    },
  },
} as const satisfies Record<ListingKind, ListingSpecShape>;
