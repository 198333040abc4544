import type { Corner } from '@piacter/contracts/map';
import { getEdges } from '@piacter/contracts/map/values';
import { isInPart, type PolygonPart, toPolygonPart } from '../map-polygon.ts';
import { packLat, packLon } from '../map-shapes.ts';

/** What is known of all positions of a cell: they are outside, inside, or an edge runs through it. */
export const cellKinds = { outside: 0, inside: 1, border: 2 } as const;
const { outside, inside, border } = cellKinds;

/** Cells along each side at most. */
const maxSide = 512;

/** Bits of the positions along each side of a cell. */
const toBits = (length: number, side: number): number => Math.max(0, Math.ceil(Math.log2(length / side)));
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * A grid of cells over a drawn area, for about so many packed positions: the more, the smaller the cells, so that fewer
 * positions are in one on the border.
 */
export function createAreaGrid(corners: readonly Corner[], positions: number) {
  const points = corners.map(({ lat, lon }) => ({ lat: packLat(lat), lon: packLon(lon) }));
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const [south, west] = [Math.floor(Math.min(...lats)), Math.floor(Math.min(...lons))];
  const side = clamp(Math.sqrt(positions), 1, maxSide);
  const latBits = toBits(Math.max(...lats) - south + 1, side);
  const lonBits = toBits(Math.max(...lons) - west + 1, side);
  const toRow = (lat: number) => (lat - south) >> latBits;
  const toColumn = (lon: number) => (lon - west) >> lonBits;
  const [height, width] = [toRow(Math.max(...lats)) + 1, toColumn(Math.max(...lons)) + 1];
  const firstLat = (row: number) => south + (row << latBits);
  const cells = new Uint8Array(height * width).fill(outside);

  /** Marks the cells that an edge runs through, and perhaps one beside them. */
  function markBorder([a, b]: [Corner, Corner]): void {
    const [low, high] = a.lat <= b.lat ? [a, b] : [b, a];
    const slope = (high.lon - low.lon) / (high.lat - low.lat);
    const lonAt = (lat: number) => low.lon + slope * (clamp(lat, low.lat, high.lat) - low.lat);
    const lastRow = clamp(toRow(high.lat + 1), 0, height - 1);
    for (let row = clamp(toRow(low.lat - 1), 0, height - 1); row <= lastRow; row += 1) {
      const ends = Number.isFinite(slope)
        ? [lonAt(firstLat(row) - 1), lonAt(firstLat(row + 1))]
        : [low.lon, high.lon];
      const [first, last] = [toColumn(Math.min(...ends) - 1), toColumn(Math.max(...ends) + 1)];
      cells.fill(border, row * width + Math.max(first, 0), row * width + Math.min(last, width - 1) + 1);
    }
  }
  for (const edge of getEdges(points)) markBorder(edge);

  const { edges } = toPolygonPart(corners);
  /** The area as the positions of each row of cells are compared with it. */
  const parts = Array.from({ length: height }, (_, row): Omit<PolygonPart, 'rectangle'> => {
    const ofRow = edges.filter(({ first, last }) => last >= firstLat(row) && first < firstLat(row + 1));
    return { edges: ofRow, turns: [], isOdd: false };
  });

  // The cells between two on the border are all inside, or all outside.
  for (const [row, part] of parts.entries()) {
    let known: number | undefined;
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      if (cells[cell] === border) known = undefined;
      else {
        known ??= isInPart(part, firstLat(row), west + (column << lonBits)) ? inside : outside;
        cells[cell] = known;
      }
    }
  }

  return {
    /** The kind of the cell of a position. Without branches, which for positions of any kind are guessed wrongly. */
    getKind(lat: number, lon: number): number {
      const [row, column] = [toRow(lat), toColumn(lon)];
      const isNear = Number(row >= 0) & Number(row < height) & Number(column >= 0) & Number(column < width);
      return (cells[(row * width + column) & -isNear] ?? outside) & -isNear;
    },
    /** Whether a position in one of the cells is in the area. */
    isIn(lat: number, lon: number): boolean {
      const part = parts[toRow(lat)];
      return part !== undefined && isInPart(part, lat, lon);
    },
  };
}
