import { formatFlagFilter } from '../core/field-words.ts';
import { formatDay } from '../core/hungarian.ts';
import { propertyFields } from '../properties/fields.ts';
import { choices, filtersByField, number, places, type ResultDescription } from '../search/results.ts';
import {
  accommodationRequestFields,
  formatBudgetFrom,
  formatGuestsTo,
  formatStayWithin,
  ownAreaWords,
  petWords,
  serviceRequestFields,
} from './fields.ts';
import { type RequestKind, requestListNames } from './values.ts';

const describe = (kind: RequestKind, filters: ResultDescription['filters']): ResultDescription => ({
  filters,
  subject: () => ({ noun: requestListNames[kind] }),
  plurals: {},
});
const { adType, houseType, floorArea, siteArea, price } = propertyFields;

/** What the results of the searches of requests are called. */
export const requestResults: Readonly<Record<RequestKind, ResultDescription>> = {
  property: describe('property', [
    ...places('settlement', 'location'),
    ...filtersByField({ adType, houseType, price, floorArea, siteArea }, []),
  ]),
  accommodation: describe('accommodation', [
    ...places('settlement'),
    {
      names: ['startDate', 'endDate'],
      format: ({ startDate, endDate }) =>
        formatStayWithin(startDate && formatDay(startDate), endDate && formatDay(endDate)),
    },
    number('guestsTo', formatGuestsTo),
    choices('mealPlanID', accommodationRequestFields.mealPlanID),
    number('budgetFrom', formatBudgetFrom),
    number('hasPets', (value) => formatFlagFilter(petWords, value)),
  ]),
  service: describe('service', [
    ...places('address'),
    choices('serviceID', serviceRequestFields.serviceID),
    number('ownArea', (value) => formatFlagFilter(ownAreaWords, value)),
  ]),
};
