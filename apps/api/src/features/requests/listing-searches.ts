import { accommodationFields } from '@piacter/contracts/accommodations/fields';
import { fromEntries, pick } from '@piacter/contracts/core';
import { daysBetween } from '@piacter/contracts/core/days';
import { propertyRanges } from '@piacter/contracts/properties';
import {
  type AccommodationRequestRecord,
  guestFields,
  type PropertyRequestRecord,
  propertyRequestFields,
  type RequestKind,
  type shownEnds,
  shownRanges,
} from '@piacter/contracts/requests';
import { toWatchQuery } from '@piacter/contracts/watches';

/** The conditions of each kind of request that a search of listings knows. */
export interface RequestConditions {
  service: { serviceTypeID: number; settlement: string | null; countryID: number | null };
  accommodation: Pick<
    AccommodationRequestRecord,
    'countryID' | 'settlements' | 'startDate' | 'endDate' | 'mealPlanID' | (typeof guestFields)[number]
  > & { hasPets: number };
  property: Pick<
    PropertyRequestRecord,
    | 'adType'
    | 'houseType'
    | 'countryID'
    | 'regions'
    | 'conditions'
    | 'buildTechnologies'
    | (typeof shownEnds)[number]
  >;
}

type Filters = Readonly<Record<string, string | number | null>>;

/** The filters of a request but the place, and the places of which one is enough. */
const filtersOf: {
  [Kind in RequestKind]: (request: RequestConditions[Kind]) => [Filters, readonly (string | null)[]];
} = {
  service: ({ serviceTypeID, countryID, settlement }) => [
    // The country alone finds professionals of the whole country; beside a settlement the settlement says it.
    { serviceType: serviceTypeID, countryID: settlement ? null : countryID },
    [settlement],
  ],
  accommodation: (request) => [
    {
      countryID: request.countryID,
      mealPlan: request.mealPlanID,
      openFrom: request.startDate,
      openTo: request.endDate,
      minimumStay: daysBetween(request.startDate, request.endDate),
      guests: Math.min(
        guestFields.reduce((sum, name) => sum + request[name], 0),
        accommodationFields.capacity.max,
      ),
      petAllowed: request.hasPets === 1 ? 1 : null,
    },
    request.settlements,
  ],
  property: (request) => [
    {
      ...pick(request, ['adType', 'houseType', 'countryID']),
      ...fromEntries(
        shownRanges.flatMap((name) => {
          const [from, to] = propertyRequestFields[name].ends;
          const stem = propertyRanges[name];
          return [
            [`${stem}From`, request[from]],
            [`${stem}To`, request[to]],
          ] as const;
        }),
      ),
      conditionID: request.conditions.join(),
      buildTechnology: request.buildTechnologies.join(),
    },
    request.regions,
  ],
};

/**
 * The searches of listings that a request stands for (WATCH-03), as queries of their search page: one for each of its
 * places. What no search knows, such as floors that are excluded, is left to the reader.
 */
export function toListingQueries<Kind extends RequestKind>(
  kind: Kind,
  request: RequestConditions[Kind],
): string[] {
  const [filters, places] = filtersOf[kind](request);
  const queries = places.flatMap((settlement) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...filters, settlement }))
      if (value !== null) query.set(name, String(value));
    return toWatchQuery(kind, query.toString()) ?? [];
  });
  return [...new Set(queries)];
}
