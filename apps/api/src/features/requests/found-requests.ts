import type { RequestKind } from '@piacter/contracts/requests';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { queueForMatching } from '../search/reverse/index.ts';
import { placedTables } from './request-kinds.ts';
import { replaceRegions } from './request-regions.ts';

/** Takes requests that are open no more out of the searches of places, and ends the watches that they are. */
export async function leaveSearches(
  trx: Trx,
  kind: RequestKind,
  requestIDs: readonly number[],
  now: Date,
): Promise<void> {
  if (kind !== 'service')
    await trx.deleteFrom(placedTables[kind].places).where('requestID', 'in', requestIDs).execute();
  for (const requestID of requestIDs) await queueForMatching(trx, `${kind}-request`, requestID, now);
}

/** Puts a request that is open again back into them. */
export async function returnToSearches(
  trx: Trx,
  gazetteer: Gazetteer,
  kind: RequestKind,
  { requestID, now }: { requestID: number; now: Date },
): Promise<void> {
  if (kind !== 'service') {
    const { table, regions } = placedTables[kind];
    const named = await trx
      .selectFrom(regions)
      .select('regionName')
      .where('requestID', '=', requestID)
      .orderBy('sortOrder')
      .execute();
    const { countryID } = await trx
      .selectFrom(table)
      .select('countryID')
      .where('requestID', '=', requestID)
      .executeTakeFirstOrThrow();
    const names = named.map(({ regionName }) => regionName);
    await replaceRegions(trx, gazetteer, kind, { requestID, countryID, names });
  }
  await queueForMatching(trx, `${kind}-request`, requestID, now);
}
