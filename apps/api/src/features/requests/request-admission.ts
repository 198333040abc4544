import { toBudapestDay } from '@piacter/contracts/core/days';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { LookupService } from '../lookups/index.ts';
import { describeRequest } from './request-descriptions.ts';
import { getViewpoint, requestNotFound, requestTables } from './request-kinds.ts';
import { assertAnswerable } from './request-states.ts';
import { hasContactPackage } from './requester-contact.ts';

/**
 * Whether the caller may write to the requester of a property request, and who that is (MSG-03). Throws `not_found`,
 * `request_closed`, and `package_required` without the contact data package.
 */
export function createRequestAdmission({ clock, lookups }: Pick<Deps, 'clock'> & { lookups: LookupService }) {
  return async (
    trx: Trx,
    session: Session,
    requestID: number,
  ): Promise<{ requesterID: number; title: string }> => {
    const names = await lookups.names();
    const now = clock.now();
    const row = await trx
      .selectFrom(requestTables.property)
      .select(['requesterID', 'status'])
      .select(sql<string>`openUntil`.as('openUntil'))
      .where('requestID', '=', requestID)
      .forUpdate()
      .executeTakeFirst();
    if (!row || getViewpoint('property', row, session) !== 'responder') throw requestNotFound();
    assertAnswerable(row, toBudapestDay(now));
    if (!(await hasContactPackage(trx, session, now))) throw new ApiError('package_required');
    return { requesterID: row.requesterID, title: await describeRequest(trx, names, 'property', requestID) };
  };
}
