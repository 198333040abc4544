import type { ListingKind } from '@piacter/contracts/listings';
import type { Database, DB } from '@piacter/db';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { compiledStatement } from '../../core/db/compiled-statement.ts';
import type { Session } from '../../core/http/session.ts';
import { hiddenAddressColumns, publicAddressColumns } from './address.ts';
import type { ListingTableRow } from './columns.ts';
import { contactColumns } from './contact.ts';
import { published } from './listing-access.ts';
import { type ListingSpecs, listingSpecs } from './listing-kinds.ts';

/** The viewer: the admin reads every address, a signed-in user that of an own listing, a visitor only public ones. */
type Viewer = 'admin' | 'user' | 'visitor';
type Value = <Type>(name: 'listingID' | 'viewerID') => RawBuilder<Type>;

/** Columns of every kind that everybody may see. */
const sharedColumns = [
  'userID',
  ...publicAddressColumns,
  'created',
  'updated',
  'promotion',
  'promotedUntil',
  'mainImgID',
  'mainImg',
  'hiddenReason',
] as const;

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };
type Contact = Nullable<
  Pick<Selectable<DB['user_profiles']>, (typeof contactColumns)[number] | 'contactEmail'>
>;

/** A listing with the requested columns, those of all kinds, and the contact data of its advertiser. */
type ListingRow<
  Kind extends ListingKind,
  Column extends keyof ListingTableRow<Kind>,
  Mask extends keyof ListingTableRow<Kind>,
> = Pick<
  ListingTableRow<Kind>,
  (Column | ListingSpecs[Kind]['idField'] | (typeof sharedColumns)[number]) & keyof ListingTableRow<Kind>
> &
  Nullable<Pick<ListingTableRow<Kind>, (typeof hiddenAddressColumns)[number] & keyof ListingTableRow<Kind>>> &
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
 * Creates the query of a detail page: one listing that the viewer may see. That is a published one, the viewer's own,
 * or any for the admin; never one of a deleted user. Hidden addresses do not leave the database. `masks` are 64-bit
 * columns, returned as decimal strings because a JavaScript number is exact up to 53 bits only.
 */
export function createListingFinder<
  const Kind extends ListingKind,
  const Column extends keyof ListingTableRow<Kind> & string,
  const Mask extends keyof ListingTableRow<Kind> & string = never,
>(kind: Kind, own: readonly Column[], masks: readonly Mask[]) {
  type Row = ListingRow<Kind, Column, Mask>;
  const { table, idField } = listingSpecs[kind];

  const statementFor = (viewer: Viewer) =>
    compiledStatement<Row, 'listingID' | 'viewerID'>((db, value) => {
      const mayRead = mayReadAddress(viewer, value);
      const columns = [
        ...[idField, ...own, ...sharedColumns].map(ofListing),
        ...hiddenAddressColumns.map(
          (name) => sql`case when ${mayRead} then ${ofListing(name)} end as ${sql.ref(name)}`,
        ),
        ...masks.map((name) => sql`cast(${ofListing(name)} as char) as ${sql.ref(name)}`),
        ...contactColumns.map((name) => sql.ref(`profile.${name}`)),
        // A service has its own contact address, which is among its own columns.
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
