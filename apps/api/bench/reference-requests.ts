import { pageSize, toFlag, totalCap } from '@piacter/contracts/core/values';
import { foldText } from '@piacter/db/fold-text';
import type { NameTables } from './reference-rows.ts';
import { budapest, capped, type Rows, settlementIDs, totalsOf } from './reference-search.ts';

/** Entries of an index in the order of `requestID`, and of another index with few entries. */
interface Range {
  order: string;
  filter?: string;
}

interface Search {
  table: string;
  columns: string;
  ranges: Range[];
  direction: string;
  page: number;
}

/** A page and its total from the first entries of each range; filters are counted first. */
async function requestPage(rowsOf: Rows, { table, columns, ranges, direction, page }: Search) {
  const offset = (page - 1) * pageSize;
  const window = `order by requestID ${direction} limit ${pageSize} offset ${offset}`;
  const union = (of: (range: Range) => string, end: string) =>
    ranges.map((range) => `(select requestID from ${of(range)} ${end})`).join(' union ');
  const inOrder = (limit: number) =>
    union(({ order }) => order, `order by requestID ${direction} limit ${limit}`);
  const rows = (ids: string, join = 'join', also = '') =>
    rowsOf(`select straight_join ${columns}, p.found from (${ids}) p ${join} ${table} l
      on l.requestID = p.requestID ${also} order by p.requestID ${direction}`);
  const ordered = (found: string) =>
    rows(`select requestID, ${found} as found from (${inOrder(offset + pageSize)}) m ${window}`);
  const read = async () => {
    if (ranges.every(({ filter }) => filter === undefined))
      return ordered(`(select count(*) from (${inOrder(totalCap + 1)}) c)`);
    const matches = union(({ filter = '' }) => filter, capped);
    const few = await rows(
      `select requestID, count(*) over () as found from (${matches}) m ${window}`,
      'left join',
      `and p.found <= ${totalCap}`,
    );
    const isFrequent = Number(few[0]?.found ?? 0) > totalCap;
    return isFrequent ? ordered(`${totalCap + 1}`) : few;
  };
  const data = await read();
  return { data, ...totalsOf(Number(data[0]?.found ?? 0)) };
}

type Query = URLSearchParams;
type Filter = (query: Query) => { order: string[]; filter: string[] };

const numberOf = (query: Query, name: string) => Number(query.get(name));

/** Stays that have not ended, within the dates. */
function stayFilter(query: Query): { order: string[]; filter: string[] } {
  const [from, to] = [query.get('startDate'), query.get('endDate')];
  const order = [`endDate >= '${new Date().toISOString().slice(0, 10)}'`];
  if (from === null || to === null) return { order, filter: [] };
  order.push(`startDate >= '${from}'`, `endDate <= '${to}'`);
  return { order, filter: [...order, `endDate > '${from}'`] };
}

/** Requests whose ranges overlap those of the query. */
const propertyFilter: Filter = (query) => {
  const order: string[] = [];
  for (const name of ['adType', 'houseType'])
    if (query.has(name)) order.push(`${name} = ${numberOf(query, name)}`);
  for (const area of ['floorArea', 'siteArea']) {
    const [from, to] = [`${area}From`, `${area}To`];
    if (query.has(from)) order.push(`(${to} >= ${numberOf(query, from)} or ${to} is null)`);
    if (query.has(to)) order.push(`(${from} <= ${numberOf(query, to)} or ${from} is null)`);
  }
  if (order.length === 0) return { order, filter: [] };
  return { order, filter: query.has('adType') ? order : [...order, 'adType in (1, 2)'] };
};

const tables = {
  accommodation: 'accommodation_request',
  property: 'real_estate_request',
};

/** The three searches of open requests, with the same replies as the product's. */
export async function requestSearches(rowsOf: Rows, names: NameTables) {
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

  const openRange = (column: string, id: number, professionID: number): Range => {
    const index = ['service_requests', column, professionID ? 'profession' : column ? '' : 'open'];
    return {
      order: `service_requests force index (${index.filter(Boolean).join('_')}) where status = 1
        ${column ? `and ${column}ID = ${id}` : ''} ${professionID ? `and serviceTypeID = ${professionID}` : ''}`,
    };
  };

  async function serviceRanges(query: Query, callerID: number): Promise<Range[]> {
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
      return offered.map(({ place, placeID, serviceTypeID }) => openRange(place, placeID, serviceTypeID));
    }
    const address = query.get('address');
    const professionID = numberOf(query, 'serviceID');
    if (address === null) return [openRange('', 0, professionID)];
    const { column, ids } = placesNamed(address);
    return ids.map((id) => openRange(column, id, professionID));
  }

  function placedRanges(kind: keyof typeof tables, query: Query): Range[] {
    const { order, filter } = (kind === 'property' ? propertyFilter : stayFilter)(query);
    const range = (table: string, ordered: string, filtered: string, scope: string): Range => ({
      order: `${table} force index (${ordered}) where ${[scope, ...order].join(' and ')}`,
      ...(filter.length > 0
        ? { filter: `${table} force index (${filtered}) where ${[scope, ...filter].join(' and ')}` }
        : {}),
    });
    const settlement = query.get('settlement');
    if (settlement === null) {
      const country = query.has('countryID') ? ` and countryID = ${numberOf(query, 'countryID')}` : '';
      const table = `${tables[kind]}s`;
      const ordered = `${table}_${country ? 'in_country' : 'open'}`;
      const filters = kind === 'property' ? ['filter', 'floor_from', 'site_to', 'site_from'] : ['filter'];
      return [
        range(table, ordered, filters.map((name) => `${table}_${name}`).join(), `status = 1${country}`),
      ];
    }
    const { column, ids } = placesNamed(settlement);
    const places =
      column === 'region'
        ? ids.flatMap((id) => [
            [1, id],
            [2, id],
          ])
        : [...ids, ...new Set(ids.map((id) => parents.get(id)))].map((id) => [1, id]);
    const table = `${tables[kind]}_places`;
    return places.map(([placeKind, id]) =>
      range(table, 'primary', `${table}_filter`, `placeKind = ${placeKind} and placeID = ${id}`),
    );
  }

  async function placedSearch(kind: keyof typeof tables, query: Query, columns: string, direction: string) {
    const { data, ...totals } = await requestPage(rowsOf, {
      table: `${tables[kind]}s`,
      columns,
      ranges: placedRanges(kind, query),
      direction,
      page: numberOf(query, 'page') || 1,
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
      const { data, ...totals } = await requestPage(rowsOf, {
        table: 'service_requests',
        columns: `l.requestID, l.serviceTypeID, l.description, l.requestTime, l.timeUnit, l.postalCode, l.settlement,
          l.countyRegion, l.responseCount, l.imageCount, l.created`,
        ranges: await serviceRanges(query, callerID),
        direction: 'desc',
        page: numberOf(query, 'page') || 1,
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
