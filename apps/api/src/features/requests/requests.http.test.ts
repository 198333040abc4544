import { hungaryID } from '@piacter/contracts/lookups';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';
import { drawJpeg } from '../../testing/pictures.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

/** Unique contact data: wherever a value turns up, it has leaked. */
const secret = {
  firstName: 'Kanári',
  lastName: 'Titkos',
  mobile: '+36 30 999 0001',
  tel: '+36 1 999 0002',
  contactEmail: 'kanari@titok.test',
  contactPerson: 'Kanári Kapcsolat',
  taxNumber: '99999999-1-42',
};

let t: TestApp;
let requester: Person;
let stranger: Person;
let professional: Person;
let host: Person;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  [requester, stranger, professional, host, owner, admin] = await Promise.all([
    t.signIn('ajanlatkero', {
      profile: { ...secret, countryID: hungaryID, settlement: 'Pécs', postalCode: '7621' },
    }),
    t.signIn('ajanlatkero'),
    t.signIn('szakember'),
    t.signIn('szallasado'),
    t.signIn('ingatlan_tulajdonos'),
    t.signIn('admin'),
  ]);
});

const get = (path: string, who?: Person) => {
  const call = t.request().get(path);
  return who ? call.set(who.auth) : call;
};
const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, who: Person, body: object = {}) =>
  t.request()[method](path).set(who.auth).send(body);

const give = (userID: number, packageType: number, days = 5) =>
  createOrder(t.db, t.clock, {
    userID,
    packageType,
    isActive: 1,
    validFrom: t.clock.now(),
    validTo: new Date(t.clock.now().getTime() + days * 86_400_000),
  });

const kinds = [
  ['service', '/api/service-requests', '/api/service-request-by-ids', '/api/search-service-requests'],
  [
    'accommodation',
    '/api/accommodation-requests',
    '/api/accommodation-request-by-ids',
    '/api/search-accommodation-requests',
  ],
  [
    'property',
    '/api/real-estate-requests',
    '/api/real-estate-request-by-ids',
    '/api/search-real-estate-requests',
  ],
] as const;
const getResponder = (kind: (typeof kinds)[number][0]) =>
  ({ service: professional, accommodation: host, property: owner })[kind];

describe.each(kinds)('a request for %s', (kind, path, recordPath, searchPath) => {
  it('is in its requester’s list and in the search of users who may answer', async () => {
    const requestID = await createRequest(t, requester, kind);
    const own = await get(path, requester).expect(200);
    expect(own.body.data.map((row: { requestID: number }) => row.requestID)).toContain(requestID);
    const found = await get(`${searchPath}?orderBy=DESC`, getResponder(kind)).expect(200);
    expect(found.body.data.map((row: { requestID: number }) => row.requestID)).toContain(requestID);
    expect((await get(path, stranger).expect(200)).body.data).toEqual([]);
  });

  it('cannot be read as a form, changed or deleted by other users', async () => {
    const requestID = await createRequest(t, requester, kind);
    await get(`${path}/${requestID}`, stranger).expect(404);
    await get(`${recordPath}/${requestID}`, stranger).expect(404);
    await send('put', `${path}/${requestID}`, stranger, buildRequest(kind)).expect(404);
    await send('delete', `${path}/${requestID}`, stranger).expect(404);
    await get(`${recordPath}/${requestID}`, requester).expect(200);
  });

  it('discloses the contact data only to requester and admin at first', async () => {
    const requestID = await createRequest(t, requester, kind);
    const hidden = await get(`${path}/${requestID}`, getResponder(kind)).expect(200);
    expect(hidden.body.data).toMatchObject({ contactVisible: false, mobile: null, contactEmail: null });
    const search = await get(searchPath, getResponder(kind)).expect(200);
    for (const value of Object.values(secret)) {
      expect(JSON.stringify(hidden.body)).not.toContain(value);
      expect(JSON.stringify(search.body)).not.toContain(value);
    }
    for (const who of [requester, admin]) {
      const { body } = await get(`${path}/${requestID}`, who).expect(200);
      expect(body.data).toMatchObject({ contactVisible: true, mobile: secret.mobile, tel: secret.tel });
    }
  });

  it('is found by its place and its county, but not by other places', async () => {
    const place = kind === 'service' ? { settlement: 'Komló' } : { regions: ['Komló'] };
    const requestID = await createRequest(t, requester, kind, place as never);
    const name = kind === 'service' ? 'address' : 'settlement';
    const idsAt = async (typed: string): Promise<number[]> => {
      const { body } = await get(
        `${searchPath}?${name}=${encodeURIComponent(typed)}&orderBy=DESC`,
        getResponder(kind),
      ).expect(200);
      return body.data.map((row: { requestID: number }) => row.requestID);
    };
    expect(await idsAt('komlo')).toContain(requestID);
    expect(await idsAt('Baranya vármegye')).toContain(requestID);
    expect(await idsAt('Sopron')).not.toContain(requestID);
    expect(await idsAt('Nincsilyenfalva')).toEqual([]);
  });

  // Shows RAC-02.
  it('is rejected with all invalid fields', async () => {
    const { body } = await send('post', path, requester, {}).expect(422);
    expect(body.errors.length).toBeGreaterThan(2);
    await send('post', path, requester, { ...buildRequest(kind), description: 'x'.repeat(2501) }).expect(422);
  });
});

describe('a service request', () => {
  // Shows REQ-04, REQ-05.
  it('cannot be changed, and uses the profile’s address with disableAddress', async () => {
    const requestID = await createRequest(t, requester, 'service', { disableAddress: 1, settlement: '' });
    const { body } = await get(`/api/service-requests/${requestID}`, requester).expect(200);
    expect(body.data).toMatchObject({ settlement: 'Pécs', postalCode: '7621', hasResponse: null });
    const refused = await send('put', `/api/service-requests/${requestID}`, requester, {}).expect(409);
    expect(refused.body.code).toBe('not_editable');
  });

  it.each([
    ['óra', 24],
    ['nap', 7],
    ['hét', 11],
    ['nap', 0],
  ])('rejects a deadline of %s × %i', async (timeUnit, requestTime) => {
    const body = { ...buildRequest('service'), timeUnit, requestTime };
    const reply = await send('post', '/api/service-requests', requester, body).expect(422);
    expect(reply.body.errors[0].path).toBe('requestTime');
  });

  it('limits the description to 500 characters', async () => {
    const body = { ...buildRequest('service'), description: 'x'.repeat(501) };
    await send('post', '/api/service-requests', requester, body).expect(422);
    await send('post', '/api/service-requests', requester, { ...body, description: 'x'.repeat(500) }).expect(
      201,
    );
  });

  it('hides the exact address from professionals', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const { body } = await get(`/api/service-requests/${requestID}`, professional).expect(200);
    expect(body.data).toMatchObject({ settlement: 'Győr', street: null, houseNumber: null });
  });

  // Shows REQ-07.
  it('has at most two pictures, which are deleted when it is withdrawn', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const upload = (count: number, who = requester) => {
      const call = t.request().post(`/api/service_request_images_upload/${requestID}`).set(who.auth);
      return Array.from({ length: count }).reduce<typeof call>(
        (made) => made.attach('images', picture, 'a.jpg'),
        call,
      );
    };
    const picture = await drawJpeg();
    await upload(1, stranger).expect(404);
    const { body } = await upload(2).expect(200);
    expect(body.imagePaths).toHaveLength(2);
    expect((await upload(1).expect(409)).body.code).toBe('image_limit_reached');
    const list = await get(`/api/service_request_images/${requestID}`).expect(200);
    expect(list.body.data).toHaveLength(2);
    await send('delete', `/api/service_request_images/${list.body.data[0].imageID}`, stranger).expect(404);
    await send('delete', `/api/service_request_images/${list.body.data[0].imageID}`, requester).expect(200);
    await send('delete', `/api/service-requests/${requestID}`, requester).expect(200);
    await get(`/api/service_request_images/${requestID}`).expect(404);
    await get(`/api/service-requests/${requestID}`, requester).expect(404);
    await get(`/api/service-requests/${requestID}`, professional).expect(404);
  });

  // Shows OFF-01.
  it('is found by professionals with matching services through a filter', async () => {
    const fitting = await t.signIn('szakember');
    await createService(t, fitting, { selectedServiceTypes: [7] }, { regions: ['Zala vármegye'] });
    const [near, far, other] = [
      await createRequest(t, requester, 'service', { serviceID: 7, settlement: 'Nagykanizsa' }),
      await createRequest(t, requester, 'service', { serviceID: 7, settlement: 'Miskolc' }),
      await createRequest(t, requester, 'service', { serviceID: 8, settlement: 'Nagykanizsa' }),
    ];
    const idsFor = async (query: string): Promise<number[]> => {
      const { body } = await get(`/api/search-service-requests?${query}`, fitting).expect(200);
      return body.data.map((row: { requestID: number }) => row.requestID);
    };
    expect(await idsFor('ownArea=1')).toEqual([near]);
    expect(await idsFor('')).toEqual(expect.arrayContaining([near, far, other]));
    expect(await idsFor('ownArea=1&serviceID=7&address=Nagykanizsa')).toEqual([near]);
    expect(await idsFor('ownArea=1&address=Miskolc')).toEqual([]);
    expect(await idsFor('ownArea=1&serviceID=8')).toEqual([]);
  });
});

describe('an accommodation request', () => {
  // Shows RAC-04, RAC-05.
  it('is answered once by a host with the package, and cannot be deleted afterwards', async () => {
    const answering = await t.signIn('szallasado', {
      profile: { firstName: 'Ilona', lastName: 'Vendéglátó' },
    });
    const requestID = await createRequest(t, requester, 'accommodation');
    const path = `/api/accommodation-requests/${requestID}`;
    const refused = await send('post', `${path}/contact`, answering, { message: 'Van hely!' }).expect(403);
    expect(refused.body.message).toBe(
      'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.',
    );
    await give(answering.userID, packageTypes.contactData);
    const { body } = await get(path, answering).expect(200);
    expect(body.data).toMatchObject({ contactVisible: true, mobile: secret.mobile, hasOwnContact: false });
    await send('post', `${path}/contact`, answering, { message: 'Van hely!' }).expect(200);
    await send('post', `${path}/contact`, answering, { message: 'Van hely!' }).expect(409);
    expect((await get(path, requester).expect(200)).body.data.hasResponse).toBe(1);
    const mail = (await t.mails()).at(-1);
    expect(mail).toMatchObject({ toAddress: requester.email });
    expect(mail?.html).toContain('Van hely!');
    expect(mail?.html).toContain(`/ajanlatkero/szallas_ajanlatkeres/${requestID}`);
    const deletion = await send('delete', path, requester).expect(409);
    expect(deletion.body.message).toBe('Az ajánlatkérésre érkezett már válasz, így nem törölheted!');
  });

  // Shows RAC-07.
  it('hides its contact data again when the package has expired', async () => {
    const late = await t.signIn('szallasado');
    const orderID = await give(late.userID, packageTypes.contactData, 1);
    const requestID = await createRequest(t, requester, 'accommodation');
    await t.db
      .updateTable('service_orders')
      .set({ validFrom: new Date(t.clock.now().getTime() - 86_400_000), validTo: t.clock.now() })
      .where('orderID', '=', orderID)
      .execute();
    const { body } = await get(`/api/accommodation-requests/${requestID}`, late).expect(200);
    expect(body.data.contactVisible).toBe(false);
  });

  it.each([
    ['endDate', { endDate: '2031-07-10' }],
    ['startDate', { startDate: '2001-01-01', endDate: '2001-01-05' }],
    ['petDescription', { hasPets: 1 as const, petNumbers: 1 }],
    ['petNumbers', { hasPets: 1 as const, petDescription: 'kutya' }],
    ['adultPeople', { adultPeople: 0 }],
    ['adultPeople', { adultPeople: 10_001 }],
    ['children14Plus', { children14Plus: 10_001 }],
    ['regions', { regions: [] }],
    ['petDescription', { hasPets: 1 as const, petNumbers: 1, petDescription: 'x'.repeat(256) }],
  ])('is rejected at %s for %o', async (field, overrides) => {
    const body = buildRequest('accommodation', overrides);
    const reply = await send('post', '/api/accommodation-requests', requester, body).expect(422);
    expect(reply.body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  // Shows RAC-06.
  it('is found by dates that include the stay, until the stay has ended', async () => {
    const requestID = await createRequest(t, requester, 'accommodation', { regions: ['Hévíz'] });
    const ids = async (query: string): Promise<number[]> =>
      (await get(`/api/search-accommodation-requests?${query}`, host).expect(200)).body.data.map(
        (row: { requestID: number }) => row.requestID,
      );
    expect(await ids('startDate=2031-07-01&endDate=2031-07-31')).toContain(requestID);
    expect(await ids('settlement=H%C3%A9v%C3%ADz&startDate=2031-07-11')).not.toContain(requestID);
    expect(await ids('endDate=2031-07-13')).not.toContain(requestID);
    const before = t.clock.now();
    const idsOn = async (day: string) => {
      t.clock.set(`${day}T12:00:00.000Z`);
      const reply = await get(
        '/api/search-accommodation-requests?settlement=H%C3%A9v%C3%ADz',
        await t.signIn('szallasado'),
      );
      return reply.body.data.map((row: { requestID: number }) => row.requestID);
    };
    expect(await idsOn('2031-07-14')).toContain(requestID);
    expect(await idsOn('2031-07-15')).not.toContain(requestID);
    t.clock.set(before.toISOString());
  });
});

describe('a property request', () => {
  // Shows RRE-04.
  it('can be changed later, including single list entries', async () => {
    const requestID = await createRequest(t, requester, 'property');
    const path = `/api/real-estate-requests/${requestID}`;
    await send('post', '/api/real-estate-conditions', requester, { requestID, conditionID: 2 }).expect(200);
    await send('post', '/api/real-estate-conditions', requester, { requestID, conditionID: 2 }).expect(200);
    await send('delete', `/api/real-estate-build-technologies/1/${requestID}`, requester).expect(200);
    const { body } = await get(`/api/real-estate-request-by-ids/${requestID}`, requester).expect(200);
    expect(body.data).toMatchObject({ conditions: [1, 2], buildTechnologies: [], regions: ['Győr'] });
    await send('post', '/api/real-estate-conditions', stranger, { requestID, conditionID: 3 }).expect(404);
    await send('post', '/api/real-estate-conditions', requester, { requestID, conditionID: 9999 }).expect(
      422,
    );
    await send(
      'put',
      path,
      requester,
      buildRequest('property', { regions: ['Sopron'], maxPrice: 70_000 }),
    ).expect(200);
    const changed = await get(path, requester).expect(200);
    expect(changed.body.data).toMatchObject({ regions: ['Sopron'], maxPrice: 70_000 });
    await send('delete', path, requester).expect(200);
    await get(path, requester).expect(404);
  });

  // Shows GATE-02, RRE-07.
  it('discloses its contact data to owners with the package', async () => {
    const buyer = await t.signIn('ingatlan_tulajdonos');
    await give(buyer.userID, packageTypes.contactData);
    const requestID = await createRequest(t, requester, 'property');
    const { body } = await get(`/api/real-estate-requests/${requestID}`, buyer).expect(200);
    expect(body.data).toMatchObject({ contactVisible: true, contactEmail: secret.contactEmail });
  });

  it.each([
    ['maxPrice', { minPrice: 10, maxPrice: 5 }],
    ['conditions', { conditions: [] }],
    ['floorAreaFrom', { floorAreaFrom: null }],
    ['adType', { adType: 3 as never }],
    ['minPrice', { minPrice: -1 }],
  ])('is rejected at %s for %o', async (field, overrides) => {
    const body = buildRequest('property', overrides);
    const reply = await send('post', '/api/real-estate-requests', requester, body).expect(422);
    expect(reply.body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  // Shows RRE-02.
  it('drops the fields of buildings for a plot', async () => {
    const plot = {
      houseType: 3 as const,
      conditions: [],
      buildTechnologies: [],
      floorAreaFrom: null,
      floorAreaTo: null,
    };
    await createRequest(t, requester, 'property', { ...plot, minRooms: null, maxRooms: null });
  });

  // Shows RRE-06.
  it('is found by areas that overlap its range, oldest first', async () => {
    const [small, large] = [
      await createRequest(t, requester, 'property', {
        regions: ['Tata'],
        floorAreaFrom: 20,
        floorAreaTo: 40,
      }),
      await createRequest(t, requester, 'property', {
        regions: ['Tata'],
        floorAreaFrom: 80,
        floorAreaTo: 120,
      }),
    ];
    const ids = async (query: string): Promise<number[]> =>
      (
        await get(`/api/search-real-estate-requests?settlement=Tata${query}`, owner).expect(200)
      ).body.data.map((row: { requestID: number }) => row.requestID);
    expect(await ids('')).toEqual([small, large]);
    expect(await ids('&orderBy=DESC')).toEqual([large, small]);
    expect(await ids('&floorAreaFrom=60&floorAreaTo=100')).toEqual([large]);
    expect(await ids('&houseType=1')).toEqual([]);
  });
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
