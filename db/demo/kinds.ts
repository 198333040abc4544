import { roleIDs } from '@piacter/contracts/core/values';
import {
  type ListingIDField,
  type ListingKind,
  listingIDFieldByKind,
  listingRoleByKind,
  listingTableByKind,
} from '@piacter/contracts/listings/values';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../types.ts';
import { accommodations } from './accommodation/listings.ts';
import { accommodationRows } from './accommodation/rows.ts';
import { accommodationSearchPage } from './accommodation/search-page.ts';
import type { DemoListing, SeriesOptions } from './listing.ts';
import { type GivenIDs, type KnownLookups, mergeRows, type RowsByTable } from './listing-rows.ts';
import { loadBits, loadPackages, loadProfessions } from './lookups.ts';
import { propertyAds } from './property/ads.ts';
import { propertyRows } from './property/rows.ts';
import { propertySearchPage } from './property/search-page.ts';
import { services } from './service/listings.ts';
import { serviceRows } from './service/rows.ts';
import { serviceSearchPage } from './service/search-page.ts';

interface Kind<Listing extends DemoListing> {
  /** Number of listings in the default demo. */
  usual: number;
  /** The name of a listing, of a row with the alias `listing`. */
  label: RawBuilder<string>;
  searchPage: { title: string; description: string; keywords: readonly string[] };
  make(options: SeriesOptions, count: number, seed?: string): Iterator<Listing>;
  rows(listing: Listing, ids: GivenIDs, known: KnownLookups): RowsByTable;
}

/** The names of a kind in the database. */
interface Names {
  table: (typeof listingTableByKind)[ListingKind];
  idField: ListingIDField;
}

/** A series of listings of one kind, converted to rows, so that callers do not depend on the kind's type. */
export interface Series extends Names {
  /** The rows of the next listing and its number of pictures; undefined at the end. */
  next(ids: GivenIDs, known: KnownLookups): { rows: RowsByTable; pictures: number } | undefined;
}

const series =
  <Listing extends DemoListing>(kind: Kind<Listing>, names: Names) =>
  (options: SeriesOptions, count: number, seed?: string): Series => {
    const listings = kind.make(options, count, seed);
    return {
      ...names,
      next(ids, known) {
        const { value, done } = listings.next();
        return done ? undefined : { rows: kind.rows(value, ids, known), pictures: value.pictures.length };
      },
    };
  };

function createKind<Listing extends DemoListing>(name: ListingKind, kind: Kind<Listing>) {
  const { usual, searchPage, label } = kind;
  const names = { table: listingTableByKind[name], idField: listingIDFieldByKind[name] };
  const userType = roleIDs[listingRoleByKind[name]];
  return { ...names, userType, usual, searchPage, label, series: series(kind, names) };
}

/** The demo data of each kind of listing. */
export const demoKinds = {
  property: createKind('property', {
    usual: 240,
    label: sql`(select concat_ws(' ', ad.typeName, concat(house.typeName, ', ', listing.settlement)) from types_ad as ad
      left join types_house as house on house.typeID = listing.houseType where ad.typeID = listing.adType)`,
    make: propertyAds,
    rows: propertyRows,
    searchPage: propertySearchPage,
  }),
  accommodation: createKind('accommodation', {
    usual: 120,
    label: sql`listing.accommodationName`,
    make: accommodations,
    rows: accommodationRows,
    searchPage: accommodationSearchPage,
  }),
  service: createKind('service', {
    usual: 140,
    label: sql`listing.title`,
    make: services,
    rows: serviceRows,
    searchPage: serviceSearchPage,
  }),
} satisfies Record<ListingKind, unknown>;

export const loadKnown = async (db: Kysely<DB>): Promise<KnownLookups> => ({
  bits: await loadBits(db),
  packages: await loadPackages(db),
  professions: await loadProfessions(db),
});

/**
 * The ids of the next listing of a kind and of its first picture; explicit ids allow inserting parts together with
 * their listing.
 */
export async function nextIDs(db: Kysely<DB>, { table, idField }: Names): Promise<GivenIDs> {
  const last = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max(idField as never).as('id'))
    .executeTakeFirst();
  const image = await db
    .selectFrom('listing_images')
    .select(({ fn }) => fn.max('imgID').as('id'))
    .executeTakeFirst();
  return { id: Number(last?.id ?? 0) + 1, imgID: Number(image?.id ?? 0) + 1 };
}

/** The rows of the next listings of a series, merged by table; advances `ids`. */
export function nextRows(one: Series, count: number, ids: GivenIDs, known: KnownLookups): RowsByTable {
  const all: RowsByTable[] = [];
  for (let i = 0; i < count; i++) {
    const made = one.next(ids, known);
    if (!made) break;
    all.push(made.rows);
    ids.id += 1;
    ids.imgID += made.pictures;
  }
  return mergeRows(all);
}
