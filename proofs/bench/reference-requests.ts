import { toFlag } from '@piacter/contracts/core/values';
import { foldText } from '@piacter/db/fold-text';
import { type requestColumns, toJobKey } from '../../apps/api/src/features/requests/index.ts';
import { type ListingCondition, toExactPage, toWindow } from '../../apps/api/src/features/search/index.ts';
import type { NameTables } from './reference-rows.ts';
import { budapest, type Rows, settlementIDs } from './reference-search.ts';

type Query = URLSearchParams;
type Kind = keyof typeof requestColumns;
/** The open requests of each kind in memory. */
export type RequestPorts = { [Of in Kind]: ReturnType<(typeof requestColumns)[Of]['search']> };

const numberOf = (query: Query, name: string) => Number(query.get(name));
const dayOf = (day: string) => Date.parse(day) / 86_400_000;

/** Stays that have not ended, within the dates. */
function stayConditions(query: Query): ListingCondition[] {
  const [from, to] = [query.get('startDate'), query.get('endDate')];
  const today = new Date().toISOString().slice(0, 10);
  return [
    { column: 'endDay', from: dayOf(today), to: to === null ? undefined : dayOf(to) },
    ...(from === null ? [] : [{ column: 'startDay', from: dayOf(from) }]),
  ];
}

/** Requests whose ranges overlap those of the query. */
function propertyConditions(query: Query): ListingCondition[] {
  const conditions: ListingCondition[] = ['adType', 'houseType', 'countryID'].flatMap((column) =>
    query.has(column) ? [{ column, isAnyOf: [numberOf(query, column)] }] : [],
  );
  for (const area of ['floorArea', 'siteArea']) {
    const [from, to] = [`${area}From`, `${area}To`];
    if (query.has(from)) conditions.push({ not: [{ column: to, to: numberOf(query, from) - 1 }] });
    if (query.has(to)) conditions.push({ not: [{ column: from, from: numberOf(query, to) + 1 }] });
  }
  return conditions;
}

const tables = {
  service: 'service_request',
  accommodation: 'accommodation_request',
  property: 'real_estate_request',
};

/** The three searches of open requests by the same columns in memory, with conditions and replies written by hand. */
export async function requestSearches(ports: RequestPorts, rowsOf: Rows, names: NameTables) {
  const settlements = await settlementIDs(rowsOf);
  const regions = await rowsOf(
    'select regionID, parentID, kind, foldedName from regions where countryID = 1',
  );
  const parents = new Map(regions.map((row) => [row.regionID, row.parentID]));
  const counties = new Map(
    regions
      .filter(({ kind }) => kind === 'region')
      .map((row) => [row.foldedName.replace(' varmegye', ''), row.regionID]),
  );

  /** The ids of a settlement, or of a county or the capital. */
  function placesNamed(text: string): { column: 'settlement' | 'region'; ids: number[] } {
    const folded = foldText(text);
    const ids = folded === budapest.foldedName ? undefined : settlements.get(folded);
    return ids ? { column: 'settlement', ids } : { column: 'region', ids: [counties.get(folded)] };
  }

  async function serviceConditions(query: Query, callerID: number): Promise<ListingCondition[]> {
    if (query.has('ownArea')) {
      const offered = await rowsOf(
        `select distinct r.serviceTypeID, c.place, c.placeID from (
           select serviceID, 'country' as place, service_countries.countryID as placeID
           from services join service_countries using (serviceID) where userID = ?
           union all select serviceID, if(regionType = 1, 'region', 'settlement'), placeID
           from services join service_regions using (serviceID) where userID = ? and placeID is not null
           union all select serviceID, 'settlement', settlementID from services
           where userID = ? and settlementID is not null
         ) c join service_relations r using (serviceID)`,
        [callerID, callerID, callerID],
      );
      const hasAnyOf = offered.map(({ serviceTypeID, place, placeID }) =>
        toJobKey(serviceTypeID, place, placeID),
      );
      return [{ column: 'jobs', hasAnyOf }];
    }
    const address = query.get('address');
    const { column, ids } = placesNamed(address ?? '');
    return [
      ...(address === null ? [] : [{ column: `${column}ID`, isAnyOf: ids }]),
      ...(query.has('serviceID')
        ? [{ column: 'serviceTypeID', isAnyOf: [numberOf(query, 'serviceID')] }]
        : []),
    ];
  }

  function namedConditions(settlement: string | null): ListingCondition[] {
    if (settlement === null) return [];
    const { column, ids } = placesNamed(settlement);
    if (column === 'region')
      return [{ anyOf: [[{ column: 'places', hasAnyOf: ids }], [{ column: 'around', hasAnyOf: ids }]] }];
    return [{ column: 'places', hasAnyOf: [...ids, ...new Set(ids.map((id) => parents.get(id)))] }];
  }

  /** The rows of a page of a kind, with its totals. */
  async function pageOf(
    kind: Kind,
    conditions: readonly ListingCondition[],
    { columns, direction, query }: { columns: string; direction: string; query: Query },
  ) {
    const sort = { column: 'requestID', direction: direction === 'asc' ? 'asc' : 'desc' } as const;
    const { ids, total } = await ports[kind].page(conditions, sort, toWindow(numberOf(query, 'page') || 1));
    const found =
      ids.length > 0
        ? await rowsOf(`select ${columns} from ${tables[kind]}s l where l.requestID in (${ids}) and status = 1
            order by l.requestID ${direction}`)
        : [];
    const { rows: data, ...totals } = toExactPage(found, total);
    return { data, totals };
  }

  async function placedSearch(
    kind: 'accommodation' | 'property',
    query: Query,
    columns: string,
    direction: string,
  ) {
    const own = kind === 'property' ? propertyConditions(query) : stayConditions(query);
    const { data, totals } = await pageOf(kind, [...namedConditions(query.get('settlement')), ...own], {
      columns,
      direction: direction.toLowerCase(),
      query,
    });
    const ids = data.map(({ requestID }) => requestID).join() || '0';
    const named = await rowsOf(
      `select requestID, regionName from ${tables[kind]}_regions where requestID in (${ids}) order by requestID, sortOrder`,
    );
    const regionsOf = Map.groupBy(named, ({ requestID }) => requestID);
    const rows = data.map((row) => ({
      row,
      countryName: names.countryID.get(row.countryID),
      regions: (regionsOf.get(row.requestID) ?? []).map(({ regionName }) => regionName),
    }));
    return { rows, totals };
  }

  return {
    async service(query: Query, callerID: number) {
      const { data, totals } = await pageOf('service', await serviceConditions(query, callerID), {
        columns: `l.requestID, l.serviceTypeID, l.description, l.requestTime, l.timeUnit, l.postalCode, l.settlement,
          l.countyRegion, l.responseCount, l.imageCount, l.created`,
        direction: 'desc',
        query,
      });
      const ids = data.map(({ requestID }) => requestID).join() || '0';
      const answered = await rowsOf(
        `select requestID from service_request_responses where userID = ? and requestID in (${ids})`,
        [callerID],
      );
      const own = new Set(answered.map(({ requestID }) => requestID));
      const rows = data.map((row) => ({
        ...row,
        serviceName: names.serviceTypeID.get(row.serviceTypeID),
        hasOwnOffer: toFlag(own.has(row.requestID)),
      }));
      return { data: rows, ...totals };
    },

    async accommodation(query: Query) {
      const columns = `l.requestID, l.countryID, l.startDate, l.endDate, l.adultPeople, l.childrenUnder6, l.children7to13,
        l.children14Plus, l.mealPlanID, l.isAccessible, l.hasPets, l.responseCount, l.description, l.created`;
      const { rows, totals } = await placedSearch('accommodation', query, columns, 'desc');
      const data = rows.map(({ row, ...named }) => ({
        ...row,
        ...named,
        mealPlanName: names.mealPlanID.get(row.mealPlanID),
      }));
      return { data, ...totals };
    },

    async property(query: Query) {
      const columns = `l.requestID, l.adType, l.houseType, l.countryID, l.minPrice, l.maxPrice, l.floorAreaFrom,
        l.floorAreaTo, l.siteAreaFrom, l.siteAreaTo, l.minRooms, l.maxRooms, l.description, l.created`;
      const { rows, totals } = await placedSearch('property', query, columns, query.get('orderBy') ?? 'asc');
      const data = rows.map(({ row, ...named }) => ({
        ...row,
        ...named,
        adTypeName: names.adType.get(row.adType),
        houseTypeName: names.houseType.get(row.houseType),
      }));
      return { data, ...totals };
    },
  };
}
