import { type Role, typedEntries } from '@piacter/contracts/core';
import { dayMs } from '@piacter/contracts/core/days';
import { listingKinds } from '@piacter/contracts/listings';
import { type WatchBody, watchedRequestKinds } from '@piacter/contracts/watches';
import type { Database } from '@piacter/db';
import { demoEmails } from '@piacter/db/demo';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { createLogger } from '../core/log.ts';
import { listingSpecs } from '../features/listings/index.ts';
import { createLookupService } from '../features/lookups/index.ts';
import { createPlaceService } from '../features/places/index.ts';
import { isOpen, requestTables } from '../features/requests/index.ts';
import { createReverseSearches, createWatchMatching, createWatchService } from '../features/watches/index.ts';

/** Days ago at which the demo accounts began to follow searches: listings since then are found. */
const daysFollowed = 30;

interface DemoWatch extends Pick<WatchBody, 'kind' | 'query' | 'frequency'> {
  /** Then nothing is new. */
  isLookedAt?: 1;
  isPaused?: 1;
}

/** What the demo account of each role follows. */
const watchesByRole: Record<Exclude<Role, 'admin'>, readonly DemoWatch[]> = {
  ingatlan_tulajdonos: [
    { kind: 'property', query: 'adType=1&houseType=3', frequency: 'weekly', isPaused: 1 },
    { kind: 'property-request', query: 'adType=1', frequency: 'immediate' },
  ],
  szallasado: [{ kind: 'accommodation-request', query: '', frequency: 'daily' }],
  szakember: [
    { kind: 'service-request', query: 'address=Pest vármegye', frequency: 'daily', isLookedAt: 1 },
    { kind: 'service-request', query: 'ownArea=1', frequency: 'immediate' },
  ],
  ajanlatkero: [
    { kind: 'accommodation', query: 'region=Balaton', frequency: 'weekly', isLookedAt: 1 },
    { kind: 'property', query: 'adType=1&settlement=Nyíregyháza&houseType=2', frequency: 'immediate' },
  ],
};

/** Queues the open requests, which are watches by themselves, and then the listings since a time. */
async function queueDemo(db: Database, since: Date, now: Date): Promise<void> {
  for (const [watched, kind] of Object.entries(watchedRequestKinds))
    await sql`insert into watch_queue (kind, targetID, queuedAt)
      select ${watched}, requestID, ${now} from ${sql.table(requestTables[kind])} where ${isOpen()}`.execute(
      db,
    );
  for (const kind of listingKinds) {
    const { table, idField } = listingSpecs[kind];
    await sql`insert into watch_queue (kind, targetID, queuedAt)
      select ${kind}, ${sql.ref(idField)}, ${now} from ${sql.table(table)} where created > ${since}`.execute(
      db,
    );
  }
}

/** Marks what was found as mailed: demo data writes no mails. */
async function markMailed(db: Database, now: Date): Promise<void> {
  await db.updateTable('watch_matches').set({ mailedAt: now }).where('matchedAt', '=', now).execute();
  await db.updateTable('watches').set({ nextMailAt: null }).where('nextMailAt', '>=', now).execute();
}

/**
 * Lets the demo accounts follow searches and the demo requests be watches, with what the product's own matching finds, in
 * a database that has just been filled with demo data.
 */
export async function fillDemoWatches(db: Database, config: Config, now: Date): Promise<void> {
  const since = new Date(now.getTime() - daysFollowed * dayMs);
  let time = since;
  const deps = { config, db, readDb: db, clock: { now: () => time }, log: createLogger(config.logLevel) };
  const lookups = createLookupService(deps);
  const searches = createReverseSearches({
    ...deps,
    lookups,
    places: createPlaceService({ ...deps, lookups }),
  });
  const watches = createWatchService({ ...deps, lookups, searches });
  const looked: (() => Promise<void>)[] = [];
  for (const [role, ofRole] of typedEntries(watchesByRole)) {
    const { userID } = await db
      .selectFrom('users')
      .select('userID')
      .where('email', '=', demoEmails[role])
      .executeTakeFirstOrThrow();
    const session = { userID, role, sessionID: 0 };
    for (const { isLookedAt, isPaused, ...watch } of ofRole) {
      const watchID = await watches.create(session, watch);
      looked.push(() => watches.update(session, watchID, { isLookedAt, isPaused }));
    }
  }
  time = now;
  await queueDemo(db, since, now);
  await createWatchMatching({ ...deps, searches })(now);
  for (const look of looked) await look();
  await markMailed(db, now);
}
