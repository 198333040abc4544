/** The orders of the desk of own listings, the default first. */
export const deskSorts = ['newest', 'price-asc', 'price-desc', 'reference', 'views', 'ending'] as const;
export type DeskSort = (typeof deskSorts)[number];

/** Rows of a page of the desk. */
export const deskPageSize = 25;

/** Maximum length of an advertiser's own reference number. */
export const ownReferenceLimit = 40;

/** Listings that one call changes or moves at most; a longer list is sent in parts. */
export const deskBatchLimit = 50;

/** Listings that can be selected at once, and rows of a CSV file. */
export const deskRowLimit = 5000;

/** Maximum size of an uploaded CSV file, in bytes. */
export const deskFileMaxBytes = 4 * 1024 * 1024;

/** What is done to several listings at once. */
export const deskActions = ['renew', 'live', 'paused', 'reserved', 'closed', 'copy', 'delete'] as const;
export type DeskAction = (typeof deskActions)[number];

/** How many forints a price is a multiple of at least: a price in thousands has no smaller part. */
export const roundPrice = (forints: number, priceUnit: number): number =>
  Math.max(0, Math.round(forints / priceUnit) * priceUnit);

/** A change of prices: by a sum of forints, or by percent; negative lowers. */
export interface PriceStep {
  by: 'sum' | 'percent';
  amount: number;
}

/** The price in forints after a change, which is a multiple of `priceUnit`. */
export const stepPrice = (price: number, { by, amount }: PriceStep, priceUnit: number): number =>
  roundPrice(by === 'sum' ? price + amount : price * (1 + amount / 100), priceUnit);
