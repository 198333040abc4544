import type { WatchByLink, WatchKind } from '@piacter/contracts/watches';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import type { ReverseSearches } from './reverse-searches.ts';
import { getWatchAddress } from './watch-names.ts';
import { createWatchSecrets } from './watch-secrets.ts';
import {
  findToConfirm,
  findToLeave,
  markConfirmed,
  pauseWatch,
  removeWatch,
  replaceKeys,
} from './watches.queries.ts';
import { watchText } from './watches.text.ts';

interface LinkDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  searches: ReverseSearches;
}

const refuse = (message: string) => new ApiError('secret_invalid', { message });

interface LinkedWatch {
  kind: string;
  originID: number | null;
  query: string;
  name: string;
}

const toReply = ({ name, ...watch }: LinkedWatch): WatchByLink => ({
  name,
  address: getWatchAddress({ ...watch, kind: watch.kind as WatchKind }),
});

/**
 * The links in the mails of watches, which work without login. A link that is forged, expired, used, or of a watch that is
 * gone is refused alike, so that nothing is told to whoever tries.
 */
export function createWatchLinks({ db, clock, config, searches }: LinkDeps) {
  const secrets = createWatchSecrets(config.jwtSecret);

  return {
    /** Confirms the address of a watch, which is active from now on; throws `secret_invalid`. */
    async confirm(key: string): Promise<WatchByLink> {
      const hash = secrets.toHash(key);
      const now = clock.now();
      const watch = await findToConfirm(db, hash, now);
      if (!watch) throw refuse(watchText.badConfirmation);
      const kind = watch.kind as WatchKind;
      const keys = await searches[kind].toKeys(watch.query, watch.userID);
      await inTransaction(db, async (trx) => {
        if (!(await markConfirmed(trx, hash, now))) throw refuse(watchText.badConfirmation);
        await replaceKeys(trx, { watchID: watch.watchID, kind }, keys);
      });
      return toReply(watch);
    },

    /** Pauses the watch of an account and deletes any other; throws `secret_invalid`. */
    async unsubscribe(key: string): Promise<WatchByLink> {
      const watch = await findToLeave(db, secrets.toHash(key));
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
