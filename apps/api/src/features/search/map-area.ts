import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import {
  type CoverLimits,
  countComparisons,
  coverPiece,
  cutToTile,
  isInside,
  type TilePiece,
  toTest,
} from './map-cover.ts';
import type { Shape } from './map-shapes.ts';
import { type TileRange, toRange, world } from './map-tiles.ts';

/** A range of tiles with the test of its rows; without one all of them match. */
interface TestedRange {
  range: TileRange;
  test?: string;
}

/** Joins ranges without a test that follow each other. */
function mergeRanges(ranges: readonly TestedRange[]): TestedRange[] {
  const merged: TestedRange[] = [];
  for (const one of ranges.toSorted((a, b) => a.range[0] - b.range[0])) {
    const before = merged.at(-1);
    const isNext = before && !before.test && !one.test && before.range[1] + 1 === one.range[0];
    if (isNext) merged.splice(-1, 1, { range: [before.range[0], one.range[1]] });
    else merged.push(one);
  }
  return merged;
}

const isInRange = ({ range: [first, last], test }: TestedRange): string =>
  `mapCell between ${first} and ${last}${test ? ` and ${test}` : ''}`;

/** The ranges as a tree, so that a row is compared with few of them; the server makes ranges of an index of it. */
function isInRanges(ranges: readonly TestedRange[]): string {
  const middle = Math.ceil(ranges.length / 2);
  const [first, second] = [ranges[0], ranges[middle]];
  if (!first) return 'false';
  if (!second) return isInRange(first);
  const [start] = second.range;
  return `(mapCell < ${start} and ${isInRanges(ranges.slice(0, middle))}
    or mapCell >= ${start} and ${isInRanges(ranges.slice(middle))})`;
}

export const coverLimits = {
  view: { tiles: 40, splits: 16 },
  /** For statements that repeat it, and compare few rows. */
  brief: { tiles: 4, splits: 0 },
  /** Of each tile of a view, all of which are in one statement. */
  tile: { tiles: 4, splits: 4 },
} as const satisfies Record<string, CoverLimits>;

function coverRanges(piece: TilePiece, limits: CoverLimits): TestedRange[] {
  return mergeRanges(
    coverPiece(piece, limits).map((part) => {
      const range = toRange(part.tile);
      return isInside(part) ? { range } : { range, test: toTest(part) };
    }),
  );
}

/** Whether the row is of a published listing that is shown in what of a tile is in all shapes. */
export const isWithinPiece = (piece: TilePiece): Condition =>
  sql.raw(isInRanges(coverRanges(piece, coverLimits.tile)));

/** A part of the map as conditions of a statement: that a listing is published and shown there. */
export interface MapPart {
  /** For the map index: ranges of it, with tests on their border. */
  where: Condition;
  /** The same for rows that another index finds. */
  test: Condition;
  /** The same for rows that are read in an order until a page is full: shorter, as there is one for each range of it. */
  inOrder: Condition;
  /** The ranges alone, for estimates. */
  ranges: Condition;
}

/** Comparisons up to which a row is compared with the shapes, not with the tiles that they cover. */
const fewComparisons = 8;

/** The common part of shapes; undefined when there is none. */
export function createMapPart(shapes: readonly Shape[]): MapPart | undefined {
  const [piece] = cutToTile(shapes, world);
  const ranges = piece ? coverRanges(piece, coverLimits.view) : [];
  if (!piece || ranges.length === 0) return undefined;
  const where = sql.raw(isInRanges(ranges));
  const isSimple = countComparisons(piece) <= fewComparisons;
  const simple = isSimple ? sql.raw(`mapCell is not null and ${toTest(piece)}`) : undefined;
  return {
    where,
    test: simple ?? where,
    inOrder: simple ?? sql.raw(isInRanges(coverRanges(piece, coverLimits.brief))),
    ranges: sql.raw(isInRanges(mergeRanges(ranges.map(({ range }) => ({ range }))))),
  };
}
