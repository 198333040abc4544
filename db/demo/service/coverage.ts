import { type RegionType, regionTypes } from '@piacter/contracts/services/values';
import { foldText } from '../../reference/fold-text.ts';
import type { CoveredPlace } from '../../service-coverage.ts';
import type { Gazetteer, Place } from '../places.ts';
import type { Random } from '../random.ts';
import type { Trade } from './trades.ts';

/** A region or settlement that a service covers. */
export interface ChosenPlace {
  regionType: RegionType;
  regionName: string;
  place: CoveredPlace;
}

/** The selections of a professional: whole countries, counties, settlements. */
export interface ChosenCoverage {
  countries: number[];
  places: ChosenPlace[];
}

/** The settlement with the gazetteer's names. */
export const gazetteerRow = ({ settlementID, regionID, countryID, name }: Place): CoveredPlace => ({
  regionID: settlementID,
  parentID: regionID,
  kind: 'settlement',
  countryID,
  foldedName: foldText(name),
});

const toSettlement = (place: Place): ChosenPlace => ({
  regionType: regionTypes.settlement,
  regionName: place.name,
  place: gazetteerRow(place),
});

const toCounty = ({ county, regionID, countryID }: Place): ChosenPlace[] =>
  regionID === null
    ? []
    : [
        {
          regionType: regionTypes.region,
          regionName: county,
          place: { regionID, parentID: countryID, kind: 'region', countryID, foldedName: foldText(county) },
        },
      ];

/** The nearest county within the neighbourhood, if any. */
const countyBeside = (place: Place, around: readonly Place[]): ChosenPlace[] => {
  const other = around.find(({ regionID }) => regionID !== place.regionID);
  return other ? toCounty(other) : [];
};

/** The coverage of a professional: none, some settlements, a county or two, or the country. */
export function pickCoverage(
  reach: Trade['reach'],
  place: Place,
  { around }: Gazetteer,
  most: number,
  random: Random,
): ChosenCoverage {
  const draw = random.next() - (reach === 'network' ? 0.5 : 0);
  if (reach === 'shop' && draw < 0.7) return { countries: [], places: [] };
  if (draw < 0.12)
    return {
      countries: reach === 'network' && draw < -0.35 ? [place.countryID, 2] : [place.countryID],
      places: [],
    };
  const near = around(place);
  if (draw < 0.24) return { countries: [], places: [...toCounty(place), ...countyBeside(place, near)] };
  if (draw < 0.5) return { countries: [], places: toCounty(place) };
  const others = random.sample(near.slice(0, 10), random.int(1, most));
  return { countries: [], places: [place, ...others].map(toSettlement) };
}
