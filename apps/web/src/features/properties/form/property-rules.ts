import {
  adTypes,
  type DependentNumber,
  dependentNumbers,
  houseTypes,
  swapAdTypes,
  thousandsWarning,
} from '@piacter/contracts/properties/values';
import type { PropertyValues } from './property-values.ts';
import { text } from './text.ts';

type AdValues = Pick<PropertyValues, 'adType'>;

export const isRent = ({ adType }: AdValues): boolean => Number(adType) === adTypes.rent;
/** Only an ad with a swap has a description of it (OWN-16). */
export const isSwap = ({ adType }: AdValues): boolean => swapAdTypes.has(Number(adType));
export const isPlot = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) === houseTypes.plot;
/** A flat has no plot. */
export const hasSite = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) !== houseTypes.flat;
/** A number that depends on a yes/no field is enabled only with a yes (OWN-13). */
export const isAnswered =
  (name: DependentNumber) =>
  (values: Pick<PropertyValues, (typeof dependentNumbers)[DependentNumber]>): boolean =>
    values[dependentNumbers[name]] === '1';

/** The label of the price depends on the type of the ad (OWN-09). */
export const priceLabel = (values: AdValues): string => {
  if (isRent(values)) return text.fields.rent;
  return Number(values.adType) === adTypes.swap ? text.fields.value : text.fields.price;
};

export type PriceName = 'price' | 'maintenanceFee' | 'utilities';

/** Minimum amount that is suspected to be in forints (OWN-10). */
const minSuspiciousPrice = (name: PriceName, values: AdValues): number =>
  name === 'price' && isRent(values) ? thousandsWarning.rent : thousandsWarning[name];

/** The suggested price in thousands; null for a plausible one. Only a warning, which never blocks. */
export const suggestThousands = (name: PriceName, amount: number | '', values: AdValues): number | null =>
  amount !== '' && amount >= minSuspiciousPrice(name, values) ? Math.round(amount / 1000) : null;
