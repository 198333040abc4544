import { packageTypes } from '@piacter/contracts/packages';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { listingSpecs } from '../listings/index.ts';

interface Counts {
  listings: number;
  images: number;
  deletedRequests: number;
  keptRequests: number;
  deletedOffers: number;
  keptOffers: number;
  payments: number;
  packages: number;
  stays: number;
}

const specs = Object.values(listingSpecs);

const listings = (userID: number) =>
  sql.join(
    specs.map(({ table }) => sql`(select count(*) from ${sql.table(table)} where userID = ${userID})`),
    sql` + `,
  );

const images = (userID: number) =>
  sql.join(
    specs.map(
      ({ table }) =>
        sql`(select coalesce(sum(imageCount), 0) from ${sql.table(table)} where userID = ${userID})`,
    ),
    sql` + `,
  );

/** The numbers of what a user has, as far as a deletion treats them differently. */
export async function countBelongings(db: Database, userID: number, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    ${listings(userID)} as listings,
    ${images(userID)} + (select coalesce(sum(imageCount), 0) from service_requests where requesterID = ${userID}) as images,
    (select count(*) from service_requests where requesterID = ${userID} and responseCount = 0)
      + (select count(*) from accommodation_requests where requesterID = ${userID})
      + (select count(*) from real_estate_requests where requesterID = ${userID}) as deletedRequests,
    (select count(*) from service_requests where requesterID = ${userID} and responseCount > 0) as keptRequests,
    (select count(*) from service_request_responses where userID = ${userID} and accepted <> 1)
      + (select count(*) from accommodation_request_contacts where userID = ${userID}) as deletedOffers,
    (select count(*) from service_request_responses where userID = ${userID} and accepted = 1) as keptOffers,
    (select count(*) from payments where userID = ${userID}) as payments,
    (select count(*) from service_orders where userID = ${userID} and isActive = 1
      and (validTo > ${now} or (packageType = ${packageTypes.offers} and usedCount < quantity))) as packages,
    (select count(*) from stays where (hostID = ${userID} or guestID = ${userID}) and state = 'reserved') as stays`.execute(
    db,
  );
  const [counts] = rows;
  if (!counts) throw new Error('counting returned no row');
  return {
    listings: Number(counts.listings),
    images: Number(counts.images),
    deletedRequests: Number(counts.deletedRequests),
    keptRequests: Number(counts.keptRequests),
    deletedOffers: Number(counts.deletedOffers),
    keptOffers: Number(counts.keptOffers),
    payments: Number(counts.payments),
    packages: Number(counts.packages),
    stays: Number(counts.stays),
  };
}
