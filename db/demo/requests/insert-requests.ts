import { roleIDs } from '@piacter/contracts/core/values';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../types.ts';
import { insertBulk } from '../bulk.ts';
import type { RowsByTable } from '../listing-rows.ts';
import { loadProfessions } from '../lookups.ts';
import type { PicturePool } from '../pictures.ts';
import type { Gazetteer } from '../places.ts';
import type { DemoUser } from '../users.ts';
import { accommodationRequestRows } from './accommodation-requests.ts';
import { loadHosts, loadProfessionals, loadRequesters } from './participants.ts';
import { propertyRequestRows } from './property-requests.ts';
import { serviceRequestRows } from './service-requests.ts';

interface InsertOptions {
  gazetteer: Gazetteer;
  pool: PicturePool;
  users: readonly DemoUser[];
  now: Date;
}

/**
 * Inserts quote requests of the three kinds with offers and answers, after the orders that pay for them. Does nothing
 * if there are requests, since the rows have explicit ids.
 */
export async function insertRequests(
  db: Kysely<DB>,
  { gazetteer, pool, users, now }: InsertOptions,
): Promise<void> {
  if (await hasRequests(db)) return;
  const asking = users.filter(({ userType }) => userType === roleIDs.ajanlatkero);
  const requesters = await loadRequesters(db, gazetteer, asking);
  const professionals = await loadProfessionals(db, roleIDs.szakember);
  const hosts = await loadHosts(db, roleIDs.szallasado);
  const professionIDs = await loadProfessions(db);
  const services = serviceRequestRows({ gazetteer, pool, requesters, professionals, professionIDs, now });
  await insertBulk(
    db,
    joined([
      services,
      ...accommodationRequestRows({ gazetteer, requesters, hosts, now }),
      ...propertyRequestRows({ gazetteer, requesters, now }),
    ]),
  );
  // Those that have ended: nobody is told of the end of a demonstration.
  await sql`update service_requests set status = 3 where status = 1 and openUntil < date(${now})`.execute(db);
  await sql`update service_orders as o join (
      select orderID, count(*) as sent from service_request_responses group by orderID
    ) as used using (orderID) set o.usedCount = used.sent`.execute(db);
}

/** The rows of many requests, merged by table; requests come before their parts. */
function joined(parts: readonly RowsByTable[]): RowsByTable {
  const all: RowsByTable = {};
  for (const [table, rows] of parts.flatMap((part) => Object.entries(part)))
    all[table] = [...(all[table] ?? []), ...rows];
  return all;
}

async function hasRequests(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql`select 1 from service_requests union all select 1 from accommodation_requests
    union all select 1 from real_estate_requests limit 1`.execute(db);
  return rows.length > 0;
}
