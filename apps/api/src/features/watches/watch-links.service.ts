import { toFlag } from '@piacter/contracts/core';
import {
  getWatchAddress,
  type LinkedWatch,
  type PendingWatch,
  type WatchByLink,
  type WatchKind,
  type WatchUpdate,
} from '@piacter/contracts/watches';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { hashSecret } from '../../core/link-secret.ts';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { createWatchChanges } from './watch-changes.ts';
import {
  findByUnsubscribeHash,
  findConfirmed,
  findToConfirm,
  lockLinkedWatch,
  markConfirmed,
  pauseWatch,
  removeWatch,
  replaceKeys,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface LinkDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
  searches: ReverseSearches;
}

const refuse = (message: string) => new ApiError('secret_invalid', { message });

interface AddressedWatch {
  kind: string;
  originID: number | null;
  query: string;
  name: string;
}

const toReply = ({ name, ...watch }: AddressedWatch): WatchByLink => ({
  name,
  address: getWatchAddress({ ...watch, kind: watch.kind as WatchKind }),
});

/**
 * The links in the mails of watches, which work without login. A link that is forged, expired, or of a watch that is gone is
 * refused alike, so that nothing is told to whoever tries. Who opens the one that confirms twice hears that it is done.
 */
export function createWatchLinks(deps: LinkDeps) {
  const { db, clock, searches } = deps;
  const change = createWatchChanges(deps);

  /** The active watch that a link has confirmed; throws `secret_invalid`. */
  async function getConfirmed(hash: Buffer): Promise<WatchByLink> {
    const watch = await findConfirmed(db, hash);
    if (!watch) throw refuse(watchText.badConfirmation);
    return toReply(watch);
  }

  return {
    /** The watch that a link would confirm, or has confirmed; throws `secret_invalid`. */
    async openPending(key: string): Promise<PendingWatch> {
      const hash = hashSecret(key);
      const watch = await findToConfirm(db, hash, clock.now());
      return watch
        ? { ...toReply(watch), isConfirmed: 0 }
        : { ...(await getConfirmed(hash)), isConfirmed: 1 };
    },

    /** Confirms the address of a watch, which is active from now on; throws `secret_invalid`. */
    async confirm(key: string): Promise<WatchByLink> {
      const hash = hashSecret(key);
      const now = clock.now();
      const watch = await findToConfirm(db, hash, now);
      if (!watch) return getConfirmed(hash);
      const kind = watch.kind as WatchKind;
      const keys = await searches[kind].toKeys(watch.query, watch.userID);
      const isMarked = await inTransaction(db, async (trx) => {
        if (!(await markConfirmed(trx, hash, now))) return false;
        await replaceKeys(trx, { watchID: watch.watchID, kind }, keys);
        return true;
      });
      // A second click at the same moment was faster, or another link has been mailed.
      return isMarked ? toReply(watch) : getConfirmed(hash);
    },

    /** The watch of a mail; throws `secret_invalid`. */
    async open(key: string): Promise<LinkedWatch> {
      const watch = await findByUnsubscribeHash(db, hashSecret(key));
      if (!watch) throw refuse(watchText.badLink);
      const { kind, frequency, isPaused, originID } = watch;
      return {
        ...toReply(watch),
        kind: kind as WatchKind,
        frequency: frequency as LinkedWatch['frequency'],
        isPaused: toFlag(isPaused),
        isOwn: toFlag(originID === null),
      };
    },

    /** Changes the watch of a mail; throws `secret_invalid`, and `validation_failed` for its search. */
    async update(key: string, changes: WatchUpdate): Promise<void> {
      await inTransaction(db, async (trx) => {
        const watch = await lockLinkedWatch(trx, hashSecret(key));
        if (!watch) throw refuse(watchText.badLink);
        await change(trx, watch, changes);
      });
    },

    /** Pauses the watch of an account and deletes any other; throws `secret_invalid`. */
    async unsubscribe(key: string): Promise<WatchByLink> {
      const watch = await findByUnsubscribeHash(db, hashSecret(key));
      if (!watch) throw refuse(watchText.badUnsubscription);
      await inTransaction(db, async (trx) => {
        if (watch.userID === null) await removeWatch(trx, watch.watchID);
        else await pauseWatch(trx, watch.watchID, clock.now());
      });
      return toReply(watch);
    },
  };
}

export type WatchLinks = ReturnType<typeof createWatchLinks>;
