// The baseline of the benchmark, with only the cost of the database and node:http: hand-optimized SQL and prepared
// statements without validation, logging or limits, and a session only where a reply needs its caller.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createPool, type RowDataPacket } from 'mysql2/promise';
import { searchAccommodationColumns } from '../../apps/api/src/features/accommodations/index.ts';
import { searchPropertyColumns } from '../../apps/api/src/features/properties/index.ts';
import { requestColumns } from '../../apps/api/src/features/requests/index.ts';
import { searchServiceColumns } from '../../apps/api/src/features/services/index.ts';
import { createDatabase, poolOptions } from '../../db/database.ts';
import { propertySearch } from './reference-properties.ts';
import { type RequestPorts, requestSearches } from './reference-requests.ts';
import { detail, nameTables } from './reference-rows.ts';
import type { Rows } from './reference-search.ts';
import { services } from './reference-services.ts';
import { callerOf } from './reference-session.ts';
import { stays } from './reference-stays.ts';

const pool = createPool({ ...poolOptions({ url: process.env.DATABASE_URL ?? '' }), connectionLimit: 10 });
// Prepared where the text is always the same; text with literals in it would be prepared anew for each value.
const rowsOf: Rows = async (sql, values) =>
  values
    ? (await pool.execute<RowDataPacket[]>(sql, values))[0]
    : (await pool.query<RowDataPacket[]>(sql))[0];

const names = await nameTables(rowsOf);
const columnsDb = createDatabase({ url: process.env.DATABASE_URL ?? '', connections: 4 });
const accommodations = await stays(searchAccommodationColumns(columnsDb), rowsOf, names);
const professionals = await services(searchServiceColumns(columnsDb), rowsOf, names);
const searches: Record<string, (query: URLSearchParams) => Promise<object>> = {
  '/api/search-real-estates': await propertySearch(searchPropertyColumns(columnsDb), rowsOf, names),
  '/api/search-accommodations': accommodations.search,
  '/api/search-professionals': professionals.search,
};
const requestPorts: RequestPorts = {
  service: requestColumns.service.search(columnsDb),
  accommodation: requestColumns.accommodation.search(columnsDb),
  property: requestColumns.property.search(columnsDb),
};
const requests = await requestSearches(requestPorts, rowsOf, names);
const signedInSearches: Record<string, (query: URLSearchParams, callerID: number) => Promise<object>> = {
  '/api/search-service-requests': requests.service,
  '/api/search-accommodation-requests': requests.accommodation,
  '/api/search-real-estate-requests': requests.property,
};
const details: Record<string, (id: number) => Promise<object | undefined>> = {
  '/api/real-estate/': (id) => detail(rowsOf, id, names),
  '/api/accommodation-public/': accommodations.detail,
  '/api/professionals-public/': professionals.detail,
};

async function findReply({ url = '', headers }: IncomingMessage): Promise<object | undefined> {
  const { pathname, searchParams } = new URL(url, 'http://reference');
  const signedIn = signedInSearches[pathname];
  if (signedIn) {
    const callerID = await callerOf(rowsOf, headers.authorization);
    return callerID === undefined ? undefined : signedIn(searchParams, callerID);
  }
  const [, path = '', id = 0] = /^(\/api\/.*\/)(\d+)$/.exec(pathname) ?? [];
  return details[path]?.(Number(id)) ?? searches[pathname]?.(searchParams);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await findReply(request);
  response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ ok: body !== undefined, message: '', ...body }));
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
