import type { ListingKind } from '@piacter/contracts/listings';
import { propertyFields } from '@piacter/contracts/properties/fields';
import { adTypes } from '@piacter/contracts/properties/values';
import { findBarePrice, findLikelyPrice, isMonthlyRent } from './bare-prices.ts';
import { above, below } from './comparisons.ts';
import type { FlatText, Span } from './flat-text.ts';
import type { Item, Meaning } from './meaning.ts';
import { isOfOtherUnit } from './other-units.ts';
import { type FoundTotal, findTotal } from './price-totals.ts';
import { createQuantityReader, type Quantity, toRange } from './quantities.ts';
import { findSideCost } from './side-costs.ts';
import { getSumFactor, ofSale, sumUnit, toThousands } from './sums.ts';

/** What a price is for: '/éj', '/fő/éj', 'fejenként', '/óra alatt'. */
const perWhat = String.raw`(?:(?: fo ej(?:szaka)?| ej(?:szaka)?| ?(?:\/|per) ?(?:ho(?:nap)?|fo|ej(?:szaka)?|nap|szemely|ora)|(?: alatt)? (?:fejenkent|szemelyenkent|ejszakankent|ejjelente|naponta|orankent))(?![a-z]))+(?: (?:${below}|${above})(?![a-z]))?`;
const readPrice = createQuantityReader({
  unit: sumUnit,
  tail: String.raw`(?: ?(?:forint|ft))?${perWhat}| (?:forint|ft)(?:ig|ert|tol|bol)?(?: ${below}| ${above})?(?![a-z])|(?: ?(?:forint|ft))? alatt ?\\/ ?ej(?:szaka)?(?![a-z])`,
  getFactor: getSumFactor,
});
const readSharedPrice = createQuantityReader({ unit: '', tail: perWhat });
const readBarePrice = createQuantityReader({ unit: '' });
/** A number without a unit is the price of a night or of an hour from here on, in forints: '15000/éj'. */
const minShare = 1000;
/** In thousands of forints: what hardly anybody pays for a night. */
export const maxForOne = 30;
/** In thousands of forints: nobody pays more for a night, and nothing for sale costs less. */
const maxNight = 1000;
const minSale = 5000;
/** The same of all guests and nights. */
const maxStay = minSale;
/** In thousands of forints: no month of a rent costs more. */
const maxRent = 2000;

/** A number in words is a price without a unit from here on. */
const minInWords = 100;

const saleWeight = 3;
const isOfSale = ({ meanings: { property, accommodation } }: Item): boolean =>
  property?.weight === saleWeight && property.implied !== undefined && accommodation === undefined;
const isOfStay = ({ meanings: { property, accommodation } }: Item): boolean =>
  accommodation !== undefined && property === undefined;
/** 'faház 20 millióig': a stay costs so much only where its people or nights are counted. */
export const isPricedOut = (kind: ListingKind, items: readonly Item[]): boolean =>
  kind === 'accommodation' && items.some(isOfSale) && !items.some(isOfStay);

/** The meaning of a price of a home, in thousands of forints. */
const toPriceOfHome = (
  thousands: Pick<Quantity, 'from' | 'to'>,
  top: number,
  { isMonthly, isPerPerson }: { isMonthly: boolean; isPerPerson: boolean },
): Meaning => ({
  weight: isMonthly ? 1.5 : top >= minSale ? saleWeight : 0,
  filters: { ...toRange('price', thousands), ...(isMonthly && { adType: [String(adTypes.rent)] }) },
  ...(top >= maxRent && { implied: ofSale }),
  ...(isPerPerson && { priceOf: 'person' }),
});

/** The meanings of a price for both kinds that have one; none of a sum that no listing costs. */
function toPrice(
  { from, to, isBare, tail, start, end }: Quantity,
  total: FoundTotal | undefined,
): Item | undefined {
  // A bare price is a maximum.
  const thousands = { from: isBare ? undefined : toThousands(from), to: toThousands(to) };
  const top = Math.max(thousands.from ?? 0, thousands.to ?? 0);
  if (top > propertyFields.price.max) return undefined;
  // Only professionals are paid by the hour, and no search of them has prices.
  if (/ora/.test(tail)) return { start, end, meanings: {} };
  const isMonthly = /ho|havi/.test(tail);
  const isSum = total?.isSum === true && !isMonthly;
  const isPerPerson = /fo|fej|szemely/.test(tail);
  const isPerNight = /(?<!f)ej|nap/.test(tail);
  // 'fejenként max 70 ezer' is the rent of somebody who shares a home.
  const isOfStay = isPerNight || isSum || (isPerPerson && top <= maxForOne);
  const price = toRange('price', thousands, 3);
  const property = toPriceOfHome(thousands, top, { isMonthly, isPerPerson });
  const accommodation: Meaning = {
    weight: isOfStay ? 2 : 0,
    filters: price,
    ...(!isPerPerson && { priceOf: isPerNight ? 'night' : total ? 'stay' : 'unsaid' }),
  };
  return {
    start,
    end,
    common: price,
    meanings: { property, ...(top <= (total ? maxStay : maxNight) && { accommodation }) },
  };
}

/** What a price is for, before it: 'fejenként max 70 ezer'. */
const perWhatBefore =
  /(?<![a-z])(?:fejenkent|szemelyenkent|(?:per|\/) ?fo|ejszakankent|ejjelente)(?: havi)?:? ?$/;
const withWhatFor = ({ flat }: FlatText, quantity: Quantity): Quantity => {
  const { start, end, tail } = quantity;
  const ahead = perWhatBefore.exec(flat.slice(0, start));
  if (ahead) return { ...quantity, start: ahead.index, tail: `${ahead[0]}${tail}` };
  // 'max havi 150', 'ne kerüljön többe havi 160-nál'
  return / havi /.test(flat.slice(start, end)) ? { ...quantity, tail: ` havi${tail}` } : quantity;
};

/** Words that say no more of a price than what it is for. */
const toNothing = ([start, end]: readonly [number, number]): Item => {
  const meaning = { weight: 0, filters: {} };
  return { start, end, common: {}, meanings: { property: meaning, accommodation: meaning } };
};

/** '2027-es átadás', '1980-as évek': no price of thousands. */
const isYear = /^(?:19|20)\d\d ?-?[aeo]s/;

/** The prices of a text, which are taken out of it; the sums of something else are left to the wish. */
export function readPrices(text: FlatText): Item[] {
  const hasDigit = ({ start, end }: Quantity) => /\d/.test(text.flat.slice(start, end));
  const leave = ({ start, end }: Span): Item[] => [{ start, end, meanings: {} }];
  const accept = (quantity: Quantity): Item[] => {
    const written = text.flat.slice(quantity.start, quantity.end);
    // '5 és 9 éves' is no five thousand.
    if (isYear.test(written) || / es$/.test(written)) return [];
    const other = isOfOtherUnit(text, quantity) ? quantity : findSideCost(text, quantity);
    if (other) return leave(other);
    // 'hetes' is no seven thousand.
    const total = findTotal(text, quantity);
    const item =
      quantity.unit.length !== 1 || hasDigit(quantity)
        ? toPrice(withWhatFor(text, quantity), total)
        : undefined;
    if (!item) return [];
    return total?.span ? [item, toNothing(total.span)] : [item];
  };
  // It says nothing of the kind, and is a wish of any other one.
  const toLikely = ({ start, end, to }: Quantity): Item[] => {
    const filters = toRange('price', { from: undefined, to: toThousands(to) });
    return [{ start, end, meanings: { property: { weight: 0, filters, implied: ofSale } } }];
  };
  return [
    ...readPrice(text, accept),
    ...readSharedPrice(text, (quantity) =>
      quantity.tail !== '' && (quantity.to ?? quantity.from ?? 0) >= minShare ? accept(quantity) : [],
    ),
    ...readBarePrice(text, (quantity) => {
      // 'kétszázötvenig', but 'hét' and 'hatan' are no prices.
      const isSaid = Math.max(quantity.to ?? 0, quantity.from ?? 0) >= minInWords;
      if (!hasDigit(quantity) && !isSaid && !isMonthlyRent(text, quantity)) return [];
      const meant = findBarePrice(text, withWhatFor(text, quantity));
      if (meant) return accept(meant);
      const cost = findSideCost(text, quantity);
      if (cost) return leave(cost);
      const likely = isOfOtherUnit(text, quantity) ? undefined : findLikelyPrice(text, quantity);
      return likely ? toLikely(likely) : [];
    }),
  ];
}
