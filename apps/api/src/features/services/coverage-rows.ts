import type { Database } from '@piacter/db';
import type { CoverageRow } from '@piacter/db/service-coverage';
import type { Trx } from '../../core/db/transaction.ts';
import { toCoverageKey } from './coverage-keys.ts';

/** Rows of one insert, well below the smallest `max_allowed_packet`. */
const batchSize = 1000;

/** The rows of the coverage by service. */
export async function selectCoverageRows(
  db: Database,
  serviceIDs: readonly number[],
): Promise<Map<number, CoverageRow[]>> {
  if (serviceIDs.length === 0) return new Map();
  const rows = await db
    .selectFrom('service_coverage')
    .select(['serviceID', 'serviceTypeID', 'placeKind', 'placeID'])
    .where('serviceID', 'in', serviceIDs)
    .$castTo<CoverageRow & { serviceID: number }>()
    .execute();
  return Map.groupBy(rows, ({ serviceID }) => serviceID);
}

/** Replaces the rows of a service, unless they are the same: most changes do not affect them. */
export async function replaceCoverageRows(
  trx: Trx,
  serviceID: number,
  wanted: readonly CoverageRow[],
): Promise<void> {
  const held = (await selectCoverageRows(trx, [serviceID])).get(serviceID) ?? [];
  const keys = new Set(held.map(toCoverageKey));
  if (keys.size === wanted.length && wanted.every((row) => keys.has(toCoverageKey(row)))) return;
  await trx.deleteFrom('service_coverage').where('serviceID', '=', serviceID).execute();
  for (let start = 0; start < wanted.length; start += batchSize)
    await trx
      .insertInto('service_coverage')
      .values(wanted.slice(start, start + batchSize).map((row) => ({ ...row, serviceID })))
      .execute();
}
