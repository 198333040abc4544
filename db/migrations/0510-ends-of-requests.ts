import { type Kysely, sql } from 'kysely';

/**
 * The last day on which a request can be found and answered. The database computes it, for existing rows and for those
 * of processes of the former release alike: a week after the waiting time of a service request, 90 days after the last
 * change of a property request. The times are UTC; two hours more make the day never an earlier one than in Budapest.
 * `endWarnedAt` is the time of the mail that asks about the end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const waiting = sql`requestTime * case timeUnit when 'óra' then 1 when 'nap' then 24 else 168 end`;
  await sql`
    alter table service_requests
      add column openUntil date generated always as (
        date(created + interval (${waiting} + 7 * 24 + 2) hour)
      ) stored`.execute(db);
  await sql`
    alter table service_requests add key service_requests_end (status, openUntil, requesterID)`.execute(db);
  await sql`
    alter table real_estate_requests
      add column openUntil date generated always as (date(updated + interval (90 * 24 + 2) hour)) stored,
      add column endWarnedAt datetime(3) null`.execute(db);
  await sql`
    alter table real_estate_requests
      add key real_estate_requests_end (status, openUntil, requesterID)`.execute(db);
}
