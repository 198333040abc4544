import type { Corner } from '@piacter/contracts/map';
import type { Database } from '@piacter/db';
import { lonBits, tileLevel, toMorton } from '@piacter/db/map-position';
import { type RawBuilder, sql } from 'kysely';
import { type CoverLimits, coverPiece, cutToTile, isInside } from '../map-cover.ts';
import {
  createPolygon,
  cutPolygon,
  type Edge,
  isInPart,
  type PolygonPart,
  toPolygonPart,
} from '../map-polygon.ts';
import { toRectangle, world } from '../map-tiles.ts';
import { placeKey } from '../searched-place.ts';
import type { ReverseSearch } from './reverse-search.ts';
import type { Condition } from './sql-condition.ts';

/** Stands in a key for a filter that is not set. */
const any = '*';

/** Greatest number of keys of a search; beyond it the last part is not told apart. */
const maxKeys = 400;

/** The keys of a search: each combination of the values of each filter; undefined for a filter that is not set. */
export function combineKeys(parts: readonly (readonly (string | number)[] | undefined)[]): string[] {
  const values = parts.map((part) => part ?? [any]);
  const count = values.reduce((product, part) => product * part.length, 1);
  const last = parts.findLastIndex((part, index) => index > 0 && part !== undefined);
  if (count > maxKeys && last > 0)
    return combineKeys(parts.map((part, index) => (index === last ? undefined : part)));
  return values.reduce<string[]>(
    (keys, part, index) =>
      index === 0 ? part.map(String) : keys.flatMap((key) => part.map((value) => `${key}/${value}`)),
    [],
  );
}

/** The keys of a target: its own value of each filter, or any. */
export const targetKeys = (parts: readonly (readonly (string | number | null)[])[]): string[] =>
  combineKeys(parts.map((part) => [...new Set([...part.flatMap((value) => value ?? []), any])]));

/** A row with the places that it is in. */
export interface PlacedRow {
  settlementID: number | null;
  regionID: number | null;
  countryID: number | null;
}

/** The keys of the places that a row is in. */
export const placesOfRow = ({ settlementID, regionID, countryID }: PlacedRow): string[] => [
  ...(settlementID === null ? [] : [placeKey('settlement', settlementID)]),
  ...(regionID === null ? [] : [placeKey('region', regionID)]),
  ...(countryID === null ? [] : [placeKey('country', countryID)]),
];

/** Few tiles, as each is a row of every watch; what is in one is found by the edges that cross it. */
const limits: CoverLimits = { tiles: 16, splits: 8 };

const prefix = 'tile-';
const toKey = (level: number, code: number) => `${prefix}${level}-${code}`;

/** The key of a tile in which a search has a drawn area, perhaps with keys of other filters behind it. */
export const isTileKey = (key: string): boolean => key.startsWith(prefix);

const edgeFields = ['first', 'last', 'lat1', 'lon1', 'slope'] as const satisfies (keyof Edge)[];

function encodePart({ edges, turns, isOdd }: PolygonPart): Buffer {
  const numbers = [
    isOdd ? 1 : 0,
    turns.length,
    ...turns,
    ...edges.flatMap((edge) => edgeFields.map((field) => edge[field])),
  ];
  return Buffer.from(new Float64Array(numbers).buffer);
}

function decodePart(encoded: Buffer): Omit<PolygonPart, 'rectangle'> {
  const bytes = Uint8Array.from(encoded);
  const [isOdd, count = 0, ...rest] = new Float64Array(bytes.buffer);
  const edges: Edge[] = [];
  for (let at = count; at < rest.length; at += edgeFields.length) {
    const [first = 0, last = 0, lat1 = 0, lon1 = 0, slope = 0] = rest.slice(at, at + edgeFields.length);
    edges.push({ first, last, lat1, lon1, slope });
  }
  return { isOdd: isOdd === 1, turns: rest.slice(0, count), edges };
}

/** The keys of the tiles that an area covers, each with what of its border is there; null where the tile is inside. */
export function toAreaKeys(corners: readonly Corner[]): Map<string, Buffer | null> {
  const whole = toPolygonPart(corners);
  const pieces = cutToTile([createPolygon(corners)], world).flatMap((piece) => coverPiece(piece, limits));
  return new Map(
    pieces.map((piece) => {
      const { level, x, y } = piece.tile;
      const part = isInside(piece) ? null : encodePart(cutPolygon(whole, toRectangle(piece.tile)));
      return [toKey(level, toMorton(x, y)), part];
    }),
  );
}

/** The shown position of a listing; null where it has none. */
export interface PlacedOnMap {
  mapCell: number | null;
  mapPoint: number | null;
}

/** The keys of the tiles that a listing is in. */
export const tilesOfRow = ({ mapCell }: Pick<PlacedOnMap, 'mapCell'>): string[] =>
  mapCell === null
    ? []
    : Array.from({ length: tileLevel + 1 }, (_, level) =>
        toKey(level, Math.floor(mapCell / 4 ** (tileLevel - level))),
      );

/** Whether a shown position in the tile of a key is in the area. */
export const isInTilePart = (part: Buffer | null, mapPoint: number): boolean =>
  part === null || isInPart(decodePart(part), Math.floor(mapPoint / 2 ** lonBits), mapPoint % 2 ** lonBits);

/** A row of a target before its keys are made. */
type TargetRow<Columns> = Columns & { id: number; created: Date };

/** The rows of the ids with these columns that meet a condition. */
export async function selectTargets<Columns>(
  db: Database,
  {
    table,
    idField,
    columns,
    where,
  }: Pick<ReverseSearch, 'table' | 'idField'> & { columns: RawBuilder<unknown>; where: Condition },
  ids: readonly number[],
): Promise<TargetRow<Columns>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TargetRow<Columns>>`
    select ${sql.ref(idField)} as id, created, ${columns} from ${sql.table(table)}
    where ${sql.ref(idField)} in (${sql.join(ids)}) and ${where}`.execute(db);
  return rows;
}
