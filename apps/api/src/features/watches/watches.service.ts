import { toFlag } from '@piacter/contracts/core';
import {
  isRequestWatch,
  type Watch,
  type WatchBody,
  type WatchKind,
  type WatchUpdate,
} from '@piacter/contracts/watches';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { holdAccount } from '../accounts/lock/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { getDueTimes } from './due-times.ts';
import { assertMayFollow, createWatchSaving, getCanonicalQuery } from './new-watches.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchNames, getWatchAddress } from './watch-names.ts';
import {
  adoptWatches,
  lockWatch,
  pauseWatch,
  removeWatch,
  removeWatchesOfClosedRequests,
  replaceKeys,
  selectWatches,
  updateWatchRow,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
  searches: ReverseSearches;
}

/** Searches that accounts follow (WATCH-01, WATCH-02, WATCH-05). */
export function createWatchService(deps: WatchDeps) {
  const { db, clock, config, lookups, searches } = deps;
  const nameWatch = createWatchNames(lookups);
  const { findOrInsert } = createWatchSaving(deps);

  interface Paused {
    watchID: number;
    userID: number;
    kind: WatchKind;
    originID: number | null;
    query: string;
  }

  async function resume(trx: Trx, { watchID, userID, kind, originID, query }: Paused): Promise<void> {
    await updateWatchRow(trx, watchID, { isPaused: 0 });
    // That of own listings has no search, and is not picked by keys.
    if (originID !== null && isRequestWatch(kind)) return;
    await replaceKeys(trx, { watchID, kind }, await searches[kind].toKeys(query, userID));
  }

  return {
    /** The caller's watches, with those of their mail address, which become theirs. */
    async list({ userID }: Session): Promise<Watch[]> {
      await adoptWatches(db, userID);
      await removeWatchesOfClosedRequests(db, clock.now(), userID);
      const watches = await selectWatches(db, userID);
      return watches.map(({ query, originID, isPaused, created, lookedAt, ...watch }) => ({
        ...watch,
        address: getWatchAddress({ ...watch, query, originID }),
        isOwn: toFlag(originID === null),
        isPaused: toFlag(isPaused),
        created: created.toISOString(),
        lookedAt: lookedAt?.toISOString() ?? null,
        newCount: Number(watch.newCount),
      }));
    },

    /** Returns the id; throws `watch_limit_reached`, and `forbidden` for requests that the caller may not see. */
    async create(session: Session, { kind, query: given, name, frequency }: WatchBody): Promise<number> {
      assertMayFollow(kind, session);
      const { userID } = session;
      const query = getCanonicalQuery(kind, given);
      const watch = { kind, query, frequency, name, defaultName: await nameWatch(kind, query) };
      const keys = await searches[kind].toKeys(query, userID);
      await adoptWatches(db, userID);
      return inTransaction(db, async (trx) => {
        await holdAccount(trx, userID);
        const watchID = await findOrInsert(trx, { userID }, watch);
        await replaceKeys(trx, { watchID, kind }, keys);
        return watchID;
      });
    },

    /** Throws `not_found` for anybody else's. */
    async update(
      { userID }: Session,
      watchID: number,
      { name, frequency, isPaused, isLookedAt }: WatchUpdate,
    ): Promise<void> {
      await inTransaction(db, async (trx) => {
        const watch = await lockWatch(trx, watchID, userID);
        if (!watch) throw notFound(watchText.notFound);
        const kind = watch.kind as WatchKind;
        const now = clock.now();
        await updateWatchRow(trx, watchID, {
          // One that exists by itself keeps its name instead.
          name:
            name === '' ? (watch.originID === null ? await nameWatch(kind, watch.query) : watch.name) : name,
          frequency,
          ...(isLookedAt === 1 && { lookedAt: now }),
          ...(frequency &&
            watch.nextMailAt && { nextMailAt: getDueTimes(now, config.watchDelaySeconds)[frequency] }),
          // Changes something in any case: without a column there is no update.
          watchID,
        });
        if (isPaused === 1) await pauseWatch(trx, watchID, now);
        if (isPaused === 0) await resume(trx, { ...watch, kind, userID });
      });
    },

    /**
     * Deletes a saved search; a watch that exists by itself is paused, so that it does not come back. Throws `not_found`
     * for anybody else's.
     */
    async remove({ userID }: Session, watchID: number): Promise<{ isPaused: boolean }> {
      return inTransaction(db, async (trx) => {
        const watch = await lockWatch(trx, watchID, userID);
        if (!watch) throw notFound(watchText.notFound);
        const isSaved = watch.originID === null;
        if (isSaved) await removeWatch(trx, watchID);
        else await pauseWatch(trx, watchID, clock.now());
        return { isPaused: !isSaved };
      });
    },
  };
}

export type WatchService = ReturnType<typeof createWatchService>;
