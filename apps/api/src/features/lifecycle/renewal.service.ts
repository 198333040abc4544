import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { findMissingDuty } from '../listings/index.ts';
import { moveListing } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { daysBefore } from './expiry.queries.ts';
import { lifecycleText } from './lifecycle.text.ts';
import { createKindRefresh, type RefreshDeps } from './refresh-kind.ts';
import { createRenewalKeys } from './renewal-key.ts';

/** Days for which the link of an expiry mail is accepted. */
const linkDays = 60;

const refuse = (message: string) => new ApiError('secret_invalid', { message });

/** Renewing a listing by the link of the expiry mail, without a login (LIFE-03). */
export function createRenewalService(deps: Pick<Deps, 'db' | 'clock' | 'config'> & RefreshDeps) {
  const { db, clock, config } = deps;
  const keys = createRenewalKeys(config.jwtSecret);
  const prepareRefresh = createKindRefresh(deps);

  return {
    /**
     * Renews a listing that is live or reserved, and brings back one that has expired. Throws `secret_invalid` with the
     * reason for a key that is not ours, too old, or used; also once its listing was touched, closed or deleted.
     */
    async renew(key: string): Promise<void> {
      const renewal = keys.read(key);
      if (!renewal) throw refuse(lifecycleText.renewal.forged);
      const { kind, listingID, warnedAt } = renewal;
      const at = clock.now();
      if (warnedAt <= daysBefore(at, linkDays)) throw refuse(lifecycleText.renewal.old);
      const refresh = await prepareRefresh();
      const listing = listingRef(kind, listingID);
      await inTransaction(db, async (trx) => {
        const move = { actor: 'link', at, warnedAt } as const;
        // A reserved one stays reserved.
        const isRenewed =
          (await moveListing(trx, listing, { ...move, to: 'live' })) ||
          (await moveListing(trx, listing, { ...move, to: 'reserved' }));
        if (!isRenewed) throw refuse(lifecycleText.renewal.used);
        const duty = await findMissingDuty(trx, listing, config.compliance);
        if (duty) throw refuse(lifecycleText.renewal.incomplete(duty.message));
        await refresh(trx, kind, listingID);
      });
    },
  };
}

export type RenewalService = ReturnType<typeof createRenewalService>;
