import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { listingPathsByKind, requesterPaths } from '@piacter/contracts/site/paths';
import {
  getSubjectKind,
  isListingThread,
  type ThreadKind,
  type ThreadSide,
} from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingPath, listingSpecs } from '../listings/index.ts';
import { published } from '../listings/rows/index.ts';

/** What a thread is about, as a side sees it. */
export interface Target {
  path: string | null;
  picture: string | null;
  isAvailable: boolean;
}

interface About {
  kind: ThreadKind;
  targetID: number;
  title: string;
  side: ThreadSide;
}

/** The listings among the ids that still exist. */
async function selectListings(db: Database, kind: ListingKind, listingIDs: readonly number[]) {
  if (listingIDs.length === 0) return [];
  const { table, idField, label } = listingSpecs[kind];
  const id = sql.ref(`listing.${idField}`);
  const { rows } = await sql<{ id: number; title: string; status: number; mainImg: string | null }>`
    select ${id} as id, ${label} as title, listing.status, listing.mainImg from ${sql.table(table)} as listing
    where ${id} in (${sql.join(listingIDs)})`.execute(db);
  return rows.map((row) => ({ ...row, key: `${kind} ${row.id}` }));
}

/** The requests of offers. */
async function selectRequestsOfOffers(
  db: Database,
  responseIDs: readonly number[],
): Promise<Map<number, number>> {
  if (responseIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_request_responses')
    .select(['responseID', 'requestID'])
    .where('responseID', 'in', [...responseIDs])
    .execute();
  return new Map(rows.map(({ responseID, requestID }) => [responseID, requestID]));
}

/** The page of a request for a side. */
const getRequestPath = (kind: ThreadKind, requestID: number, side: ThreadSide): string => {
  const subject = getSubjectKind(kind);
  const pages = side === 'owner' ? listingPathsByKind[subject] : requesterPaths[subject];
  return pages.request(requestID);
};

/** What threads are about, in their order: three reads of listings and one of offers at most. */
export async function describeTargets(db: Database, threads: readonly About[]): Promise<Target[]> {
  const idsOf = (kind: ThreadKind) =>
    threads.flatMap((thread) => (thread.kind === kind ? thread.targetID : []));
  const found = await Promise.all(listingKinds.map((kind) => selectListings(db, kind, idsOf(kind))));
  const listings = new Map(found.flat().map((listing) => [listing.key, listing]));
  const requests = await selectRequestsOfOffers(db, idsOf('service-offer'));
  return threads.map(({ kind, targetID, side }) => {
    if (isListingThread(kind)) {
      const listing = listings.get(`${kind} ${targetID}`);
      const isAvailable = listing?.status === published;
      const path = listing && isAvailable ? listingPath(kind, listing.title, targetID) : null;
      return { path, picture: listing?.mainImg ?? null, isAvailable };
    }
    const requestID = kind === 'service-offer' ? requests.get(targetID) : targetID;
    const path = requestID === undefined ? null : getRequestPath(kind, requestID, side);
    return { path, picture: null, isAvailable: path !== null };
  });
}
