import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

const accepted = 1;

/**
 * Deletes a professional's offers except the accepted ones, which are agreements with their requesters. The pieces of
 * the package of offers stay spent. Returns the number of deleted offers.
 */
export async function removeOffersOfUser(trx: Trx, userID: number): Promise<number> {
  const sent = await trx
    .selectFrom('service_request_responses')
    .select('requestID')
    .where('userID', '=', userID)
    .execute();
  if (sent.length === 0) return 0;
  const ids = sent.map(({ requestID }) => requestID);
  // The lock serializes this with the acceptance of an offer.
  await trx
    .selectFrom('service_requests')
    .select('requestID')
    .where('requestID', 'in', ids)
    .orderBy('requestID')
    .forUpdate()
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('service_request_responses')
    .where('userID', '=', userID)
    .where('accepted', '<>', accepted)
    .executeTakeFirst();
  await trx
    .updateTable('service_requests')
    .set({
      responseCount: sql<number>`(select count(*) from service_request_responses as offer
        where offer.requestID = service_requests.requestID)`,
    })
    .where('requestID', 'in', ids)
    .execute();
  return Number(numDeletedRows);
}
