import {
  type Corner,
  cornerLimits,
  findCrossing,
  formatArea,
  getEdges,
  isCrossingItself,
  parseArea,
} from '@piacter/contracts/map/values';

/** Twice the signed area of a loop, in square degrees. */
const getSize = (corners: readonly Corner[]): number =>
  Math.abs(getEdges(corners).reduce((sum, [a, b]) => sum + a.lon * b.lat - b.lon * a.lat, 0));

/** Where two crossing edges meet; of edges on one line the end of one that is on the other. */
function meet([a, b]: [Corner, Corner], [c, d]: [Corner, Corner]): Corner {
  const [ab, cd] = [
    { lat: b.lat - a.lat, lon: b.lon - a.lon },
    { lat: d.lat - c.lat, lon: d.lon - c.lon },
  ];
  const turn = ab.lon * cd.lat - ab.lat * cd.lon;
  if (turn === 0) return c;
  const share = ((c.lon - a.lon) * cd.lat - (c.lat - a.lat) * cd.lon) / turn;
  const along = Math.min(1, Math.max(0, share));
  return { lat: a.lat + along * ab.lat, lon: a.lon + along * ab.lon };
}

/** The loops of a line that crosses itself: it is cut in two where it does, and so is each part. */
function listLoops(corners: readonly Corner[]): Corner[][] {
  if (corners.length < cornerLimits.min) return [];
  const crossing = findCrossing(corners);
  if (!crossing) return [[...corners]];
  const [first, second] = crossing;
  const edges = getEdges(corners);
  const [one, other] = [edges[first], edges[second]];
  if (!one || !other) return [];
  const point = meet(one, other);
  return [
    [point, ...corners.slice(first + 1, second + 1)],
    [...corners.slice(0, first + 1), point, ...corners.slice(second + 1)],
  ].flatMap(listLoops);
}

/** Corners as addresses have them, each once in a row. */
const toWritten = (corners: readonly Corner[]): Corner[] =>
  (parseArea(formatArea(corners)) ?? []).filter(({ lat, lon }, index, all) => {
    const before = all.at(index - 1);
    return before?.lat !== lat || before.lon !== lon;
  });

/**
 * The area of a drawn line, closed from its end to its start: where it crosses itself, as a circle does that was drawn
 * past its start, the largest of its loops. Undefined where there is none.
 */
export function toSimpleLoop(corners: readonly Corner[]): Corner[] | undefined {
  const loops = listLoops(toWritten(corners))
    // A point where two edges meet is rounded, and may end up beside them.
    .map(toWritten)
    .filter((loop) => loop.length >= cornerLimits.min && !isCrossingItself(loop));
  return loops.reduce<Corner[] | undefined>(
    (largest, loop) => (largest && getSize(largest) >= getSize(loop) ? largest : loop),
    undefined,
  );
}
