import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ReverseSearch } from '../search/reverse/index.ts';
import { replaceKeys } from './watches.queries.ts';

/**
 * Writes the keys of the watches of requests in one's own area anew for the professionals of services that have changed:
 * these keys are made of what their services cover.
 */
export async function refreshOwnAreas(
  trx: Trx,
  search: Pick<ReverseSearch, 'toKeys'>,
  serviceIDs: readonly number[],
): Promise<void> {
  const kind = 'service-request';
  const { rows } = await sql<{ watchID: number; userID: number; query: string }>`
    select distinct watches.watchID, watches.userID, watches.query
    from services join watches on watches.userID = services.userID
    where services.serviceID in (${sql.join(serviceIDs)}) and watches.kind = ${kind}
      and watches.isPaused = 0 and watches.isOwnArea = 1`.execute(trx);
  for (const { watchID, userID, query } of rows)
    await replaceKeys(trx, { watchID, kind }, await search.toKeys(query, userID));
}
