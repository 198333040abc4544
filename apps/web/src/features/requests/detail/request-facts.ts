import type {
  AccommodationRequestDetail,
  PropertyRequestDetail,
  ServiceRequestDetail,
} from '@piacter/contracts/requests';
import { childrenFields, type RequestKind } from '@piacter/contracts/requests/values';
import { formatDate, formatNumber, formatStreet, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { formatDuration, formatPlace, getServiceTitle, summarizeRequest } from '../card/index.ts';
import { text } from './text.ts';

const { facts: terms } = text;

/** The detail of a request by kind. */
export type RequestDetails = {
  service: ServiceRequestDetail;
  accommodation: AccommodationRequestDetail;
  property: PropertyRequestDetail;
};

export type RequestView = { title: string; facts: readonly Description[] };

/** A term with its value; left out without a value. */
const optional = (term: string, value: string | null): Description[] =>
  value === null || value === '' ? [] : [{ term, value }];

const names = (types: readonly { typeName: string }[]) => types.map(({ typeName }) => typeName).join(', ');

/** '0–1', or the given end alone; null for neither. */
const formatFloors = ({ excludeFloorFrom: from, excludeFloorTo: to }: PropertyRequestDetail) => {
  const [low, high] = [from ?? to, to ?? from];
  return low === null || high === null ? null : text.floors(formatNumber(low), formatNumber(high));
};

/** The place of the work; street and number only for readers who may see them. */
const formatAddress = (request: ServiceRequestDetail): string | null =>
  [formatPlace(request), formatStreet(request)].filter(Boolean).join(', ') || null;

const answered = (hasResponse: 1 | null): Description => ({
  term: terms.answered,
  value: formatYesNo(hasResponse === 1),
});

type Describe = { [Kind in RequestKind]: (request: RequestDetails[Kind]) => RequestView };

/** The full description of a request of each kind. */
export const describeRequest: Describe = {
  service: (request) => ({
    title: getServiceTitle(request),
    facts: [
      { term: terms.requestTime, value: formatDuration(request.requestTime, request.timeUnit) },
      { term: terms.place, value: formatAddress(request) },
      ...optional(terms.floor, request.floorNumber),
      ...optional(terms.door, request.doorNumber),
      ...optional(terms.region, request.countyRegion),
      answered(request.hasResponse),
    ],
  }),
  accommodation: (request) => ({
    title: request.settlements.join(', '),
    facts: [
      { term: terms.arrival, value: formatDate(request.startDate) },
      { term: terms.departure, value: formatDate(request.endDate) },
      { term: terms.adults, value: formatNumber(request.adultPeople) },
      ...childrenFields
        .filter((field) => request[field] > 0)
        .map((field) => ({ term: terms[field], value: formatNumber(request[field]) })),
      { term: terms.mealPlan, value: request.mealPlanName },
      { term: terms.accessible, value: formatYesNo(request.isAccessible) },
      { term: terms.pets, value: formatYesNo(request.hasPets) },
      ...(request.hasPets === 1
        ? [
            { term: terms.petNumbers, value: formatNumber(request.petNumbers) },
            { term: terms.petDescription, value: request.petDescription },
          ]
        : []),
      { term: terms.country, value: request.countryName },
      answered(request.hasResponse),
    ],
  }),
  property: (request) => {
    const { title, facts } = summarizeRequest.property(request);
    return {
      title,
      facts: [
        ...facts,
        ...optional(terms.excludedFloors, formatFloors(request)),
        ...optional(terms.conditions, names(request.conditions)),
        ...optional(terms.technologies, names(request.buildTechnologies)),
        { term: terms.country, value: request.countryName },
      ],
    };
  },
};
