import { type Corner, cornerLimits, isInArea } from '@piacter/contracts/map';
import { fromMapPoint, tileLevel, toMapPoint, toMercator, toMorton } from '@piacter/db/map-position';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { numbers } from '../../../testing/seeded-numbers.ts';
import { toStar } from '../../../testing/star.ts';
import { countComparisons, type TilePiece } from '../map-cover.ts';
import { isInTilePart, tilesOfRow, toAreaKeys } from './keys.ts';
import { coverArea, isShownIn } from './map-area.ts';

/** Of a hundred corners; the most are in the middle of a star. */
const maxComparisons = 30;

const middle = { lat: 47.4979, lon: 19.0402 };
const corner = (lat: number, lon: number): Corner => ({ lat, lon });

/** Teeth whose edges all run from south to north. */
const comb = [
  ...Array.from({ length: 49 }, (_, index) => corner(index % 2 === 0 ? 47.45 : 47.55, 18.9 + index * 0.005)),
  corner(47.6, 19.14),
  corner(47.6, 18.9),
];

const areas: [string, readonly Corner[]][] = [
  ['a star over the country', toStar(middle, 1.3, cornerLimits.max)],
  ['a star over a town', toStar(middle, 0.1, cornerLimits.max)],
  ['a star within a tile', toStar(middle, 0.0005, cornerLimits.max)],
  ['a comb', comb],
  [
    'a square between parallels',
    [corner(47.4, 19), corner(47.4, 19.1), corner(47.6, 19.1), corner(47.6, 19)],
  ],
  ['a triangle', [corner(47.4, 19), corner(47.45, 19.2), corner(47.6, 19.05)]],
  [
    'a bay',
    [corner(47.4, 18.9), corner(47.4, 19.2), corner(47.6, 19.2), corner(47.42, 19.05), corner(47.6, 18.9)],
  ],
];

interface Point extends Corner {
  mapPoint: number;
  mapCell: number;
}

function toPoint(position: Corner): Point {
  const mapPoint = toMapPoint(position);
  const { lat, lon } = fromMapPoint(mapPoint);
  const { x, y } = toMercator({ lat, lon });
  return {
    lat,
    lon,
    mapPoint,
    mapCell: toMorton(Math.floor(x * 2 ** tileLevel), Math.floor(y * 2 ** tileLevel)),
  };
}

/** Points all around an area, many of them near its corners and in its middle. */
function spread(corners: readonly Corner[]): Point[] {
  const { below, pick } = numbers(43);
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)];
  const between = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return low + ((high - low) * (below(1200) - 100)) / 1000;
  };
  return Array.from({ length: 300 }, (_, index) => {
    if (index % 3 === 0) return toPoint({ lat: between(lats), lon: between(lons) });
    const { lat, lon } = index % 3 === 1 ? pick(corners) : middle;
    return toPoint({ lat: lat + (below(200) - 100) / 1e5, lon: lon + (below(200) - 100) / 1e5 });
  });
}

describe.each(areas)('%s', (_name, corners) => {
  const points = spread(corners);
  const expected = points.map((point) => isInArea(point, corners));

  it('contains what is drawn, in the database', async () => {
    expect(new Set(expected)).toEqual(new Set([true, false]));
    const rows = points.map(
      ({ mapPoint, mapCell }, id) => sql`select ${id} as id, ${mapPoint} as mapPoint, ${mapCell} as mapCell`,
    );
    const { rows: found } = await sql<{ id: number; isIn: number }>`
      select id, (${isShownIn(corners)}) as isIn from (${sql.join(rows, sql` union all `)}) as points
      order by id`.execute(await testDatabase());
    expect(found.map(({ isIn }) => isIn === 1)).toEqual(expected);
  });

  it('contains the same by the keys of its tiles, of which each position has one at most', () => {
    const keys = toAreaKeys(corners);
    const isIn = points.map(({ mapPoint, mapCell }) => {
      const [key, ...others] = tilesOfRow({ mapCell }).filter((one) => keys.has(one));
      expect(others).toEqual([]);
      return key !== undefined && isInTilePart(keys.get(key) ?? null, mapPoint);
    });
    expect(isIn).toEqual(expected);
  });

  it('compares no position with more than a few edges', () => {
    type Piece = Pick<TilePiece, 'shapes' | 'halves'>;
    const listLeaves = (piece: Piece): Piece[] =>
      piece.halves
        ? [piece.halves.first, piece.halves.second].flatMap((half) => (half ? listLeaves(half) : []))
        : [piece];
    const comparisons = coverArea(corners).flatMap(listLeaves).map(countComparisons);
    expect(Math.max(...comparisons)).toBeLessThanOrEqual(maxComparisons);
  });
});
