import { totalCap } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import { type Bounds, type Cluster, type Corner, maxPins } from '@piacter/contracts/map';
import { fromMapPoint, tileLevel } from '@piacter/db';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type CardShape, listingSpecs, selectPublished, toMapPosition } from '../listings/index.ts';
import { countByTile, countUpToCap, type TileCount } from './count-tiles.ts';
import { createKnownTiles } from './known-tiles.ts';
import { createMapPart, type MapPart } from './map-area.ts';
import { createPolygon } from './map-polygon.ts';
import type { MapPlan } from './map-rows.ts';
import { createBox, type Shape } from './map-shapes.ts';
import { getTileBounds, limitLevel } from './map-tiles.ts';

interface View {
  bbox: Bounds;
  zoom: number;
  area?: readonly Corner[] | undefined;
}

/** The tile of a cluster is one level deeper than the view's: 128 pixels on the screen. */
const getClusterLevel = (zoom: number) => Math.min(zoom + 1, tileLevel);
/** Maximum number of tiles in a view: as many as a large screen shows. */
const maxTiles = 256;

/**
 * Index entries up to which every listing of a view is counted; beyond them a tile is counted up to the cap. Those that
 * are compared with a drawn area take longer.
 */
const maxCountedCost = { ofView: 125_000, ofArea: 20_000 };
/** The same for views that are counted by tile, which have fewer and larger ones. */
const maxCappedTiles = 64;

/** Takes every second bit of a Morton code, from the given one on. */
function unspread(code: number, first: 0 | 1): number {
  let bits = 0;
  for (let bit = 0; bit < tileLevel; bit += 1)
    if (Math.floor(code / 2 ** (2 * bit + first)) % 2 === 1) bits += 2 ** bit;
  return bits;
}

function toCluster({ tile, found, isCapped, point }: TileCount, level: number): Cluster {
  const bounds = getTileBounds({ level, x: unspread(tile, 0), y: unspread(tile, 1) });
  return { ...fromMapPoint(point), count: found, countIsCapped: isCapped, bounds: [...bounds] };
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
  planRows: (search: Search, part: MapPart) => Promise<MapPlan | undefined>,
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

  const getKnownTiles = createKnownTiles({ readDb, clock }, table);

  async function countTiles(search: Search, plan: MapPlan, shapes: readonly Shape[]) {
    const wanted = getClusterLevel(search.zoom);
    if (plan.cost <= (search.area ? maxCountedCost.ofArea : maxCountedCost.ofView)) {
      const level = limitLevel(search.bbox, wanted, maxTiles);
      return { level, tiles: await countByTile(readDb, plan.rows, id, level) };
    }
    const level = limitLevel(search.bbox, wanted, maxCappedTiles);
    const known = await getKnownTiles(level);
    return { level, tiles: await countUpToCap(readDb, { shapes, level, plan, id, cap: totalCap, known }) };
  }

  return async (search: Search) => {
    const { bbox, area } = search;
    const shapes = [createBox(bbox), ...(area ? [createPolygon(area)] : [])];
    const part = createMapPart(shapes);
    const plan = part && (await planRows(search, part));
    if (!plan) return { clusters: [], pins: [] };
    const { level, tiles } = await countTiles(search, plan, shapes);
    const total = tiles.reduce((sum, { found }) => sum + found, 0);
    if (total === 0) return { clusters: [], pins: [] };
    if (total <= maxPins) {
      const found = await sql<{ id: number }>`
        select ${id} as id from ${plan.rows} limit ${sql.lit(maxPins)}`.execute(readDb);
      return { clusters: [], pins: await selectPins(found.rows.map((row) => row.id)) };
    }
    const alone = tiles.filter(({ found, anyID }) => found === 1 && anyID > 0).slice(0, maxPins);
    return {
      clusters: tiles.filter((tile) => !alone.includes(tile)).map((tile) => toCluster(tile, level)),
      pins: await selectPins(alone.map(({ anyID }) => anyID)),
    };
  };
}
