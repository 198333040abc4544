import { toFlag } from '@piacter/contracts/core';
import type { PriceAlerts } from '@piacter/contracts/price-alerts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { deleteRefusal, insertRefusal, isRefused } from './price-alerts.queries.ts';
import { priceAlertText } from './price-alerts.text.ts';
import { createUnsubscribeKeys } from './unsubscribe-key.ts';

/** Who wants to hear of favourites that became cheaper (PRICE-03): everybody who has not refused. */
export function createPriceAlertService({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const keys = createUnsubscribeKeys(config.jwtSecret);
  return {
    find: async ({ userID }: Session): Promise<PriceAlerts> => ({
      isOn: toFlag(!(await isRefused(db, userID))),
    }),

    async set({ userID }: Session, { isOn }: PriceAlerts): Promise<void> {
      if (isOn === 1) await deleteRefusal(db, userID);
      else await insertRefusal(db, userID, clock.now());
    },

    /** Any number of times. Throws `secret_invalid` for a key that is not ours. */
    async unsubscribe(key: string): Promise<void> {
      const userID = keys.read(key);
      if (userID === undefined) throw new ApiError('secret_invalid', { message: priceAlertText.forged });
      await insertRefusal(db, userID, clock.now());
    },
  };
}

export type PriceAlertService = ReturnType<typeof createPriceAlertService>;
