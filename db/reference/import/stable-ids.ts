import type { Place } from '../gazetteer-rows.ts';

/**
 * Assigns region ids: places in the committed files keep theirs, new places get the next free id of the range. Listings
 * refer to these ids, so an import must never change them.
 */
export function createIDAssigner(known: Place[]) {
  const toKey = (kind: string, parentID: number | null, name: string) => `${kind} ${parentID} ${name}`;
  const ids = new Map(
    known.map((place) => [toKey(place.kind, place.parentID, place.regionName), place.regionID]),
  );
  const taken = new Set(ids.values());
  return (kind: Place['kind'], parentID: number | null, name: string, firstOfRange: number): number => {
    const key = toKey(kind, parentID, name);
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

export type AssignID = ReturnType<typeof createIDAssigner>;
