import type { ListingIDField } from '@piacter/contracts/listings/values';
import { getPackageEnd } from '@piacter/contracts/packages/rules';
import { sortRank } from '../sort-rank.ts';
import type { BulkRow } from './bulk.ts';
import type { DemoListing } from './listing.ts';
import type { LookupBits, PackageOnOffer } from './lookups.ts';
import type { Random } from './random.ts';

/** Rows by table, parents before children. */
export type RowsByTable = Record<string, BulkRow[]>;

/** Merges the rows of several entities by table. */
export function mergeRows(parts: readonly RowsByTable[]): RowsByTable {
  const all: RowsByTable = {};
  for (const part of parts) {
    for (const [table, rows] of Object.entries(part)) {
      const before = all[table];
      if (before) before.push(...rows);
      else all[table] = [...rows];
    }
  }
  return all;
}

/** The lookups for converting listings to rows. */
export interface KnownLookups {
  bits: LookupBits;
  packages: readonly PackageOnOffer[];
  professions: ReadonlyMap<string, number>;
}

/** The ids of a listing and of its first picture. */
export interface GivenIDs {
  id: number;
  imgID: number;
}

/** The columns shared by the tables of all kinds, including derived ones. */
export function listingColumns(listing: DemoListing, { id, imgID }: GivenIDs) {
  const [mainPicture] = listing.pictures;
  return {
    userID: listing.userID,
    created: listing.created,
    updated: listing.updated,
    promotion: listing.promotion,
    promotedUntil: listing.promotion > 0 ? getPromotionEnd(listing) : null,
    sortRank: sortRank(listing.promotion, listing.created, id),
    mainImgID: mainPicture ? imgID : null,
    mainImg: mainPicture?.path ?? null,
    imageCount: listing.pictures.length,
  };
}

/** The rows of a listing of any kind: pictures, and the order of its promotion. */
export const commonParts = (
  listing: DemoListing,
  idField: ListingIDField,
  ids: GivenIDs,
  packages: readonly PackageOnOffer[],
): RowsByTable => ({
  listing_images: imageRows(listing, idField, ids),
  service_orders: orderRows(listing, idField, ids.id, packages),
});

const imageRows = (listing: DemoListing, idField: ListingIDField, { id, imgID }: GivenIDs): BulkRow[] =>
  listing.pictures.map((picture, i) => ({
    imgID: imgID + i,
    [idField]: id,
    path: picture.path,
    width: picture.width,
    height: picture.height,
    sortOrder: i,
    created: listing.created,
  }));

const getPromotionEnd = ({ purchase }: DemoListing): Date | null =>
  purchase?.activated ? getPackageEnd(purchase.activated, purchase.quantity) : null;

/** The state of the order: ended, active or unpaid; undefined without one. */
function orderRows(
  listing: DemoListing,
  idField: ListingIDField,
  id: number,
  packages: readonly PackageOnOffer[],
): BulkRow[] {
  const { purchase } = listing;
  const offer = packages.find(
    (one) => one.packageType === purchase?.packageType && one.quantity === purchase.quantity,
  );
  if (!purchase || !offer) return [];
  const { priceAt, ...bought } = offer;
  return [
    {
      ...bought,
      userID: listing.userID,
      [idField]: id,
      price: priceAt(purchase.ordered),
      created: purchase.ordered,
      activationDate: purchase.activated,
      isActive: purchase.activated ? 1 : 0,
      validFrom: purchase.activated,
      validTo: getPromotionEnd(listing),
    },
  ];
}

/** A row of a price table, in forints. */
export interface Price {
  productName: string;
  priceFrom: number;
  priceTo: number | null;
}

/** A range around a usual price, rounded to five hundreds, or a single price. */
export function priceAround(productName: string, usual: number, random: Random): Price {
  const step = usual < 1000 ? 10 : usual < 3000 ? 100 : usual < 20_000 ? 500 : 1000;
  const priceFrom = Math.max(step, Math.round((usual * random.between(0.8, 1.1)) / step) * step);
  const above = Math.round((priceFrom * random.between(0.2, 0.9)) / step) * step;
  return { productName, priceFrom, priceTo: random.chance(0.5) && above > 0 ? priceFrom + above : null };
}

export const priceRows = (
  prices: readonly Price[],
  idField: ListingIDField,
  id: number,
  created: Date,
): BulkRow[] => prices.map((price) => ({ [idField]: id, ...price, created }));
