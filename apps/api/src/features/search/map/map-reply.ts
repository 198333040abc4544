import type { ListingKind } from '@piacter/contracts/listings';
import type { Bounds, Cluster, Corner } from '@piacter/contracts/map';
import { fromMapPoint, lonBits, tileLevel } from '@piacter/db/map-position';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import {
  type CardShape,
  getListingTable,
  selectPublished,
  toMapPosition,
} from '../../listings/rows/index.ts';
import type { TileCount } from '../columns/count-rows.ts';

/** What is shown of a search on the map. */
export interface View {
  bbox: Bounds;
  zoom: number;
  area?: readonly Corner[] | undefined;
}

/** The tile of a cluster is one level deeper than the view's: 128 pixels on the screen. */
export const getClusterLevel = (zoom: number) => Math.min(zoom + 1, tileLevel);
/** Maximum number of tiles in a view: as many as a large screen shows. */
export const maxTiles = 256;

/** The cluster of a tile, with the bounds of what it holds. */
export function toCluster({ found, point, extent: [west, south, east, north] }: TileCount): Cluster {
  const toPosition = (lat: number, lon: number) => fromMapPoint(lat * 2 ** lonBits + lon);
  const [low, high] = [toPosition(south, west), toPosition(north, east)];
  const bounds: Cluster['bounds'] = [low.lon, low.lat, high.lon, high.lat];
  return { ...fromMapPoint(point), count: found, countIsCapped: false, bounds };
}

/** Returns the function that finds the pins of the published listings of a kind among ids. */
export function createPins<const Kind extends ListingKind, Row, Card extends object>(
  { readDb, clock }: Pick<Deps, 'readDb' | 'clock'>,
  kind: Kind,
  cards: CardShape<Row, Card>,
) {
  const { table, idField } = getListingTable(kind);
  const id = sql.ref(`${table}.${idField}`);

  return async (listingIDs: readonly number[]) => {
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
  };
}
