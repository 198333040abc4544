const areOverlapping = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const hasMiddleOf = ({ left, right, top, bottom }: DOMRect, other: DOMRect) => {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2];
  return left < x && x < right && top < y && y < bottom;
};

/** The elements that would cover a fixed one, an earlier one that stays, or the middle of any other. */
export function findCovering(
  fixed: readonly HTMLElement[],
  elements: readonly HTMLElement[],
): ReadonlySet<HTMLElement> {
  const kept = fixed.map((element) => element.getBoundingClientRect());
  const places = elements.map((element) => element.getBoundingClientRect());
  const isCovering = (_: HTMLElement, index: number) => {
    const place = places[index];
    if (!place) return false;
    if (kept.some((other) => areOverlapping(place, other))) return true;
    if (places.some((other) => other !== place && hasMiddleOf(place, other))) return true;
    kept.push(place);
    return false;
  };
  return new Set(elements.filter(isCovering));
}
