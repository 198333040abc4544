import { upperFirst } from '@piacter/contracts/core/hungarian';
import { formatResultTitle, type ResultNames } from '@piacter/contracts/search/results';
import type { ServicePin } from '@piacter/contracts/services';
import { serviceResults } from '@piacter/contracts/services/results';
import { paths } from '@piacter/contracts/site/paths';
import { getFacts, getKeepable } from '../card/service-facts.ts';

/** The words of the search that its first render does without. */
export const searchWords = {
  formatTitle: (query: Readonly<Record<string, string>>, page: number, names: ResultNames) =>
    formatResultTitle(serviceResults, query, page, names),
  describePin: (pin: ServicePin) => ({
    label: pin.title,
    title: pin.title,
    note: upperFirst(pin.serviceTypeName),
    facts: getFacts(pin),
    drawing: 'service' as const,
    listing: getKeepable(pin),
    to: paths.service(pin.serviceUrl),
  }),
};
