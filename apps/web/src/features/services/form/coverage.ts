import type { regionTypes, ServiceRegionBody } from '@piacter/contracts/services';
import type { Choices } from '../../listings/form/index.ts';

export type RegionType = ServiceRegionBody['regionType'];
// The contract's values, held to it by their type.
export const kinds: typeof regionTypes = { region: 1, settlement: 2 };

/** A county, region or settlement that a service covers. */
export type CoveredPlace = { countryID: number; regionType: RegionType; name: string };

/** Where a service is offered: whole countries, regions and settlements (PRO-03, PRO-04). */
export type Coverage = {
  countries: Choices;
  places: readonly CoveredPlace[];
  add: (place: CoveredPlace) => Promise<void>;
  remove: (place: CoveredPlace) => Promise<void>;
};

export const isSamePlace = (one: CoveredPlace, other: CoveredPlace): boolean =>
  one.regionType === other.regionType && one.countryID === other.countryID && one.name === other.name;

/** A covered place as the API takes it. */
export const placeBody = (serviceID: number, { countryID, regionType, name }: CoveredPlace) => ({
  serviceID,
  countryID,
  regionType,
  ...(regionType === kinds.region ? { regionName: name } : { settlementName: name }),
});
