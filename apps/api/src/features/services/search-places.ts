import type { ServiceSearch } from '@piacter/contracts/services';
import { anyProfession, type PlaceKind, placeKinds } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { published } from '../listings/index.ts';
import { findAreas, findPlaces } from '../places/index.ts';
import type { IndexRange, RangeSet } from '../search/index.ts';

type PlaceKey = readonly [PlaceKind, number];

const uniqueIDs = (ids: readonly (number | null | undefined)[]) => [
  ...new Set(ids.flatMap((id) => id ?? [])),
];
const ofKind = (kind: PlaceKind, ids: readonly number[]): PlaceKey[] => ids.map((id) => [kind, id]);

/** Coverage keys that match one of the settlements: the settlement, its region, its country, and addresses there. */
function coveringSettlements(gazetteer: Gazetteer, ids: readonly number[]): PlaceKey[] {
  const places = ids.map((id) => gazetteer.findPlace(id));
  return [
    ...ofKind(placeKinds.settlement, ids),
    ...ofKind(placeKinds.wholeRegion, uniqueIDs(places.map((place) => place?.parentID))),
    ...ofKind(placeKinds.wholeCountry, uniqueIDs(places.map((place) => place?.countryID))),
  ];
}

/** Coverage keys that match anything in one of the regions, or its whole country. */
const coveringRegions = (gazetteer: Gazetteer, ids: readonly number[]): PlaceKey[] => [
  ...ofKind(placeKinds.inRegion, ids),
  ...ofKind(placeKinds.wholeCountry, uniqueIDs(ids.map((id) => gazetteer.findPlace(id)?.countryID))),
];

/**
 * Sets of services that match profession and place; undefined when the place cannot exist. A settlement that is not
 * in the gazetteer is compared with the addresses of services outside it. Settlement and region both have to match.
 */
export function findPlaceSets(
  { settlement, region, countryID, serviceType = anyProfession }: ServiceSearch,
  gazetteer: Gazetteer,
): RangeSet[] | undefined {
  const ranges = (keys: readonly PlaceKey[]): IndexRange[] =>
    keys.map(([placeKind, placeID]) => ({
      table: 'service_coverage',
      key: { serviceTypeID: serviceType, placeKind, placeID },
    }));
  const set = (keys: readonly PlaceKey[], areDisjoint = true) => [{ ranges: ranges(keys), areDisjoint }];
  const toSets = ({ kind, ids }: { kind: 'settlements' | 'regions'; ids: readonly number[] }) =>
    set(
      kind === 'settlements' ? coveringSettlements(gazetteer, ids) : coveringRegions(gazetteer, ids),
      ids.length === 1,
    );

  const areas = region ? findAreas(gazetteer, region, countryID) : undefined;
  if (areas?.ids.length === 0) return undefined;
  const inRegion = areas ? toSets(areas) : [];
  const inCountry: PlaceKey = countryID ? [placeKinds.inCountry, countryID] : [placeKinds.anywhere, 0];
  if (!settlement) return areas ? inRegion : set([inCountry]);
  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind !== 'unlisted') return [...toSets(found), ...inRegion];
  if (found.foldedName === '') return undefined;
  const written: IndexRange = {
    table: 'services',
    key: { unlistedSettlement: found.foldedName, status: published },
  };
  return [{ ranges: [written], areDisjoint: true }, ...set([inCountry]), ...inRegion];
}
