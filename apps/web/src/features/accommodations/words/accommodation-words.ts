import type { AccommodationPin } from '@piacter/contracts/accommodations';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { nameWithPlace } from '@piacter/contracts/places/values';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import { paths } from '@piacter/contracts/site/paths';
import { dash } from '../../../lib/format.ts';
import { formatCompactPrice } from '../../listings/search-words/index.ts';
import { priceUnit } from '../card/accommodation-facts.ts';

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(accommodationResults, query, page, names),
  describePin: (pin: AccommodationPin) => {
    const { pricePerPerson } = pin;
    return {
      label: pricePerPerson > 0 ? formatCompactPrice(pricePerPerson) : dash,
      title: nameWithPlace(pin.accommodationName, pin.settlement, ' · '),
      ...(pricePerPerson > 0 && { price: formatCompactPrice(pricePerPerson, priceUnit) }),
      to: paths.accommodation(pin.accommodationUrl),
    };
  },
};
