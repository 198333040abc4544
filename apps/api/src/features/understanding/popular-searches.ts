import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { ListingKind } from '@piacter/contracts/listings';
import { maxPopularOfKind, type PopularSearch } from '@piacter/contracts/understanding';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { toAddress, type WireQuery } from '../search/index.ts';
import { capital } from './place-patterns.ts';
import type { ProfessionRow } from './professions-index.ts';

interface Context {
  gazetteer: Gazetteer;
  professions: readonly ProfessionRow[];
  /** Counts the results of searches. */
  count: (kind: ListingKind, queries: readonly WireQuery[]) => Promise<number[]>;
  /** The listings of a kind by the id of their settlement; undefined for those that come to their customers. */
  countPlaces: (kind: ListingKind) => Promise<ReadonlyMap<number, number>> | undefined;
}

/** The names of the places with the most listings; the districts of the capital are one. */
function findLargest(counts: ReadonlyMap<number, number>, gazetteer: Gazetteer): string[] {
  const byName = new Map<string, number>();
  for (const [id, found] of counts) {
    const place = gazetteer.findPlace(id);
    if (!place) continue;
    const name = gazetteer.isDistrict(place) ? capital : place.regionName;
    byName.set(name, (byName.get(name) ?? 0) + found);
  }
  return [...byName]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxPopularOfKind)
    .map(([name]) => name);
}

/** The searches of a kind that find the most: in its largest places, or of the professions. */
async function findPopularOfKind(kind: ListingKind, context: Context): Promise<PopularSearch[]> {
  const places = await context.countPlaces(kind);
  const searches: { name: string; query: WireQuery }[] = places
    ? findLargest(places, context.gazetteer).map((name) => ({ name, query: { settlement: name } }))
    : context.professions.map(({ typeID, typeName }) => ({
        name: upperFirst(typeName),
        query: { serviceType: String(typeID) },
      }));
  // As their pages count them, which a name may lead to more places than one.
  const totals = await context.count(
    kind,
    searches.map(({ query }) => query),
  );
  return searches
    .map(({ name, query }, index) => ({
      ...{ kind, name, total: totals[index] ?? 0 },
      address: toAddress(listingSpecs[kind].searchPath, query),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, maxPopularOfKind);
}

/** The popular searches of the kinds, in their order, each with the most results first. */
export const findPopularSearches = async (
  kinds: readonly ListingKind[],
  context: Context,
): Promise<PopularSearch[]> =>
  (await Promise.all(kinds.map((kind) => findPopularOfKind(kind, context)))).flat();
