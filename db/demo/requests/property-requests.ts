import { requestedAdTypes } from '@piacter/contracts/requests/values';
import type { RowsByTable } from '../listing-rows.ts';
import type { Gazetteer } from '../places.ts';
import { createRandom, hashSeed, type Random } from '../random.ts';
import { type Home, homes } from './homes.ts';
import type { Requester } from './participants.ts';
import { regionRows } from './places.ts';
import { createdAt } from './plan.ts';

export interface PropertyRequestOptions {
  gazetteer: Gazetteer;
  /** The first one is the demo account. */
  requesters: readonly Requester[];
  now: Date;
}

/** Converts millions or thousands to thousands of forints. */
const inThousands = ({ adType, price }: Home) =>
  price.map((value) => (adType === requestedAdTypes.sale ? value * 1000 : value));

function rowsOf(home: Home, requestID: number, options: PropertyRequestOptions, random: Random): RowsByTable {
  const { gazetteer, requesters, now } = options;
  // The demo requester owns every fifth request.
  const requester = requestID % 5 === 1 ? requesters[0] : random.pick(requesters.slice(1));
  if (!requester) return {};
  const created = createdAt(requestID - 1, homes.length, { random, now });
  const [minPrice = 0, maxPrice = 0] = inThousands(home);
  const places = home.places.flatMap((name) => gazetteer.named(name) ?? []);
  const { conditions = [], technologies = [] } = home;
  const filters = {
    adType: home.adType,
    houseType: home.houseType,
    floorAreaFrom: home.floorArea?.[0] ?? null,
    floorAreaTo: home.floorArea?.[1] ?? null,
    siteAreaFrom: home.siteArea?.[0] ?? null,
    siteAreaTo: home.siteArea?.[1] ?? null,
  };
  return {
    real_estate_requests: [
      {
        requestID,
        requesterID: requester.userID,
        description: home.description,
        countryID: places[0]?.countryID ?? 1,
        minPrice,
        maxPrice,
        excludeFloorFrom: home.notOn?.[0] ?? null,
        excludeFloorTo: home.notOn?.[1] ?? null,
        ...filters,
        minRooms: home.rooms?.[0] ?? null,
        maxRooms: home.rooms?.[1] ?? null,
        created,
        updated: created,
      },
    ],
    real_estate_request_regions: regionRows(requestID, home.places, gazetteer.named),
    real_estate_request_conditions: conditions.map((conditionID) => ({ requestID, conditionID })),
    real_estate_request_technologies: technologies.map((technologyID) => ({ requestID, technologyID })),
  };
}

/** Requests for properties, oldest first, with ids from 1. */
export function propertyRequestRows(options: PropertyRequestOptions): RowsByTable[] {
  const random = createRandom(hashSeed('property requests'));
  return homes.map((home, i) => rowsOf(home, i + 1, options, random));
}
