import { toBudapestDay } from '@piacter/contracts/core/days';
import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findAccommodationRequest } from './accommodation-requests.queries.ts';
import { toListingQueries } from './listing-searches.ts';
import { selectChoices } from './property-request-choices.ts';
import { findPropertyRequest } from './property-requests.queries.ts';
import { assertOwnRequest } from './request-kinds.ts';
import { toNames } from './request-regions.ts';
import { getRequestState } from './request-states.ts';
import { findServiceRequest } from './service-requests.queries.ts';

/** An open request with the searches of listings that it stands for. */
export interface FollowedRequest {
  requesterID: number;
  created: Date;
  queries: string[];
}

type Finder = (db: Database, requestID: number, today: string) => Promise<FollowedRequest | undefined>;

const finders: Record<RequestKind, Finder> = {
  async service(db, requestID, today) {
    const row = await findServiceRequest(db, requestID);
    if (!row || getRequestState(row, today) !== 'open') return undefined;
    return { ...row, queries: toListingQueries('service', row) };
  },
  async accommodation(db, requestID, today) {
    const row = await findAccommodationRequest(db, requestID);
    if (!row || getRequestState(row, today) !== 'open') return undefined;
    const conditions = { ...row, settlements: toNames(row.regionNames) };
    return { ...row, queries: toListingQueries('accommodation', conditions) };
  },
  async property(db, requestID, today) {
    const row = await findPropertyRequest(db, requestID);
    if (!row || getRequestState(row, today) !== 'open') return undefined;
    const conditions = {
      ...row,
      regions: toNames(row.regionNames),
      conditions: await selectChoices(db, 'conditions', requestID),
      buildTechnologies: await selectChoices(db, 'buildTechnologies', requestID),
    };
    return { ...row, queries: toListingQueries('property', conditions) };
  },
};

/** An open request with its searches; undefined for one that is closed or gone. */
export const findFollowedRequest = (
  db: Database,
  kind: RequestKind,
  requestID: number,
  now: Date,
): Promise<FollowedRequest | undefined> => finders[kind](db, requestID, toBudapestDay(now));

/** The searches of one of the caller's requests, for its page (WATCH-03). */
export const createRequestSearches = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /** Queries of the search page; throws `not_found` for anybody else's request. */
  async list(session: Session, kind: RequestKind, requestID: number): Promise<string[]> {
    await assertOwnRequest(db, kind, requestID, session);
    return (await findFollowedRequest(db, kind, requestID, clock.now()))?.queries ?? [];
  },
});

export type RequestSearches = ReturnType<typeof createRequestSearches>;
