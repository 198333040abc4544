import { typedKeys } from '@piacter/contracts/core';
import type { PropertySearch } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { type IndexHint, isAnyOf, type Scope } from '../search/index.ts';
import { type TraitField, traitFields } from './property-traits.ts';

/** The index of each lookup of `traits`; its foreign key needs one anyway. */
const indexOfField: Record<TraitField, string> = {
  heatType: 'real_estates_heating',
  buildTechnology: 'real_estates_technology',
  parkingType: 'real_estates_parking',
  viewType: 'real_estates_view',
  electricityType: 'real_estates_electricity',
  gasType: 'real_estates_gas',
  furnishedType: 'real_estates_furnishing',
};

/** Row count below which the index of a lookup is always cheap enough. */
const alwaysCheapRows = 1000;
/**
 * Index entries that can be scanned in the time of reading one row. Measured at a million properties: 600 ms for a
 * million entries, 60 ms for the rows of the 17,000 properties with one kind of heating. Estimates are off by up to a
 * factor of two either way, hence half of the measured ratio.
 */
const entriesPerRow = 4;

/** Whether reading the rows of a lookup value is cheaper than scanning the scope's index. */
export const isCheaper = (rows: number, entriesOfScope: number): boolean =>
  rows <= Math.max(alwaysCheapRows, entriesOfScope / entriesPerRow);

/**
 * The index of the rarest selected lookup value, if it is rare in the scope. The server's estimates decide, which
 * cost a fraction of a millisecond: which value is rare changes with the market.
 */
export async function findRareLookup(
  db: Database,
  search: PropertySearch,
  scope: Scope,
): Promise<IndexHint | undefined> {
  const selected = typedKeys(traitFields).flatMap((field) => {
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
  const getEstimate = (index: string) => Number(plans.rows.find(({ key }) => key === index)?.rows ?? 0);
  const [rarest] = selected
    .map((lookup) => ({ lookup, rows: getEstimate(lookup.index) || Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.rows - b.rows);
  if (!rarest || !isCheaper(rarest.rows, getEstimate(scope.filterIndex))) return undefined;
  return { filterIndex: rarest.lookup.index, filterIndexPrefix: rarest.lookup.condition };
}
