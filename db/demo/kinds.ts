import { roleIDs } from '@piacter/contracts/core/values';
import type { ListingIDField } from '@piacter/contracts/listings/values';
import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { accommodations } from './accommodation/listings.ts';
import { accommodationRows } from './accommodation/rows.ts';
import type { DemoListing, SeriesOptions } from './listing.ts';
import { type GivenIDs, type KnownLookups, mergeRows, type RowsByTable } from './listing-rows.ts';
import { loadBits, loadPackages, loadProfessions } from './lookups.ts';
import { propertyAds } from './property/ads.ts';
import { propertyRows } from './property/rows.ts';
import { services } from './service/listings.ts';
import { serviceRows } from './service/rows.ts';

interface Kind<Listing extends DemoListing> {
  table: 'real_estates' | 'accommodations' | 'services';
  idField: ListingIDField;
  userType: number;
  /** Number of listings in the default demo. */
  usual: number;
  make(options: SeriesOptions, count: number, seed?: string): Iterator<Listing>;
  rows(listing: Listing, ids: GivenIDs, known: KnownLookups): RowsByTable;
}

/** A series of listings of one kind, converted to rows, so that callers do not depend on the kind's type. */
export interface Series {
  idField: ListingIDField;
  table: Kind<DemoListing>['table'];
  /** The rows of the next listing and its number of pictures; undefined at the end. */
  next(ids: GivenIDs, known: KnownLookups): { rows: RowsByTable; pictures: number } | undefined;
}

const series =
  <Listing extends DemoListing>(kind: Kind<Listing>) =>
  (options: SeriesOptions, count: number, seed?: string): Series => {
    const listings = kind.make(options, count, seed);
    return {
      idField: kind.idField,
      table: kind.table,
      next(ids, known) {
        const { value, done } = listings.next();
        return done ? undefined : { rows: kind.rows(value, ids, known), pictures: value.pictures.length };
      },
    };
  };

const createKind = <Listing extends DemoListing>(kind: Kind<Listing>) => ({ ...kind, series: series(kind) });

/** The demo data of the three listing kinds. */
export const demoKinds = {
  property: createKind({
    table: 'real_estates',
    idField: 'realEstateID',
    userType: roleIDs.ingatlan_tulajdonos,
    usual: 240,
    make: propertyAds,
    rows: propertyRows,
  }),
  accommodation: createKind({
    table: 'accommodations',
    idField: 'accommodationID',
    userType: roleIDs.szallasado,
    usual: 120,
    make: accommodations,
    rows: accommodationRows,
  }),
  service: createKind({
    table: 'services',
    idField: 'serviceID',
    userType: roleIDs.szakember,
    usual: 140,
    make: services,
    rows: serviceRows,
  }),
};

export type DemoKind = keyof typeof demoKinds;
export const demoKindNames = Object.keys(demoKinds) as DemoKind[];

export const loadKnown = async (db: Kysely<DB>): Promise<KnownLookups> => ({
  bits: await loadBits(db),
  packages: await loadPackages(db),
  professions: await loadProfessions(db),
});

/**
 * The ids of the next listing of a kind and of its first picture; explicit ids allow inserting parts together with
 * their listing.
 */
export async function nextIDs(
  db: Kysely<DB>,
  { table, idField }: Pick<Series, 'table' | 'idField'>,
): Promise<GivenIDs> {
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
