import { accommodationLimits } from '@piacter/contracts/accommodations/values';
import type { RequestKind } from '@piacter/contracts/requests';
import { toWatchQuery } from '@piacter/contracts/watches';
import { daysBetween } from '../../core/calendar.ts';

/** The conditions of each kind of request that a search of listings knows. */
export interface RequestConditions {
  service: { serviceTypeID: number; settlement: string | null; countryID: number | null };
  accommodation: {
    countryID: number;
    settlements: readonly string[];
    /** YYYY-MM-DD. */
    startDate: string;
    endDate: string;
    adultPeople: number;
    childrenUnder6: number;
    children7to13: number;
    children14Plus: number;
    mealPlanID: number;
    hasPets: number;
  };
  property: {
    adType: number;
    houseType: number;
    countryID: number;
    regions: readonly string[];
    minPrice: number;
    maxPrice: number;
    floorAreaFrom: number | null;
    floorAreaTo: number | null;
    siteAreaFrom: number | null;
    siteAreaTo: number | null;
    minRooms: number | null;
    maxRooms: number | null;
    conditions: readonly number[];
    buildTechnologies: readonly number[];
  };
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
        request.adultPeople + request.childrenUnder6 + request.children7to13 + request.children14Plus,
        accommodationLimits.capacity,
      ),
      petAllowed: request.hasPets === 1 ? 1 : null,
    },
    request.settlements,
  ],
  property: (request) => [
    {
      adType: request.adType,
      houseType: request.houseType,
      countryID: request.countryID,
      priceFrom: request.minPrice,
      priceTo: request.maxPrice,
      floorAreaFrom: request.floorAreaFrom,
      floorAreaTo: request.floorAreaTo,
      siteAreaFrom: request.siteAreaFrom,
      siteAreaTo: request.siteAreaTo,
      roomsFrom: request.minRooms,
      roomsTo: request.maxRooms,
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
