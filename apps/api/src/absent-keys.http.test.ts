import { allEndpoints } from '@piacter/contracts';
import { type Endpoint, type Role, roles } from '@piacter/contracts/core';
import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings';
import { weekdays } from '@piacter/contracts/timetables';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type TestApp, testApp } from './testing/app.ts';
import { solve } from './testing/captcha.ts';
import { TestClock } from './testing/clock.ts';
import { formatEndpoint, toEndpointUrl } from './testing/endpoint-address.ts';
import { buildAccommodation, createAccommodation } from './testing/factories-accommodations.ts';
import {
  createBareListing,
  createOrder,
  createPackage,
  createPro,
} from './testing/factories-listing-parts.ts';
import { buildProperty, createProperty } from './testing/factories-properties.ts';
import { buildRequest, createRequest } from './testing/factories-requests.ts';
import { buildService, createService } from './testing/factories-services.ts';
import { referenceTables } from './testing/reference-tables.ts';
import { sampleProfile } from './testing/sample-profile.ts';

type Body = Record<string, unknown>;
type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** A prepared writing request. */
interface WriteCase {
  auth?: Record<string, string>;
  params?: Record<string, string>;
  /** A valid body with every key of the contract, each with a value that differs from its default. */
  body: Body;
  /** Keys that exclude each other: all but the one in `body` belong here. */
  without?: readonly string[];
}

const address = {
  countyRegion: 'Hajdú-Bihar vármegye',
  publicPlaceType: 1,
  floorNumber: '2',
  doorNumber: '7',
  disableAddress: 1,
} as const;
const property = buildProperty({
  ...address,
  adType: 4,
  advertiserType: 'ingatlanközvetítő',
  maintenanceFee: 12,
  utilities: 20,
  floorArea: 60,
  siteArea: 400,
  balconyArea: 6,
  roomNumber: 2,
  halfRoomNumber: 1,
  isAttic: 1,
  isSmartHome: 1,
  isGardenContact: 1,
  moveImmediately: 1,
  hasBalcony: 1,
  hasElevator: 1,
  thermallyInsulated: 1,
  hasSolarPanel: 1,
  solarPanelOutput: 5,
  houseType: 1,
  buildTechnology: 1,
  conditionID: 1,
  heatType: 1,
  parkingType: 1,
  viewType: 1,
  furnishedType: 1,
  electricityType: 1,
  amper: 32,
  gasType: 1,
  specialLocations: [1],
  description: 'Csendes utca.',
  exchangeDesc: 'Kisebbre cserélném.',
});
const accommodation = buildAccommodation({
  ...address,
  street: 'Vincellér',
  houseNumber: '12',
  floorArea: 80,
  roomCount: 3,
  capacity: 6,
  pricePerPerson: 9000,
  extraBed: 1,
  separateKitchen: 1,
  refrigerator: 1,
  separateBathroom: 1,
  separateWC: 1,
  petAllowed: 1,
  petCostPerNight: 1500,
  bathroomFacilities: [],
  kitchenFacilities: [],
  facilities: [],
  spokenLanguages: [1],
  roomFacilities: [],
  specialLocations: [1],
  childFriendlyFacilities: [],
});
const service = buildService({
  ...address,
  countryID: 1,
  postalCode: '4031',
  settlement: 'Debrecen',
  street: 'Vincellér',
  houseNumber: '12',
  webpage: 'https://pelda.test/',
});
const links = {
  youtube: 'https://www.youtube.com/@kertesz',
  facebook: 'https://facebook.com/kertesz',
  instagram: 'https://www.instagram.com/kertesz/',
  x: 'https://x.com/kertesz',
  linkedIn: 'https://hu.linkedin.com/in/kertesz',
  tiktok: 'https://www.tiktok.com/@kertesz',
};
const week = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, 1],
    [`${day}From`, '08:00'],
    [`${day}To`, '16:30'],
  ]),
);
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const propertyRequest = buildRequest('property', {
  excludeFloorFrom: 1,
  excludeFloorTo: 2,
  siteAreaFrom: 100,
  siteAreaTo: 900,
});
const otherListings = (kind: ListingKind): string[] =>
  Object.values(listingIDFieldByKind).filter((field) => field !== listingIDFieldByKind[kind]);

/** The cases of all endpoints whose body has optional keys; a test below fails when one is missing. */
const cases: Record<string, (t: TestApp) => Promise<WriteCase>> = {
  'POST /api/login': async (t) => {
    const { email, password } = await t.createUser();
    return { body: { email, pass: password, captchaToken: 'unused' } };
  },
  'PUT /api/user-profile': async (t) => ({ auth: (await t.signIn('szakember')).auth, body: sampleProfile }),
  'POST /api/real-estate': async (t) => ({
    auth: (await t.signIn('ingatlan_tulajdonos')).auth,
    body: property,
  }),
  'PUT /api/real-estate/{realEstateID}': async (t) => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    return {
      auth: owner.auth,
      params: { realEstateID: String(await createProperty(t, owner)) },
      body: property,
    };
  },
  'POST /api/accommodations': async (t) => ({
    auth: (await t.signIn('szallasado')).auth,
    body: accommodation,
  }),
  'PUT /api/accommodations/{id}': async (t) => {
    const host = await t.signIn('szallasado');
    return {
      auth: host.auth,
      params: { id: String(await createAccommodation(t, host)) },
      body: accommodation,
    };
  },
  'POST /api/professionals': async (t) => ({ auth: (await t.signIn('szakember')).auth, body: service }),
  'PUT /api/professionals/{id}': async (t) => {
    const professional = await t.signIn('szakember');
    return {
      auth: professional.auth,
      params: { id: String(await createService(t, professional)) },
      body: service,
    };
  },
  'POST /api/service-regions': async (t) => {
    const professional = await t.signIn('szakember');
    const serviceID = await createService(t, professional);
    return {
      auth: professional.auth,
      body: { serviceID, countryID: 1, regionType: 2, settlementName: 'Győr' },
      without: ['regionName'],
    };
  },
  'POST /api/youtube-links': async (t) => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    const { userID } = owner;
    const { listingID } = await createBareListing(t.db, t.clock, 'property', { userID });
    await createPro(t.db, t.clock, { userID, realEstateID: listingID });
    return {
      auth: owner.auth,
      body: { linkUrl: video, realEstateID: listingID },
      without: otherListings('property'),
    };
  },
  'POST /api/timetables/{id}': async (t) => {
    const { auth, listingID } = await bareListing(t, 'service', 'szakember');
    return { auth, params: { id: String(listingID) }, body: { ...week, idField: 'serviceID' } };
  },
  'POST /api/price-table-product': async (t) => {
    const { auth, listingID: accommodationID } = await bareListing(t, 'accommodation', 'szallasado');
    return { auth, body: { ...price, accommodationID }, without: otherListings('accommodation') };
  },
  'PUT /api/price-table-product/{id}': async (t) => {
    const { auth, listingID: accommodationID } = await bareListing(t, 'accommodation', 'szallasado');
    const body = { ...price, accommodationID };
    const reply = await t.request().post('/api/price-table-product').set(auth).send(body).expect(201);
    return {
      auth,
      params: { id: String(reply.body.insertID) },
      body,
      without: otherListings('accommodation'),
    };
  },
  'POST /api/send-email': async (t) => {
    const { userID } = await bareListing(t, 'service', 'szakember');
    const { body } = await t.request().get('/api/captcha-challenge').expect(200);
    const sender = { name: 'Kíváncsi Kata', phone: '+36 30 123 4567', email: 'kata@pelda.test' };
    const captchaToken = await solve(body);
    return { body: { ...sender, message: 'Szabad még?', userID, captchaToken } };
  },
  'POST /api/service-orders': async (t) => {
    const { auth, listingID: serviceID } = await bareListing(t, 'service', 'szakember');
    const prices = { '2026-01-01': 5000 };
    const packageID = await createPackage(t.db, t.clock, { packageType: 6, quantity: 1, prices });
    return { auth, body: { packageID, serviceID, ...shipping }, without: otherListings('service') };
  },
  'POST /api/social-media-links': async (t) => {
    const { auth, userID } = await t.signIn('szakember');
    const validTo = new Date(t.clock.now().getTime() + 86_400_000);
    const validFrom = t.clock.now();
    await createOrder(t.db, t.clock, { userID, packageType: 10, isActive: 1, validFrom, validTo });
    return { auth, body: links };
  },
  'POST /api/service-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: buildRequest('service', { ...address, disableAddress: 0 }),
  }),
  'POST /api/accommodation-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: buildRequest('accommodation', { hasPets: 1, petNumbers: 1, petDescription: 'Egy tacskó.' }),
    without: ['settlements'],
  }),
  'POST /api/accommodation-requests/{id}/contact': async (t) => {
    const requestID = await createRequest(t, await t.signIn('ajanlatkero'), 'accommodation');
    const { auth, userID } = await t.signIn('szallasado');
    const validTo = new Date(t.clock.now().getTime() + 86_400_000);
    const validFrom = t.clock.now();
    await createOrder(t.db, t.clock, { userID, packageType: 8, isActive: 1, validFrom, validTo });
    return { auth, params: { id: String(requestID) }, body: { message: 'Van szabad szobánk.' } };
  },
  'POST /api/real-estate-requests': async (t) => ({
    auth: (await t.signIn('ajanlatkero')).auth,
    body: propertyRequest,
  }),
  'PUT /api/real-estate-requests/{id}': async (t) => {
    const requester = await t.signIn('ajanlatkero');
    const requestID = await createRequest(t, requester, 'property');
    return { auth: requester.auth, params: { id: String(requestID) }, body: propertyRequest };
  },
};

const price = { productName: 'Félpanzió', priceFrom: 6000, priceTo: 9000 };
const shipping = {
  shippingPostalCode: '9021',
  countryCode: 'HU',
  state: 'Győr-Moson-Sopron vármegye',
  city: 'Győr',
  address_line1: 'Baross út 1.',
  address_line2: 'fszt. 2.',
};

async function bareListing(
  t: TestApp,
  kind: ListingKind,
  role: Role,
): Promise<SignedIn & { listingID: number }> {
  const user = await t.signIn(role);
  const { listingID } = await createBareListing(t.db, t.clock, kind, { userID: user.userID });
  return { ...user, listingID };
}

/** The fields of a body; all bodies of the contracts are objects. */
function getBodyShape({ path, body }: Endpoint): Record<string, z.ZodType> {
  if (!(body instanceof z.ZodObject)) throw new Error(`The body of ${path} is not an object`);
  return body.shape;
}
const mayBeAbsent = (endpoint: Endpoint): boolean =>
  Object.values(getBodyShape(endpoint)).some((field) => field.safeParse(undefined).success);

// A multipart call adds its files; its own tests cover the existing ones.
const writes = allEndpoints.filter(({ method, body, upload }) => method !== 'GET' && body && !upload);
const lenient = writes.filter(mayBeAbsent);
const strict = writes.filter((endpoint) => !mayBeAbsent(endpoint));
const titled = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [formatEndpoint(endpoint), endpoint] as const);

const unknownKeys = { unknown: 1, ownerID: 2 };
/** Empty bodies. `__proto__` is an ordinary key in JSON, but not in an object literal. */
const emptyBodies = ['{}', '{"__proto__":{"isAdmin":1}}', JSON.stringify(unknownKeys)];

/** Timestamps of changes are not compared. */
const isTimestamp = (column: string) => /^updated$/.test(column);

/** Serialized rows with their number of occurrences, by table. */
type Rows = Map<string, Map<string, number>>;

async function readRows(t: TestApp, tables: Iterable<string>): Promise<Rows> {
  const found: Rows = new Map();
  for (const table of tables) {
    const { rows } = await sql<Body>`select * from ${sql.table(table)}`.execute(t.db);
    const counts = new Map<string, number>();
    for (const row of rows) {
      const columns = Object.entries(row).filter(([column]) => !isTimestamp(column));
      const text = JSON.stringify(Object.fromEntries(columns));
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    if (counts.size > 0) found.set(table, counts);
  }
  return found;
}

/** All rows of the database except reference data and rate limits. */
async function readAllRows(t: TestApp): Promise<Rows> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = database() and table_type = 'BASE TABLE'`.execute(t.db);
  const tables = rows.map(({ name }) => name);
  return readRows(
    t,
    tables.filter((name) => !referenceTables.test(name) && name !== 'rate_limits'),
  );
}

/** The rows that have changed. */
async function findLostRows(t: TestApp, before: Rows): Promise<string[]> {
  const after = await readRows(t, before.keys());
  return [...before].flatMap(([table, counts]) =>
    [...counts].flatMap(([row, count]) =>
      (after.get(table)?.get(row) ?? 0) < count ? [`${table} ${row}`] : [],
    ),
  );
}

describe('a key absent from a body', () => {
  let t: TestApp;
  const sessions = new Map<Role, Record<string, string>>();
  beforeAll(async () => {
    // Captchas are dated by the system clock.
    t = await testApp({ clock: new TestClock(new Date().toISOString()) });
    for (const role of roles) sessions.set(role, (await t.signIn(role)).auth);
  });

  /** Headers of somebody who may call. */
  function sessionFor({ access }: Endpoint): Record<string, string> {
    const [role] = typeof access === 'string' ? roles : access;
    return (role && sessions.get(role)) ?? {};
  }

  function send(endpoint: Endpoint, { auth = {}, params }: Partial<WriteCase>, body: string) {
    const method = endpoint.method.toLowerCase() as 'post' | 'put' | 'patch';
    const call = t.request()[method](toEndpointUrl(endpoint, params)).set(auth);
    return call.set('Content-Type', 'application/json').send(body);
  }

  it('is tested for every endpoint with optional keys', () => {
    expect(lenient.map(formatEndpoint).sort()).toEqual(Object.keys(cases).sort());
    expect(strict.length).toBeGreaterThan(10);
  });

  it.each(titled(writes))('%s rejects a missing or unreadable body', async (_name, endpoint) => {
    const headers = { ...sessionFor(endpoint), 'Content-Type': 'application/json' };
    // Only whitespace, invalid UTF-8, and UTF-16.
    const unreadable = [' ', Buffer.from([0x7b, 0xff, 0x7d]), Buffer.from('{}', 'utf16le')];
    for (const body of [null, ...unreadable]) {
      const reply = await fetch(`${t.address}${toEndpointUrl(endpoint)}`, {
        method: endpoint.method,
        headers,
        body,
      });
      const { code } = (await reply.json()) as { code: string };
      expect([reply.status, code]).toEqual([400, 'malformed']);
    }
  });

  it.each(titled(strict))('%s rejects a body without one of its keys', async (_name, endpoint) => {
    const auth = sessionFor(endpoint);
    for (const body of emptyBodies) {
      const reply = await send(endpoint, { auth }, body);
      expect([reply.status, reply.body.code], body).toEqual([422, 'validation_failed']);
      const named = reply.body.errors.map((error: { path: string }) => error.path);
      expect(named).toEqual(expect.arrayContaining(Object.keys(getBodyShape(endpoint))));
    }
  });

  it.each(titled(lenient))('%s leaves the stored value unchanged', async (name, endpoint) => {
    const given = await cases[name]?.(t);
    if (!given) throw new Error(`No case for ${name}`);
    const keys = Object.keys(given.body);
    expect([...keys, ...(given.without ?? [])].sort()).toEqual(Object.keys(getBodyShape(endpoint)).sort());

    const whole = await send(endpoint, given, JSON.stringify(given.body));
    expect(whole.status, whole.text).toBe(endpoint.status ?? 200);
    const before = await readAllRows(t);
    const bodies = keys.map((key) => {
      const { [key]: _absent, ...rest } = given.body;
      return JSON.stringify({ ...rest, ...unknownKeys });
    });
    for (const body of [...emptyBodies, ...bodies]) {
      const reply = await send(endpoint, given, body);
      expect(reply.status, `${body}\n${reply.text}`).toBeLessThan(500);
      expect(await findLostRows(t, before), `${reply.status} to ${body}`).toEqual([]);
    }
  });
});
