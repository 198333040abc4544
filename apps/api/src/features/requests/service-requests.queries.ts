import type { OwnServiceRequestQuery, ServiceRequestBody } from '@piacter/contracts/requests';
import type { Database, DB } from '@piacter/db';
import { placeKinds } from '@piacter/db/service-coverage';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { requestStatus } from './request-states.ts';
import { shownAnswers } from './shown-answers.ts';

/** The exact part of an address, which few may read. */
export const exactFields = ['street', 'publicPlaceType', 'houseNumber', 'floorNumber', 'doorNumber'] as const;
export const addressFields = [
  'countryID',
  'postalCode',
  'settlement',
  'countyRegion',
  ...exactFields,
] as const;

type Stored = Selectable<DB['service_requests']>;
export type ServiceRequestRow = Omit<
  Stored,
  (typeof exactFields)[number] | 'settlementID' | 'regionID' | 'archivedAt' | 'hiddenStatus' | 'openUntil'
> & {
  /** Of those that the requester sees. */
  responseCount: number;
  /** A calendar day, although the generated type of DATE columns is Date. */
  openUntil: string;
};

/** Columns without personal data, with the alias `request`. */
export const openColumns = sql`
  request.requestID, request.requesterID, request.serviceTypeID, request.status, request.description,
  request.requestTime, request.timeUnit, request.countryID, request.postalCode, request.settlement,
  request.countyRegion, request.disableAddress, ${shownAnswers.service} as responseCount, request.imageCount,
  request.acceptedResponseID, request.openUntil, request.hiddenReason, request.created`;

/** The same with `hasOwnOffer`, 1 where the user has sent an offer: a statement of its own would cost more. */
export const openColumnsFor = (userID: number) => sql`
  ${openColumns}, exists (
    select 1 from service_request_responses as own where own.requestID = request.requestID and own.userID = ${userID}
  ) as hasOwnOffer`;

export async function findServiceRequest(
  db: Database,
  requestID: number,
): Promise<ServiceRequestRow | undefined> {
  const { rows } = await sql<ServiceRequestRow>`
    select ${openColumns} from service_requests as request where request.requestID = ${requestID}`.execute(
    db,
  );
  return rows[0];
}

/** The exact part of the address: street, house number, floor and door. */
export const selectExactAddress = (db: Database, requestID: number) =>
  db
    .selectFrom('service_requests')
    .select(exactFields)
    .where('requestID', '=', requestID)
    .executeTakeFirstOrThrow();

/** The stored address of a request: the one that was sent, or a copy of the profile's. */
export type RequestAddress = Pick<ServiceRequestBody, (typeof addressFields)[number]>;

export const selectProfileAddress = (db: Database, userID: number): Promise<RequestAddress> =>
  db.selectFrom('user_profiles').select(addressFields).where('userID', '=', userID).executeTakeFirstOrThrow();

export const insertServiceRequest = async (
  db: Database,
  request: Insertable<DB['service_requests']>,
): Promise<number> =>
  Number((await db.insertInto('service_requests').values(request).executeTakeFirstOrThrow()).insertId);

/** Where a request is, as the gazetteer has it. */
type RequestPlace = Pick<Stored, 'settlementID' | 'regionID' | 'countryID'>;

/** The professionals with a published service of the profession that covers the place, but for the requester. */
export async function countProfessionals(
  db: Database,
  { serviceTypeID, requesterID, ...place }: RequestPlace & Pick<Stored, 'serviceTypeID' | 'requesterID'>,
): Promise<number> {
  const covered = [
    [placeKinds.wholeCountry, place.countryID],
    [placeKinds.wholeRegion, place.regionID],
    [placeKinds.settlement, place.settlementID],
  ].flatMap(([kind, id]) => (id === null ? [] : sql`(${kind}, ${id})`));
  if (covered.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(distinct services.userID) as total
    from service_coverage as covered join services on services.serviceID = covered.serviceID
    where covered.serviceTypeID = ${serviceTypeID}
      and (covered.placeKind, covered.placeID) in (${sql.join(covered)})
      and services.userID <> ${requesterID}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The same of a stored request. */
export async function countProfessionalsOf(db: Database, requestID: number): Promise<number> {
  const request = await db
    .selectFrom('service_requests')
    .select(['serviceTypeID', 'requesterID', 'countryID', 'regionID', 'settlementID'])
    .where('requestID', '=', requestID)
    .executeTakeFirst();
  return request ? countProfessionals(db, request) : 0;
}

/** Withdraws one of the caller's requests without offers; false where there is none. */
export async function archiveUnanswered(trx: Trx, requestID: number, userID: number, now: Date) {
  const { numUpdatedRows } = await trx
    .updateTable('service_requests')
    .set({ status: requestStatus.archived, archivedAt: now, imageCount: 0 })
    .where('requestID', '=', requestID)
    .where('requesterID', '=', userID)
    .where('status', '<>', requestStatus.archived)
    .where('responseCount', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The conditions of a requester's own list. */
export const isOwn = (
  userID: number,
  { serviceID, hasResponse }: OwnServiceRequestQuery,
): RawBuilder<unknown>[] => [
  sql`request.requesterID = ${userID} and request.status <> ${requestStatus.archived}`,
  ...(serviceID === undefined ? [] : [sql`request.serviceTypeID = ${serviceID}`]),
  ...(hasResponse === undefined
    ? []
    : [sql`${shownAnswers.service} ${sql.raw(hasResponse ? '> 0' : '= 0')}`]),
];

/** Whether the accepted offer of a request belongs to the user. */
export async function isAcceptedOffer(db: Database, responseID: number, userID: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_request_responses')
    .select('responseID')
    .where('responseID', '=', responseID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return row !== undefined;
}
