import type { Place } from '../gazetteer-rows.ts';

/**
 * Hands out region ids: the ones of the committed file to places that it has already, the next free ones of the
 * range to new places. Listings point at these ids, so an import must never move them.
 */
export function stableIds(known: Place[]) {
  const keyOf = (kind: string, parentID: number | null, name: string) => `${kind} ${parentID} ${name}`;
  const ids = new Map(
    known.map((place) => [keyOf(place.kind, place.parentID, place.regionName), place.regionID]),
  );
  const taken = new Set(ids.values());
  return (kind: Place['kind'], parentID: number | null, name: string, firstOfRange: number): number => {
    const key = keyOf(kind, parentID, name);
    let id = ids.get(key);
    if (id === undefined) {
      id = firstOfRange;
      while (taken.has(id)) id++;
      ids.set(key, id);
      taken.add(id);
    }
    return id;
  };
}

export type IdSource = ReturnType<typeof stableIds>;
