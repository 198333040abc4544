import { dayOfLeapYear } from '@piacter/contracts/calendars/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { foldText } from '@piacter/db/fold-text';
import { keywordStems } from '@piacter/db/service-words';
import type { RowDataPacket } from 'mysql2/promise';
import type { ListingCondition } from '../../apps/api/src/features/search/index.ts';

export type Rows = (statement: string, values?: (string | number)[]) => Promise<RowDataPacket[]>;
type ToConditions = (query: URLSearchParams) => ListingCondition[];

/** The whole city is a region by itself. */
const budapest = { foldedName: 'budapest', regionID: 120 };

/** Parameters of a number or of a list of ids that are compared with a column. */
const numbers: Record<string, (value: number) => ListingCondition> = {
  priceFrom: (from) => ({ column: 'price', from }),
  priceTo: (to) => ({ column: 'price', to }),
  floorAreaFrom: (from) => ({ column: 'floorArea', from }),
  roomsFrom: (from) => ({ column: 'roomNumber', from }),
};
const pricesOfStays: typeof numbers = {
  priceFrom: (from) => ({ column: 'pricePerPerson', from: from * 1000 }),
  priceTo: (to) => ({ column: 'pricePerPerson', to: to * 1000 }),
};
const lists = {
  property:
    'adType countryID houseType conditionID heatType isSmartHome hasBalcony hasElevator hasSolarPanel'.split(
      ' ',
    ),
  accommodation: ['countryID'],
};
const masks = {
  facilities: 'facilityMask',
  roomFacilities: 'roomMask',
  bathroomFacilities: 'bathroomMask',
  kitchenFacilities: 'kitchenMask',
};

const idsOf = (query: URLSearchParams, name: string) => query.get(name)?.split(',').map(Number) ?? [];

const compareNumbers = (query: URLSearchParams, conditions: typeof numbers) =>
  Object.entries(conditions).flatMap(([name, toCondition]) =>
    query.has(name) ? toCondition(Number(query.get(name))) : [],
  );
const compareLists = (query: URLSearchParams, columns: readonly string[]) =>
  columns.flatMap((column) => (query.has(column) ? { column, isAnyOf: idsOf(query, column) } : []));

/** Stays are within one year. */
function isOpen(query: URLSearchParams): ListingCondition[] {
  if (!query.has('openFrom')) return [];
  const [from = 0, to = 0] = ['openFrom', 'openTo'].map((name) => {
    const [, month = 1, day = 1] = query.get(name)?.split('-').map(Number) ?? [];
    return dayOfLeapYear(month, day);
  });
  const thisYear = [
    { column: 'openFromDay', to: from },
    { column: 'openLast', from: to },
  ];
  return [
    { anyOf: [[{ column: 'openSpan', from: 365 }], thisYear, [{ column: 'openLast', from: to + 366 }]] },
  ];
}

const hasWord = ({ stem, prefix }: ReturnType<typeof keywordStems>[number]): ListingCondition =>
  prefix.length < 5 ? { wholeWord: stem } : { anyOf: [[{ wholeWord: stem }], [{ word: prefix }]] };

/** The conditions of the market mix's searches, written by hand: nothing is validated, and names stand in memory. */
export async function createConditions(rowsOf: Rows): Promise<Record<ListingKind, ToConditions>> {
  const settlements = Map.groupBy(
    await rowsOf(
      "select foldedName, regionID, parentID from regions where kind = 'settlement' and countryID = 1 order by weight desc",
    ),
    ({ foldedName }) => foldedName,
  );
  const facilities = await rowsOf('select facilityID, bit from facilities');
  const locations = await rowsOf('select locationID, bit from special_locations');
  const bits = new Map(
    [...facilities, ...locations].map((row) => [row.facilityID ?? row.locationID, row.bit]),
  );
  const hasBits = (query: URLSearchParams, name: string, column: string) =>
    query.has(name) ? [{ column, hasBits: idsOf(query, name).map((id) => bits.get(id)) }] : [];

  function isInPlace(query: URLSearchParams): ListingCondition[] {
    const name = foldText(query.get('settlement') ?? '');
    if (name === budapest.foldedName) return [{ column: 'regionID', isAnyOf: [budapest.regionID] }];
    const ids = settlements.get(name)?.map(({ regionID }) => regionID) ?? [];
    return name ? [{ column: 'settlementID', isAnyOf: ids }] : [];
  }

  /** A profession in a settlement, in its county or in the whole country. */
  function coversPlace(query: URLSearchParams): ListingCondition[] {
    if (!query.has('serviceType')) return [];
    const name = foldText(query.get('settlement') ?? '');
    const found = name === budapest.foldedName ? [] : (settlements.get(name) ?? []);
    const regionIDs = new Set(found.map(({ parentID }) => parentID));
    const places = [
      ...found.map(({ regionID }) => [3, regionID]),
      ...[...regionIDs].map((id) => [2, id]),
      ...(name === budapest.foldedName ? [[6, budapest.regionID]] : []),
      [1, 1],
    ];
    const hasAnyOf = places.map((place) => [query.get('serviceType'), ...place].join('/'));
    return [{ column: 'coverage', hasAnyOf }];
  }

  return {
    property: (query) => [
      ...isInPlace(query),
      ...compareNumbers(query, numbers),
      ...compareLists(query, lists.property),
      ...hasBits(query, 'specialLocations', 'specialMask'),
    ],
    accommodation: (query) => [
      ...isInPlace(query),
      ...compareNumbers(query, pricesOfStays),
      ...compareLists(query, lists.accommodation),
      ...(query.has('accommodationType')
        ? [{ column: 'accommodationTypeID', isAnyOf: idsOf(query, 'accommodationType') }]
        : []),
      ...isOpen(query),
      ...Object.entries(masks).flatMap(([name, column]) => hasBits(query, name, column)),
    ],
    service: (query) => [...coversPlace(query), ...keywordStems(query.get('keyword') ?? '').map(hasWord)],
  };
}
