import type { BillingData } from '@piacter/contracts/billing';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { toBillingData } from './billing.mapper.ts';
import { findBillingData, saveBillingRow, updateOpenOrders } from './billing.queries.ts';

interface BillingDeps extends Pick<Deps, 'db' | 'clock'> {
  lookups: Pick<LookupService, 'rows'>;
}

/** To whom the invoices of a user are made out. */
export const createBillingService = ({ db, clock, lookups }: BillingDeps) => ({
  async get(userID: number): Promise<BillingData | null> {
    const row = await findBillingData(db, userID);
    return row ? toBillingData(row) : null;
  },

  /** Throws `validation_failed` for a country that is not in our list. */
  async save(userID: number, data: BillingData): Promise<void> {
    const { countries } = await lookups.rows();
    if (!countries.some(({ countryCode }) => countryCode === data.countryCode))
      throw new ApiError('validation_failed', {
        errors: [{ path: 'countryCode', message: fieldMessages.notListed }],
      });
    await inTransaction(db, async (trx) => {
      await lockAccount(trx, userID);
      await saveBillingRow(trx, userID, data, clock.now());
      await updateOpenOrders(trx, userID, data);
    });
  },
});

export type BillingService = ReturnType<typeof createBillingService>;
