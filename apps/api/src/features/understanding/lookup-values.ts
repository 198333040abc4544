import { accommodationFlags } from '@piacter/contracts/accommodations/fields';
import { propertyFlags, propertyLookupNames, propertyLookups } from '@piacter/contracts/properties/fields';
import { sortNames } from '@piacter/contracts/search/values';
import type { LookupRows } from '../lookups/index.ts';

type Names = ReadonlyMap<string, string>;

/** The ids of a parameter's choices by name, and back. */
export interface LookupValues {
  /** The value of a query for a name of the tables; throws for one that the lists do not have. */
  getValue: (parameter: string, name: string) => string;
  /** The name of a value; undefined where the parameter has no list. */
  findName: (parameter: string, value: string) => string | undefined;
}

const toNames = <Row>(
  rows: readonly Row[],
  getID: (row: Row) => number,
  getName: (row: Row) => string,
): Names => new Map(rows.map((row) => [getName(row), String(getID(row))]));

const numeric = new Set<string>([...accommodationFlags, ...propertyFlags]);

export function createLookupValues(rows: LookupRows): LookupValues {
  const ofTypes = (table: keyof LookupRows['types']) =>
    toNames(
      rows.types[table],
      ({ typeID }) => typeID,
      ({ typeName }) => typeName,
    );
  const ofFacilities = (...groups: string[]) =>
    toNames(
      rows.facilities.filter(({ facilityGroup }) => groups.includes(facilityGroup)),
      ({ facilityID }) => facilityID,
      ({ facilityName }) => facilityName,
    );
  const lists: Record<string, Names> = {
    adType: ofTypes('types_ad'),
    ...Object.fromEntries(propertyLookupNames.map((name) => [name, ofTypes(propertyLookups[name])])),
    accommodationType: ofTypes('types_accommodation'),
    mealPlan: toNames(
      rows.mealPlans,
      ({ planID }) => planID,
      ({ planName }) => planName,
    ),
    countryID: toNames(
      rows.countries,
      ({ countryID }) => countryID,
      ({ countryName }) => countryName,
    ),
    specialLocations: toNames(
      rows.locations,
      ({ locationID }) => locationID,
      ({ locationName }) => locationName,
    ),
    spokenLanguages: toNames(
      rows.languages,
      ({ languageID }) => languageID,
      ({ languageName }) => languageName,
    ),
    serviceType: toNames(
      rows.professions,
      ({ typeID }) => typeID,
      ({ typeName }) => typeName,
    ),
    sort: new Map(Object.entries(sortNames).map(([value, name]) => [name, value])),
    facilities: ofFacilities('general'),
    facilitiesAny: ofFacilities('general'),
    roomFacilities: ofFacilities('room'),
    bathroomFacilities: ofFacilities('bathroom'),
    kitchenFacilities: ofFacilities('kitchen'),
    childFriendlyFacilities: ofFacilities('childFriendly'),
  };
  const names = new Map(
    Object.entries(lists).map(([parameter, list]) => [
      parameter,
      new Map([...list].map(([name, value]) => [value, name])),
    ]),
  );
  return {
    getValue(parameter, name) {
      const list = lists[parameter];
      if (!list || numeric.has(parameter)) return name;
      const value = list.get(name);
      if (value === undefined) throw new Error(`No such entry of ${parameter}: ${name}`);
      return value;
    },
    findName: (parameter, value) => names.get(parameter)?.get(value),
  };
}
