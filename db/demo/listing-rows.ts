import type { ListingIDField } from '@piacter/contracts/listings/values';
import { sortRank } from '../sort-rank.ts';
import type { BulkRow } from './bulk.ts';
import type { DemoListing } from './listing.ts';
import type { LookupBits, PackageOnOffer } from './lookups.ts';
import type { Random } from './random.ts';
import { endOfPackage } from './validity.ts';

/** A table's name and the rows for it; parents come before what hangs on them. */
export type RowsByTable = Record<string, BulkRow[]>;

/** The rows of several entities together, table by table. */
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

/** What rows of listings are looked up in. */
export interface KnownLookups {
  bits: LookupBits;
  packages: readonly PackageOnOffer[];
  professions: ReadonlyMap<string, number>;
}

/** The ids that a listing and its first picture get. */
export interface GivenIDs {
  id: number;
  imgID: number;
}

/** The columns that the tables of all kinds have alike, derived ones among them. */
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

/** Pictures and the order behind a promotion: what hangs on a listing of any kind. */
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
  purchase?.activated ? endOfPackage(purchase.activated, purchase.quantity) : null;

/** Past, running or unpaid; nothing where nothing was ordered. */
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

/** An entry of a price table, in forints. */
export interface Price {
  productName: string;
  priceFrom: number;
  priceTo: number | null;
}

/** A range of whole five hundreds around a usual price, or one price. */
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
