import { dayMs } from '@piacter/contracts/core/days';
import { houseTypes } from '@piacter/contracts/properties/values';
import {
  type RequestKind,
  requestedAdTypes,
  requestTextLimits,
  timeUnitNames,
  timeUnits,
} from '@piacter/contracts/requests/values';
import type { RowsByTable } from '../listing-rows.ts';
import type { Gazetteer, Place } from '../places.ts';
import type { Random } from '../random.ts';
import { pickTrade } from '../service/listings.ts';

/** The inputs of generated requests for benchmarks. */
export interface RequestSource {
  gazetteer: Gazetteer;
  random: Random;
  /** Ids of requesters. */
  requesterIDs: readonly number[];
  /** Ids of the professions by name. */
  professions: ReadonlyMap<string, number>;
  now: Date;
}

interface NewRequest {
  requestID: number;
  requesterID: number;
  created: Date;
}

type MakeRows = (request: NewRequest, source: RequestSource) => RowsByTable;

function serviceRows(request: NewRequest, { gazetteer, random, professions }: RequestSource): RowsByTable {
  const profession = random.pick(pickTrade(random).professions);
  const place = gazetteer.pickPlace(random);
  const timeUnit = random.pick(timeUnitNames);
  return {
    service_requests: [
      {
        ...request,
        serviceTypeID: professions.get(profession) ?? 1,
        description: `${profession} kell ide: ${place.name}.`.slice(0, requestTextLimits.serviceDescription),
        requestTime: random.int(1, timeUnits[timeUnit]),
        timeUnit,
        countryID: place.countryID,
        regionID: place.regionID,
        settlementID: place.settlementID,
        postalCode: random.pick(place.postalCodes),
        settlement: place.name,
        countyRegion: place.county,
      },
    ],
  };
}

interface NamedPlace {
  name: string;
  placeID: number;
}

const isInCapital = ({ tier }: Place) => tier === 'capital';

/** Up to three neighbouring settlements, occasionally the whole region; the capital always as a whole. */
function placesAround(place: Place, { gazetteer, random }: RequestSource): NamedPlace[] {
  const region = { name: place.county, placeID: place.regionID ?? 0 };
  if (isInCapital(place) || random.chance(0.1)) return [region];
  const nearby = gazetteer.around(place).filter((other) => !isInCapital(other));
  return [place, ...random.sample(nearby, random.pick([0, 0, 0, 1, 2]))].map(({ name, settlementID }) => ({
    name,
    placeID: settlementID,
  }));
}

/** The rows of the regions. */
const regionRows = (requestID: number, places: readonly NamedPlace[]) =>
  places.map(({ name, placeID }, sortOrder) => ({ requestID, sortOrder, regionName: name, placeID }));

function accommodationRows(request: NewRequest, source: RequestSource): RowsByTable {
  const { gazetteer, random, now } = source;
  const place = gazetteer.pickPlace(random);
  const day = (from: Date, days: number) =>
    new Date(from.getTime() + days * dayMs).toISOString().slice(0, 10);
  const start = random.int(25, 420);
  const dates = { startDate: day(now, start), endDate: day(now, start + random.int(1, 14)) };
  return {
    accommodation_requests: [
      {
        ...request,
        ...dates,
        countryID: place.countryID,
        adultPeople: random.int(1, 6),
        childrenUnder6: random.pick([0, 0, 1]),
        children7to13: random.pick([0, 0, 1, 2]),
        children14Plus: 0,
        mealPlanID: 1,
        isAccessible: 0,
        hasPets: 0,
        description: `Szállást keresünk itt: ${place.name}.`,
        updated: request.created,
      },
    ],
    accommodation_request_regions: regionRows(request.requestID, placesAround(place, source)),
  };
}

const { house, flat, plot } = houseTypes;

/** Square metres: mostly around the average, few far above it. */
const areaAround = (usual: number, random: Random) =>
  Math.round(usual * (0.6 + random.next() ** 6 * 8 + random.next() * 0.6));

const rangeFrom = (from: number, random: Random) =>
  [from, Math.round(from * random.between(1.2, 2))] as const;

function propertyRows(request: NewRequest, source: RequestSource): RowsByTable {
  const { gazetteer, random } = source;
  const place = gazetteer.pickPlace(random);
  const houseType = random.pick([house, house, house, flat, flat, flat, flat, flat, plot]);
  const adType = random.chance(0.7) ? requestedAdTypes.sale : requestedAdTypes.rent;
  const isBuilding = houseType !== plot;
  const [floorAreaFrom, floorAreaTo] = isBuilding
    ? rangeFrom(areaAround(houseType === house ? 90 : 50, random), random)
    : [null, null];
  const [siteAreaFrom, siteAreaTo] =
    houseType === flat ? [null, null] : rangeFrom(areaAround(700, random), random);
  const [minPrice, maxPrice] = rangeFrom(
    adType === requestedAdTypes.sale ? random.int(15, 90) * 1000 : random.int(80, 300),
    random,
  );
  const filters = { adType, houseType, floorAreaFrom, floorAreaTo, siteAreaFrom, siteAreaTo };
  const { requestID } = request;
  return {
    real_estate_requests: [
      {
        ...request,
        ...filters,
        description: `Ingatlant keresünk itt: ${place.name}.`,
        countryID: place.countryID,
        minPrice,
        maxPrice,
        minRooms: isBuilding ? random.int(1, 3) : null,
        maxRooms: isBuilding ? random.int(3, 5) : null,
        updated: request.created,
      },
    ],
    real_estate_request_regions: regionRows(requestID, placesAround(place, source)),
    real_estate_request_conditions: isBuilding ? [{ requestID, conditionID: random.int(1, 4) }] : [],
    real_estate_request_technologies: isBuilding ? [{ requestID, technologyID: 1 }] : [],
  };
}

/**
 * The table of each request kind, the rows of a request with its parts, and the age of the oldest in days, short enough
 * for all of them to be open.
 */
export const requestRows = {
  service: { table: 'service_requests', rows: serviceRows, maxAgeDays: 7 },
  accommodation: { table: 'accommodation_requests', rows: accommodationRows, maxAgeDays: 300 },
  property: { table: 'real_estate_requests', rows: propertyRows, maxAgeDays: 80 },
} as const satisfies Record<RequestKind, { table: string; rows: MakeRows; maxAgeDays: number }>;
