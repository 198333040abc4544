import { toFlag } from '@piacter/contracts/core';
import { dayMs } from '@piacter/contracts/core/days';
import { nameFloor } from '@piacter/contracts/core/units';
import type { DeskRow, DeskSelection } from '@piacter/contracts/desks';
import { daysToAnswer, getNextStates, isFound } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { formatAddress, joinWithCommas } from '../../core/formatting.ts';
import { listingPath, listingSpecs } from '../listings/index.ts';
import { getPromotionAt, toState } from '../listings/rows/index.ts';
import type { LookupNames } from '../lookups/index.ts';
import { countHearts, type DeskListing, sumEvents } from './desks.queries.ts';

/** The price in forints. */
export const toForints = (kind: ListingKind, price: number | null): number | null =>
  price === null ? null : Number(price) * listingSpecs[kind].priceUnit;

/** '3/12', '3. emelet', 'földszint', or what its owner typed. */
const formatFloorAndDoor = ({ floorNumber, doorNumber }: DeskListing): string =>
  floorNumber && doorNumber
    ? `${floorNumber}/${doorNumber}`
    : (floorNumber && nameFloor(floorNumber)) || doorNumber || '';

/** Floor and door behind the house number. */
const formatFullAddress = (row: DeskListing, names: LookupNames): string | null =>
  joinWithCommas(
    formatAddress({ ...row, publicPlaceName: names.findName('types_public_place', row.publicPlaceType) }),
    formatFloorAndDoor(row),
  ) || null;

/** Days until a published listing is hidden unless it is renewed; a promotion in force keeps it. */
function getDaysLeft(row: DeskListing, now: Date, listingDays: number): number | null {
  if (row.hiddenAt || !isFound(toState(row.state))) return null;
  const ends = [
    row.expiryWarnedAt
      ? row.expiryWarnedAt.getTime() + daysToAnswer * dayMs
      : row.touchedAt.getTime() + listingDays * dayMs,
    row.promotedUntil?.getTime() ?? 0,
  ];
  return Math.max(0, Math.ceil((Math.max(...ends) - now.getTime()) / dayMs));
}

export function toSelection(kind: ListingKind, row: DeskListing, now: Date): DeskSelection {
  const state = toState(row.state);
  return {
    id: row.listingID,
    title: row.title,
    ownReference: row.ownReference,
    price: toForints(kind, row.price),
    state,
    nextStates: getNextStates(state, 'owner'),
    packageType: getPromotionAt(now, row),
    isHidden: toFlag(row.hiddenAt !== null),
  };
}

interface Context {
  kind: ListingKind;
  names: LookupNames;
  now: Date;
  listingDays: number;
}

/** The rows with their figures. */
export async function toDeskRows(
  db: Database,
  { kind, names, now, listingDays }: Context,
  listings: readonly DeskListing[],
): Promise<DeskRow[]> {
  const ids = listings.map(({ listingID }) => listingID);
  const [events, hearts] = await Promise.all([sumEvents(db, { kind, now }, ids), countHearts(db, kind, ids)]);
  return listings.map((row) => ({
    ...toSelection(kind, row, now),
    priceSuffix: row.priceSuffix,
    mainImg: row.mainImg,
    imageCount: row.imageCount,
    address: formatFullAddress(row, names),
    ...(events.get(row.listingID) ?? { views: 0, contacts: 0 }),
    hearts: hearts.get(row.listingID) ?? 0,
    daysLeft: getDaysLeft(row, now, listingDays),
    publicPath: listingPath(kind, row.title, row.listingID),
    created: row.created.toISOString(),
  }));
}
