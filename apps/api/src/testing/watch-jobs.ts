import { createLookupService } from '../features/lookups/index.ts';
import { createPlaceService } from '../features/places/index.ts';
import { createReverseSearches, createWatchMailing, createWatchMatching } from '../features/watches/index.ts';
import type { TestApp } from './app.ts';

const tables = [
  'watches',
  'watch_queue',
  'outbox_mails',
  'real_estates',
  'accommodations',
  'services',
  'service_requests',
  'accommodation_requests',
  'real_estate_requests',
] as const;

/** The jobs of watches on the clock of a test, and what they have mailed. */
export function createWatchJobs({ deps, db, clock, mails }: TestApp) {
  const lookups = createLookupService(deps);
  const places = createPlaceService({ ...deps, lookups });
  const searches = createReverseSearches({ ...deps, lookups, places });
  const matchWatches = createWatchMatching({ ...deps, searches });
  const mailWatches = createWatchMailing({ ...deps, searches });
  const match = () => matchWatches(clock.now());
  const mail = () => mailWatches(clock.now());
  /** The mails about watches. */
  const alerts = async () => (await mails()).filter(({ dedupeKey }) => dedupeKey.startsWith('watch:'));

  return {
    searches,
    match,
    mail,
    /** What the jobs do within five minutes. */
    async run(): Promise<void> {
      await match();
      await mail();
      clock.pass(5 * 60_000);
      await mail();
    },
    alerts,
    alertsTo: async ({ email }: { email: string }) =>
      (await alerts()).filter(({ toAddress }) => toAddress === email),
    /** Removes every listing, request, watch and mail. */
    async clear(): Promise<void> {
      for (const table of tables) await db.deleteFrom(table).execute();
    },
  };
}

export type WatchJobs = ReturnType<typeof createWatchJobs>;
