import { getUnitPrice, houseTypes, plausibleUnitPrice } from '@piacter/contracts/properties/values';
import { type FieldErrors, toNumber } from '../../../lib/form/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { confirm } from '../../../lib/message-queue.ts';
import type { PropertyValues } from './property-values.ts';
import { text } from './text.ts';

const words = text.unitPriceDoubt;

type Priced = Pick<PropertyValues, 'adType' | 'houseType' | 'price' | 'floorArea'>;

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

/** Asks before a price that is hardly meant is saved. False leads back to the field. */
export async function confirmUnitPrice(
  values: Priced,
  showFieldErrors: (errors: FieldErrors) => void,
): Promise<boolean> {
  const unitPrice = findDoubtfulUnitPrice(values);
  if (unitPrice === null) return true;
  const { title, question, save, rewrite } = words;
  const ask = question(formatMoney(unitPrice));
  const isWanted = await confirm({ title, text: ask, confirm: save, cancel: rewrite, main: 'cancel' });
  if (!isWanted) showFieldErrors({ price: words.error });
  return isWanted;
}
