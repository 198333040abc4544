import { upperFirst } from '@piacter/contracts/core/hungarian';
import { formatRange } from '@piacter/contracts/core/units';
import { getPriceLabel } from '@piacter/contracts/properties/fields';
import type {
  AccommodationRequestCard,
  OwnServiceRequestCard,
  PropertyRequestCard,
  ServiceRequestCard,
} from '@piacter/contracts/requests';
import {
  accommodationRequestFields as accommodationFields,
  propertyRequestFields as propertyFields,
  serviceRequestFields as serviceFields,
  shownRanges,
} from '@piacter/contracts/requests/fields';
import {
  childrenFields,
  type RequestKind,
  requestedAdTypes,
  type TimeUnit,
} from '@piacter/contracts/requests/values';
import { formatShortDay, untilDay } from '../../../lib/days.ts';
import { formatDate, formatMoney, formatNumber, formatYesNo } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import { getOwnStayFacts } from './own-stay-facts.ts';
import { text } from './text.ts';

const { facts: terms } = text;

/** A fact of a request, with what it means where that is not plain. */
export type RequestFact = Description & { hint?: string };

/** What cards and page heads show of a request of any kind. */
export type RequestSummary = { title: string; facts: readonly RequestFact[] };

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

/** 'Igen, 3 ajánlat' or 'Nem'. */
export const formatAnswered = ({
  hasResponse,
  responseCount,
}: {
  hasResponse: 1 | null;
  responseCount: number;
}) => (hasResponse === 1 ? text.answers(responseCount) : formatYesNo(false));

/** 'Burkoló, Vác'. */
export const getServiceTitle = (request: { serviceName: string; settlement: string | null }): string =>
  [upperFirst(request.serviceName), request.settlement].filter(Boolean).join(', ');

/** 'Meddig: nov. 26-ig' of a request that is still open. */
export const getEndFacts = ({
  state,
  openUntil,
}: Pick<PropertyRequestCard, 'state' | 'openUntil'>): Description[] =>
  state === 'open' ? [{ term: terms.until, value: untilDay(formatShortDay(openUntil)) }] : [];

/** 'Távolság: 12 km' from the reader's own listings; none where that is not known. */
const getDistanceFacts = ({ distance }: { distance?: number | undefined }): Description[] =>
  distance === undefined ? [] : [{ term: terms.distance, value: text.distance(distance) }];

/** A range in its row; none without an end. A rent is monthly. */
const getRangeFacts = (request: PropertyRequestCard, name: (typeof shownRanges)[number]): Description[] => {
  const { label, unit, ends } = propertyFields[name];
  const isRent = name === 'price' && request.adType === requestedAdTypes.rent;
  const [from, to] = ends.map((end) => request[end] ?? undefined);
  const value = formatRange(isRent ? 'thousandForintsMonthly' : unit, from, to);
  return value ? [{ term: name === 'price' ? getPriceLabel(request.adType) : label, value }] : [];
};

/**
 * 'Várakozási idő: 2 hét', the last day and the place; the requester's list shows whether there is an answer, the search the number of
 * answers.
 */
function getServiceFacts(request: RequestCards['service']): Description[] {
  const { responseCount } = request;
  const time = {
    term: serviceFields.requestTime.label,
    value: formatDuration(request.requestTime, request.timeUnit),
  };
  const end = getEndFacts(request);
  const place = { term: terms.place, value: formatPlace(request) };
  if ('imageCount' in request) {
    const { imageCount } = request;
    return [
      time,
      ...end,
      place,
      ...getDistanceFacts(request),
      { term: terms.offers, value: text.offers(responseCount) },
      ...(imageCount > 0 ? [{ term: terms.images, value: text.images(imageCount) }] : []),
    ];
  }
  return [time, ...end, { term: terms.answered, value: formatAnswered(request) }, place];
}

const getGuests = (request: AccommodationRequestCard): string => {
  const children = childrenFields.reduce((sum, field) => sum + request[field], 0);
  const adults = text.adults(formatNumber(request.adultPeople));
  return children === 0 ? adults : `${adults}, ${text.children(formatNumber(children))}`;
};

/** A range of days as '2026. 07. 12. – 2026. 07. 19.'. */
const formatStay = ({ startDate, endDate }: AccommodationRequestCard): string =>
  [startDate, endDate].map(formatDate).join(' – ');

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
      { term: accommodationFields.mealPlanID.label, value: request.mealPlanName },
      ...(request.budget === null
        ? []
        : [{ term: accommodationFields.budget.short, value: formatMoney(request.budget) }]),
      { term: accommodationFields.hasPets.label, value: formatYesNo(request.hasPets) },
      { term: terms.answered, value: formatYesNo(request.hasResponse === 1) },
      ...getDistanceFacts(request),
      ...getOwnStayFacts(request.ownStays),
    ],
  }),
  property: (request) => ({
    title: `${request.adTypeName} ${request.houseTypeName}: ${request.regions.join(', ')}`,
    facts: [
      ...shownRanges.flatMap((name) => getRangeFacts(request, name)),
      ...getDistanceFacts(request),
      ...getEndFacts(request),
    ],
  }),
};
