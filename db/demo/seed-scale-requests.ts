import { dayMs } from '@piacter/contracts/core/days';
import { roleIDs } from '@piacter/contracts/core/values';
import type { RequestKind } from '@piacter/contracts/requests/values';
import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { insertBatches } from './bulk.ts';
import { mergeRows } from './listing-rows.ts';
import { loadProfessions } from './lookups.ts';
import { loadGazetteer } from './places.ts';
import { createRandom, hashSeed } from './random.ts';
import { type RequestSource, requestRows } from './requests/rows.ts';
import { scaleUsers } from './scale-users.ts';

interface ScaleRequestOptions {
  db: Kysely<DB>;
  kind: RequestKind;
  /** Open requests to add to the existing ones. */
  count: number;
  now: Date;
}

/**
 * Open quote requests of a kind for benchmarks, oldest first, distributed over the country, the professions and
 * the days for which they are open.
 */
export async function seedScaleRequests({ db, kind, count, now }: ScaleRequestOptions): Promise<void> {
  const users = await scaleUsers(
    db,
    roleIDs.ajanlatkero,
    Math.max(20, Math.min(5000, Math.round(count / 150))),
    now,
  );
  const { table, rows, maxAgeDays } = requestRows[kind];
  const last = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('requestID').as('id'))
    .executeTakeFirst();
  const first = Number(last?.id ?? 0) + 1;
  const source: RequestSource = {
    gazetteer: await loadGazetteer(db),
    random: createRandom(hashSeed(`${kind} requests from ${first}`)),
    requesterIDs: users.map(({ userID }) => userID),
    professions: await loadProfessions(db),
    now,
  };
  const { random, requesterIDs } = source;
  await insertBatches(db, count, (start, size) =>
    mergeRows(
      Array.from({ length: size }, (_, i) => ({
        requestID: first + start + i,
        requesterID: random.pick(requesterIDs),
        created: new Date(now.getTime() - Math.round((1 - (start + i) / count) * maxAgeDays * dayMs)),
      })).map((request) => rows(request, source)),
    ),
  );
}
