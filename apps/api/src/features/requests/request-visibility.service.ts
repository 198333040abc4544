import type { RequestKind, RequestVisibilityBody } from '@piacter/contracts/requests';
import { requesterPaths } from '@piacter/contracts/site/paths';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { getGreetingName } from '../../core/formatting.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, findDecidedAbout } from '../emails/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { setRequestsBlocked } from './blocked-requests.ts';
import { refreshMatches } from './found-requests.ts';
import { describeRequest } from './request-descriptions.ts';
import { requestNotFound, requestTables } from './request-kinds.ts';
import { requestStatus } from './request-states.ts';
import { requestEndText as text } from './requests.text.ts';

/** Hides a request that is neither hidden nor withdrawn; false for another. */
async function hide(trx: Trx, kind: RequestKind, requestID: number, hiddenReason: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(requestTables[kind])
    // Assigned from left to right: the status that it returns to is the one before.
    .set(({ ref }) => ({ hiddenStatus: ref('status'), hiddenReason, status: requestStatus.hidden }))
    .where('requestID', '=', requestID)
    .where('status', 'not in', [requestStatus.hidden, requestStatus.archived])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns a hidden request to its former state; false for one that is not hidden. */
async function show(trx: Trx, kind: RequestKind, requestID: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(requestTables[kind])
    .set(({ fn, ref, val }) => ({
      status: fn.coalesce(ref('hiddenStatus'), val(requestStatus.over)),
      hiddenStatus: null,
      hiddenReason: null,
    }))
    .where('requestID', '=', requestID)
    .where('status', '=', requestStatus.hidden)
    // Without a reason it is hidden with its requester, who is blocked.
    .where('hiddenReason', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface VisibilityDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
  /** Upholds the open reports of a request that is hidden (TRUST-04). */
  upholdReports: (
    trx: Trx,
    kind: RequestKind,
    requestID: number,
    decision: { decidedAt: Date; decidedBy: number },
  ) => Promise<unknown>;
}

/** Hiding requests and showing them again, by an admin. */
export function createRequestVisibility(deps: VisibilityDeps) {
  const { db, clock, config, lookups, upholdReports } = deps;
  const outbox = createMailOutbox(deps);

  const findRow = (trx: Trx, kind: RequestKind, requestID: number) =>
    trx
      .selectFrom(requestTables[kind])
      .innerJoin('users', 'userID', 'requesterID')
      .select(['requesterID', 'status', 'blockedAt'])
      .where('requestID', '=', requestID)
      .executeTakeFirst();

  /** Tells the requester why. */
  async function notify(
    trx: Trx,
    kind: RequestKind,
    requestID: number,
    requesterID: number,
    message: string,
  ) {
    const person = await findDecidedAbout(trx, requesterID);
    if (!person) return;
    await outbox.add(trx, {
      template: 'requestHidden',
      to: person.email,
      values: {
        name: getGreetingName(person),
        request: await describeRequest(trx, await lookups.names(), kind, requestID),
        message,
        url: config.publicUrl + requesterPaths[kind].request(requestID),
      },
      dedupeKey: `request-hidden:${kind}:${requestID}:${clock.now().getTime()}`,
    });
  }

  /** Has searches read the request again, and tells its requester that it is hidden. */
  async function followUp(trx: Trx, kind: RequestKind, requestID: number, hidingReason: string | null) {
    const row = await findRow(trx, kind, requestID);
    if (!row) throw requestNotFound();
    await refreshMatches(trx, kind, [requestID], clock.now());
    if (row.blockedAt !== null) await setRequestsBlocked(trx, row.requesterID, true, clock.now());
    if (hidingReason !== null) await notify(trx, kind, requestID, row.requesterID, hidingReason);
  }

  async function refuse(trx: Trx, kind: RequestKind, requestID: number, isHidden: boolean): Promise<never> {
    if (!(await findRow(trx, kind, requestID))) throw requestNotFound();
    throw new ApiError('conflict', { message: isHidden ? text.alreadyHidden : text.notHidden });
  }

  return {
    /**
     * Hides a request from all but its requester, or returns it to its former state: row, mail, audit entry and the
     * decision of its open reports in one transaction. Throws `conflict` when that is its state already, or it was withdrawn.
     */
    async change(
      { userID }: Session,
      kind: RequestKind,
      requestID: number,
      { isHidden, reason }: RequestVisibilityBody,
    ): Promise<void> {
      const now = clock.now();
      await inTransaction(db, async (trx) => {
        const isChanged = isHidden
          ? await hide(trx, kind, requestID, reason)
          : await show(trx, kind, requestID);
        if (!isChanged) await refuse(trx, kind, requestID, isHidden);
        await followUp(trx, kind, requestID, isHidden ? reason : null);
        if (isHidden) await upholdReports(trx, kind, requestID, { decidedAt: now, decidedBy: userID });
        await writeAudit(trx, {
          at: now,
          actorID: userID,
          action: isHidden ? 'request_hidden' : 'request_shown',
          entity: `${kind}_request`,
          entityID: requestID,
          before: { hidden: !isHidden },
          after: { hidden: isHidden, reason },
        });
      });
    },
  };
}

export type RequestVisibility = ReturnType<typeof createRequestVisibility>;
