import { placeSuggestionLimit } from '@piacter/contracts/places';
import type { Database } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { sql } from 'kysely';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { published } from '../listings/rows/index.ts';
import type { PlaceService } from '../places/index.ts';
import { searchAccommodationColumns } from './search-columns.ts';

/** Milliseconds that the list is cached; a new settlement may take as long to be suggested. */
const ttlMs = 60_000;
/** Greatest number of accommodations outside the gazetteer that are read. */
const unlistedLimit = 5000;

interface UnlistedSettlement {
  settlement: string;
  countyRegion: string | null;
  countryID: number;
}

async function selectUnlisted(db: Database): Promise<UnlistedSettlement[]> {
  const { rows } = await sql<UnlistedSettlement>`
    select distinct settlement, countyRegion, countryID from (
      select settlement, countyRegion, countryID
      from accommodations
      where settlementID is null and status = ${published} limit ${sql.lit(unlistedLimit)}
    ) as unlisted`.execute(db);
  return rows;
}

interface SuggestionDeps extends Pick<Deps, 'readDb' | 'clock'> {
  places: PlaceService;
}

/**
 * Autocomplete of settlements: the whole gazetteer, or only settlements with a published accommodation. The capital
 * counts when one of its districts has one.
 */
export function createSettlementSuggestions({ readDb, clock, places }: SuggestionDeps) {
  const port = searchAccommodationColumns(readDb);
  const offeredCache = new TtlCache(
    async () => {
      const [gazetteer, [counts], unlisted] = await Promise.all([
        places.gazetteer(),
        port.countBy([], ['settlementID']),
        selectUnlisted(readDb),
      ]);
      const found = [...(counts?.keys() ?? [])].flatMap(
        (settlementID) => gazetteer.findPlace(settlementID) ?? [],
      );
      const ids = new Set(found.map(({ regionID }) => regionID));
      if (found.some(gazetteer.isDistrict))
        for (const place of gazetteer.settlements.filter(gazetteer.isCapital)) ids.add(place.regionID);
      return { ids, unlisted: unlisted.map((place) => ({ ...place, folded: foldText(place.settlement) })) };
    },
    ttlMs,
    clock,
  );

  return async (search: string, countryID: number | undefined, isOffered: boolean) => {
    if (!isOffered) return places.settlements(search, countryID, placeSuggestionLimit);
    const { ids, unlisted } = await offeredCache.get();
    const listed = await places.settlements(search, countryID, placeSuggestionLimit, ({ regionID }) =>
      ids.has(regionID),
    );
    const typed = foldText(search);
    const others = unlisted.filter(
      (place) =>
        typed !== '' &&
        place.folded.startsWith(typed) &&
        (countryID === undefined || place.countryID === countryID),
    );
    return [...listed, ...others]
      .slice(0, placeSuggestionLimit)
      .map(({ settlement, countyRegion }) => ({ settlement, countyRegion }));
  };
}
