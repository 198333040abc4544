import type { ServiceSearch } from '@piacter/contracts/services';
import { anyProfession, type PlaceKind, placeKinds } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { published } from '../listings/index.ts';
import { findPlaces } from '../places/index.ts';
import type { IndexRange, RangeSet } from '../search/index.ts';

type PlaceKey = readonly [PlaceKind, number];

const uniqueIDs = (ids: readonly (number | null | undefined)[]) => [
  ...new Set(ids.flatMap((id) => id ?? [])),
];
const ofKind = (kind: PlaceKind, ids: readonly number[]): PlaceKey[] => ids.map((id) => [kind, id]);

/** What covers one of the settlements: itself, its region, its country; and what is there (decisions, Search). */
function coveringSettlements(gazetteer: Gazetteer, ids: readonly number[]): PlaceKey[] {
  const places = ids.map((id) => gazetteer.placeOf(id));
  return [
    ...ofKind(placeKinds.settlement, ids),
    ...ofKind(placeKinds.wholeRegion, uniqueIDs(places.map((place) => place?.parentID))),
    ...ofKind(placeKinds.wholeCountry, uniqueIDs(places.map((place) => place?.countryID))),
  ];
}

/** What covers anything in one of the regions, or the country around. */
const coveringRegions = (gazetteer: Gazetteer, ids: readonly number[]): PlaceKey[] => [
  ...ofKind(placeKinds.inRegion, ids),
  ...ofKind(placeKinds.wholeCountry, uniqueIDs(ids.map((id) => gazetteer.placeOf(id)?.countryID))),
];

/**
 * The services that a search by profession and place is about, as sets of which all have to hold; undefined when the
 * place is none. A settlement that the gazetteer does not know is looked for among those that its services wrote.
 */
export function findPlaceSets(
  { settlement, countryID, serviceType = anyProfession }: ServiceSearch,
  gazetteer: Gazetteer,
): RangeSet[] | undefined {
  const ranges = (keys: readonly PlaceKey[]): IndexRange[] =>
    keys.map(([placeKind, placeID]) => ({
      table: 'service_coverage',
      key: { serviceTypeID: serviceType, placeKind, placeID },
    }));
  const set = (keys: readonly PlaceKey[], areDisjoint = true) => [{ ranges: ranges(keys), areDisjoint }];

  const inCountry: PlaceKey = countryID ? [placeKinds.inCountry, countryID] : [placeKinds.anywhere, 0];
  if (!settlement) return set([inCountry]);
  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind === 'settlements')
    return set(coveringSettlements(gazetteer, found.ids), found.ids.length === 1);
  if (found.kind === 'regions') return set(coveringRegions(gazetteer, found.ids), found.ids.length === 1);
  if (found.foldedName === '') return undefined;
  const written: IndexRange = {
    table: 'services',
    key: { unlistedSettlement: found.foldedName, status: published },
  };
  return [{ ranges: [written], areDisjoint: true }, ...set([inCountry])];
}
