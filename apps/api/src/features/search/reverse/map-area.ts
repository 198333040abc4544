import type { Corner } from '@piacter/contracts/map';
import { type RawBuilder, sql } from 'kysely';
import {
  type CoverLimits,
  countComparisons,
  coverPiece,
  cutToTile,
  isInside,
  type TilePiece,
  toTest,
} from '../map-cover.ts';
import { createPolygon } from '../map-polygon.ts';
import { type TileRange, toRange, world } from '../map-tiles.ts';

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

/** The ranges as a tree, so that a row is compared with few of them. */
function isInRanges(ranges: readonly TestedRange[]): string {
  const middle = Math.ceil(ranges.length / 2);
  const [first, second] = [ranges[0], ranges[middle]];
  if (!first) return 'false';
  if (!second) return isInRange(first);
  const [start] = second.range;
  return `(mapCell < ${start} and ${isInRanges(ranges.slice(0, middle))}
    or mapCell >= ${start} and ${isInRanges(ranges.slice(middle))})`;
}

const coverLimits: CoverLimits = { tiles: 40, splits: 16 };

/** Comparisons up to which a row is compared with the area, not with the tiles that it covers. */
const fewComparisons = 8;

const toWhole = (corners: readonly Corner[]): TilePiece[] => cutToTile([createPolygon(corners)], world);

/** The tiles that an area covers, so many that a row on the border is compared with few edges. */
export const coverArea = (corners: readonly Corner[]): TilePiece[] =>
  toWhole(corners).flatMap((whole) => coverPiece(whole, coverLimits));

/** That a row is of a published listing that is shown in a drawn area. */
export function isShownIn(corners: readonly Corner[]): RawBuilder<unknown> {
  const [whole] = toWhole(corners);
  if (whole && countComparisons(whole) <= fewComparisons)
    return sql.raw(`mapCell is not null and ${toTest(whole)}`);
  const ranges = coverArea(corners).map((piece) => {
    const range = toRange(piece.tile);
    return isInside(piece) ? { range } : { range, test: toTest(piece) };
  });
  return sql.raw(isInRanges(mergeRanges(ranges)));
}
