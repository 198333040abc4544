import type { ServiceSearch } from '@piacter/contracts/services';
import { anyProfession, type PlaceKind, placeKinds } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { shown } from '../listings/index.ts';
import { findPlaces } from '../places/index.ts';
import type { IndexRange, RangeSet } from '../search/index.ts';

type Asked = readonly [PlaceKind, number];

const unique = (ids: readonly (number | null | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
const of = (kind: PlaceKind, ids: readonly number[]): Asked[] => ids.map((id) => [kind, id]);

/** What covers one of the settlements: itself, its region, its country; and what is there (decisions, Search). */
function coveringSettlements(gazetteer: Gazetteer, ids: readonly number[]): Asked[] {
  const places = ids.map((id) => gazetteer.placeOf(id));
  return [
    ...of(placeKinds.settlement, ids),
    ...of(placeKinds.wholeRegion, unique(places.map((place) => place?.parentID))),
    ...of(placeKinds.wholeCountry, unique(places.map((place) => place?.countryID))),
  ];
}

/** What covers anything in one of the regions, or the country around. */
const coveringRegions = (gazetteer: Gazetteer, ids: readonly number[]): Asked[] => [
  ...of(placeKinds.inRegion, ids),
  ...of(placeKinds.wholeCountry, unique(ids.map((id) => gazetteer.placeOf(id)?.countryID))),
];

/**
 * The services that a search by profession and place is about, as sets of which all have to hold; undefined when the
 * place is none. A settlement that the gazetteer does not know is looked for among those that its services wrote.
 */
export function placeSets(
  { settlement, countryID, serviceType = anyProfession }: ServiceSearch,
  gazetteer: Gazetteer,
): RangeSet[] | undefined {
  const ranges = (asked: readonly Asked[]): IndexRange[] =>
    asked.map(([placeKind, placeID]) => ({
      table: 'service_coverage',
      key: { serviceTypeID: serviceType, placeKind, placeID },
    }));
  const set = (asked: readonly Asked[], areDisjoint = true) => [{ ranges: ranges(asked), areDisjoint }];

  const inCountry: Asked = countryID ? [placeKinds.inCountry, countryID] : [placeKinds.anywhere, 0];
  if (!settlement) return set([inCountry]);
  const found = findPlaces(gazetteer, settlement, countryID);
  if (found.kind === 'settlements')
    return set(coveringSettlements(gazetteer, found.ids), found.ids.length === 1);
  if (found.kind === 'regions') return set(coveringRegions(gazetteer, found.ids), found.ids.length === 1);
  if (found.foldedName === '') return undefined;
  const written: IndexRange = {
    table: 'services',
    key: { unlistedSettlement: found.foldedName, status: shown },
  };
  return [{ ranges: [written], areDisjoint: true }, ...set([inCountry])];
}
