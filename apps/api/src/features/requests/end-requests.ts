import { addDays, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import { requestDays } from '@piacter/contracts/requests';
import { paths, requesterPaths } from '@piacter/contracts/site/paths';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { forEachIsolated, readInPages } from '../../core/for-each-isolated.ts';
import { getGreetingName } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, findPeople } from '../emails/index.ts';
import type { LookupService } from '../lookups/index.ts';
import {
  type EndingKind,
  type EndingRequest,
  lockEnded,
  markEnded,
  markWarned,
  selectEnding,
  selectRequestersOfEnded,
} from './end-requests.queries.ts';
import { refreshMatches } from './found-requests.ts';
import { describeRequest, describeRequests } from './request-descriptions.ts';
import { createRequestRenewalKeys } from './request-renewal-key.ts';
import { requestEndText as text } from './requests.text.ts';

const endingKinds = ['service', 'property'] as const satisfies EndingKind[];

interface EndingDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'names'>;
}

/**
 * Ends requests whose last day has passed, and asks a week before whether a property request is still wanted. Whoever has
 * several that end together gets one mail. The lock of the rows decides, so that concurrent runs share the work, and mark
 * and mail are one transaction.
 */
export function createRequestEnding(deps: EndingDeps) {
  const { db, config, lookups } = deps;
  const outbox = createMailOutbox(deps);
  const keys = createRequestRenewalKeys(config.jwtSecret);

  /** The mail about requests that have ended: which, and how to ask again. */
  async function notifyEnd(trx: Trx, kind: EndingKind, requesterID: number, ids: readonly number[]) {
    const person = (await findPeople(trx, [requesterID])).get(requesterID);
    const [first] = ids;
    if (!person || first === undefined) return;
    const names = await lookups.names();
    const lines = await describeRequests(trx, names, kind, ids);
    const [title = ''] = lines;
    const { list, request } = requesterPaths[kind];
    const isOne = ids.length === 1;
    await outbox.add(trx, {
      template: 'requestEnded',
      to: person.email,
      values: {
        name: getGreetingName(person),
        title: isOne ? title : text.andMore(title, ids.length - 1),
        message: [...(isOne ? [] : lines), text.endedMail[kind]].join('\n'),
        url: config.publicUrl + (isOne ? request(first) : list),
      },
      dedupeKey: `request-ended:${kind}:${first}:${toBudapestDay(deps.clock.now())}`,
    });
  }

  async function endOf(kind: EndingKind, requesterID: number, now: Date): Promise<void> {
    await inTransaction(db, async (trx) => {
      const ids = await lockEnded(trx, kind, requesterID, toBudapestDay(now));
      if (ids.length === 0) return;
      await markEnded(trx, kind, ids);
      await refreshMatches(trx, kind, ids, now);
      await notifyEnd(trx, kind, requesterID, ids);
    });
  }

  async function end(kind: EndingKind, now: Date): Promise<void> {
    const requesterIDs = readInPages(
      (page) => selectRequestersOfEnded(db, kind, { ...page, today: toBudapestDay(now) }),
      (requesterID) => requesterID,
    );
    await forEachIsolated(requesterIDs, (requesterID) => endOf(kind, requesterID, now));
  }

  async function ask(trx: Trx, request: EndingRequest, now: Date): Promise<void> {
    const { requestID, requesterID, openUntil, updated } = request;
    const person = (await findPeople(trx, [requesterID])).get(requesterID);
    if (!person) return;
    await outbox.add(trx, {
      template: 'requestEnding',
      to: person.email,
      values: {
        name: getGreetingName(person),
        request: await describeRequest(trx, await lookups.names(), 'property', requestID),
        days: String(daysBetween(toBudapestDay(now), openUntil) + 1),
        url: `${config.publicUrl}${paths.renewRequest}?key=${keys.write({ requestID, updated })}`,
      },
      dedupeKey: `request-ending:${requestID}:${updated.getTime()}`,
    });
  }

  /** Asks the requesters of properties whose request ends within a week. */
  async function warn(now: Date): Promise<void> {
    const until = addDays(toBudapestDay(now), requestDays.notice - 1);
    const requests = readInPages(
      (page) => selectEnding(db, { ...page, until }),
      ({ requestID }) => requestID,
    );
    await forEachIsolated(requests, (request) =>
      inTransaction(db, async (trx) => {
        if (await markWarned(trx, request, now)) await ask(trx, request, now);
      }),
    );
  }

  return async (now: Date): Promise<void> => {
    const runs = [...endingKinds.map((kind) => () => end(kind, now)), () => warn(now)];
    await forEachIsolated(runs, (run) => run());
  };
}
