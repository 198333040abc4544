import { endedStates } from '@piacter/contracts/lifecycle/values';
import type { ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { Database, DB } from '@piacter/db';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { compiledStatement } from '../../core/db/compiled-statement.ts';
import type { Session } from '../../core/http/session.ts';
import { contactColumns } from './contact.ts';
import { getEndedSince } from './deleted-listings.ts';
import { hiddenAddressColumns, mapColumns, publicAddressColumns } from './rows/address.ts';
import type { ListingTableRow } from './rows/columns.ts';
import { getListingTable } from './rows/listing-ref.ts';
import { published } from './rows/state.ts';

/** The viewer: the admin reads every address, a signed-in user that of the caller's listing, a visitor only public ones. */
type Viewer = 'admin' | 'user' | 'visitor';
type ValueName = 'listingID' | 'viewerID' | 'endedSince';
type Value = <Type>(name: ValueName) => RawBuilder<Type>;

/** Columns of every kind that everybody may see. */
const sharedColumns = [
  'userID',
  ...publicAddressColumns,
  ...mapColumns,
  'created',
  'updated',
  'promotion',
  'promotedUntil',
  'mainImgID',
  'mainImg',
  'hiddenReason',
  'state',
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
  (Column | (typeof listingIDFieldByKind)[Kind] | (typeof sharedColumns)[number]) &
    keyof ListingTableRow<Kind>
> &
  Nullable<Pick<ListingTableRow<Kind>, (typeof hiddenAddressColumns)[number] & keyof ListingTableRow<Kind>>> &
  Contact & { [Name in Mask]: string };

const isPublished = sql`listing.status = ${published}`;

/** A published listing's contact data are public; of one that has ended only its owner and the admin see them. */
function mayReadContact(viewer: Viewer, value: Value): RawBuilder<unknown> {
  if (viewer === 'admin') return sql`true`;
  if (viewer === 'visitor') return isPublished;
  return sql`(${isPublished} or listing.userID = ${value('viewerID')})`;
}

function mayReadAddress(viewer: Viewer, value: Value): RawBuilder<unknown> {
  const isShown = sql`(listing.disableAddress = 0 and ${isPublished})`;
  if (viewer === 'admin') return sql`true`;
  if (viewer === 'visitor') return isShown;
  return sql`(${isShown} or listing.userID = ${value('viewerID')})`;
}

/** Not even of a public address: who visits a house asks at the door. */
function mayReadDoor(viewer: Viewer, value: Value): RawBuilder<unknown> {
  if (viewer === 'user') return sql`listing.userID = ${value('viewerID')}`;
  return viewer === 'admin' ? sql`true` : sql`false`;
}

function maySee(viewer: Viewer, value: Value): RawBuilder<unknown> {
  if (viewer === 'admin') return sql`true`;
  const isPublic = sql`(${isPublished} or listing.state in (${sql.join(endedStates)})
    and listing.stateChangedAt > ${value('endedSince')} and listing.hiddenAt is null)`;
  if (viewer === 'visitor') return isPublic;
  return sql`(${isPublic} or listing.userID = ${value('viewerID')})`;
}

/** The columns of a listing's own table that are contact data. */
const isContact = (name: string) => name === 'contactEmail' || name === 'phone' || name === 'webpage';

const ofListing = (column: string) => sql.ref(`listing.${column}`);

/**
 * Creates the query of a detail page: one listing that the viewer may see, without contact data if it ended less than
 * 90 days ago, never one of a deleted user. Hidden addresses do not leave the database. `masks` are 64-bit columns,
 * returned as decimal strings.
 */
export function createListingFinder<
  const Kind extends ListingKind,
  const Column extends keyof ListingTableRow<Kind> & string,
  const Mask extends keyof ListingTableRow<Kind> & string = never,
>(kind: Kind, own: readonly Column[], masks: readonly Mask[]) {
  type Row = ListingRow<Kind, Column, Mask>;
  const { table, idField } = getListingTable(kind);
  const ownContact = own.filter(isContact);
  const others = own.filter((name) => !isContact(name));
  // A service has its own contact address, which is among its own columns.
  const hasContactEmail = own.some((name) => name === 'contactEmail');

  const statementFor = (viewer: Viewer) =>
    compiledStatement<Row, ValueName>((db, value) => {
      const mayRead = mayReadAddress(viewer, value);
      const mayReadDoorNumber = mayReadDoor(viewer, value);
      const mayContact = mayReadContact(viewer, value);
      const columns = [
        ...[idField, ...others, ...sharedColumns].map(ofListing),
        ...ownContact.map(
          (name) => sql`case when ${mayContact} then ${ofListing(name)} else '' end as ${sql.ref(name)}`,
        ),
        ...hiddenAddressColumns.map(
          (name) =>
            sql`case when ${name === 'doorNumber' ? mayReadDoorNumber : mayRead} then ${ofListing(name)} end as ${sql.ref(name)}`,
        ),
        ...masks.map((name) => sql`cast(${ofListing(name)} as char) as ${sql.ref(name)}`),
        ...[...contactColumns, ...(hasContactEmail ? [] : (['contactEmail'] as const))].map(
          (name) => sql`case when ${mayContact} then ${sql.ref(`profile.${name}`)} end as ${sql.ref(name)}`,
        ),
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

  return async (
    db: Database,
    listingID: number,
    session: Session | null,
    now: Date,
  ): Promise<Row | undefined> => {
    const endedSince = getEndedSince(now);
    const viewer = session === null ? 'visitor' : session.role === 'admin' ? 'admin' : 'user';
    const [row] = await statements[viewer](db, { listingID, viewerID: session?.userID, endedSince });
    return row;
  };
}
