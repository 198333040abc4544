import type { Invariant } from './invariant.ts';

interface PlacedTables {
  kind: string;
  requests: string;
  regions: string;
  places: string;
  copied: string;
}

/** Compares the search rows of a request kind with the regions that they are derived from, as `toRequestPlaces` does. */
const placesRule = ({ kind, requests, regions, places, copied }: PlacedTables): Invariant => ({
  sentence: `The places of an open ${kind} request are those of its regions, with a copy of its filters; others have none.`,
  sql: `select distinct requestID as id from (
    select requestID, placeKind, placeID, ${copied}, 1 as side from ${places}
    union all
    select distinct requestID, placeKind, if(placeKind = 1, outermost.placeID, parentID), ${copied}, -1
    from ${requests} as request
    join ${regions} as outermost using (requestID)
    join regions as place on place.regionID = outermost.placeID
    join (select 1 as placeKind union all select 2) as place_kinds
    where request.status = 1 and (placeKind = 1 or parentID is not null) and not exists (
      select 1 from ${regions} as other
      where other.requestID = outermost.requestID and other.placeID = place.parentID)
  ) as both_sides group by requestID, placeKind, placeID, ${copied} having sum(side) <> 0`,
});

export const requestPlaceRules: readonly Invariant[] = [
  placesRule({
    kind: 'accommodation',
    requests: 'accommodation_requests',
    regions: 'accommodation_request_regions',
    places: 'accommodation_request_places',
    copied: 'startDate, endDate',
  }),
  placesRule({
    kind: 'property',
    requests: 'real_estate_requests',
    regions: 'real_estate_request_regions',
    places: 'real_estate_request_places',
    copied: 'adType, houseType, floorAreaFrom, floorAreaTo, siteAreaFrom, siteAreaTo',
  }),
];
