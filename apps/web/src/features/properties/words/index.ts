import type { PropertyPin } from '@piacter/contracts/properties';
import { propertyResults } from '@piacter/contracts/properties/results';
import { adTypes, formatAdKind } from '@piacter/contracts/properties/values';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '@piacter/contracts/site/paths';
import { formatMoney, formatNumber, thousandsToForints } from '../../../lib/format.ts';
import { getDrawing, getFacts, getKeepable, getPriceUnit } from '../card/property-facts.ts';
import { text } from './text.ts';

/** From here on a price is in thousands, in millions, in billions. */
const [thousand, million, billion] = [1000, 1_000_000, 1_000_000_000];
/** Rents below it are written out: 'e' would hide hundreds. */
const shortFrom = 10 * thousand;
/** Of millions, decimals are told below it. */
const wholeFrom = 100 * million;

const round = (number: number, decimals: number) => Number(number.toFixed(decimals));

/** A price in the little space of a pin, as people write it: '45 M', '45,9 M', '320 e', '8 500 Ft'. */
export function formatPinPrice(forints: number): string {
  if (forints >= billion) return formatNumber(round(forints / billion, 1), 'Mrd');
  // What rounds up to a million is one.
  if (forints >= million - thousand / 2)
    return formatNumber(round(forints / million, forints < wholeFrom ? 1 : 0), 'M');
  return forints >= shortFrom ? formatNumber(round(forints / thousand, 0), 'e') : formatMoney(forints);
}

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(propertyResults, query, page, names),
  describePin: (pin: PropertyPin) => {
    const forints = thousandsToForints(pin.price);
    const label = formatPinPrice(forints);
    return {
      label: pin.adType === adTypes.rent ? text.monthly(label) : label,
      title: `${formatAdKind(pin)} · ${pin.settlement}`,
      price: formatNumber(forints, getPriceUnit(pin.adType)),
      facts: getFacts(pin),
      drawing: getDrawing(pin),
      listing: getKeepable(pin),
      to: paths.property(pin.realEstateID),
    };
  },
};
