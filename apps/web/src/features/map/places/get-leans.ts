/** Pixels between two places whose pins would cover each other, and degrees between two such pins. */
const pinWidth = 28;
const leanStep = 50;

/** How many degrees the pin of each point leans over: those that would cover each other fan out, from west to east. */
export function getLeans(points: readonly { x: number; y: number }[]): number[] {
  return points.map((point) => {
    const near = points
      .filter(({ x, y }) => Math.hypot(x - point.x, y - point.y) < pinWidth)
      .toSorted((one, other) => one.x - other.x);
    return (near.indexOf(point) - (near.length - 1) / 2) * leanStep;
  });
}
