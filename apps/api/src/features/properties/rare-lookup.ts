import { keysOf } from '@piacter/contracts/core';
import type { PropertySearch } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { isAnyOf, type Scope } from '../search/index.ts';
import { type TraitField, traitFields } from './property-traits.ts';
import type { IndexHint } from './search-conditions.ts';

/** Index of each lookup that stands in `traits`; the foreign key needs it anyway. */
const indexOfField: Record<TraitField, string> = {
  heatType: 'real_estates_heating',
  buildTechnology: 'real_estates_technology',
  parkingType: 'real_estates_parking',
  viewType: 'real_estates_view',
  electricityType: 'real_estates_electricity',
  gasType: 'real_estates_gas',
  furnishedType: 'real_estates_furnishing',
};

/** Ads of a lookup value that are read sooner than anything is estimated. */
const alwaysCheapRows = 1000;
/**
 * How many entries of a search index are gone through in the time that one row takes to be read. Measured at a
 * million ads: 600 ms for the million entries, 60 for the rows of the 17,000 ads with one kind of heating. The
 * estimates are up to twice off either way, so it is half of what was measured.
 */
const entriesPerRow = 4;

/** Whether reading the rows of a lookup value takes less than going through the entries of the scope's index. */
export const isCheaper = (rows: number, entriesOfScope: number): boolean =>
  rows <= Math.max(alwaysCheapRows, entriesOfScope / entriesPerRow);

/**
 * The chosen lookup that few ads have, with the index that leads straight to them. The server's own estimates decide
 * (looks into the indexes, a fraction of a millisecond): which value is rare, and against how many ads of the scope,
 * changes with the market.
 */
export async function findRareLookup(
  db: Database,
  search: PropertySearch,
  scope: Scope,
): Promise<IndexHint | undefined> {
  const selected = keysOf(traitFields).flatMap((field) => {
    const ids = search[field];
    return ids ? [{ index: indexOfField[field], condition: isAnyOf(field, ids) }] : [];
  });
  if (selected.length === 0) return undefined;
  const scopeConditions = [
    ...scope.conditions,
    ...(scope.filterIndexPrefix ? [scope.filterIndexPrefix] : []),
  ];
  const probes = [
    ...selected,
    { index: scope.filterIndex, condition: sql.join(scopeConditions, sql` and `) },
  ].map(
    ({ index, condition }) =>
      sql`(select realEstateID from real_estates force index (${sql.ref(index)}) where ${condition})`,
  );
  const plans = await sql<{ key: string | null; rows: number | null }>`
    explain format=traditional ${sql.join(probes, sql` union all `)}`.execute(db);
  const estimateOf = (index: string) => Number(plans.rows.find(({ key }) => key === index)?.rows ?? 0);
  const [rarest] = selected
    .map((lookup) => ({ lookup, rows: estimateOf(lookup.index) || Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.rows - b.rows);
  if (!rarest || !isCheaper(rarest.rows, estimateOf(scope.filterIndex))) return undefined;
  return { filterIndex: rarest.lookup.index, filterIndexPrefix: rarest.lookup.condition };
}
