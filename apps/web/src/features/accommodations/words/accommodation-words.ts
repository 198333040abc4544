import type { AccommodationPin } from '@piacter/contracts/accommodations';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '../../../config/paths.ts';
import { formatCompactPrice } from '../../listings/search-words/index.ts';

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(accommodationResults, query, page, names),
  describePin: (pin: AccommodationPin) => {
    const price = formatCompactPrice(pin.pricePerPerson);
    return {
      label: price,
      title: `${pin.accommodationName} · ${pin.settlement}`,
      price,
      to: paths.accommodation(pin.accommodationUrl),
    };
  },
};
