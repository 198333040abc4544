import { isApplicable, namesOf } from '@piacter/contracts/core/fields';
import { createRecord, typedKeys } from '@piacter/contracts/core/values';
import type {
  AccommodationRequestDetail,
  PropertyRequestDetail,
  ServiceRequestDetail,
} from '@piacter/contracts/requests';
import {
  serviceRequestFields,
  accommodationRequestFields as stayFields,
  propertyRequestFields as wanted,
} from '@piacter/contracts/requests/fields';
import { childrenFields, type RequestKind } from '@piacter/contracts/requests/values';
import { formatDate, formatMoney, formatNumber, formatStreet, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import {
  formatAnswered,
  formatDuration,
  formatPlace,
  getEndFacts,
  getOwnStayFacts,
  getServiceTitle,
  type RequestFact,
  summarizeRequest,
} from '../card/index.ts';
import { text as card } from '../card/text.ts';
import { text } from './text.ts';

const { facts: terms } = text;

/** The detail of a request by kind. */
export type RequestDetails = {
  service: ServiceRequestDetail;
  accommodation: AccommodationRequestDetail;
  property: PropertyRequestDetail;
};

export type RequestView = { title: string; facts: readonly RequestFact[] };

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

const answered = (value: string): Description => ({ term: card.facts.answered, value });

type StayFact = Exclude<keyof typeof stayFields, 'regions' | 'description'>;
const stayFormats: Record<StayFact, (request: AccommodationRequestDetail) => string | null> = {
  ...createRecord(namesOf(stayFields, 'day'), (name) => (request) => formatDate(request[name])),
  ...createRecord(namesOf(stayFields, 'count'), (name) => (request) => formatNumber(request[name])),
  ...createRecord(namesOf(stayFields, 'flag'), (name) => (request) => formatYesNo(request[name])),
  countryID: ({ countryName }) => countryName,
  mealPlanID: ({ mealPlanName }) => mealPlanName,
  budget: ({ budget }) => formatMoney(budget),
  petDescription: ({ petDescription }) => petDescription,
};

/** The rows of a stay in the order of its description, without children of an age that none has, and a budget that was not said. */
const getStayFacts = (request: AccommodationRequestDetail): Description[] =>
  typedKeys(stayFields)
    .filter((name) => name !== 'regions' && name !== 'description')
    .filter((name) => isApplicable(stayFields[name], request))
    .filter((name) => !childrenFields.some((children) => children === name && request[children] === 0))
    .filter((name) => name !== 'budget' || request.budget !== null)
    .map((name) => ({ term: stayFields[name].label, value: stayFormats[name](request) }));

type Describe = { [Kind in RequestKind]: (request: RequestDetails[Kind]) => RequestView };

/** The full description of a request of each kind. */
export const describeRequest: Describe = {
  service: (request) => ({
    title: getServiceTitle(request),
    facts: [
      {
        term: serviceRequestFields.requestTime.label,
        value: formatDuration(request.requestTime, request.timeUnit),
        hint: text.requestTimeHint,
      },
      ...getEndFacts(request),
      { term: card.facts.place, value: formatAddress(request) },
      ...optional(terms.floor, request.floorNumber),
      ...optional(terms.door, request.doorNumber),
      ...optional(terms.region, request.countyRegion),
      answered(formatAnswered(request)),
    ],
  }),
  accommodation: (request) => ({
    title: request.settlements.join(', '),
    facts: [
      ...getStayFacts(request),
      answered(formatYesNo(request.hasResponse === 1)),
      ...getOwnStayFacts(request.ownStays),
    ],
  }),
  property: (request) => {
    const { title, facts } = summarizeRequest.property(request);
    return {
      title,
      facts: [
        ...facts,
        ...optional(wanted.excludedFloors.label, formatFloors(request)),
        ...optional(wanted.conditions.label, names(request.conditions)),
        ...optional(wanted.buildTechnologies.label, names(request.buildTechnologies)),
        { term: wanted.countryID.label, value: request.countryName },
      ],
    };
  },
};
