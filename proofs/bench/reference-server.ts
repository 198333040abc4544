// The baseline of the market mix, with only the cost of the database, the columns in memory and node:http: prepared
// statements without validation, logging or limits. Each address is read once, and not while it is measured.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { typedEntries } from '@piacter/contracts/core/values';
import {
  type ListingKind,
  listingIDFieldByKind,
  listingKinds,
  listingTableByKind,
} from '@piacter/contracts/listings/values';
import { propertyLookups } from '@piacter/contracts/properties/fields';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { createLogger } from '../../apps/api/src/core/log.ts';
import { createAccommodationPages } from '../../apps/api/src/features/accommodations/index.ts';
import { createLookupService } from '../../apps/api/src/features/lookups/index.ts';
import { createPlaceService } from '../../apps/api/src/features/places/index.ts';
import { createPropertyPages } from '../../apps/api/src/features/properties/index.ts';
import { type PageOf, toExactPage, toWindow } from '../../apps/api/src/features/search/index.ts';
import { createServicePages } from '../../apps/api/src/features/services/index.ts';
import { createDatabase, poolOptions } from '../../db/database.ts';
import { detailCalls, searchCalls } from '../listing-paths.ts';

const url = process.env.DATABASE_URL ?? '';
const pool = createPool({
  ...poolOptions({ url }),
  connectionLimit: 10,
  bigNumberStrings: true,
  supportBigNumbers: true,
});
// Prepared where the text is always the same; text with literals in it would be prepared anew for each value.
const rowsOf = async (statement: string, values?: (string | number)[]) =>
  values
    ? (await pool.execute<RowDataPacket[]>(statement, values))[0]
    : (await pool.query<RowDataPacket[]>(statement))[0];

const db = createDatabase({ url, connections: 4 });
const shared = { db, readDb: db, clock: systemClock, log: createLogger('silent') };
const lookups = createLookupService(shared);
const deps = { ...shared, lookups, places: createPlaceService({ ...shared, lookups }) };

type FindPage = () => Promise<{ ids: number[]; total: number }>;

/** What an address asks of the product's columns. */
const createReader =
  <Search extends { page: number }>({ port, parse, toConditions, toSort }: PageOf<Search>) =>
  (query: URLSearchParams): FindPage => {
    const search = parse(Object.fromEntries(query));
    if (!search) throw new Error(`The product refuses ${query}`);
    return async () => port.page(await toConditions(search), toSort(search), toWindow(search.page));
  };
const pages = {
  property: createPropertyPages(deps),
  accommodation: createAccommodationPages(deps),
  service: createServicePages(deps),
};
const readers: Record<ListingKind, (query: URLSearchParams) => FindPage> = {
  property: createReader(pages.property),
  accommodation: createReader(pages.accommodation),
  service: createReader(pages.service),
};
// Millions are loaded in more time than a client waits for a reply.
await Promise.all(Object.values(pages).map(({ port }) => port.count([])));
/** By address, as none is validated while it is measured: the bench requests each before. */
const searches = new Map<string, FindPage>();

/** The fields of ids, beside which stand their names in replies, with the lists of those. */
const lists = {
  ...propertyLookups,
  adType: 'types_ad',
  publicPlaceType: 'types_public_place',
  countryID: 'countries',
  accommodationTypeID: 'types_accommodation',
  mealPlanID: 'mealPlans',
} as const;
const named = typedEntries(lists).map(
  ([field, list]) => [field, `${field.replace(/ID$/, '')}Name`, list] as const,
);
const { findName } = await lookups.names();

function addNames(row: RowDataPacket): RowDataPacket {
  for (const [field, name, list] of named) if (field in row) row[name] = findName(list, row[field]);
  row.packageType = row.promotedUntil > new Date() ? row.promotion : 0;
  row.state = 'live';
  return row;
}

/** What a card shows of every kind, and of each. */
const everyCard =
  'mainImg, imageCount, countryID, countyRegion, settlement, promotion, promotedUntil, created';
const cards: Record<ListingKind, string> = {
  property: `realEstateID, adType, houseType, postalCode, street, publicPlaceType, floorNumber, buildTechnology, floorArea,
    siteArea, roomNumber, halfRoomNumber, price`,
  accommodation: `accommodationID, accommodationName, accommodationTypeID, mealPlanID, capacity, roomCount, pricePerPerson,
    petAllowed`,
  service: 'serviceID, title, shortText, price',
};

/** The professions and places of services, by service. */
async function readChosen(ids: readonly number[]) {
  const rows = await rowsOf(`
    select serviceID, 0 as what, serviceTypeID as id, null as name from service_relations where serviceID in (${ids})
    union all select serviceID, 3, countryID, null from service_countries where serviceID in (${ids})
    union all select serviceID, regionType, relationID, regionName from service_regions where serviceID in (${ids})`);
  for (const row of rows) row.name ??= findName('professions', row.id);
  return Map.groupBy(rows, ({ serviceID }) => serviceID);
}

async function search(kind: ListingKind, query: URLSearchParams) {
  const address = `${kind}?${query}`;
  const findPage = searches.get(address) ?? readers[kind](query);
  searches.set(address, findPage);
  const { ids, total } = await findPage();
  if (ids.length === 0) return { data: [], total };
  const idField = listingIDFieldByKind[kind];
  const found = await rowsOf(
    `select ${cards[kind]}, ${everyCard} from ${listingTableByKind[kind]} where ${idField} in (${ids}) and status = 1`,
  );
  const byID = new Map(found.map((row) => [row[idField], addNames(row)]));
  const { rows, ...totals } = toExactPage(
    ids.flatMap((id) => byID.get(id) ?? []),
    total,
  );
  if (kind !== 'service') return { data: rows, ...totals };
  const chosen = await readChosen(rows.map(({ serviceID }) => serviceID));
  return { data: rows.map((row) => ({ ...row, chosen: chosen.get(row.serviceID) })), ...totals };
}

const parts = {
  images: 'select imgID, path, sortOrder from listing_images where ID = ? order by sortOrder, imgID',
  videoLinks: 'select linkID, linkUrl from video_links where ID = ? order by linkID',
  timetable: 'select * from timetables where ID = ?',
  priceTable:
    'select productID, productName, priceFrom, priceTo from price_table_products where ID = ? order by productID',
};

async function detail(kind: ListingKind, id: number) {
  const idField = listingIDFieldByKind[kind];
  const [row] = await rowsOf(
    `select a.*, p.lastName, p.firstName, p.contactPerson, p.isFirm, p.firmName, p.mobile, p.tel, p.contactEmail
     from ${listingTableByKind[kind]} a join users u on u.userID = a.userID left join user_profiles p on p.userID = a.userID
     where ${idField} = ? and status = 1 and u.deletedAt is null`,
    [id],
  );
  if (!row) return undefined;
  addNames(row);
  // The pictures of a property are those of its package, of which few have one.
  if (kind === 'property' && row.packageType === 0) return { data: row };
  const related = await Promise.all(
    Object.entries(parts).map(async ([name, statement]) => [
      name,
      await rowsOf(statement.replace('ID = ?', `${idField} = ?`), [id]),
    ]),
  );
  const chosen = kind === 'service' ? await readChosen([id]) : undefined;
  return { data: { ...row, ...Object.fromEntries(related), chosen: chosen?.get(id) } };
}

async function findReply({ url = '' }: IncomingMessage): Promise<object | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://reference');
  const searched = listingKinds.find((kind) => searchCalls[kind] === pathname);
  if (searched) return search(searched, searchParams);
  const [, path = '', id = 0] = /^(\/api\/.*\/)(\d+)$/.exec(pathname) ?? [];
  const shown = listingKinds.find((kind) => detailCalls[kind] === path);
  return shown && detail(shown, Number(id));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await findReply(request);
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ ok: body !== undefined, message: '', ...body }));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
