import { toFlag } from '@piacter/contracts/core';
import { getWatchAddress, type Watch, type WatchBody, type WatchUpdate } from '@piacter/contracts/watches';
import { inTransaction } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { assertMayFollow, createWatchSaving, getCanonicalQuery } from './new-watches.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchChanges } from './watch-changes.ts';
import { createWatchNames } from './watch-names.ts';
import {
  adoptWatches,
  lockWatch,
  pauseWatch,
  removeWatch,
  removeWatchesOfClosedRequests,
  replaceKeys,
  selectWatches,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
  searches: ReverseSearches;
}

/** Searches that accounts follow (WATCH-01, WATCH-02, WATCH-05). */
export function createWatchService(deps: WatchDeps) {
  const { db, clock, lookups, searches } = deps;
  const nameWatch = createWatchNames(lookups);
  const { findOrInsert } = createWatchSaving(deps);
  const change = createWatchChanges(deps);

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
        await lockAccount(trx, userID);
        const watchID = await findOrInsert(trx, { userID }, watch);
        await replaceKeys(trx, { watchID, kind }, keys);
        return watchID;
      });
    },

    /** Throws `not_found` for anybody else's. */
    async update({ userID }: Session, watchID: number, changes: WatchUpdate): Promise<void> {
      await inTransaction(db, async (trx) => {
        const watch = await lockWatch(trx, watchID, userID);
        if (!watch) throw notFound(watchText.notFound);
        await change(trx, watch, changes);
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
