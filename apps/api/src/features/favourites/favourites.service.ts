import {
  type Favourite,
  type FavouriteBody,
  type FavouriteUpdate,
  favouriteTitleLimit,
  type KeptInBrowser,
  maxFavourites,
} from '@piacter/contracts/favourites';
import { type ListingKind, type ListingTarget, listingKinds } from '@piacter/contracts/listings';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findAccountForUpdate } from '../accounts/lock/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { toFavourite } from './favourites.mapper.ts';
import {
  deleteFavourite,
  insertFavourites,
  selectFavourites,
  selectKeepable,
  selectKept,
  updateNote,
  writeOrder,
} from './favourites.queries.ts';

/** What is to be kept: the price and the time are those of the browser that kept it before, if one did. */
type Wanted = Pick<KeptInBrowser, 'id' | 'note'> & Partial<Pick<KeptInBrowser, 'keptPrice' | 'keptAt'>>;

interface Kept {
  added: number;
  overLimit: number[];
  /** The ids that are neither published nor kept already. */
  missing: number[];
}

/** Listings that a user keeps (KEEP-01, KEEP-02). Changes are made under the lock of the account, so that they add up. */
export function createFavouriteService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** Throws `signed_out` for a deleted account. */
  const withAccount = <Result>(userID: number, work: (trx: Trx) => Promise<Result>): Promise<Result> =>
    inTransaction(db, async (trx) => {
      if (!(await findAccountForUpdate(trx, userID))) throw new ApiError('signed_out');
      return work(trx);
    });

  /** The earliest of the time at which a browser kept a listing and now. */
  function getKeptAt(keptAt: string | undefined): Date {
    const now = clock.now();
    const given = keptAt === undefined ? now : new Date(keptAt);
    return given < now ? given : now;
  }

  /** Keeps the listings before those that are kept already; an empty note is filled by the given one. */
  async function keep(trx: Trx, userID: number, kind: ListingKind, wanted: readonly Wanted[]): Promise<Kept> {
    const kept = await selectKept(trx, userID, kind);
    const notes = new Map(kept.map(({ listingID, note }) => [listingID, note]));
    for (const { id: listingID, note } of wanted)
      if (notes.get(listingID) === '' && note !== '')
        await updateNote(trx, { userID, kind, listingID }, note);

    const others = wanted.filter(({ id }) => !notes.has(id));
    const found = await selectKeepable(
      trx,
      kind,
      others.map(({ id }) => id),
    );
    const byID = new Map(found.map((listing) => [listing.listingID, listing]));
    const room = Math.max(0, maxFavourites - kept.length);
    const published = others.flatMap((one) => {
      const listing = byID.get(one.id);
      return listing ? [{ ...one, listing }] : [];
    });
    const added = published.slice(0, room);
    const first = (kept[0]?.position ?? 0) - added.length;
    const rows = added.map(({ id, note, keptPrice, keptAt, listing }, index) => ({
      userID,
      kind,
      listingID: id,
      title: listing.title.slice(0, favouriteTitleLimit),
      price: keptPrice === undefined ? listing.price : keptPrice,
      note,
      position: first + index,
      created: getKeptAt(keptAt),
    }));
    if (rows.length > 0) await insertFavourites(trx, rows);
    return {
      added: added.length,
      overLimit: published.slice(room).map(({ id }) => id),
      missing: others.flatMap(({ id }) => (byID.has(id) ? [] : id)),
    };
  }

  return {
    list: async ({ userID }: Session): Promise<Favourite[]> =>
      (await selectFavourites(db, userID)).map(toFavourite),

    /** Throws `not_found` for an unpublished listing, and `favourite_limit_reached`. */
    add: ({ userID }: Session, { kind, id, note }: FavouriteBody): Promise<void> =>
      withAccount(userID, async (trx) => {
        const { overLimit, missing } = await keep(trx, userID, kind, [{ id, note }]);
        if (missing.length > 0) throw notFound(listingSpecs[kind].notFoundMessage);
        if (overLimit.length > 0) throw new ApiError('favourite_limit_reached');
      }),

    /** Takes over what a browser kept; what the account keeps already stays as it is. */
    merge: ({ userID }: Session, favourites: readonly KeptInBrowser[]) =>
      withAccount(userID, async (trx) => {
        let added = 0;
        const overLimit: ListingTarget[] = [];
        for (const kind of listingKinds) {
          const wanted = favourites.filter((one) => one.kind === kind);
          const unique = wanted.filter(({ id }, index) => wanted.findIndex((one) => one.id === id) === index);
          const result = await keep(trx, userID, kind, unique);
          added += result.added;
          overLimit.push(...result.overLimit.map((id) => ({ kind, id })));
        }
        return { added, overLimit };
      }),

    /** Throws `not_found` for a listing that the caller does not keep. */
    update: (
      { userID }: Session,
      { kind, id: listingID }: ListingTarget,
      { note, position }: FavouriteUpdate,
    ): Promise<void> =>
      withAccount(userID, async (trx) => {
        const kept = (await selectKept(trx, userID, kind)).map((one) => one.listingID);
        if (!kept.includes(listingID)) throw notFound();
        if (note !== undefined) await updateNote(trx, { userID, kind, listingID }, note);
        if (position === undefined) return;
        const order = kept.filter((id) => id !== listingID).toSpliced(position, 0, listingID);
        await writeOrder(trx, { userID, kind }, order);
      }),

    remove: ({ userID }: Session, { kind, id: listingID }: ListingTarget) =>
      deleteFavourite(db, { userID, kind, listingID }),
  };
}

export type FavouriteService = ReturnType<typeof createFavouriteService>;
