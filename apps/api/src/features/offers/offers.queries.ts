import { pageSize } from '@piacter/contracts/core';
import {
  type OfferBody,
  type OfferStatus,
  type OwnOfferQuery,
  offerStatuses,
} from '@piacter/contracts/offers';
import { packageTypes } from '@piacter/contracts/packages';
import { decidableStates } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { isShownOffer, refreshFound, requestStatus } from '../requests/index.ts';
import type { ListingPage } from '../search/index.ts';

/** Stored values of `accepted` by status. */
const storedStatus = {
  [offerStatuses.pending]: 0,
  [offerStatuses.accepted]: 1,
  [offerStatuses.refused]: 2,
} as const satisfies Record<OfferStatus, number>;

export const toStatus = (accepted: number): OfferStatus =>
  Object.values(offerStatuses).find((status) => storedStatus[status] === accepted) ?? offerStatuses.pending;

/** Locks a request for update; undefined if it does not exist. */
export const lockRequest = (trx: Trx, requestID: number) =>
  trx
    .selectFrom('service_requests')
    .select(['requestID', 'requesterID', 'serviceTypeID', 'status', 'acceptedResponseID'])
    .select(sql<string>`openUntil`.as('openUntil'))
    .where('requestID', '=', requestID)
    .forUpdate()
    .executeTakeFirst();

export async function hasUserOffer(db: Database, requestID: number, userID: number): Promise<boolean> {
  const row = await db
    .selectFrom('service_request_responses')
    .select('responseID')
    .where('requestID', '=', requestID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Spends one piece of the user's oldest active package of offers with any left. Returns its order's id, or undefined
 * when all are used up. The order's row stays locked, so that concurrent offers spend a piece each.
 */
export async function spendOffer(trx: Trx, userID: number): Promise<number | undefined> {
  const order = await trx
    .selectFrom('service_orders')
    .select('orderID')
    .where('userID', '=', userID)
    .where('isActive', '=', 1)
    .where('packageType', '=', packageTypes.offers)
    .whereRef('usedCount', '<', 'quantity')
    .orderBy('activationDate')
    .orderBy('orderID')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  const { numUpdatedRows } = await trx
    .updateTable('service_orders')
    .set((eb) => ({ usedCount: eb('usedCount', '+', 1) }))
    .where('orderID', '=', order.orderID)
    .where('isActive', '=', 1)
    .whereRef('usedCount', '<', 'quantity')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? order.orderID : undefined;
}

export async function insertOffer(
  trx: Trx,
  offer: OfferBody & { userID: number; orderID: number; created: Date },
): Promise<number> {
  const { insertId } = await trx
    .insertInto('service_request_responses')
    .values(offer)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('service_requests')
    .set((eb) => ({ responseCount: eb('responseCount', '+', 1) }))
    .where('requestID', '=', offer.requestID)
    .execute();
  return Number(insertId);
}

/**
 * Accepts an offer and refuses the others on its request, which may have ended meanwhile; false when one was already
 * accepted, or the request is hidden.
 */
export async function markAccepted(trx: Trx, requestID: number, responseID: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('service_requests')
    .set({ acceptedResponseID: responseID, status: requestStatus.accepted })
    .where('requestID', '=', requestID)
    .where(
      'status',
      'in',
      decidableStates.map((state) => requestStatus[state]),
    )
    .where('acceptedResponseID', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await refreshFound(trx, 'service', [requestID]);
  const refused = storedStatus[offerStatuses.refused];
  await trx
    .updateTable('service_request_responses')
    .set({
      accepted: sql<number>`if(responseID = ${responseID}, ${storedStatus[offerStatuses.accepted]}, ${refused})`,
    })
    .where('requestID', '=', requestID)
    .execute();
  return true;
}

/** Which offer on a request was accepted, and what decides who may know. */
export const findAcceptance = (db: Database, requestID: number) =>
  db
    .selectFrom('service_requests')
    .select(['requesterID', 'status', 'acceptedResponseID'])
    .where('requestID', '=', requestID)
    .executeTakeFirst();

/** The request and the professional of an offer. */
export const findOffer = (db: Database, responseID: number) =>
  db
    .selectFrom('service_request_responses')
    .select(['responseID', 'requestID', 'userID'])
    .where('responseID', '=', responseID)
    .executeTakeFirst();

const selectOffers = (db: Database) =>
  db
    .selectFrom('service_request_responses as offer')
    .innerJoin('users as u', 'u.userID', 'offer.userID')
    .innerJoin('user_profiles as p', 'p.userID', 'offer.userID')
    .select(['offer.responseID', 'offer.requestID', 'offer.userID', 'offer.description'])
    .select(['offer.responseTime', 'offer.timeUnit', 'offer.price', 'offer.priceUnit', 'offer.accepted'])
    .select([
      'offer.created',
      'offer.seenAt',
      'p.isFirm',
      'p.firmName',
      'p.firmType',
      'p.firstName',
      'p.lastName',
    ]);

const selectShownOffers = (db: Database) => selectOffers(db).where(isShownOffer);

/** The offers on a request as its requester sees them: the accepted one first, then by creation. */
export const selectRequestOffers = (db: Database, requestID: number) =>
  selectShownOffers(db)
    .where('offer.requestID', '=', requestID)
    .orderBy(sql`offer.accepted = ${storedStatus[offerStatuses.accepted]}`, 'desc')
    .orderBy('offer.responseID')
    .execute();

/** Notes that the requester has seen these offers, which stays at the first time. */
export const markSeen = (db: Database, responseIDs: readonly number[], seenAt: Date) =>
  db
    .updateTable('service_request_responses')
    .set({ seenAt })
    .where('responseID', 'in', responseIDs)
    .where('seenAt', 'is', null)
    .execute();

/** A professional's offer as the requester sees it. */
export const selectUserOffer = (db: Database, requestID: number, userID: number) =>
  selectShownOffers(db)
    .where('offer.requestID', '=', requestID)
    .where('offer.userID', '=', userID)
    .executeTakeFirst();

/** How to reach the professional whose offer on a request was accepted; undefined without one, or without an account. */
export const selectAcceptedContact = (db: Database, requestID: number) =>
  db
    .selectFrom('service_requests as request')
    .innerJoin('service_request_responses as offer', 'offer.responseID', 'request.acceptedResponseID')
    .innerJoin('users as u', 'u.userID', 'offer.userID')
    .innerJoin('user_profiles as p', 'p.userID', 'offer.userID')
    .select(['offer.responseID', 'u.email', 'p.contactPerson', 'p.mobile', 'p.tel', 'p.contactEmail'])
    .where('request.requestID', '=', requestID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();

export type OfferRow = NonNullable<Awaited<ReturnType<typeof selectUserOffer>>>;

/** The published services of professionals, those of the profession of the request first, then the newest. */
export const selectUserServices = (
  db: Database,
  requestID: number,
  userIDs: readonly number[],
  status: number,
) =>
  db
    .selectFrom('services')
    .select(['userID', 'serviceID', 'title'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('service_relations as chosen')
          .innerJoin('service_requests as request', 'request.serviceTypeID', 'chosen.serviceTypeID')
          .select('chosen.serviceID')
          .whereRef('chosen.serviceID', '=', 'services.serviceID')
          .where('request.requestID', '=', requestID),
      ).as('isOfProfession'),
    )
    .where('userID', 'in', userIDs)
    .where('status', '=', status)
    .orderBy('isOfProfession', 'desc')
    .orderBy('created', 'desc')
    .execute();

const ownOfferColumns = sql`
  own.responseID, own.requestID, own.description, own.responseTime, own.timeUnit, own.price, own.priceUnit,
  own.accepted, own.created, own.seenAt, request.serviceTypeID, request.postalCode, request.settlement,
  request.status as requestStatus, request.openUntil`;

export interface OwnOfferRow {
  responseID: number;
  requestID: number;
  description: string;
  responseTime: number;
  timeUnit: string;
  price: number;
  priceUnit: string;
  accepted: number;
  created: Date;
  seenAt: Date | null;
  requestStatus: number;
  openUntil: string;
  serviceTypeID: number;
  postalCode: string | null;
  settlement: string | null;
}

/** One page of a professional's own offers, newest first; `places` are conditions on the request's place. */
export async function selectOwnOffers(
  db: Database,
  userID: number,
  { serviceID, accepted, page }: OwnOfferQuery,
  places: readonly RawBuilder<unknown>[],
): Promise<ListingPage<OwnOfferRow>> {
  const conditions = [
    sql`own.userID = ${userID}`,
    ...(serviceID === undefined ? [] : [sql`request.serviceTypeID = ${serviceID}`]),
    ...(accepted ? [sql`own.accepted = ${storedStatus[accepted]}`] : []),
    ...places,
  ];
  const from = sql`service_request_responses as own
    join service_requests as request on request.requestID = own.requestID
    where ${sql.join(conditions, sql` and `)}`;
  const { rows: counted } = await sql<{ found: number }>`select count(*) as found from ${from}`.execute(db);
  const { rows } = await sql<OwnOfferRow>`select ${ownOfferColumns} from ${from}
    order by own.responseID desc limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`.execute(
    db,
  );
  const total = Number(counted[0]?.found ?? 0);
  return { rows, total, totalIsCapped: false, totalPages: Math.ceil(total / pageSize) };
}
