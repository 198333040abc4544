import type { DeskAction, DeskEdit, DeskFate } from '@piacter/contracts/desks';
import type { ListingState } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { CopyListing, LifecycleService } from '../lifecycle/index.ts';
import { type DeskChanges, readChanges, withoutUnchanged } from './desk-fields.ts';
import { lockValues, writeOwnReference } from './desk-values.queries.ts';
import { deskText } from './desks.text.ts';

/** How a kind changes and deletes its listings. */
interface KindWriting {
  prepareUpdate(): Promise<{
    write(trx: Trx, userID: number, listingID: number, changes: object): Promise<void>;
  }>;
  remove(session: Session, listingID: number): Promise<void>;
}

interface EditDeps extends Pick<Deps, 'db'> {
  listings: Record<ListingKind, KindWriting>;
  lifecycle: Pick<LifecycleService, 'move' | 'renew'>;
  copy: CopyListing;
}

/** Does the work for one listing after the other: one that is refused stops no other. */
async function decideEach<Row extends { id: number }>(
  rows: readonly Row[],
  work: (row: Row) => Promise<'changed' | 'unchanged'>,
): Promise<DeskFate[]> {
  const fates: DeskFate[] = [];
  for (const row of rows)
    try {
      fates.push({ id: row.id, fate: await work(row), message: '' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fates.push({ id: row.id, fate: 'refused', message: error.message });
    }
  return fates;
}

/** What a row changes of the stored listing, which is locked; undefined if nothing. Throws where it may not. */
async function lockChanges(
  trx: Trx,
  kind: ListingKind,
  userID: number,
  { id, seenPrice, changes }: DeskEdit,
): Promise<DeskChanges | undefined> {
  const stored = await lockValues(trx, kind, userID, id);
  if (!stored) throw new ApiError('not_found', { message: deskText.notOwn });
  const differing = withoutUnchanged(stored, changes);
  if (Object.keys(differing).length === 0) return undefined;
  const price = typeof stored.price === 'number' ? stored.price : null;
  if ('price' in differing && seenPrice !== undefined && seenPrice !== price)
    throw new ApiError('conflict', { message: deskText.priceChanged(price) });
  return readChanges(kind, differing);
}

/** Changes of several own listings. Each is a transaction of its own, decided under the lock of its row. */
export function createDeskEdits({ db, listings, lifecycle, copy }: EditDeps) {
  const actions: Record<
    Exclude<DeskAction, ListingState>,
    (session: Session, kind: ListingKind, id: number) => Promise<unknown>
  > = {
    renew: lifecycle.renew,
    copy,
    delete: (session, kind, id) => listings[kind].remove(session, id),
  };

  return {
    /** Writes what differs from the stored values; without any difference nothing is touched. */
    async edit({ userID }: Session, kind: ListingKind, rows: readonly DeskEdit[]): Promise<DeskFate[]> {
      const { write } = await listings[kind].prepareUpdate();
      return decideEach(rows, (row) =>
        inTransaction(db, async (trx) => {
          const changes = await lockChanges(trx, kind, userID, row);
          if (changes === undefined) return 'unchanged';
          const { ownReference, columns } = changes;
          if (ownReference !== undefined) await writeOwnReference(trx, kind, row.id, ownReference);
          if (Object.keys(columns).length > 0) await write(trx, userID, row.id, columns);
          return 'changed';
        }),
      );
    },

    /** Renews, moves, copies or deletes each. */
    act: (session: Session, kind: ListingKind, ids: readonly number[], action: DeskAction) =>
      decideEach(
        [...new Set(ids)].map((id) => ({ id })),
        async ({ id }) => {
          if (action === 'renew' || action === 'copy' || action === 'delete')
            await actions[action](session, kind, id);
          else await lifecycle.move(session, kind, id, action);
          return 'changed';
        },
      ),
  };
}

export type DeskEdits = ReturnType<typeof createDeskEdits>;
