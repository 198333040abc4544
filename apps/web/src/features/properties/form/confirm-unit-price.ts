import {
  getUnitPrice,
  houseTypes,
  plausibleShareOfMedian,
  plausibleUnitPrice,
} from '@piacter/contracts/properties/values';
import { confirmPrice } from '../../../lib/amounts/index.ts';
import { api } from '../../../lib/api/index.ts';
import { type FieldErrors, toNumber } from '../../../lib/form/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { propertyFormText as text } from '../text.ts';
import type { PropertyValues } from './property-values.ts';

const words = text.unitPriceDoubt;

type Priced = Pick<PropertyValues, 'adType' | 'houseType' | 'price' | 'floorArea'>;
type Located = Priced & Pick<PropertyValues, 'siteArea' | 'countryID' | 'settlement' | 'postalCode'>;

/** The price per square metre of a home for sale that is hardly meant; null for any other property. */
export function findDoubtfulUnitPrice({ adType, houseType, price, floorArea }: Priced): number | null {
  if (Number(houseType) === houseTypes.plot) return null;
  const unitPrice = getUnitPrice({
    adType: Number(adType),
    houseType: Number(houseType),
    price: Number(price),
    floorArea: toNumber(floorArea),
    siteArea: null,
  });
  const { min, max } = plausibleUnitPrice;
  return unitPrice !== null && (unitPrice < min || unitPrice > max) ? unitPrice : null;
}

/** The price per square metre of a property for sale far below those around it, with their median; null for any other. */
async function findFarBelow(values: Located): Promise<{ unitPrice: number; median: number } | null> {
  const { countryID, settlement, postalCode, adType, houseType } = values;
  const unitPrice = getUnitPrice({
    ...{ adType: Number(adType), houseType: Number(houseType), price: Number(values.price) },
    ...{ floorArea: toNumber(values.floorArea), siteArea: toNumber(values.siteArea) },
  });
  if (unitPrice === null || settlement === '' || houseType === '') return null;
  const query = { countryID, settlement, postalCode, adType, houseType };
  // A form that cannot ask saves what is written.
  const level = await api('GET /api/price-level', { query, isBackground: true }).catch(() => null);
  const median = level?.data?.median ?? 0;
  return unitPrice < median * plausibleShareOfMedian ? { unitPrice, median } : null;
}

/** Asks before a price that is hardly meant is saved. False leads back to the field. */
export async function confirmUnitPrice(
  values: Located,
  showFieldErrors: (errors: FieldErrors) => void,
): Promise<boolean> {
  const { question, farBelow } = words;
  const doubtful = findDoubtfulUnitPrice(values);
  const below = doubtful === null ? await findFarBelow(values) : null;
  if (doubtful === null && below === null) return true;
  const ask = below
    ? farBelow(formatMoney(below.unitPrice), formatMoney(below.median))
    : question(formatMoney(doubtful));
  const isWanted = await confirmPrice(ask);
  if (!isWanted) showFieldErrors({ price: words.error });
  return isWanted;
}
