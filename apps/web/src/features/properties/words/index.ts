import type { PropertyPin } from '@piacter/contracts/properties';
import { propertyResults } from '@piacter/contracts/properties/results';
import { adTypes, formatAdKind } from '@piacter/contracts/properties/values';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '@piacter/contracts/site/paths';
import { formatNumber, thousandsToForints } from '../../../lib/format.ts';
import { formatPinPrice } from '../../kinds/pin-price/index.ts';
import { getDrawing, getFacts, getKeepable, getPriceUnit } from '../card/property-facts.ts';
import { text } from './text.ts';

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
