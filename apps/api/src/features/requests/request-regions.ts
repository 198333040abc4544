import { toRequestPlaces } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type PlacedKind, placedTables } from './request-kinds.ts';

/** The gazetteer's id of a settlement or region by name; null for an unknown place. */
function findPlaceID(gazetteer: Gazetteer, name: string, countryID: number): number | null {
  const settlement = gazetteer.settlementsNamed(name, countryID)[0];
  // The region of the capital's districts is the city, and requests for the city mean all of them.
  if (settlement && gazetteer.isCapital(settlement)) return settlement.parentID ?? settlement.regionID;
  return settlement?.regionID ?? gazetteer.regionsNamed(name, countryID)[0]?.regionID ?? null;
}

interface PlacedRequest {
  requestID: number;
  countryID: number;
  /** Names of settlements and regions. */
  names: readonly string[];
}

/** Replaces the settlements and regions of a request and its search rows, which copy the columns of the filters. */
export async function replaceRegions(
  trx: Trx,
  gazetteer: Gazetteer,
  kind: PlacedKind,
  { requestID, countryID, names }: PlacedRequest,
): Promise<void> {
  const { table, regions, places, copied } = placedTables[kind];
  const rows = names.map((regionName, sortOrder) => ({
    requestID,
    sortOrder,
    regionName,
    placeID: findPlaceID(gazetteer, regionName, countryID),
  }));
  await trx.deleteFrom(regions).where('requestID', '=', requestID).execute();
  await trx.insertInto(regions).values(rows).execute();
  await trx.deleteFrom(places).where('requestID', '=', requestID).execute();
  const found = toRequestPlaces(
    rows.flatMap(({ placeID }) => placeID ?? []),
    (placeID) => gazetteer.findPlace(placeID)?.parentID ?? null,
  );
  if (found.length === 0) return;
  const columns = sql.join(copied.map((name) => sql.ref(name)));
  const selected = found.map(
    ({ placeKind, placeID }) => sql`
      select ${placeKind}, ${placeID}, requestID, ${columns} from ${sql.table(table)} where requestID = ${requestID}`,
  );
  await sql`insert into ${sql.table(places)} (placeKind, placeID, requestID, ${columns})
    ${sql.join(selected, sql` union all `)}`.execute(trx);
}

/** Separates names in one column; names contain no line breaks. */
const separator = '\n';

/**
 * A column of the settlement and region names of the request with the alias `request`, in their original order: a
 * statement of its own would cost as much as the search. `toNames` splits it.
 */
export const regionNamesOf = (kind: PlacedKind): RawBuilder<string | null> =>
  sql`(select group_concat(named.regionName order by named.sortOrder separator ${sql.lit(separator)})
    from ${sql.table(placedTables[kind].regions)} as named where named.requestID = request.requestID)`;

export const toNames = (regionNames: string | null): string[] => regionNames?.split(separator) ?? [];

/** The condition that one of a request's places starts with the text; for a user's own list. */
export const namesPlace = (kind: PlacedKind, typed: string): RawBuilder<unknown> =>
  sql`exists (select 1 from ${sql.table(placedTables[kind].regions)} as named
    where named.requestID = entry.requestID and named.regionName like ${`${escapeLike(typed)}%`})`;

const escapeLike = (typed: string) => typed.trim().replaceAll(/[\\%_]/g, (character) => `\\${character}`);
