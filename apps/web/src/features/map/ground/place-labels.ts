/** A name for the map, at a point of it in pixels. */
export interface Label {
  text: string;
  x: number;
  y: number;
  /** The size of the text. */
  width: number;
  height: number;
  /** Whether a dot marks the point; a name without one is in the middle of its point. */
  hasDot: boolean;
}

/** A name with the place of its upper left corner. */
export type PlacedLabel<One extends Label = Label> = One & { left: number; top: number };

/** A rectangle in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Pixels from a point to its name, where a mark of a listing covers the point, and what is left free around a name. */
const offset = 6;
const farOffset = 26;
const gap = 3;

const areOverlapping = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a name may be: beside its dot, to the right first, then above and below. */
function listPlaces({ x, y, width, height, hasDot }: Label, away: number): [left: number, top: number][] {
  const [middle, beside] = [x - width / 2, y - height / 2];
  if (!hasDot) return [[middle, beside]];
  return [
    [x + away, beside],
    [x - away - width, beside],
    [middle, y - away - height],
    [middle, y + away],
  ];
}

const toBox = ({
  left,
  top,
  width,
  height,
}: {
  left: number;
  top: number;
  width: number;
  height: number;
}): Box => ({
  left: left - gap,
  top: top - gap / 3,
  right: left + width + gap,
  bottom: top + height + gap / 3,
});

/**
 * The names for which there is room, the most important first; none covers another or another's dot, or one of the marks,
 * from under which a name moves away.
 */
export function placeLabels<One extends Label>(
  labels: readonly One[],
  maxCount: number,
  marks: readonly Box[] = [],
): PlacedLabel<One>[] {
  const taken: Box[] = [];
  const placed: PlacedLabel<One>[] = [];
  for (const label of labels) {
    if (placed.length >= maxCount) break;
    const dot = toBox({ left: label.x - 3, top: label.y - 3, width: 6, height: 6 });
    const isOn = (other: Box) => areOverlapping(dot, other);
    if (label.hasDot && taken.some(isOn)) continue;
    for (const [left, top] of listPlaces(label, marks.some(isOn) ? farOffset : offset)) {
      const box = toBox({ left, top, width: label.width, height: label.height });
      if ([...taken, ...marks].some((other) => areOverlapping(box, other))) continue;
      taken.push(box, ...(label.hasDot ? [dot] : []));
      placed.push({ ...label, left, top });
      break;
    }
  }
  return placed;
}
