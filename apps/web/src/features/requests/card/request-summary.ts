import { upperFirst } from '@piacter/contracts/core/hungarian';
import { type End, formatPriceRange, formatRange } from '@piacter/contracts/core/units';
import type {
  AccommodationRequestCard,
  OwnServiceRequestCard,
  PropertyRequestCard,
  ServiceRequestCard,
} from '@piacter/contracts/requests';
import { childrenFields, type RequestKind, type TimeUnit } from '@piacter/contracts/requests/values';
import { formatDate, formatNumber, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { text } from './text.ts';

const { facts: terms } = text;

/** What cards and page heads show of a request of any kind. */
export type RequestSummary = { title: string; facts: readonly Description[] };

/** A request in a short list. */
export type ShortRequest = { requestID: number; title: string; created: string };

/** The rows of the lists by kind: those of the requester, and those of users who may answer. */
export type RequestCards = {
  service: OwnServiceRequestCard | ServiceRequestCard;
  accommodation: AccommodationRequestCard;
  property: PropertyRequestCard;
};

/** '2 hét', with a no-break space. */
export const formatDuration = (count: number, unit: TimeUnit): string => formatNumber(count, unit);

/** '2600 Vác', or the part of it that is known. */
export const formatPlace = (place: { postalCode: string | null; settlement: string | null }): string | null =>
  [place.postalCode, place.settlement].filter(Boolean).join(' ') || null;

/** 'Burkoló, Vác'. */
export const getServiceTitle = (request: { serviceName: string; settlement: string | null }): string =>
  [upperFirst(request.serviceName), request.settlement].filter(Boolean).join(', ');

/** An end of a range for the range formats, which take undefined instead of null. */
const end = (value: number | null): number | undefined => value ?? undefined;

const rangeFact = (
  term: string,
  format: (from: number | undefined, to: number | undefined) => string,
  [from, to]: readonly [number | null, number | null],
): Description[] => (from === null && to === null ? [] : [{ term, value: format(end(from), end(to)) }]);

/**
 * 'Várakozási idő: 2 hét' and the place; the own list shows whether there is an answer, the search the number of
 * answers.
 */
function getServiceFacts(request: RequestCards['service']): Description[] {
  const { responseCount } = request;
  const time = { term: terms.requestTime, value: formatDuration(request.requestTime, request.timeUnit) };
  const place = { term: terms.place, value: formatPlace(request) };
  if ('imageCount' in request) {
    const { imageCount } = request;
    return [
      time,
      place,
      { term: terms.offers, value: text.offers(responseCount) },
      ...(imageCount > 0 ? [{ term: terms.images, value: text.images(imageCount) }] : []),
    ];
  }
  const isAnswered = request.hasResponse === 1;
  return [
    time,
    { term: terms.answered, value: isAnswered ? text.answers(responseCount) : formatYesNo(false) },
    place,
  ];
}

const getGuests = (request: AccommodationRequestCard): string => {
  const children = childrenFields.reduce((sum, field) => sum + request[field], 0);
  const adults = text.adults(formatNumber(request.adultPeople));
  return children === 0 ? adults : `${adults}, ${text.children(formatNumber(children))}`;
};

/** A range of days as '2026. 07. 12. – 2026. 07. 19.'. */
const formatStay = ({ startDate, endDate }: AccommodationRequestCard): string =>
  [startDate, endDate].map(formatDate).join(' – ');

const formatArea = (from: End, to: End) => formatRange('squareMetres', from, to);
const formatRooms = (from: End, to: End) => formatRange('rooms', from, to);

type Summarize = { [Kind in RequestKind]: (request: RequestCards[Kind]) => RequestSummary };

/** The summary of a request of each kind. */
export const summarizeRequest: Summarize = {
  service: (request) => ({
    title: getServiceTitle(request),
    facts: getServiceFacts(request),
  }),
  accommodation: (request) => ({
    title: request.settlements.join(', '),
    facts: [
      { term: terms.stay, value: formatStay(request) },
      { term: terms.guests, value: getGuests(request) },
      { term: terms.mealPlan, value: request.mealPlanName },
      { term: terms.pets, value: formatYesNo(request.hasPets) },
      { term: terms.answered, value: formatYesNo(request.hasResponse === 1) },
    ],
  }),
  property: (request) => ({
    title: `${request.adTypeName} ${request.houseTypeName}: ${request.regions.join(', ')}`,
    facts: [
      ...rangeFact(terms.price, formatPriceRange, [request.minPrice, request.maxPrice]),
      ...rangeFact(terms.floorArea, formatArea, [request.floorAreaFrom, request.floorAreaTo]),
      ...rangeFact(terms.rooms, formatRooms, [request.minRooms, request.maxRooms]),
      ...rangeFact(terms.siteArea, formatArea, [request.siteAreaFrom, request.siteAreaTo]),
    ],
  }),
};
