import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../adapters/geocoding/index.ts';
import type { Clock } from '../core/clock.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { createLogger } from '../core/log.ts';
import { createKindRefresh } from '../features/lifecycle/index.ts';
import { listingSpecs } from '../features/listings/index.ts';
import { createLookupService } from '../features/lookups/index.ts';
import { createPlaceService, isSamePlace, resolvePlace } from '../features/places/index.ts';
import { type Batch, spellPlacedRequests, spellServiceRequests } from '../features/requests/index.ts';

/** Rows that are read at once. */
const batchSize = 2000;

/** Spells some rows; the last id, undefined beyond the last one. */
type SpellBatch = (batch: Batch) => Promise<number | undefined>;

interface Address {
  id: number;
  countryID: number | null;
  postalCode: string | null;
  settlement: string | null;
  countyRegion: string | null;
  settlementID: number | null;
  regionID: number | null;
}

/** Listings of a kind: where the place is another, or is spelled differently, everything derived is computed anew. */
const createListingSpelling =
  (
    db: Database,
    gazetteer: Gazetteer,
    kind: ListingKind,
    refresh: Awaited<ReturnType<ReturnType<typeof createKindRefresh>>>,
  ): SpellBatch =>
  async ({ after, limit }) => {
    const { table, idField } = listingSpecs[kind];
    const { rows } = await sql<Address>`
      select ${sql.ref(idField)} as id, countryID, postalCode, settlement, countyRegion, settlementID, regionID
      from ${sql.table(table)} force index (primary)
      where ${sql.ref(idField)} > ${after} order by ${sql.ref(idField)} limit ${sql.lit(limit)}`.execute(db);
    for (const row of rows)
      if (!isSamePlace(row, resolvePlace(gazetteer, row)))
        await inTransaction(db, (trx) => refresh(trx, kind, row.id));
    return rows.at(-1)?.id;
  };

/**
 * Spells the addresses that are stored as typed as the gazetteer has them, each once: it goes on where it was stopped,
 * and has nothing to do afterwards. A million rows take about a minute; each that changes takes some milliseconds more.
 */
export async function spellAddresses(db: Database, clock: Clock): Promise<void> {
  const left = await db.selectFrom('address_spelling').selectAll().execute();
  if (left.length === 0) return;
  const deps = { db, readDb: db, clock, log: createLogger('silent') };
  const lookups = createLookupService(deps);
  const places = createPlaceService({ ...deps, lookups });
  const gazetteer = await places.gazetteer();
  const refresh = await createKindRefresh({ clock, lookups, places })();
  const spellings = new Map<string, SpellBatch>([
    ...listingKinds.map((kind) => [kind, createListingSpelling(db, gazetteer, kind, refresh)] as const),
    ['service-request', (batch) => spellServiceRequests(db, gazetteer, batch)],
    [
      'accommodation-request',
      (batch) => spellPlacedRequests(db, gazetteer, { ...batch, kind: 'accommodation' }),
    ],
    ['property-request', (batch) => spellPlacedRequests(db, gazetteer, { ...batch, kind: 'property' })],
  ]);
  for (const { subject, doneTo } of left) {
    const spell = spellings.get(subject);
    for (let after: number | undefined = doneTo; spell && after !== undefined; ) {
      after = await spell({ after, limit: batchSize });
      if (after !== undefined)
        await db
          .updateTable('address_spelling')
          .set({ doneTo: after })
          .where('subject', '=', subject)
          .execute();
    }
    await db.deleteFrom('address_spelling').where('subject', '=', subject).execute();
  }
}
