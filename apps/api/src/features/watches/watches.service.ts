import { toFlag } from '@piacter/contracts/core';
import { responderRoles } from '@piacter/contracts/requests';
import {
  daysToConfirmWatch,
  isRequestWatch,
  maxWatches,
  toWatchQuery,
  type Watch,
  type WatchBody,
  type WatchKind,
  type WatchUpdate,
  watchedRequestKinds,
  watchQueryLimit,
} from '@piacter/contracts/watches';
import { createMailOutbox } from '../../adapters/mail/index.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { holdAccount } from '../accounts/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { getDueTimes } from './due-times.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchNames, getWatchAddress } from './watch-names.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import {
  adoptWatches,
  insertWatch,
  lockWatch,
  pauseWatch,
  removeWatch,
  removeWatchesOfClosedRequests,
  replaceKeys,
  selectOwned,
  selectWatches,
  updateWatchRow,
  type WatchOwner,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface WatchDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  limiter: Pick<Limiter, 'takeFor'>;
  lookups: Pick<LookupService, 'names'>;
  searches: ReverseSearches;
}

const dayMs = 86_400_000;

/** Characters of an owner's hash in the name of a lock. */
const lockNameLength = 32;

/** A search to be followed, in the form of its contract. */
interface NewWatch extends Pick<WatchBody, 'kind' | 'query' | 'name' | 'frequency'> {
  /** The name of one that is not named. */
  defaultName: string;
}

/** Throws `validation_failed` for a query that the search refuses. */
function getCanonicalQuery(kind: WatchKind, given: string): string {
  const query = toWatchQuery(kind, given);
  if (query === undefined || query.length > watchQueryLimit) throw invalidField('query', watchText.badQuery);
  return query;
}

/** Throws `signed_out` or `forbidden` unless the caller may see what the search finds. */
function assertMayFollow(kind: WatchKind, session: Session | null): void {
  if (!isRequestWatch(kind)) return;
  if (!session) throw new ApiError('signed_out');
  if (session.role !== responderRoles[watchedRequestKinds[kind]]) throw new ApiError('forbidden');
}

/** Searches that somebody follows (WATCH-01, WATCH-02, WATCH-05), by account or, once confirmed, by mail address. */
export function createWatchService(deps: WatchDeps) {
  const { db, clock, config, limiter, lookups, searches } = deps;
  const secrets = createWatchSecrets(config.jwtSecret);
  const nameWatch = createWatchNames(lookups);
  const outbox = createMailOutbox(deps);

  /** Finds the owner's watch of the same search, or inserts one; throws `watch_limit_reached`. */
  async function findOrInsert(
    trx: Trx,
    owner: WatchOwner,
    { kind, query, name, defaultName, frequency }: NewWatch,
  ): Promise<number> {
    const whose = owner.email ?? String(owner.userID);
    await takeWriteLock(trx, `watches/${secrets.toHash(whose).toString('hex').slice(0, lockNameLength)}`);
    const owned = await selectOwned(trx, owner);
    const same = owned.find((watch) => watch.kind === kind && watch.query === query);
    const isOfAccount = owner.userID !== undefined;
    if (same) {
      // Without a session anybody may name the address.
      if (isOfAccount) await updateWatchRow(trx, same.watchID, { name, frequency, isPaused: 0 });
      return same.watchID;
    }
    if (owned.length >= maxWatches) throw new ApiError('watch_limit_reached');
    const now = clock.now();
    const leaveSeed = secrets.createLeaveSeed();
    return insertWatch(trx, {
      ...owner,
      kind,
      query,
      name: name || defaultName,
      frequency: frequency ?? 'immediate',
      created: now,
      confirmedAt: isOfAccount ? now : null,
      leaveSeed,
      leaveHash: secrets.getLeaveSecret(leaveSeed).hash,
    });
  }

  async function createForAddress(email: string, watch: NewWatch): Promise<number> {
    await limiter.takeFor('registration', `watch:${email}`);
    const { key, hash } = secrets.createConfirmation();
    const confirmUntil = new Date(clock.now().getTime() + daysToConfirmWatch * dayMs);
    return inTransaction(db, async (trx) => {
      const watchID = await findOrInsert(trx, { email }, watch);
      await updateWatchRow(trx, watchID, { confirmHash: hash, confirmUntil });
      await outbox.add(trx, {
        template: 'watchConfirmation',
        to: email,
        values: {
          url: `${config.publicUrl}/figyeles-megerositese?key=${key}`,
          title: watch.name || watch.defaultName,
          days: String(daysToConfirmWatch),
        },
        dedupeKey: `watch-confirmation:${hash.toString('hex')}`,
      });
      return watchID;
    });
  }

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

    /** Throws `watch_limit_reached`, and `forbidden` for requests that the caller may not see. */
    async create(
      session: Session | null,
      { kind, query: given, name, frequency, email }: WatchBody,
    ): Promise<{ watchID: number; isActive: boolean }> {
      assertMayFollow(kind, session);
      const query = getCanonicalQuery(kind, given);
      const watch = { kind, query, frequency, name, defaultName: await nameWatch(kind, query) };
      if (!session) {
        if (!email) throw invalidField('email', watchText.noEmail);
        return { watchID: await createForAddress(email, watch), isActive: false };
      }
      const { userID } = session;
      const keys = await searches[kind].toKeys(query, userID);
      await adoptWatches(db, userID);
      const watchID = await inTransaction(db, async (trx) => {
        await holdAccount(trx, userID);
        const id = await findOrInsert(trx, { userID }, watch);
        await replaceKeys(trx, { watchID: id, kind }, keys);
        return id;
      });
      return { watchID, isActive: true };
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
