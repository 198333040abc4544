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

type OfAd = Pick<PropertyValues, 'adType'>;

export const isRent = ({ adType }: OfAd): boolean => Number(adType) === adTypes.rent;
/** OWN-16: only a swap is described. */
export const isSwap = ({ adType }: OfAd): boolean => swapAdTypes.has(Number(adType));
export const isPlot = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) === houseTypes.plot;
/** A flat stands on no plot of its own. */
export const hasSite = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) !== houseTypes.flat;
/** OWN-13: a number that tells more of a yes can be given only with it. */
export const isAnswered =
  (name: DependentNumber) =>
  (values: Pick<PropertyValues, (typeof dependentNumbers)[DependentNumber]>): boolean =>
    values[dependentNumbers[name]] === '1';

/** OWN-09: the price is called by what the ad is. */
export const priceLabel = (values: OfAd): string => {
  if (isRent(values)) return text.fields.rent;
  return Number(values.adType) === adTypes.swap ? text.fields.value : text.fields.price;
};

export type PriceName = 'price' | 'maintenanceFee' | 'utilities';

/** From this amount on a price seems to have been typed in forints (OWN-10). */
const suspiciousFrom = (name: PriceName, values: OfAd): number =>
  name === 'price' && isRent(values) ? thousandsWarning.rent : thousandsWarning[name];

/** What was probably meant, in thousands; null for a price that seems right. It warns and never blocks. */
export const thousandsMeant = (name: PriceName, amount: number | '', values: OfAd): number | null =>
  amount !== '' && amount >= suspiciousFrom(name, values) ? Math.round(amount / 1000) : null;
