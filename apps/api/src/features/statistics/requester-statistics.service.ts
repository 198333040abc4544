import { type RequestKind, requestKinds } from '@piacter/contracts/requests';
import type { RequesterStatistics } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import {
  describeRequests,
  isShownAnswer,
  isShownOffer,
  requestStatus,
  requestTables,
} from '../requests/index.ts';
import { countEach } from './count-each.ts';
import { personName } from './person-name.ts';

/** Rows of what came in; each leads to its request. */
const maxReceived = 8;

async function countOpen(db: Database, kind: RequestKind, userID: number): Promise<number> {
  const { count } = await db
    .selectFrom(requestTables[kind])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('requesterID', '=', userID)
    .where('status', '=', requestStatus.open)
    .executeTakeFirstOrThrow();
  return count;
}

async function countUndecided(db: Database, userID: number): Promise<number> {
  const { count } = await db
    .selectFrom('service_requests as request')
    .innerJoin('service_request_responses as offer', 'offer.requestID', 'request.requestID')
    .innerJoin('users as u', 'u.userID', 'offer.userID')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request.requesterID', '=', userID)
    .where(isShownOffer)
    .where('request.status', 'in', [requestStatus.open, requestStatus.over])
    .where('offer.accepted', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

const offerStates = ['open', 'accepted', 'refused'] as const;

const selectOffers = (db: Database, userID: number) =>
  db
    .selectFrom('service_requests as request')
    .innerJoin('service_request_responses as offer', 'offer.requestID', 'request.requestID')
    .innerJoin('users as u', 'u.userID', 'offer.userID')
    .leftJoin('user_profiles as profile', 'profile.userID', 'offer.userID')
    .select(['request.requestID', 'offer.created', 'offer.accepted', 'offer.price', 'offer.priceUnit'])
    .select(personName('profile').as('from'))
    .where('request.requesterID', '=', userID)
    .where('request.archivedAt', 'is', null)
    .where(isShownOffer)
    .orderBy('offer.created', 'desc')
    .limit(maxReceived)
    .execute();

const selectAnswers = (db: Database, userID: number) =>
  db
    .selectFrom('accommodation_requests as request')
    .innerJoin('accommodation_request_contacts as answer', 'answer.requestID', 'request.requestID')
    .innerJoin('users as u', 'u.userID', 'answer.userID')
    .leftJoin('user_profiles as profile', 'profile.userID', 'answer.userID')
    .select(['request.requestID', 'answer.created'])
    .select(personName('profile').as('from'))
    .where('request.requesterID', '=', userID)
    .where('request.status', '<>', requestStatus.archived)
    .where(isShownAnswer)
    .orderBy('answer.created', 'desc')
    .limit(maxReceived)
    .execute();

type ReceivedRow = Omit<RequesterStatistics['received'][number], 'request'>;

/** The requests of what came in, each in a line; a statement for each kind. */
async function describeReceived(db: Database, names: LookupNames, rows: readonly ReceivedRow[]) {
  const lines = new Map<ReceivedRow, string>();
  for (const kind of ['service', 'accommodation'] as const) {
    const ofKind = rows.filter((row) => row.kind === kind);
    if (ofKind.length === 0) continue;
    const ids = ofKind.map(({ requestID }) => requestID);
    const described = await describeRequests(db, names, kind, ids);
    for (const [index, row] of ofKind.entries()) lines.set(row, described[index] ?? '');
  }
  return lines;
}

interface RequesterDeps extends Pick<Deps, 'db'> {
  lookups: Pick<LookupService, 'names'>;
}

/** A requester's first screen (ours). */
export const createRequesterStatistics = ({ db, lookups }: RequesterDeps) => ({
  async get({ userID }: Session): Promise<RequesterStatistics> {
    const [open, undecidedOffers, offers, answers] = await Promise.all([
      countEach(requestKinds, (kind) => countOpen(db, kind, userID)),
      countUndecided(db, userID),
      selectOffers(db, userID),
      selectAnswers(db, userID),
    ]);
    const received = [
      ...offers.map(({ accepted, created, ...offer }) => ({
        ...offer,
        kind: 'service' as const,
        created: created.toISOString(),
        state: offerStates[accepted] ?? ('open' as const),
      })),
      ...answers.map(({ created, ...answer }) => ({
        ...answer,
        kind: 'accommodation' as const,
        created: created.toISOString(),
        state: 'answer' as const,
        price: null,
        priceUnit: null,
      })),
    ];
    const latest = received.sort((a, b) => b.created.localeCompare(a.created)).slice(0, maxReceived);
    const lines = await describeReceived(db, await lookups.names(), latest);
    return {
      open,
      undecidedOffers,
      received: latest.map((row) => ({ ...row, request: lines.get(row) ?? '' })),
    };
  },
});

export type RequesterStatisticsService = ReturnType<typeof createRequesterStatistics>;
