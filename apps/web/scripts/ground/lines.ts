/** A position as the sources have it. */
export type Point = readonly [lon: number, lat: number];
export type Line = readonly Point[];

/** Degrees by which a simplified line may differ: some 40 metres, less than a pixel up to zoom level 11. */
const tolerance = 0.0004;

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** Leaves out the points that tell nothing (Douglas and Peucker). */
function simplify(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let far = { at: 0, by: tolerance };
  line.forEach((point, at) => {
    const by = distanceTo(point, first, last);
    if (by > far.by) far = { at, by };
  });
  if (far.at === 0) return [first, last];
  return [...simplify(line.slice(0, far.at + 1)).slice(0, -1), ...simplify(line.slice(far.at))];
}

const isSame = (one: Point | undefined, other: Point | undefined) =>
  one && other && Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.002;

/** Joins lines that go on from each other's ends: the source has them cut into squares. */
export function join(lines: readonly Line[]): Line[] {
  const left = [...lines];
  const joined: Line[] = [];
  for (let line = left.pop(); line; line = left.pop()) {
    for (;;) {
      const end = line.at(-1);
      const start = line[0];
      const at = left.findIndex((one) =>
        [one[0], one.at(-1)].some((p) => isSame(p, end) || isSame(p, start)),
      );
      const next = left[at];
      if (!next || isSame(start, end)) break;
      left.splice(at, 1);
      const isAfter = isSame(next[0], end) || isSame(next.at(-1), end);
      if (isAfter) line = [...line, ...(isSame(next[0], end) ? next : next.toReversed())];
      else line = [...(isSame(next.at(-1), start) ? next : next.toReversed()), ...line];
    }
    joined.push(line);
  }
  return joined;
}

/** A line as whole numbers of 1e-4 degrees: latitude and longitude, each from the point before. */
export function encode(line: Line): number[] {
  let [lat, lon] = [0, 0];
  return simplify(line).flatMap(([x, y]) => {
    const [nextLat, nextLon] = [Math.round(y * 1e4), Math.round(x * 1e4)];
    const step = [nextLat - lat, nextLon - lon];
    [lat, lon] = [nextLat, nextLon];
    return step;
  });
}
