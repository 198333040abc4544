import type { ListingKind } from '@piacter/contracts/listings';
import { type Bounds, type Cluster, type Corner, maxPins } from '@piacter/contracts/map';
import type { Database } from '@piacter/db';
import { fromMapPoint, lonBits, tileLevel } from '@piacter/db';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type CardShape, listingSpecs, selectPublished, toMapPosition } from '../listings/index.ts';
import type { Condition } from './conditions.ts';
import { createBox, createPolygon, getTileBounds, isWithin } from './map-area.ts';
import type { MapRows } from './map-rows.ts';

interface View {
  bbox: Bounds;
  zoom: number;
  area?: readonly Corner[] | undefined;
}

/** The tile of a cluster is one level deeper than the view's: 128 pixels on the screen. */
const getClusterLevel = (zoom: number) => Math.min(zoom + 1, tileLevel);

interface ClusterRow {
  tile: number;
  found: number;
  point: number;
  anyID: number;
}

/** Takes every second bit of a Morton code, from the given one on. */
function unspread(code: number, first: 0 | 1): number {
  let bits = 0;
  for (let bit = 0; bit < tileLevel; bit += 1)
    if (Math.floor(code / 2 ** (2 * bit + first)) % 2 === 1) bits += 2 ** bit;
  return bits;
}

async function countByTile(db: Database, rows: MapRows, id: Condition, level: number): Promise<ClusterRow[]> {
  const shift = sql.lit(2 * (tileLevel - level));
  const lon = sql.lit(2 ** lonBits - 1);
  // Floating point, as sums of integers are decimals, which are slow.
  const found = await sql<Record<'tile' | 'found' | 'lat' | 'lon' | 'anyID', number>>`
    select mapCell >> ${shift} as tile, count(*) as found, avg((mapPoint >> ${sql.lit(lonBits)}) * 1e0) as lat,
      avg((mapPoint & ${lon}) * 1e0) as lon, min(${id}) as anyID
    from ${rows} group by tile`.execute(db);
  return found.rows.map((row) => ({
    tile: Number(row.tile),
    found: Number(row.found),
    point: Math.round(row.lat) * 2 ** lonBits + Math.round(row.lon),
    anyID: row.anyID,
  }));
}

function toCluster({ tile, found, point }: ClusterRow, level: number): Cluster {
  const bounds = getTileBounds({ level, x: unspread(tile, 0), y: unspread(tile, 1) });
  return { ...fromMapPoint(point), count: found, countIsCapped: false, bounds: [...bounds] };
}

/**
 * A search on the map: its listings in the view counted by tile, and as pins where they are few or alone in their tile.
 * Only shown positions are read: the true ones of hidden addresses are in none of the columns.
 */
export function createListingMap<
  const Kind extends ListingKind,
  Search extends View,
  Row,
  Card extends object,
>(
  { readDb, clock }: Pick<Deps, 'readDb' | 'clock'>,
  kind: Kind,
  cards: CardShape<Row, Card>,
  selectRows: (search: Search, within: Condition) => Promise<MapRows | undefined>,
) {
  const { table, idField } = listingSpecs[kind];
  const id = sql.ref(`${table}.${idField}`);

  async function selectPins(listingIDs: readonly number[]) {
    if (listingIDs.length === 0) return [];
    const positions = await sql<{ id: number; mapPoint: number; mapRadius: number }>`
      select ${id} as id, mapPoint, mapRadius from ${sql.table(table)}
      where ${id} in (${sql.join(listingIDs)}) and mapCell is not null`.execute(readDb);
    const rows = await selectPublished<Row & Record<string, number>>(readDb, cards, listingIDs);
    const cardsOfRows = await cards.toCards(readDb, rows, clock.now());
    const byID = new Map(rows.map((row, index) => [row[idField], cardsOfRows[index]]));
    return positions.rows.flatMap((row) => {
      const card = byID.get(row.id);
      const position = toMapPosition(row);
      return card && position ? [{ ...card, kind, id: row.id, ...position }] : [];
    });
  }

  return async (search: Search) => {
    const { bbox, zoom, area } = search;
    const shapes = [createBox(bbox), ...(area ? [createPolygon(area)] : [])];
    const within = isWithin(shapes);
    const rows = within && (await selectRows(search, within));
    if (!rows) return { clusters: [], pins: [] };
    const level = getClusterLevel(zoom);
    const tiles = await countByTile(readDb, rows, id, level);
    const total = tiles.reduce((sum, { found }) => sum + found, 0);
    if (total === 0) return { clusters: [], pins: [] };
    if (total <= maxPins) {
      const found = await sql<{ id: number }>`
        select ${id} as id from ${rows} limit ${sql.lit(maxPins)}`.execute(readDb);
      return { clusters: [], pins: await selectPins(found.rows.map((row) => row.id)) };
    }
    const alone = tiles.filter(({ found }) => found === 1).slice(0, maxPins);
    return {
      clusters: tiles.filter((tile) => !alone.includes(tile)).map((tile) => toCluster(tile, level)),
      pins: await selectPins(alone.map(({ anyID }) => anyID)),
    };
  };
}
