import type { ListingKind } from '@piacter/contracts/listings';
import type { Database, DB } from '@piacter/db';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { compiledStatement } from '../../../core/db/compiled-statement.ts';
import type { Session } from '../../../core/http/session.ts';
import { published } from '../listing-access.ts';
import { type ListingSpecs, listingSpecs } from '../listing-kinds.ts';

/** Who looks: the admin reads every address, somebody signed in that of an own listing, a visitor what is not hidden. */
type Viewer = 'admin' | 'user' | 'visitor';
type Value = <Type>(name: 'listingID' | 'viewerID') => RawBuilder<Type>;

/** Columns of every kind that all may see. */
const sharedColumns = [
  'userID',
  'countryID',
  'postalCode',
  'settlement',
  'countyRegion',
  'disableAddress',
  'created',
  'updated',
  'promotion',
  'promotedUntil',
  'mainImgID',
  'mainImg',
] as const;

/** The address as far as the viewer may read it; what is hidden does not leave the database. */
const addressColumns = [
  'street',
  'publicPlaceType',
  'houseNumber',
  'floorNumber',
  'doorNumber',
  'lat',
  'lon',
] as const;

/** How to reach the advertiser: what the profile says, and never the address that they sign in with. */
const contactColumns = [
  'lastName',
  'firstName',
  'contactPerson',
  'isFirm',
  'firmName',
  'mobile',
  'tel',
] as const;

type TableRow<Kind extends ListingKind> = Selectable<DB[ListingSpecs[Kind]['table']]>;
type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };
type Contact = Nullable<
  Pick<Selectable<DB['user_profiles']>, (typeof contactColumns)[number] | 'contactEmail'>
>;

/** A listing with the columns asked for, those that all kinds share, and the contact data of its advertiser. */
export type ListingRow<
  Kind extends ListingKind,
  Column extends keyof TableRow<Kind>,
  Mask extends keyof TableRow<Kind> = never,
> = Pick<TableRow<Kind>, (Column | (typeof sharedColumns)[number]) & keyof TableRow<Kind>> &
  Nullable<Pick<TableRow<Kind>, (typeof addressColumns)[number] & keyof TableRow<Kind>>> &
  Contact & { [Name in Mask]: string };

function mayReadAddress(viewer: Viewer, value: Value): RawBuilder<unknown> {
  if (viewer === 'admin') return sql`true`;
  if (viewer === 'visitor') return sql`listing.disableAddress = 0`;
  return sql`(listing.disableAddress = 0 or listing.userID = ${value('viewerID')})`;
}

function maySee(viewer: Viewer, value: Value): RawBuilder<unknown> {
  if (viewer === 'admin') return sql`true`;
  if (viewer === 'visitor') return sql`listing.status = ${published}`;
  return sql`(listing.status = ${published} or listing.userID = ${value('viewerID')})`;
}

const ofListing = (column: string) => sql.ref(`listing.${column}`);

/**
 * The statement behind a detail page: one listing that the viewer may see, that is shown, or the viewer's own, or any
 * for the admin; never one of a deleted user. `masks` are columns of 64 bits, which arrive as decimal texts: beyond
 * 53 bits a number of JavaScript is not exact. `own` are columns of the kind itself that every viewer may see.
 */
export function listingFinder<
  const Kind extends ListingKind,
  const Column extends keyof TableRow<Kind> & string,
  const Mask extends keyof TableRow<Kind> & string = never,
>(kind: Kind, own: readonly Column[], masks: readonly Mask[]) {
  type Row = ListingRow<Kind, Column, Mask>;
  const { table, idField } = listingSpecs[kind];

  const statementFor = (viewer: Viewer) =>
    compiledStatement<Row, 'listingID' | 'viewerID'>((db, value) => {
      const mayRead = mayReadAddress(viewer, value);
      const columns = [
        ...[...own, ...sharedColumns].map(ofListing),
        ...addressColumns.map(
          (name) => sql`case when ${mayRead} then ${ofListing(name)} end as ${sql.ref(name)}`,
        ),
        ...masks.map((name) => sql`cast(${ofListing(name)} as char) as ${sql.ref(name)}`),
        ...contactColumns.map((name) => sql.ref(`profile.${name}`)),
        // A service has a contact address of its own, which its columns ask for.
        ...(own.some((name) => name === 'contactEmail') ? [] : [sql.ref('profile.contactEmail')]),
      ];
      const statement = sql<Row>`
        select ${sql.join(columns)}
        from ${sql.table(table)} as listing
        join users as owner on owner.userID = listing.userID
        left join user_profiles as profile on profile.userID = listing.userID
        where ${ofListing(idField)} = ${value('listingID')}
          and owner.deletedAt is null and ${maySee(viewer, value)}`;
      return { compile: () => statement.compile(db) };
    });
  const statements = {
    admin: statementFor('admin'),
    user: statementFor('user'),
    visitor: statementFor('visitor'),
  };

  return async (db: Database, listingID: number, session: Session | null): Promise<Row | undefined> => {
    const viewer = session === null ? 'visitor' : session.role === 'admin' ? 'admin' : 'user';
    const [row] = await statements[viewer](db, { listingID, viewerID: session?.userID });
    return row;
  };
}
