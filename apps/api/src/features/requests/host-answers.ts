import { pick, toFlag } from '@piacter/contracts/core';
import type { HostAnswer } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { published } from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import { isShownAnswer } from './shown-answers.ts';

/** Maximum number of a host's accommodations that an answer names. */
const maxAccommodations = 5;

/** A published accommodation of a host, as an answer names it. */
interface NamedAccommodation {
  userID: number;
  accommodationID: number;
  accommodationName: string;
  settlement: string;
  pricePerPerson: number;
  mainImg: string | null;
}

/** Published accommodations of hosts: first those where the request wants one, then in the order of searches. */
export async function selectHostAccommodations(
  db: Database,
  requestID: number,
  hostIDs: readonly number[],
): Promise<NamedAccommodation[]> {
  if (hostIDs.length === 0) return [];
  const isWanted = sql`exists (select 1 from accommodation_request_regions as wanted
    where wanted.requestID = ${requestID} and wanted.placeID in (listing.settlementID, listing.regionID))`;
  const { rows } = await sql<NamedAccommodation>`
    select userID, accommodationID, accommodationName, settlement, pricePerPerson, mainImg from (
      select listing.*, row_number() over (
        partition by listing.userID order by ${isWanted} desc, listing.sortRank desc) as place
      from accommodations as listing
      where listing.userID in (${sql.join(hostIDs)}) and listing.status = ${published}
    ) as ranked
    where place <= ${sql.lit(maxAccommodations)} order by place`.execute(db);
  return rows;
}

const selectAnswers = (db: Database, requestID: number) =>
  db
    .selectFrom('accommodation_request_contacts as answer')
    .innerJoin('users as u', 'u.userID', 'answer.userID')
    .innerJoin('user_profiles as p', 'p.userID', 'answer.userID')
    .select(['answer.userID', 'answer.message', 'answer.created'])
    .select(['p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName'])
    .where('answer.requestID', '=', requestID)
    .where('u.deletedAt', 'is', null)
    .where(isShownAnswer)
    .orderBy('answer.created')
    .orderBy('answer.userID');

type AnswerRow = Awaited<ReturnType<ReturnType<typeof selectAnswers>['execute']>>[number];

type Answered = { row: AnswerRow; contact: HostAnswer['contact'] };

async function toAnswers(
  db: Database,
  requestID: number,
  answered: readonly Answered[],
): Promise<HostAnswer[]> {
  const hostIDs = answered.map(({ row }) => row.userID);
  const listed = Map.groupBy(await selectHostAccommodations(db, requestID, hostIDs), ({ userID }) => userID);
  return answered.map(({ row, contact }) => ({
    ...pick(row, ['firmName', 'firstName', 'lastName', 'message']),
    hostID: row.userID,
    isFirm: toFlag(row.isFirm),
    created: row.created.toISOString(),
    contact,
    accommodations: (listed.get(row.userID) ?? []).map((listing) => ({
      ...pick(listing, ['accommodationName', 'settlement', 'pricePerPerson', 'mainImg']),
      accommodationUrl: listingUrl(listing.accommodationName, listing.accommodationID),
    })),
  }));
}

/** The answers to a request for its requester, who sees how to reach each host; the oldest first. */
export async function loadReceivedAnswers(db: Database, requestID: number): Promise<HostAnswer[]> {
  const rows = await selectAnswers(db, requestID)
    .select(['u.email', 'p.contactPerson', 'p.mobile', 'p.tel', 'p.contactEmail'])
    .execute();
  const answered = rows.map(({ email, ...row }) => {
    const contact = pick(row, ['contactPerson', 'mobile', 'tel']);
    return { row, contact: { ...contact, contactEmail: row.contactEmail ?? email } };
  });
  return toAnswers(db, requestID, answered);
}

/** A host's own answer to a request; none before it was sent. */
export async function loadOwnAnswer(db: Database, requestID: number, hostID: number): Promise<HostAnswer[]> {
  const rows = await selectAnswers(db, requestID).where('answer.userID', '=', hostID).execute();
  return toAnswers(
    db,
    requestID,
    rows.map((row) => ({ row, contact: null })),
  );
}
