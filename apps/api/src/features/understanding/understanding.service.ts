import type { ListingKind } from '@piacter/contracts/listings';
import type { Understanding } from '@piacter/contracts/understanding';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { toCalendarDay } from '../../core/calendar.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import { getPlaceNames, type PlaceService } from '../places/index.ts';
import { createLookupValues } from './lookup-values.ts';
import { createProfessionIndex, type ProfessionRow } from './professions-index.ts';
import { type Knowledge, understand } from './understand.ts';
import { selectProfessionWords } from './understanding.queries.ts';
import { createVocabulary } from './vocabulary.ts';

/** Milliseconds for which a process keeps names of places and professions. */
const ttlMs = 300_000;

const searchPaths: Readonly<Record<ListingKind, string>> = {
  property: '/ingatlanok',
  accommodation: '/szallasok',
  service: '/szakemberek',
};

/** The tables of the understanding over the rows of a database. */
export function createKnowledge(
  gazetteer: Gazetteer,
  rows: LookupRows,
  professions: readonly ProfessionRow[],
): Knowledge {
  const values = createLookupValues(rows);
  return {
    gazetteer,
    values,
    places: getPlaceNames(gazetteer),
    vocabulary: createVocabulary(values),
    professions: createProfessionIndex(professions),
    searchPaths,
  };
}

interface UnderstandingDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export function createUnderstandingService({ readDb, clock, lookups, places }: UnderstandingDeps) {
  const cache = new TtlCache(
    async () => {
      const [gazetteer, rows, professions] = await Promise.all([
        places.gazetteer(),
        lookups.rows(),
        selectProfessionWords(readDb),
      ]);
      return createKnowledge(gazetteer, rows, professions);
    },
    ttlMs,
    clock,
  );
  return {
    /** Understands a text; no statement runs but for names, every few minutes. */
    understand: async (text: string, fallback?: ListingKind): Promise<Understanding> =>
      understand(text, await cache.get(), toCalendarDay(clock.now()), fallback),
  };
}

export type UnderstandingService = ReturnType<typeof createUnderstandingService>;
