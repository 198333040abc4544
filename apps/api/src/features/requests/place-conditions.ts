import { foldText } from '@piacter/db/fold-text';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { findPlaces } from '../places/search/index.ts';
import type { Conditions } from '../search/index.ts';

interface PlaceQuery {
  /** The name of a settlement or region, as typed. */
  typed: string;
  countryID?: number | undefined;
}

/** How a place that a request names is what a search for a place finds. */
type Way = 'itself' | 'inside';

/** A named place as a key of the search read the other way round. */
export const requestPlaceKey = (way: Way, placeID: number): string =>
  `${way === 'itself' ? 1 : 2}-${placeID}`;

/** What requests have to name; undefined for a place that the gazetteer does not have. */
function findNamed(
  gazetteer: Gazetteer,
  { typed, countryID }: PlaceQuery,
): Record<Way, readonly number[]> | undefined {
  const found = findPlaces(gazetteer, typed, countryID);
  if (found.kind === 'unlisted') return undefined;
  if (found.kind === 'regions') return { itself: found.ids, inside: found.ids };
  const around = found.ids.flatMap((id) => gazetteer.findPlace(id)?.parentID ?? []);
  return { itself: [...new Set([...found.ids, ...around])], inside: [] };
}

/** The keys of a search for a place; undefined for one that the gazetteer does not have. */
export function toPlaceKeys(gazetteer: Gazetteer, query: PlaceQuery): string[] | undefined {
  const named = findNamed(gazetteer, query);
  return (
    named && [
      ...named.itself.map((id) => requestPlaceKey('itself', id)),
      ...named.inside.map((id) => requestPlaceKey('inside', id)),
    ]
  );
}

/** The conditions on requests for a place: those that name it, its region, or a place inside it. */
export function toPlaceConditions(gazetteer: Gazetteer, query: PlaceQuery): Conditions {
  const named = findNamed(gazetteer, query);
  if (!named) {
    const unlistedSettlement = foldText(query.typed);
    if (unlistedSettlement === '') return undefined;
    const { countryID } = query;
    return [
      { unlistedSettlement },
      ...(countryID === undefined ? [] : [{ column: 'countryID', isAnyOf: [countryID] }]),
    ];
  }
  const itself = { column: 'places', hasAnyOf: named.itself };
  return [
    named.inside.length === 0
      ? itself
      : { anyOf: [[itself], [{ column: 'around', hasAnyOf: named.inside }]] },
  ];
}
