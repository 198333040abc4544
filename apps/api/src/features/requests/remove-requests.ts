import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { refreshFound } from './found-requests.ts';
import { requestStatus } from './request-states.ts';

/** The description of an answered request after its requester's account was deleted. */
const deletedRequestText = 'Az ajánlatkérő törölte a fiókját.';

async function removePropertyRequests(trx: Trx, userID: number): Promise<number> {
  const rows = await trx
    .selectFrom('real_estate_requests')
    .select('requestID')
    .where('requesterID', '=', userID)
    .orderBy('requestID')
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ requestID }) => requestID);
  await trx.deleteFrom('real_estate_requests').where('requestID', 'in', ids).execute();
  await refreshFound(trx, 'property', ids);
  return ids.length;
}

/** Deletes them with the answers of hosts, which are messages to the requester. */
async function removeAccommodationRequests(trx: Trx, userID: number): Promise<number> {
  const rows = await trx
    .selectFrom('accommodation_requests')
    .select('requestID')
    .where('requesterID', '=', userID)
    .orderBy('requestID')
    .forUpdate()
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ requestID }) => requestID);
  await trx.deleteFrom('accommodation_request_contacts').where('requestID', 'in', ids).execute();
  await trx.deleteFrom('accommodation_requests').where('requestID', 'in', ids).execute();
  await refreshFound(trx, 'accommodation', ids);
  return ids.length;
}

const closeIfOpen = (column: 'status' | 'hiddenStatus') =>
  sql<number>`if(${sql.ref(column)} = ${requestStatus.open}, ${requestStatus.over}, ${sql.ref(column)})`;

/**
 * Closes answered requests, so that a hidden one is not open either when it is shown again, and removes what is personal
 * in them: professionals have paid for their offers.
 */
const closeServiceRequests = (trx: Trx, ids: readonly number[]) =>
  trx
    .updateTable('service_requests')
    .set({
      status: closeIfOpen('status'),
      hiddenStatus: closeIfOpen('hiddenStatus'),
      description: deletedRequestText,
      street: null,
      publicPlaceType: null,
      houseNumber: null,
      floorNumber: null,
      doorNumber: null,
      imageCount: 0,
    })
    .where('requestID', 'in', ids)
    .execute();

async function removeServiceRequests(trx: Trx, userID: number): Promise<{ count: number; paths: string[] }> {
  const rows = await trx
    .selectFrom('service_requests')
    .select(['requestID', 'responseCount'])
    .where('requesterID', '=', userID)
    .orderBy('requestID')
    .forUpdate()
    .execute();
  if (rows.length === 0) return { count: 0, paths: [] };
  const ids = rows.map(({ requestID }) => requestID);
  const images = trx.selectFrom('service_request_images').where('requestID', 'in', ids);
  const paths = (await images.select('path').execute()).map(({ path }) => path);
  await trx.deleteFrom('service_request_images').where('requestID', 'in', ids).execute();
  const toIDs = (kept: boolean) =>
    rows.filter(({ responseCount }) => responseCount > 0 === kept).map(({ requestID }) => requestID);
  const [answered, unanswered] = [toIDs(true), toIDs(false)];
  if (answered.length > 0) await closeServiceRequests(trx, answered);
  if (unanswered.length > 0)
    await trx.deleteFrom('service_requests').where('requestID', 'in', unanswered).execute();
  await refreshFound(trx, 'service', ids);
  return { count: unanswered.length, paths };
}

/**
 * Deletes a requester's requests of every kind; those with offers are closed and kept without personal data. Returns
 * the number of deleted ones and the paths of their pictures.
 */
export async function removeRequestsOfUser(
  trx: Trx,
  userID: number,
): Promise<{ requests: number; paths: string[] }> {
  const service = await removeServiceRequests(trx, userID);
  const accommodation = await removeAccommodationRequests(trx, userID);
  const property = await removePropertyRequests(trx, userID);
  return { requests: service.count + accommodation + property, paths: service.paths };
}

/** Deletes a host's answers to requests; returns their number. */
export async function removeHostContacts(trx: Trx, userID: number): Promise<number> {
  const rows = await trx
    .selectFrom('accommodation_request_contacts')
    .select('requestID')
    .where('userID', '=', userID)
    .execute();
  if (rows.length === 0) return 0;
  const ids = rows.map(({ requestID }) => requestID);
  // Locked first, as a host who answers does.
  await trx
    .selectFrom('accommodation_requests')
    .select('requestID')
    .where('requestID', 'in', ids)
    .orderBy('requestID')
    .forUpdate()
    .execute();
  await trx.deleteFrom('accommodation_request_contacts').where('userID', '=', userID).execute();
  await trx
    .updateTable('accommodation_requests')
    .set((eb) => ({ responseCount: eb('responseCount', '-', 1) }))
    .where('requestID', 'in', ids)
    .execute();
  return ids.length;
}
