import type { WatchKind } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { freedEvent } from './matching.queries.ts';
import type { ReverseSearches } from './reverse-searches.ts';

interface DueWatch {
  watchID: number;
  userID: number | null;
  kind: string;
  query: string;
}

/**
 * Forgets that nights became free, where they were taken again before the mail: what is not free is not told, and may be
 * told later.
 */
export async function dropTakenAgain(
  trx: Trx,
  searches: ReverseSearches,
  due: readonly DueWatch[],
): Promise<void> {
  const matches = await trx
    .selectFrom('watch_matches')
    .select(['watchID', 'targetID'])
    .where(
      'watchID',
      'in',
      due.map(({ watchID }) => watchID),
    )
    .where('event', '=', freedEvent)
    .where('mailedAt', 'is', null)
    .execute();
  for (const [watchID, found] of Map.groupBy(matches, (match) => match.watchID)) {
    const watch = due.find((one) => one.watchID === watchID);
    if (!watch) continue;
    const { table, idField, toCondition } = searches[watch.kind as WatchKind];
    const condition = (await toCondition(trx, watch.query, watch.userID)) ?? sql`false`;
    await sql`
      delete from watch_matches where watchID = ${watchID} and event = ${freedEvent} and mailedAt is null
        and targetID in (${sql.join(found.map(({ targetID }) => targetID))})
        and targetID not in (select ${sql.ref(idField)} from ${sql.table(table)} where ${condition})`.execute(
      trx,
    );
  }
}
