import type { WatchKind } from '@piacter/contracts/watches/values';
import type { Kysely } from 'kysely';
import type { DB } from './types.ts';

/** Has every process that keeps listings or requests of a kind in memory read all of them again, once this is committed. */
export const markAllChanged = (db: Kysely<DB>, kind: WatchKind): Promise<unknown> =>
  db.insertInto('search_changes').values({ kind, listingID: null }).execute();
