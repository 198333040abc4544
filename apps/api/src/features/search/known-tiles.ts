import type { Database } from '@piacter/db';
import { lonBits, tileLevel } from '@piacter/db';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

/** Published listings of a tile, with the sums of their shown positions, as packed by db/map-position.ts. */
export interface KnownTile {
  listings: number;
  lat: number;
  lon: number;
}

/** Level of the tiles that are counted; those of lower levels are their sums. */
const countedLevel = 12;
/** Age at which the counts are renewed; they are used meanwhile. */
const maxAgeMs = 60_000;

async function countListings(db: Database, table: string): Promise<Map<number, KnownTile>> {
  const shift = sql.lit(2 * (tileLevel - countedLevel));
  // Floating point, as sums of integers are decimals, which are slow.
  const { rows } = await sql<Record<'tile' | 'listings' | 'lat' | 'lon', number>>`
    select mapCell >> ${shift} as tile, count(*) as listings, sum((mapPoint >> ${sql.lit(lonBits)}) * 1e0) as lat,
      sum((mapPoint & ${sql.lit(2 ** lonBits - 1)}) * 1e0) as lon
    from ${sql.table(table)} force index (${sql.ref(`${table}_map`)})
    where mapCell is not null group by tile`.execute(db);
  return new Map(rows.map((row) => [Number(row.tile), { ...row, listings: Number(row.listings) }]));
}

/** Adds up the tiles of a lower level. */
function addUp(counts: ReadonlyMap<number, KnownTile>, level: number): Map<number, KnownTile> {
  const sums = new Map<number, KnownTile>();
  for (const [tile, { listings, lat, lon }] of counts) {
    const parent = Math.floor(tile / 4 ** (countedLevel - level));
    const sum = sums.get(parent);
    sums.set(
      parent,
      sum
        ? { listings: sum.listings + listings, lat: sum.lat + lat, lon: sum.lon + lon }
        : { listings, lat, lon },
    );
  }
  return sums;
}

/**
 * The published listings by tile, whatever the search: for views of so many listings that counting them takes too long.
 * They are up to a minute old, or older after a pause: whoever asks then gets the old ones once more.
 */
export function createKnownTiles({ readDb, clock }: Pick<Deps, 'readDb' | 'clock'>, table: string) {
  let counted: { levels: Map<number, Map<number, KnownTile>>; at: number } | undefined;
  let counting: Promise<void> | undefined;
  const renew = () => {
    counting ??= countListings(readDb, table)
      .then((counts) => {
        const levels = Array.from(
          { length: countedLevel + 1 },
          (_, level) => [level, addUp(counts, level)] as const,
        );
        counted = { levels: new Map(levels), at: clock.now().getTime() };
      })
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };

  /** The counts of the tiles of a level; undefined beyond the counted one. */
  return async (level: number): Promise<ReadonlyMap<number, KnownTile> | undefined> => {
    if (level > countedLevel) return undefined;
    if (!counted) await renew();
    else if (clock.now().getTime() - counted.at > maxAgeMs) void renew().catch(() => undefined);
    return counted?.levels.get(level);
  };
}
