import { createRecord } from '@piacter/contracts/core/values';
import { guestFields, propertyRequestFields } from '@piacter/contracts/requests';
import type { WatchedRequestKind } from '@piacter/contracts/watches';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { createSearchColumns, type ListingFollower, toColumnType } from '../search/index.ts';
import { type PlacedKind, placedTables, requestTables } from './request-kinds.ts';
import { isOpen } from './request-states.ts';

/** Open requests of a kind in the order of their creation, which is that of their ids. */
const openRows = (kind: WatchedRequestKind, table: string, unlisted: RawBuilder<unknown>) => ({
  kind,
  table,
  idField: 'requestID',
  isFound: isOpen(),
  rank: 'requestID' as const,
  orderIndex: `${table}_open`,
  unlisted,
});

/** The rows of the settlements and regions that a request names, with the alias `named`. */
const namedIn = (kind: PlacedKind) => {
  const { table, regions } = placedTables[kind];
  return { from: sql.table(regions), isOwn: sql`named.requestID = ${sql.ref(`${table}.requestID`)}` };
};

/** The named places that the gazetteer has, and the regions around those. */
const placeKeys = (kind: PlacedKind) => {
  const { from, isOwn } = namedIn(kind);
  const list = (column: string) => sql`(
    select cast(json_arrayagg(${sql.ref(column)}) as char)
    from ${from} as named join regions as place on place.regionID = named.placeID
    where ${isOwn} and ${sql.ref(column)} is not null)`;
  return { places: list('place.regionID'), around: list('place.parentID') };
};

const unlistedNames = (kind: PlacedKind) => {
  const { from, isOwn } = namedIn(kind);
  return sql`(select group_concat(named.regionName separator '\n') from ${from} as named
    where ${isOwn} and named.placeID is null)`;
};

/** The columns of a service request with a place, by what the place is. */
export const workPlaces = { settlement: 'settlementID', region: 'regionID', country: 'countryID' } as const;
export type WorkPlace = keyof typeof workPlaces;

/** What a professional's area finds a request by: a profession in a place. */
export const toJobKey = (professionID: number, place: WorkPlace, placeID: number): string =>
  `${professionID}/${workPlaces[place]}/${placeID}`;

const jobKeys = sql.join(
  Object.values(workPlaces).map(
    (column) => sql`concat(serviceTypeID, ${sql.lit(`/${column}/`)}, ${sql.ref(column)})`,
  ),
);

const service = createSearchColumns(
  openRows('service-request', requestTables.service, sql`if(settlementID is null, settlement, null)`),
  {
    stored: {
      requestID: 'int32',
      serviceTypeID: 'int32',
      countryID: 'int32',
      regionID: 'int32',
      settlementID: 'int32',
    },
    // Of a place that is not known there is no key: the function leaves out what is null.
    keys: { jobs: sql`concat('["', concat_ws('","', ${jobKeys}), '"]')` },
  },
);

/** Days are counted from this one. */
export const firstDay = '1970-01-01';
const toDayNumber = (column: string) => sql`datediff(${sql.ref(column)}, ${sql.lit(firstDay)})`;

const guestSum = sql.join(
  guestFields.map((name) => sql.ref(name)),
  sql` + `,
);

const accommodation = createSearchColumns(
  openRows('accommodation-request', requestTables.accommodation, unlistedNames('accommodation')),
  {
    stored: { requestID: 'int32', mealPlanID: 'int32', hasPets: 'int32', budget: 'int32' },
    computed: {
      startDay: { type: 'int32', sql: toDayNumber('startDate') },
      endDay: { type: 'int32', sql: toDayNumber('endDate') },
      guests: { type: 'int32', sql: sql`(${guestSum})` },
    },
    keys: placeKeys('accommodation'),
  },
);

const { floorArea, siteArea, price } = propertyRequestFields;
/** The ranges that owners search by. */
export const searchedRanges = [floorArea, siteArea, price] as const;

const property = createSearchColumns(
  openRows('property-request', requestTables.property, unlistedNames('property')),
  {
    stored: {
      requestID: 'int32',
      adType: 'int32',
      houseType: 'int32',
      countryID: 'int32',
      ...createRecord(floorArea.ends, () => toColumnType(floorArea.max)),
      ...createRecord(siteArea.ends, () => toColumnType(siteArea.max)),
      ...createRecord(price.ends, () => toColumnType(price.max)),
    },
    keys: placeKeys('property'),
  },
);

/** The open requests of each kind in memory. */
export const requestColumns = { service, accommodation, property } as const;

/** The open requests in memory, for whoever starts and stops a process. */
export const createRequestFollowers = (readDb: Database): ListingFollower[] =>
  Object.values(requestColumns).map(({ follow }) => follow(readDb));
