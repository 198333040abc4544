import type { RequestKind } from '@piacter/contracts/requests';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { getGreetingName } from '../../core/formatting.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, findPeople, type MailDraft } from '../emails/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { refreshMatches } from './found-requests.ts';
import { describeRequest } from './request-descriptions.ts';
import { assertOwnRequest, requestTables } from './request-kinds.ts';
import { requestStatus } from './request-states.ts';
import { requestEndText as text } from './requests.text.ts';

/** The kinds whose answers are stored, with their tables. */
const answerTables = {
  service: 'service_request_responses',
  accommodation: 'accommodation_request_contacts',
} as const;
type AnsweredKind = keyof typeof answerTables;

const selectAnswerers = (trx: Trx, kind: AnsweredKind, requestID: number) =>
  trx.selectFrom(answerTables[kind]).select('userID').where('requestID', '=', requestID).execute();

/** Closing a request by its requester, at any time while it is open. */
export function createRequestClosing(
  deps: Pick<Deps, 'db' | 'clock' | 'config'> & { lookups: Pick<LookupService, 'names'> },
) {
  const { db, clock, config, lookups } = deps;
  const outbox = createMailOutbox(deps);

  /** Tells those who have answered. */
  async function notify(trx: Trx, kind: AnsweredKind, requestID: number): Promise<void> {
    const request = await describeRequest(trx, await lookups.names(), kind, requestID);
    const answerers = await selectAnswerers(trx, kind, requestID);
    const people = await findPeople(
      trx,
      answerers.map(({ userID }) => userID),
    );
    const mails = [...people.values()].map(
      (person): MailDraft => ({
        template: 'requestClosed',
        to: person.email,
        values: {
          name: getGreetingName(person),
          request,
          message: text.closedMail[kind],
          url: config.publicUrl + listingPathsByKind[kind].request(requestID),
        },
        dedupeKey: `request-closed:${kind}:${requestID}:${person.userID}`,
      }),
    );
    await outbox.add(trx, ...mails);
  }

  return {
    /**
     * Closes an open request of the caller: nobody finds or answers it any more, and those who have answered are notified. The lock of
     * the row decides between this and an answer at the same moment. Throws `request_closed` for one that is not open.
     */
    async close(session: Session, kind: RequestKind, requestID: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable(requestTables[kind])
          .set({ status: requestStatus.closed })
          .where('requestID', '=', requestID)
          .where('requesterID', '=', session.userID)
          .where('status', '=', requestStatus.open)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) {
          await assertOwnRequest(trx, kind, requestID, session);
          throw new ApiError('request_closed', { message: text.notOpen });
        }
        await refreshMatches(trx, kind, [requestID], clock.now());
        if (kind !== 'property') await notify(trx, kind, requestID);
      });
    },
  };
}

export type RequestClosing = ReturnType<typeof createRequestClosing>;
