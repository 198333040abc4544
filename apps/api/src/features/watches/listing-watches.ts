import { type WatchedRequestKind, watchedRequestKinds } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { published } from '../listings/rows/index.ts';
import { findFollowedRequest } from '../requests/index.ts';
import { newEvent, recordMatches } from './matches.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import { insertWatch, lockWatchOfOrigin } from './watches.queries.ts';
import { watchText } from './watches.text.ts';

/** Publishers who hear of one request, those of the newest listings first. */
const maxPublishers = 200;
/** Hours after which a request is not new any more. */
const newHours = 24;

interface ListingWatchDeps {
  config: Pick<Config, 'jwtSecret' | 'watchDelaySeconds'>;
  searches: ReverseSearches;
}

/**
 * Returns the function that tells the publishers whose listings fit a new request (WATCH-03). Each has one watch for it,
 * made with the first request that fits, which has the frequency, the mails and the off switch of any other. Who has just
 * been told by a search that they follow is left out.
 */
export function createListingWatches({ config, searches }: ListingWatchDeps) {
  const secrets = createWatchSecrets(config.jwtSecret);

  async function findPublishers(
    trx: Trx,
    kind: WatchedRequestKind,
    requestID: number,
    queries: readonly string[],
  ): Promise<number[]> {
    const search = searches[watchedRequestKinds[kind]];
    const found = new Set<number>();
    for (const query of queries) {
      const condition = await (search.toFindingCondition ?? search.toCondition)(trx, query, null);
      if (!condition) continue;
      const { rows } = await sql<{ userID: number }>`
        select userID from ${sql.table(search.table)}
        where status = ${published} and ${condition} and userID not in (
          select told.userID from watch_matches join watches as told on told.watchID = watch_matches.watchID
          where told.kind = ${kind} and told.userID is not null and watch_matches.targetID = ${requestID})
        group by userID order by max(${sql.ref(search.idField)}) desc limit ${sql.lit(maxPublishers)}`.execute(
        trx,
      );
      for (const { userID } of rows) if (found.size < maxPublishers) found.add(userID);
    }
    return [...found];
  }

  /** The publisher's watch, inserted if there is none yet. */
  async function ensureWatch(trx: Trx, kind: WatchedRequestKind, userID: number, now: Date) {
    await takeWriteLock(trx, `watches/listings/${kind}/${userID}`);
    const watch = await lockWatchOfOrigin(trx, kind, userID);
    if (watch) return watch;
    const leaveSeed = secrets.createUnsubscribeSeed();
    const watchID = await insertWatch(trx, {
      userID,
      kind,
      originID: userID,
      query: '',
      name: watchText.ofListings,
      frequency: 'immediate',
      created: now,
      confirmedAt: now,
      leaveSeed,
      leaveHash: secrets.getUnsubscribeHash(leaveSeed),
    });
    return { watchID, isPaused: 0 };
  }

  return async function notifyPublishers(
    trx: Trx,
    kind: WatchedRequestKind,
    requestID: number,
    now: Date,
  ): Promise<void> {
    const request = await findFollowedRequest(trx, watchedRequestKinds[kind], requestID, now);
    if (!request || now.getTime() - request.created.getTime() > newHours * 3_600_000) return;
    const publishers = await findPublishers(trx, kind, requestID, request.queries);
    const watchIDs: number[] = [];
    for (const userID of publishers.toSorted((a, b) => a - b)) {
      const { watchID, isPaused } = await ensureWatch(trx, kind, userID, now);
      if (isPaused === 0) watchIDs.push(watchID);
    }
    const match = { targetID: requestID, event: newEvent, watchIDs };
    await recordMatches(trx, [match], now, config.watchDelaySeconds);
  };
}
