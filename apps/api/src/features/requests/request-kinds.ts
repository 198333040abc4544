import { listingRoleByKind } from '@piacter/contracts/listings';
import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { Session } from '../../core/http/session.ts';
import { requestStatus } from './request-states.ts';

/** The tables of the request kinds. */
export const requestTables = {
  service: 'service_requests',
  accommodation: 'accommodation_requests',
  property: 'real_estate_requests',
} as const satisfies Record<RequestKind, string>;

/** The kinds with a list of settlements and regions. */
export type PlacedKind = Exclude<RequestKind, 'service'>;

/** Their tables, with those of the settlements and regions. */
export const placedTables = {
  accommodation: {
    table: requestTables.accommodation,
    regions: 'accommodation_request_regions',
  },
  property: {
    table: requestTables.property,
    regions: 'real_estate_request_regions',
  },
} as const satisfies Record<PlacedKind, unknown>;

export const requestNotFound = () => notFound(notFoundText('ajánlatkérés'));

/** The viewer of a request: its requester, the admin, or a user whose role may answer it. */
export type Viewpoint = 'requester' | 'admin' | 'responder';

/**
 * The viewpoint of the caller on a request. Throws `not_found` for a requester on another user's request, for others on a
 * withdrawn one, and for those who answer on a hidden one.
 */
export function getViewpoint(
  kind: RequestKind,
  { requesterID, status }: { requesterID: number; status: number },
  { role, userID }: Session,
): Viewpoint {
  if (role === 'admin') return 'admin';
  if (status === requestStatus.archived) throw requestNotFound();
  if (requesterID === userID) return 'requester';
  if (role === listingRoleByKind[kind] && status !== requestStatus.hidden) return 'responder';
  throw requestNotFound();
}

/** Throws `not_found` unless the request is the caller's own and not withdrawn. */
export async function assertOwnRequest(
  db: Database,
  kind: RequestKind,
  requestID: number,
  { userID }: Session,
): Promise<void> {
  const row = await db
    .selectFrom(requestTables[kind])
    .select('requestID')
    .where('requestID', '=', requestID)
    .where('requesterID', '=', userID)
    .where('status', '<>', requestStatus.archived)
    .executeTakeFirst();
  if (!row) throw requestNotFound();
}
