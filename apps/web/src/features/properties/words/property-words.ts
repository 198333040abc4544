import type { PropertyPin } from '@piacter/contracts/properties';
import { propertyResults } from '@piacter/contracts/properties/results';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '../../../config/paths.ts';
import { formatCompactPrice } from '../../listings/search-words/index.ts';

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(propertyResults, query, page, names),
  describePin: (pin: PropertyPin) => {
    const price = formatCompactPrice(pin.price * 1000);
    return {
      label: price,
      title: [pin.adTypeName, pin.houseTypeName, pin.settlement].filter(Boolean).join(' · '),
      price,
      to: paths.property(pin.realEstateID),
    };
  },
};
