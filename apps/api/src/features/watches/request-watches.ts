import type { RequestKind } from '@piacter/contracts/requests';
import { type WatchedRequestKind, watchedRequestKinds, watchNameLimit } from '@piacter/contracts/watches';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { findFollowedRequest } from '../requests/index.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import {
  insertWatch,
  lockWatchOfOrigin,
  removeWatch,
  replaceKeys,
  updateWatchRow,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface RequestWatchDeps {
  config: Pick<Config, 'jwtSecret'>;
  searches: ReverseSearches;
}

/**
 * Returns the function that keeps the watch of a request: an open request is a watch of the listings that fit it, which
 * finds what is new since the request, changes with it, and ends with it.
 */
export function createRequestWatches({ config, searches }: RequestWatchDeps) {
  const secrets = createWatchSecrets(config.jwtSecret);

  async function nameAfter(trx: Trx, kind: WatchedRequestKind, requestID: number): Promise<string> {
    const described = await searches[kind].describe(trx, [requestID]);
    return watchText.ofRequest(described.get(requestID)?.line ?? '').slice(0, watchNameLimit);
  }

  return async function keepRequestWatch(
    trx: Trx,
    kind: WatchedRequestKind,
    requestID: number,
    now: Date,
  ): Promise<void> {
    const listingKind: RequestKind = watchedRequestKinds[kind];
    const request = await findFollowedRequest(trx, listingKind, requestID, now);
    const watch = await lockWatchOfOrigin(trx, listingKind, requestID);
    if (!request) {
      if (watch) await removeWatch(trx, watch.watchID);
      return;
    }
    const { requesterID: userID, created, queries } = request;
    const query = queries.join('\n');
    if (watch?.query === query) return;
    if (watch) await updateWatchRow(trx, watch.watchID, { query });
    const leaveSeed = secrets.createUnsubscribeSeed();
    const watchID =
      watch?.watchID ??
      (await insertWatch(trx, {
        userID,
        kind: listingKind,
        originID: requestID,
        query,
        name: await nameAfter(trx, kind, requestID),
        frequency: 'immediate',
        created,
        confirmedAt: created,
        leaveSeed,
        leaveHash: secrets.getUnsubscribeHash(leaveSeed),
      }));
    if (watch?.isPaused === 1) return;
    await replaceKeys(trx, { watchID, kind: listingKind }, await searches[listingKind].toKeys(query, userID));
  };
}
