import type { ServiceRequestQuery } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { anyProfession, placeKinds } from '@piacter/db/service-coverage';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { memoize } from '../../core/memoize.ts';
import type { LookupRows } from '../lookups/index.ts';
import { findPlaces } from '../places/search/index.ts';
import { type Conditions, placeKey } from '../search/index.ts';
import { combineKeys } from '../search/reverse/index.ts';
import { toJobKey, type WorkPlace, workPlaces } from './request-columns.ts';

type Search = Omit<ServiceRequestQuery, 'page'>;

interface Known {
  gazetteer: Gazetteer;
  rows: LookupRows;
}

const toCountryIDs = memoize(
  ({ countries }: LookupRows) =>
    new Map(countries.map(({ countryID, countryName }) => [foldText(countryName), countryID])),
);

/** What a filter by place stands for: places of a sort, or a settlement that the gazetteer does not have. */
type Searched = { place: WorkPlace; ids: readonly number[] } | { unlistedSettlement: string };

/** Undefined without a filter. */
function findSearched(address: string | undefined, { gazetteer, rows }: Known): Searched | undefined {
  if (!address) return undefined;
  const countryID = toCountryIDs(rows).get(foldText(address));
  if (countryID !== undefined) return { place: 'country', ids: [countryID] };
  const found = findPlaces(gazetteer, address, undefined);
  if (found.kind === 'unlisted') return { unlistedSettlement: found.foldedName };
  return { place: found.kind === 'settlements' ? 'settlement' : 'region', ids: found.ids };
}

function toPlaceConditions(searched: Searched | undefined): Conditions {
  if (!searched) return [];
  if ('place' in searched) return [{ column: workPlaces[searched.place], isAnyOf: searched.ids }];
  return searched.unlistedSettlement === '' ? undefined : [searched];
}

/** Maximum number of jobs of an area; a professional who covers more finds the rest without this filter. */
const maxJobs = 3000;

interface Offered {
  professionID: number;
  place: WorkPlace;
  placeID: number;
}

/** The places of a coverage that are covered as a whole, the widest first. */
const placesOfKind = new Map<number, WorkPlace>([
  [placeKinds.wholeCountry, 'country'],
  [placeKinds.wholeRegion, 'region'],
  [placeKinds.settlement, 'settlement'],
]);

/** The professions of a professional's services, each with the covered places. */
async function selectOffered(db: Database, userID: number): Promise<Offered[]> {
  const rows = await db
    .selectFrom('services')
    .innerJoin('service_coverage as covered', 'covered.serviceID', 'services.serviceID')
    .select(['covered.serviceTypeID', 'covered.placeKind', 'covered.placeID'])
    .distinct()
    .where('services.userID', '=', userID)
    .where('covered.serviceTypeID', '<>', anyProfession)
    .where('covered.placeKind', 'in', [...placesOfKind.keys()])
    .orderBy('covered.placeKind')
    .limit(maxJobs)
    .execute();
  return rows.flatMap(({ serviceTypeID, placeKind, placeID }) => {
    const place = placesOfKind.get(placeKind);
    return place ? { professionID: serviceTypeID, place, placeID } : [];
  });
}

/** The places that are not inside another one of them. */
function findOutermost(offered: readonly Offered[], gazetteer: Gazetteer): Offered[] {
  const ids = (wanted: WorkPlace) =>
    new Set(offered.flatMap(({ place, placeID }) => (place === wanted ? placeID : [])));
  const [countries, regions] = [ids('country'), ids('region')];
  return offered.filter(({ place, placeID }) => {
    if (place === 'country') return true;
    const { countryID = 0, parentID } = gazetteer.findPlace(placeID) ?? {};
    return !countries.has(countryID) && !(place === 'settlement' && regions.has(parentID ?? 0));
  });
}

/** The professions of a professional's services with the outermost covered places, that a profession filter leaves. */
async function findOwnAreas(
  db: Database,
  userID: number,
  serviceID: number | undefined,
  gazetteer: Gazetteer,
): Promise<(readonly [professionID: number, places: Offered[]])[]> {
  const offered = Map.groupBy(await selectOffered(db, userID), ({ professionID }) => professionID);
  return [...offered]
    .filter(([professionID]) => serviceID === undefined || professionID === serviceID)
    .map(([professionID, places]) => [professionID, findOutermost(places, gazetteer)]);
}

/** The conditions of a search; a caller without services, or without an account, has no area of their own. */
export async function toServiceRequestConditions(
  db: Database,
  userID: number | null,
  { serviceID, address, ownArea }: Search,
  known: Known,
): Promise<Conditions> {
  const placed = toPlaceConditions(findSearched(address, known));
  if (!placed) return undefined;
  if (ownArea !== 1)
    return [
      ...placed,
      ...(serviceID === undefined ? [] : [{ column: 'serviceTypeID', isAnyOf: [serviceID] }]),
    ];
  const areas = userID === null ? [] : await findOwnAreas(db, userID, serviceID, known.gazetteer);
  const hasAnyOf = areas.flatMap(([professionID, outermost]) =>
    outermost.map(({ place, placeID }) => toJobKey(professionID, place, placeID)),
  );
  return hasAnyOf.length === 0 ? undefined : [{ column: 'jobs', hasAnyOf }, ...placed];
}

/** The keys of a search for reading it the other way round: place and profession. */
export async function findServiceKeys(
  db: Database,
  userID: number | null,
  { serviceID, address, ownArea }: Search,
  known: Known,
): Promise<string[]> {
  if (ownArea === 1) {
    const areas = userID === null ? [] : await findOwnAreas(db, userID, serviceID, known.gazetteer);
    return areas.flatMap(([professionID, outermost]) =>
      combineKeys([outermost.map(({ place, placeID }) => placeKey(place, placeID)), [professionID]]),
    );
  }
  const searched = findSearched(address, known);
  // A settlement that the gazetteer does not have is in no keys: any place has to be tested.
  const keys =
    searched && 'place' in searched ? searched.ids.map((id) => placeKey(searched.place, id)) : undefined;
  return combineKeys([keys, serviceID === undefined ? undefined : [serviceID]]);
}
