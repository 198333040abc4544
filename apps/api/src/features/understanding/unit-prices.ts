import { searchedFields } from '@piacter/contracts/properties/fields';
import { above, below } from './comparisons.ts';
import type { FlatText } from './flat-text.ts';
import type { Item } from './meaning.ts';
import { createQuantityReader, type Quantity, toRange } from './quantities.ts';
import { findSideCost } from './side-costs.ts';
import { getSumFactor, ofSale, sumUnit, toThousands } from './sums.ts';

const squareMetre = '(?:negyzetmeter|nm|m2|m²)';
/** '1 millió/nm alatt', '800 ezer négyzetméterenként', 'négyzetméterár 900 ezerig'. */
const readUnitPrice = createQuantityReader({
  unit: sumUnit,
  tail: `(?: ?(?:forint|ft))?(?: ?(?:\\/|per) ?${squareMetre}| ?(?:-?os |-?es )?${squareMetre}(?:enkent|-enkent|-?es ar|[ -]?ar))-?[a-z]{0,4}(?: (?:${below}|${above})(?![a-z]))?`,
  getFactor: getSumFactor,
});
const isUnitPriceNamed = new RegExp(
  `(?<![a-z])${squareMetre}(?:[ -]?ar[a-z]{0,5}:?|-?enkent) ?(?:legyen )?$`,
);
/** In thousands of forints: what is less is a rent of it. */
const minUnitPrice = 20;

/**
 * In the whole thousands that searches have, rounded outwards, so that a rent of '1500 Ft/nm' leaves out none that is
 * wanted.
 */
const toWhole = ({ from, to }: Pick<Quantity, 'from' | 'to'>) => {
  const [low, high] = [toThousands(from), toThousands(to)];
  return { from: low && Math.floor(low), to: high && Math.ceil(high) };
};

/** Prices of a square metre, which are taken out of the text. */
export const readUnitPrices = (text: FlatText): Item[] =>
  readUnitPrice(text, (quantity) => {
    const { tail, start, end, isBare } = quantity;
    const [before] = isUnitPriceNamed.exec(text.flat.slice(0, start)) ?? [];
    if (!new RegExp(squareMetre).test(tail) && before === undefined) return [];
    // 'közös költség 500 Ft/nm'
    if (findSideCost(text, quantity)) return [{ start, end, meanings: {} }];
    const thousands = toWhole({ from: isBare ? undefined : quantity.from, to: quantity.to });
    const top = Math.max(thousands.from ?? 0, thousands.to ?? 0);
    if (top > searchedFields.unitPrice.max) return [];
    const filters = toRange('unitPrice', thousands);
    const property = top < minUnitPrice ? { weight: 0.5, filters } : { weight: 2, filters, implied: ofSale };
    return [{ start: start - (before?.length ?? 0), end, meanings: { property }, common: filters }];
  });
