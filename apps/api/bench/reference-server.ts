// What the database and node:http cost by themselves: the best SQL that we know, prepared statements, and nothing
// else. No validation, no sessions, no log, no limits. The product is measured against it.
import { createServer } from 'node:http';
import { foldText } from '@piacter/db';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { poolOptions } from '../../../db/database.ts';
import { card, detail, nameTables } from './reference-rows.ts';

const pool = createPool({ ...poolOptions({ url: process.env.DATABASE_URL ?? '' }), connectionLimit: 10 });
const rowsOf = async (sql: string, values: (string | number)[] = []) =>
  (await pool.execute<RowDataPacket[]>(sql, values))[0];

const places = new Map<string, string>();
for (const { foldedName, regionID } of await rowsOf(
  "select foldedName, regionID from regions where kind = 'settlement' and countryID = 1 order by weight desc",
))
  places.set(foldedName, places.has(foldedName) ? `${places.get(foldedName)},${regionID}` : String(regionID));
const bits = new Map(
  (await rowsOf('select locationID, bit from special_locations')).map((row) => [row.locationID, row.bit]),
);
const names = await nameTables(rowsOf);
const countryIDs = [...names.countryID.keys()].join();

const ranges = {
  priceFrom: 'price >=',
  priceTo: 'price <=',
  floorAreaFrom: 'floorArea >=',
  roomsFrom: 'roomNumber >=',
};
const flags = { isSmartHome: 36, hasBalcony: 42, hasElevator: 44, hasSolarPanel: 48 };
const address = (name: string) => `case when l.disableAddress = 0 then l.${name} end as ${name}`;
const columns = `l.realEstateID, l.adType, l.houseType, l.mainImg, l.imageCount, l.countryID, l.postalCode, l.settlement,
  l.countyRegion, ${address('street')}, ${address('publicPlaceType')}, ${address('floorNumber')}, l.buildTechnology,
  l.floorArea, l.siteArea, l.roomNumber, l.halfRoomNumber, l.price, l.promotion, l.promotedUntil, l.created`;

/** The filters beside the place. */
function narrowedBy(query: URLSearchParams): string[] {
  const narrowed: string[] = [];
  for (const [name, comparison] of Object.entries(ranges))
    if (query.has(name)) narrowed.push(`${comparison} ${Number(query.get(name))}`);
  for (const name of ['houseType', 'conditionID'])
    if (query.has(name)) narrowed.push(`${name} in (${query.get(name)?.split(',').map(Number)})`);
  for (const [name, shift] of Object.entries(flags))
    if (query.has(name))
      narrowed.push(`traits & ${3 * 2 ** shift} = ${(Number(query.get(name)) + 1) * 2 ** shift}`);
  const bit = bits.get(Number(query.get('specialLocations')));
  if (bit !== undefined) narrowed.push(`specialMask & ${2 ** bit} > 0`);
  if (query.has('heatType')) narrowed.push(`heatType = ${Number(query.get('heatType'))}`);
  return narrowed;
}

async function search(query: URLSearchParams) {
  const settlement = foldText(query.get('settlement') ?? '');
  const place = settlement === 'budapest' ? 'region' : settlement ? 'settlement' : 'country';
  const narrowed = narrowedBy(query);
  const where = [
    'status = 1',
    place === 'region'
      ? 'regionID = 120'
      : place === 'settlement'
        ? `settlementID in (${places.get(settlement)})`
        : '',
    place === 'country' && query.has('countryID') ? 'countryID = 1' : '',
    query.has('adType') ? `adType = ${Number(query.get('adType'))}` : '',
    ...narrowed,
  ]
    .filter(Boolean)
    .join(' and ');
  const order = place === 'country' && !query.has('countryID') ? 'order' : `${place}_order`;
  const filter = query.has('heatType') ? 'heating' : `${place}_filter`;
  const offset = (Number(query.get('page') ?? 1) - 1) * 20;
  const window = `order by sortRank desc limit 20 offset ${offset}`;
  const from = (index: string) => `from real_estates force index (real_estates_${index}) where ${where}`;
  // Without a country, all of them: so the filter index serves the whole market.
  const everywhere =
    filter === 'country_filter' && !query.has('countryID') ? `and countryID in (${countryIDs})` : '';
  const page = (ids: string) =>
    rowsOf(`select straight_join ${columns}, p.found from (${ids}) p join real_estates l using (realEstateID)
      order by l.sortRank desc`);
  const ordered = `select realEstateID, (select count(*) from (select 1 ${from(filter)} ${everywhere} limit 1001) c) as found
    ${from(order)} ${window}`;
  let rows = await page(
    narrowed.length === 0
      ? ordered
      : `select realEstateID, found from (select realEstateID, sortRank, count(*) over () as found
          from (select realEstateID, sortRank ${from(filter)} ${everywhere} limit 1001) m) c ${window}`,
  );
  const found = Number(rows[0]?.found ?? 0);
  if (narrowed.length > 0 && found > 1000)
    rows = await page(`select realEstateID, 0 as found ${from(order)} ${window}`);
  const total = Math.min(found, 1000);
  const now = new Date();
  return {
    data: rows.map((row) => card(row, names, now)),
    total,
    totalIsCapped: found > 1000,
    totalPages: Math.ceil(total / 20),
  };
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://reference');
  const id = Number(/^\/api\/real-estate\/(\d+)$/.exec(pathname)?.[1] ?? 0);
  const body =
    id > 0
      ? await detail(rowsOf, id, names)
      : pathname === '/api/search-real-estates'
        ? await search(searchParams)
        : undefined;
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ ok: body !== undefined, message: '', ...body }));
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
