import { maxID } from '@piacter/contracts/core/values';
import { imageOfWidth, imageWidths } from '@piacter/contracts/images/values';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { formatForints } from '../../core/formatting.ts';
import { notFound } from '../../core/http/api-error.ts';
import { listingSpecs } from './listing-kinds.ts';
import type { ListingRef } from './rows/listing-ref.ts';
import { published } from './rows/state.ts';
import { listingUrl } from './url/listing-url.ts';

/** The path of a listing's page: its name is in it where its kind has one. */
export function listingPath(kind: ListingKind, name: string, listingID: number): string {
  const { segment, slugColumn } = listingSpecs[kind];
  return `/${segment}/${slugColumn === null ? listingID : listingUrl(name, listingID)}`;
}

/**
 * The id at the end of a slug URL. The slug may be outdated or missing: links stay valid when a listing is renamed.
 * Throws `not_found` for anything else.
 */
export function parseListingUrl(url: string): number {
  const id = Number(/^(?:[a-z0-9]+-)*([1-9]\d{0,9})$/.exec(url)?.[1] ?? 0);
  if (id === 0 || id > maxID) throw notFound();
  return id;
}

interface LabelRow {
  listingID: number;
  title: string;
  price: number | null;
  suffix: string;
  priceBefore: number | null;
  facts: string;
  mainImg: string | null;
}
interface Labelled extends Pick<LabelRow, 'listingID' | 'title' | 'facts' | 'mainImg'> {
  label: string;
  price: string | undefined;
  before: string | undefined;
}

/** The published listings among the ids, with their prices: 'Kiadó lakás, Győr – 180 000 Ft/hó'. */
async function selectLabels(
  db: Database,
  kind: ListingKind,
  listingIDs: readonly number[],
  condition: RawBuilder<unknown> = sql``,
): Promise<Labelled[]> {
  if (listingIDs.length === 0) return [];
  const spec = listingSpecs[kind];
  const { table, idField, label, price, priceUnit, priceSuffix } = spec;
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<LabelRow>`
    select ${id} as listingID, ${label} as title, ${price} as price, ${priceSuffix} as suffix,
      ${spec.priceBefore} as priceBefore, ${spec.facts} as facts, listing.mainImg
    from ${sql.table(table)} as listing
    where ${id} in (${sql.join(listingIDs)}) and listing.status = ${published} ${condition}`.execute(db);
  return rows.map(({ price: amount, priceBefore: before, suffix, ...row }) => {
    const formatPrice = (price: number) => `${formatForints(price * priceUnit)}${suffix}`;
    return {
      ...row,
      price: amount ? formatPrice(amount) : undefined,
      label: amount ? `${row.title} – ${formatPrice(amount)}` : row.title,
      before: before ? formatPrice(before) : undefined,
    };
  });
}

/** A published listing in words, with what its card shows first. */
interface DescribedListing {
  /** 'Kiadó lakás, Győr – 180 000 Ft/hó' */
  line: string;
  path: string;
  /** '54 m², 2 szoba'; '' for nothing. */
  terms: string;
  /** Its main picture, small. */
  picture: string | undefined;
  price: string | undefined;
  /** The price before its last drop. */
  before: string | undefined;
}

/** The labels of the published listings among the ids. */
export async function describeListings(
  db: Database,
  kind: ListingKind,
  listingIDs: readonly number[],
): Promise<Map<number, DescribedListing>> {
  const rows = await selectLabels(db, kind, listingIDs);
  return new Map(
    rows.map(({ listingID, label, title, facts, mainImg, price, before }) => [
      listingID,
      {
        line: label,
        path: listingPath(kind, title, listingID),
        terms: facts,
        picture: mainImg === null ? undefined : imageOfWidth(mainImg, imageWidths[0]),
        price,
        before,
      },
    ]),
  );
}

/** The label of an advertiser's published listing, and the path of its page; undefined for any other listing. */
export async function findAdvertised(
  db: Database,
  { kind, listingID }: Pick<ListingRef, 'kind' | 'listingID'>,
  userID: number,
): Promise<{ label: string; path: string } | undefined> {
  const [row] = await selectLabels(db, kind, [listingID], sql`and listing.userID = ${userID}`);
  return row && { label: row.label, path: listingPath(kind, row.title, listingID) };
}
