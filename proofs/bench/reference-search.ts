import type { RowDataPacket } from 'mysql2/promise';
import type { ListingCondition } from '../../apps/api/src/features/search/index.ts';

export type Rows = (sql: string, values?: (string | number)[]) => Promise<RowDataPacket[]>;

/** Settlements of Hungary by their folded names; the larger one first where a name is used twice. */
export async function settlementIDs(rowsOf: Rows): Promise<Map<string, number[]>> {
  const known = new Map<string, number[]>();
  for (const { foldedName, regionID } of await rowsOf(
    "select foldedName, regionID from regions where kind = 'settlement' and countryID = 1 order by weight desc",
  ))
    known.set(foldedName, [...(known.get(foldedName) ?? []), regionID]);
  return known;
}

/** A whole city that is a region by itself. */
export const budapest = { foldedName: 'budapest', regionID: 120 };

/** The conditions of the place of a search of listings. */
export function placeConditions(foldedName: string, settlements: Map<string, number[]>): ListingCondition[] {
  if (foldedName === budapest.foldedName) return [{ column: 'regionID', isAnyOf: [budapest.regionID] }];
  return foldedName ? [{ column: 'settlementID', isAnyOf: settlements.get(foldedName) ?? [] }] : [];
}
