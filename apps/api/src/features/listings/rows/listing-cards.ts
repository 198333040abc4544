import { pick, toFlag } from '@piacter/contracts/core/values';
import type { ListingState } from '@piacter/contracts/lifecycle';
import { getNextStates } from '@piacter/contracts/lifecycle/values';
import type { ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { LookupNames } from '../../lookups/index.ts';
import type { ListingTableRow } from './columns.ts';
import { getListingTable } from './listing-ref.ts';
import { getExpiry, getPromotionAt, type PromotionMark, published, toState } from './state.ts';

/** Columns of the cards of every kind; none of them is part of a hidden address. */
const sharedColumns = [
  'mainImg',
  'imageCount',
  'countryID',
  'countyRegion',
  'settlement',
  'promotion',
  'promotedUntil',
  'state',
  'created',
] as const;
type SharedColumn = (typeof sharedColumns)[number];

type CardRow<
  Kind extends ListingKind,
  Column extends keyof ListingTableRow<Kind>,
  Hidden extends keyof ListingTableRow<Kind>,
> = Pick<
  ListingTableRow<Kind>,
  (Column | (typeof listingIDFieldByKind)[Kind] | SharedColumn) & keyof ListingTableRow<Kind>
> & { [Name in Hidden]: ListingTableRow<Kind>[Name] | null };

/** What the cards of a kind select, of the table alias `listing`. */
interface CardColumns<Row> {
  kind: ListingKind;
  /** For everybody: a hidden address does not leave the database. */
  publicColumns: RawBuilder<Row>;
  /** For the listing's owner. */
  ownColumns: RawBuilder<Row>;
}
export type CardRowOf<Columns> = Columns extends CardColumns<infer Row> ? Row : never;

/** The columns of a kind's cards: the shared ones, its own, and parts of the address that may be hidden. */
export function createCardColumns<
  const Kind extends ListingKind,
  const Column extends keyof ListingTableRow<Kind> & string,
  const Hidden extends keyof ListingTableRow<Kind> & string = never,
>(
  kind: Kind,
  own: readonly Column[],
  hidden: readonly Hidden[] = [],
): CardColumns<CardRow<Kind, Column, Hidden>> {
  const ofListing = (column: string) => `listing.${column}`;
  const visible = [getListingTable(kind).idField, ...sharedColumns, ...own].map(ofListing);
  const unlessHidden = hidden.map(
    (column) => `case when listing.disableAddress = 0 then ${ofListing(column)} end as ${column}`,
  );
  // As text: every search would compile some thirty references anew.
  return {
    kind,
    publicColumns: sql.raw([...visible, ...unlessHidden].join(', ')),
    ownColumns: sql.raw([...visible, ...hidden.map(ofListing)].join(', ')),
  };
}

/** How listings of a kind become cards. */
export interface CardShape<Row, Card> extends CardColumns<Row> {
  /** All cards of a list at once, in the order of the rows; `db` is where the rows came from. */
  toCards: (db: Database, rows: readonly Row[], now: Date) => Promise<Card[]>;
}

interface SharedRow extends PromotionMark {
  mainImg: string | null;
  imageCount: number;
  countryID: number | null;
  countyRegion: string | null;
  settlement: string | null;
  state: string;
  created: Date;
}

/** The fields of the cards of every kind. */
export const toSharedCard = <Row extends SharedRow>(row: Row, names: LookupNames, now: Date) => ({
  ...pick(row, ['mainImg', 'imageCount', 'countyRegion', 'settlement']),
  countryName: names.findName('countries', row.countryID),
  state: toState(row.state),
  packageType: getPromotionAt(now, row),
  created: row.created.toISOString(),
});

interface OwnRow extends PromotionMark {
  state: string;
  expiryWarnedAt: Date | null;
  disableAddress: number;
  updated: Date;
  hiddenReason: string | null;
}

/** The fields of the owner's list beside the card. */
export interface OwnFields {
  disableAddress: 0 | 1;
  updated: string;
  /** Last moment of the promotion in force. */
  promotedUntil: string | null;
  /** Why an admin hid it. */
  hiddenReason: string | null;
  /** The states to which its owner may move it. */
  nextStates: ListingState[];
  /** When it is hidden unless its owner renews it; null before the mail that asks. */
  expiresAt: string | null;
}

/** The user's own listings of a kind, newest first. */
export async function ownCards<Row extends PromotionMark, Card>(
  db: Database,
  { kind, ownColumns, toCards }: CardShape<Row, Card>,
  userID: number,
  now: Date,
): Promise<(Card & OwnFields)[]> {
  const { table, idField } = getListingTable(kind);
  const { rows } = await sql<Row & OwnRow>`
    select ${ownColumns}, listing.disableAddress, listing.updated, listing.hiddenReason,
      listing.expiryWarnedAt
    from ${sql.table(table)} as listing
    where listing.userID = ${userID}
    order by listing.created desc, listing.${sql.ref(idField)} desc`.execute(db);
  const cards = await toCards(db, rows, now);
  return rows.flatMap((row, index) => {
    const card = cards[index];
    if (card === undefined) return [];
    return {
      ...card,
      disableAddress: toFlag(row.disableAddress),
      updated: row.updated.toISOString(),
      promotedUntil: getPromotionAt(now, row) === 0 ? null : (row.promotedUntil?.toISOString() ?? null),
      hiddenReason: row.hiddenReason,
      nextStates: getNextStates(toState(row.state), 'owner'),
      expiresAt: getExpiry(row)?.toISOString() ?? null,
    };
  });
}

/** The published listings among the ids, in no order. */
export async function selectPublished<Row>(
  db: Database,
  { kind, publicColumns }: Pick<CardShape<unknown, unknown>, 'kind' | 'publicColumns'>,
  listingIDs: readonly number[],
): Promise<Row[]> {
  if (listingIDs.length === 0) return [];
  const { table, idField } = getListingTable(kind);
  const { rows } = await sql<Row>`
    select ${publicColumns} from ${sql.table(table)} as listing
    where listing.${sql.ref(idField)} in (${sql.join(listingIDs)}) and listing.status = ${published}`.execute(
    db,
  );
  return rows;
}

/** Returns the function that finds the cards of the published listings of a kind among ids, in the order of the ids. */
export function createCardFinder<Row, Card>(
  { readDb, clock }: Pick<Deps, 'readDb' | 'clock'>,
  shape: CardShape<Row, Card>,
  getID: (card: Card) => number,
): (listingIDs: readonly number[]) => Promise<Card[]> {
  return async (listingIDs) => {
    const rows = await selectPublished<Row>(readDb, shape, listingIDs);
    const cards = await shape.toCards(readDb, rows, clock.now());
    const byID = new Map(cards.map((card) => [getID(card), card]));
    return listingIDs.flatMap((listingID) => byID.get(listingID) ?? []);
  };
}
