import { formatDay } from '@piacter/contracts/core/hungarian';
import { sql } from 'kysely';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { refreshMatches } from './found-requests.ts';
import { assertOwnRequest } from './request-kinds.ts';
import { createRequestRenewalKeys } from './request-renewal-key.ts';
import { requestStatus } from './request-states.ts';
import { requestEndText as text } from './requests.text.ts';

const refuse = (message: string) => new ApiError('secret_invalid', { message });

/** Keeping a property request going, or starting one again that has ended by itself. */
export function createPropertyRenewal({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const keys = createRequestRenewalKeys(config.jwtSecret);

  /**
   * Starts the days again and returns what says so; undefined unless the request is open or over, and fits the condition.
   */
  async function renew(
    trx: Trx,
    requestID: number,
    condition: { requesterID: number } | { updated: Date },
  ): Promise<string | undefined> {
    const now = clock.now();
    const [column, value] =
      'updated' in condition
        ? (['updated', condition.updated] as const)
        : (['requesterID', condition.requesterID] as const);
    const { numUpdatedRows } = await trx
      .updateTable('real_estate_requests')
      .set({ status: requestStatus.open, updated: now })
      .where('requestID', '=', requestID)
      .where('status', 'in', [requestStatus.open, requestStatus.over])
      .where(column, '=', value)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await refreshMatches(trx, 'property', [requestID], now);
    const { openUntil } = await trx
      .selectFrom('real_estate_requests')
      .select(sql<string>`openUntil`.as('openUntil'))
      .where('requestID', '=', requestID)
      .executeTakeFirstOrThrow();
    return text.renewed(formatDay(openUntil));
  }

  return {
    /** By its requester. Throws `request_closed` for one that was closed or hidden. */
    async byRequester(session: Session, requestID: number): Promise<string> {
      return inTransaction(db, async (trx) => {
        const message = await renew(trx, requestID, { requesterID: session.userID });
        if (message !== undefined) return message;
        await assertOwnRequest(trx, 'property', requestID, session);
        throw new ApiError('request_closed', { message: text.notRenewable });
      });
    },

    /** By the link of a mail, without a login. Throws `secret_invalid` for a key that is not ours or used. */
    async byKey(key: string): Promise<string> {
      const renewal = keys.read(key);
      if (!renewal) throw refuse(text.link.forged);
      const { requestID, updated } = renewal;
      return inTransaction(db, async (trx) => {
        const message = await renew(trx, requestID, { updated });
        if (message === undefined) throw refuse(text.link.used);
        return message;
      });
    },
  };
}

export type PropertyRenewal = ReturnType<typeof createPropertyRenewal>;
