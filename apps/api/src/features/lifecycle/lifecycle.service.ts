import type { ListingState, StateReply } from '@piacter/contracts/lifecycle';
import { getNextStates, isFound } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { assertPublishable, listingSpecs } from '../listings/index.ts';
import { moveListing } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { findState } from './lifecycle.queries.ts';
import { lifecycleText } from './lifecycle.text.ts';
import { createKindRefresh, type RefreshDeps } from './refresh-kind.ts';

interface LifecycleDeps extends RefreshDeps, Pick<Deps, 'config' | 'db'> {}

/** The states of listings (LIFE-01). */
export function createLifecycleService(deps: LifecycleDeps) {
  const { config, db, clock } = deps;
  const prepareRefresh = createKindRefresh(deps);

  /** `choose` says the state to move to by the present one, whose row is locked; undefined for none. */
  async function moveTo(
    { userID, role }: Session,
    kind: ListingKind,
    listingID: number,
    choose: (from: ListingState) => ListingState | undefined,
  ): Promise<StateReply> {
    const actor = role === 'admin' ? 'admin' : 'owner';
    const ownerID = actor === 'owner' ? userID : undefined;
    const listing = listingRef(kind, listingID);
    const at = clock.now();
    const refresh = await prepareRefresh();
    return inTransaction(db, async (trx) => {
      const before = await findState(trx, listing, ownerID);
      if (before === undefined) throw notFound(listingSpecs[kind].notFoundMessage);
      const to = choose(before);
      if (to === undefined || !(await moveListing(trx, listing, { to, actor, at, userID: ownerID })))
        throw new ApiError('conflict', { message: lifecycleText.refused(lifecycleText.names[before]) });
      await assertPublishable(trx, listing, config.compliance);
      await refresh(trx, kind, listingID);
      if (actor === 'admin')
        await writeAudit(trx, {
          at,
          actorID: userID,
          action: 'listing_state_changed',
          entity: kind,
          entityID: listingID,
          before: { listingState: before },
          after: { listingState: to },
        });
      return { state: to, nextStates: getNextStates(to, actor) };
    });
  }

  return {
    /**
     * Moves the caller's listing, for an admin any listing, along the state graph. Throws `not_found`, and `conflict` where the
     * graph does not allow the move from its present state.
     */
    move: (session: Session, kind: ListingKind, listingID: number, to: ListingState): Promise<StateReply> =>
      moveTo(session, kind, listingID, () => to),

    /** Starts the days of a published or expired listing again; a reserved one stays so. `conflict` in other states. */
    renew: (session: Session, kind: ListingKind, listingID: number): Promise<StateReply> =>
      moveTo(session, kind, listingID, (from) => {
        if (isFound(from)) return from;
        return from === 'expired' ? 'live' : undefined;
      }),
  };
}

export type LifecycleService = ReturnType<typeof createLifecycleService>;
