/** `placeKind` of the places of a request: the place itself, or a place inside the region. */
export const requestPlaceKinds = { itself: 1, inside: 2 } as const;

export interface RequestPlaceRow {
  placeKind: number;
  placeID: number;
}

/**
 * The search rows for the places of a request. A place inside another one has no row, so that a search for either
 * matches the request once. `parentOf` returns the region of a settlement, null for a region.
 */
export function toRequestPlaces(
  placeIDs: readonly number[],
  parentOf: (placeID: number) => number | null,
): RequestPlaceRow[] {
  const distinct = [...new Set(placeIDs)];
  const outermost = distinct.filter((placeID) => !distinct.includes(parentOf(placeID) ?? 0));
  const parents = new Set(outermost.flatMap((placeID) => parentOf(placeID) ?? []));
  return [
    ...outermost.map((placeID) => ({ placeKind: requestPlaceKinds.itself, placeID })),
    ...[...parents].map((placeID) => ({ placeKind: requestPlaceKinds.inside, placeID })),
  ];
}
