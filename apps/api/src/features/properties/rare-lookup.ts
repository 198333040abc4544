import type { PropertySearch } from '@piacter/contracts/properties';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { type TraitField, traitFields } from './property-traits.ts';
import type { Shortcut } from './search-conditions.ts';

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

/** Ads of a lookup value up to which reading their rows is quicker than going through a search index. */
const rareUpTo = 5000;

/**
 * The chosen lookup that few ads have, with the index that leads straight to them. The server's own estimate
 * decides (a look into the index, a fraction of a millisecond): which value is rare changes with the market.
 */
export async function rareLookup(db: Database, search: PropertySearch): Promise<Shortcut | undefined> {
  const chosen = (Object.keys(traitFields) as TraitField[]).flatMap((field) => {
    const ids = search[field];
    return ids
      ? [{ index: indexOfField[field], condition: sql`${sql.ref(field)} in (${sql.join(ids)})` }]
      : [];
  });
  if (chosen.length === 0) return undefined;
  const looks = chosen.map(
    ({ index, condition }) =>
      sql`(select realEstateID from real_estates force index (${sql.ref(index)}) where ${condition})`,
  );
  const plans = await sql<{ key: string | null; rows: number | null }>`
    explain ${sql.join(looks, sql` union all `)}`.execute(db);
  const [rarest] = chosen
    .map((lookup) => ({
      lookup,
      rows: Number(plans.rows.find(({ key }) => key === lookup.index)?.rows ?? rareUpTo + 1),
    }))
    .sort((a, b) => a.rows - b.rows);
  if (!rarest || rarest.rows > rareUpTo) return undefined;
  return { filterIndex: rarest.lookup.index, intoFilterIndex: rarest.lookup.condition };
}
