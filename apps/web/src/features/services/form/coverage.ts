import { type CoverageRadius, type RegionType, regionTypes } from '@piacter/contracts/services/values';
import type { Choices } from '../../../ui/fields/choice-group.tsx';

/** A county, region or settlement that a service covers. */
export type CoveredPlace = {
  countryID: number;
  regionType: RegionType;
  name: string;
  /** Kilometres around a settlement; a draft from before has none. */
  radius?: CoverageRadius;
};

/** Where a service is offered: whole countries, regions and settlements (PRO-03, PRO-04). */
export type Coverage = {
  countries: Choices;
  places: readonly CoveredPlace[];
  add: (place: CoveredPlace) => Promise<void>;
  remove: (place: CoveredPlace) => Promise<void>;
  setRadius: (place: CoveredPlace, radius: CoverageRadius) => Promise<void>;
};

export const isSamePlace = (one: CoveredPlace, other: CoveredPlace): boolean =>
  one.regionType === other.regionType && one.countryID === other.countryID && one.name === other.name;

/** A covered place as the API takes it. */
export const placeBody = (serviceID: number, { countryID, regionType, name, radius = 0 }: CoveredPlace) => ({
  serviceID,
  countryID,
  regionType,
  ...(regionType === regionTypes.region ? { regionName: name } : { settlementName: name, radius }),
});
