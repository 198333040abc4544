import type { PropertyPin } from '@piacter/contracts/properties';
import { propertyResults } from '@piacter/contracts/properties/results';
import { formatAdKind } from '@piacter/contracts/properties/values';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '@piacter/contracts/site/paths';
import { formatCompactPrice } from '../../listings/search-words/index.ts';
import { getPriceUnit } from '../card/property-facts.ts';

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(propertyResults, query, page, names),
  describePin: (pin: PropertyPin) => {
    const price = formatCompactPrice(pin.price * 1000, getPriceUnit(pin.adType));
    return {
      label: price,
      title: `${formatAdKind(pin)} · ${pin.settlement}`,
      price,
      to: paths.property(pin.realEstateID),
    };
  },
};
