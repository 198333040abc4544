import type { Trx } from '../../core/db/transaction.ts';

/** Where a profession is used: numbers, and the names of some rows. */
export interface Usage {
  services: { count: number; examples: string[] };
  requests: { count: number; examples: string[] };
  /** Offers on these requests. */
  offers: number;
}

const maxExamples = 3;
/** Characters of a request's description in the message. */
const maxExampleLength = 40;

const shorten = (text: string) =>
  text.length > maxExampleLength ? `${text.slice(0, maxExampleLength).trimEnd()}…` : text;

async function findServices(trx: Trx, typeID: number): Promise<Usage['services']> {
  const { count } = await trx
    .selectFrom('service_relations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('serviceTypeID', '=', typeID)
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('service_relations as relation')
    .innerJoin('services', 'services.serviceID', 'relation.serviceID')
    .select('services.title')
    .where('relation.serviceTypeID', '=', typeID)
    .orderBy('relation.relationID')
    .limit(maxExamples)
    .execute();
  return { count: Number(count), examples: rows.map(({ title }) => title) };
}

/** Withdrawn requests count too: their requesters still see them. */
async function findRequests(trx: Trx, typeID: number): Promise<Usage['requests']> {
  const { count } = await trx
    .selectFrom('service_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('serviceTypeID', '=', typeID)
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('service_requests')
    .select('description')
    .where('serviceTypeID', '=', typeID)
    .orderBy('requestID')
    .limit(maxExamples)
    .execute();
  return { count: Number(count), examples: rows.map(({ description }) => shorten(description)) };
}

async function countOffers(trx: Trx, typeID: number): Promise<number> {
  const { count } = await trx
    .selectFrom('service_request_responses as offer')
    .innerJoin('service_requests as request', 'request.requestID', 'offer.requestID')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request.serviceTypeID', '=', typeID)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Where a profession is used; undefined if it may be deleted. */
export async function findUsage(trx: Trx, typeID: number): Promise<Usage | undefined> {
  const services = await findServices(trx, typeID);
  const requests = await findRequests(trx, typeID);
  if (services.count + requests.count === 0) return undefined;
  return { services, requests, offers: requests.count > 0 ? await countOffers(trx, typeID) : 0 };
}
