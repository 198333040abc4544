import { totalCap } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import { maxPins } from '@piacter/contracts/map';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type CardShape, listingSpecs } from '../listings/index.ts';
import { countByTile, countUpToCap } from './count-tiles.ts';
import { createKnownTiles } from './known-tiles.ts';
import { createMapPart, type MapPart } from './map-area.ts';
import { createPolygon } from './map-polygon.ts';
import { createPins, getClusterLevel, maxTiles, toCluster, type View } from './map-reply.ts';
import type { MapPlan } from './map-rows.ts';
import { createBox, type Shape } from './map-shapes.ts';
import { limitLevel } from './map-tiles.ts';

/**
 * Index entries up to which every listing of a view is counted; beyond them a tile is counted up to the cap. Those that
 * are compared with a drawn area take longer.
 */
const maxCountedCost = { ofView: 125_000, ofArea: 20_000 };
/** The same for views that are counted by tile, which have fewer and larger ones. */
const maxCappedTiles = 64;

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

  const selectPins = createPins({ readDb, clock }, kind, cards);
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
