import type { Corner } from '@piacter/contracts/map';
import { getEdges } from '@piacter/contracts/map/values';
import { lowerBound } from '../../../core/sorted.ts';
import { type Edge, getLon, isCrossed, packLat, packLon, toPolygonPart } from '../map-polygon.ts';

/**
 * What is known of all positions of a cell: they are outside, inside, or an edge runs through it. On the border it is added
 * how many edges are not all east of it.
 */
export const cellKinds = { outside: 0, inside: 1, border: 2 } as const;
const { outside, inside, border } = cellKinds;

/** The packed positions of all rows. */
interface Positions {
  lats: Int32Array | Float64Array;
  lons: Int32Array | Float64Array;
}

/** Cells along each side at most. */
const maxSide = 512;

/** Bits of the positions along each side of a cell. */
const toBits = (length: number, side: number): number => Math.max(0, Math.ceil(Math.log2(length / side)));
const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * The area between two latitudes. The edges that run through all of it are sorted from west to east, so that a position is
 * compared with those near it alone.
 */
function createBand(edges: readonly Edge[], south: number, north: number) {
  const near = edges.filter(({ first, last }) => first <= north && last >= south);
  const partial = near.filter(({ first, last }) => first > south || last < north);
  const through = near
    .filter(({ first, last }) => first <= south && last >= north)
    .map((edge) => {
      const [one, other] = [getLon(edge, south), getLon(edge, north)];
      return { edge, west: Math.min(one, other), length: Math.abs(one - other) };
    })
    .sort((one, other) => one.west - other.west);
  const wests = Float64Array.from(through, ({ west }) => west);
  const longest = Math.max(0, ...through.map(({ length }) => length));
  return {
    /** The number of edges that are not all east of a longitude. */
    countUpTo: (lon: number) => lowerBound(wests, lon + 1),
    /** Whether a position in the band is in the area; from so many edges on all are east of it. */
    isIn(lat: number, lon: number, fromEast: number): boolean {
      let isWithin = (through.length - fromEast) % 2 === 1;
      for (let index = fromEast - 1; index >= 0 && (wests[index] ?? 0) > lon - longest; index -= 1) {
        const one = through[index];
        if (one && lon < getLon(one.edge, lat)) isWithin = !isWithin;
      }
      for (const edge of partial) if (isCrossed(edge, lat, lon)) isWithin = !isWithin;
      return isWithin;
    },
  };
}

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
  const cells = new Uint16Array(height * width).fill(outside);

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
  const bands = Array.from({ length: height }, (_, row) =>
    createBand(edges, firstLat(row), firstLat(row + 1) - 1),
  );

  // The cells between two on the border are all inside, or all outside.
  for (const [row, band] of bands.entries()) {
    const countNear = (column: number) => band.countUpTo(west + ((column + 1) << lonBits));
    let known: number | undefined;
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      if (cells[cell] === border) {
        cells[cell] = border + countNear(column);
        known = undefined;
      } else {
        const isIn = () => band.isIn(firstLat(row), west + (column << lonBits), countNear(column));
        known ??= isIn() ? inside : outside;
        cells[cell] = known;
      }
    }
  }

  /**
   * Writes those of the first `count` rows that are in a cell inside or on the border to `into`, and the kinds of their
   * cells to `kinds`; returns their number. Without branches, which for positions of any kind are guessed wrongly.
   */
  function selectNear(
    { lats: rowLats, lons: rowLons }: Positions,
    [from, count]: readonly [Int32Array, number],
    [into, kinds]: readonly [Int32Array, Uint16Array],
  ): number {
    let near = 0;
    for (let index = 0; index < count; index += 1) {
      const position = from[index] ?? 0;
      const row = ((rowLats[position] ?? 0) - south) >> latBits;
      const column = ((rowLons[position] ?? 0) - west) >> lonBits;
      const isNear = Number(row >= 0) & Number(row < height) & Number(column >= 0) & Number(column < width);
      const kind = (cells[(Math.imul(row, width) + column) & -isNear] ?? outside) & -isNear;
      into[near] = position;
      kinds[near] = kind;
      near += Number(kind !== outside);
    }
    return near;
  }

  return {
    selectNear,
    /** Whether a position in a cell of a kind, which is not outside, is in the area. */
    isIn: (kind: number, lat: number, lon: number): boolean =>
      kind === inside || (bands[toRow(lat)]?.isIn(lat, lon, kind - border) ?? false),
  };
}
