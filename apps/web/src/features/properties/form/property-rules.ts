import type {
  adTypes,
  advertiserTypes,
  houseTypes,
  propertyLimits,
  thousandsWarning,
} from '@piacter/contracts/properties';
import { plotHouseType, rentAdType, swapAdType } from '../card/property-facts.ts';
import type { PropertyValues } from './property-values.ts';
import { text } from './text.ts';

// The contract's values, held to it by their types: importing them would bring the schemas along.
export const limits: typeof propertyLimits = {
  price: 999_999_999_999_999,
  maintenanceFee: 9_999_999,
  utilities: 999_999_999,
  area: 9_999_999,
  rooms: 1000,
  amper: 99_999,
  solarPanelOutput: 99_999,
  description: 4000,
};
const suspicious: typeof thousandsWarning = {
  price: 10_000_000,
  rent: 100_000,
  maintenanceFee: 100_000,
  utilities: 100_000,
};
export const advertisers: typeof advertiserTypes = ['magánszemély', 'ingatlanközvetítő', 'cég'];
const flat = 2 satisfies (typeof houseTypes)['flat'];
const saleOrSwap = 4 satisfies (typeof adTypes)['saleOrSwap'];

type OfAd = Pick<PropertyValues, 'adType'>;

export const isRent = ({ adType }: OfAd): boolean => Number(adType) === rentAdType;
/** OWN-16: only a swap is described. */
export const isSwap = ({ adType }: OfAd): boolean =>
  [swapAdType, saleOrSwap].includes(Number(adType) as 3 | 4);
export const isPlot = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) === plotHouseType;
/** A flat stands on no plot of its own. */
export const hasSite = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) !== flat;
/** OWN-13: the output of a solar panel can be given only where there is one. */
export const hasSolarPanel = ({ hasSolarPanel }: Pick<PropertyValues, 'hasSolarPanel'>): boolean =>
  hasSolarPanel === '1';

/** OWN-09: the price is called by what the ad is. */
export const priceLabel = (values: OfAd): string => {
  if (isRent(values)) return text.fields.rent;
  return Number(values.adType) === swapAdType ? text.fields.value : text.fields.price;
};

export type PriceName = 'price' | 'maintenanceFee' | 'utilities';

/** From this amount on a price seems to have been typed in forints (OWN-10). */
const suspiciousFrom = (name: PriceName, values: OfAd): number =>
  name === 'price' && isRent(values) ? suspicious.rent : suspicious[name];

/** What was probably meant, in thousands; null for a price that seems right. It warns and never blocks. */
export const thousandsMeant = (name: PriceName, amount: number | '', values: OfAd): number | null =>
  amount !== '' && amount >= suspiciousFrom(name, values) ? Math.round(amount / 1000) : null;
