import { createHash } from 'node:crypto';
import { listingRoleByKind } from '@piacter/contracts/listings';
import {
  isRequestWatch,
  maxWatches,
  toWatchQuery,
  type WatchBody,
  type WatchKind,
  watchedRequestKinds,
  watchQueryLimit,
} from '@piacter/contracts/watches';
import type { Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import { insertWatch, removeWatch, selectOwned, updateWatchRow, type WatchOwner } from './watches.queries.ts';
import { watchText } from './watches.text.ts';

/** Characters of an owner's hash in the name of a lock. */
const lockNameLength = 32;

/** A search to be followed, in the form of its contract. */
export interface NewWatch extends Pick<WatchBody, 'kind' | 'query' | 'name' | 'frequency'> {
  /** The name of one that is not named. */
  defaultName: string;
}

/** Throws `validation_failed` for a query that the search refuses. */
export function getCanonicalQuery(kind: WatchKind, given: string): string {
  const query = toWatchQuery(kind, given);
  if (query === undefined || query.length > watchQueryLimit) throw invalidField('query', watchText.badQuery);
  return query;
}

/** Throws `signed_out` or `forbidden` unless the caller may see what the search finds. */
export function assertMayFollow(kind: WatchKind, session: Session | null): void {
  if (!isRequestWatch(kind)) return;
  if (!session) throw new ApiError('signed_out');
  if (session.role !== listingRoleByKind[watchedRequestKinds[kind]]) throw new ApiError('forbidden');
}

/**
 * Makes room for one more; throws `watch_limit_reached`. Those that wait to be confirmed give way, the oldest first: anybody
 * may have named the address.
 */
async function makeRoom(trx: Trx, owned: Awaited<ReturnType<typeof selectOwned>>): Promise<void> {
  if (owned.length < maxWatches) return;
  const oldestPending = owned.find(({ confirmedAt }) => confirmedAt === null);
  if (!oldestPending) throw new ApiError('watch_limit_reached');
  await removeWatch(trx, oldestPending.watchID);
}

/** Saves the searches that people follow. */
export function createWatchSaving({ clock, config }: Pick<Deps, 'clock' | 'config'>) {
  const secrets = createWatchSecrets(config.jwtSecret);

  return {
    /** Finds the owner's watch of the same search, or inserts one; throws `watch_limit_reached`. */
    async findOrInsert(
      trx: Trx,
      owner: WatchOwner,
      { kind, query, name, defaultName, frequency }: NewWatch,
    ): Promise<number> {
      const whose = owner.email ?? String(owner.userID);
      const hash = createHash('sha256').update(whose).digest('hex');
      await takeWriteLock(trx, `watches/${hash.slice(0, lockNameLength)}`);
      const owned = await selectOwned(trx, owner);
      const same = owned.find((watch) => watch.kind === kind && watch.query === query);
      const isOfAccount = owner.userID !== undefined;
      if (same) {
        // Without a session anybody may name the address.
        if (isOfAccount) await updateWatchRow(trx, same.watchID, { name, frequency, isPaused: 0 });
        return same.watchID;
      }
      await makeRoom(trx, owned);
      const now = clock.now();
      const leaveSeed = secrets.createUnsubscribeSeed();
      return insertWatch(trx, {
        ...owner,
        kind,
        query,
        name: name || defaultName,
        frequency: frequency ?? 'immediate',
        created: now,
        confirmedAt: isOfAccount ? now : null,
        leaveSeed,
        leaveHash: secrets.getUnsubscribeHash(leaveSeed),
      });
    },
  };
}
