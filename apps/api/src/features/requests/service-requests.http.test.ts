import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';
import { drawJpeg } from '../../testing/pictures.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';

let t: RequestTest['t'];
let requester: RequestTest['requester'];
let stranger: RequestTest['stranger'];
let professional: RequestTest['professional'];
let get: RequestTest['get'];
let send: RequestTest['send'];
beforeAll(async () => {
  ({ t, requester, stranger, professional, get, send } = await openRequestTest());
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

  // Shows API-58, REQ-07.
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

  // Shows API-56, OFF-01.
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

  // Shows PRO-11.
  it('is found through the filter in the radius of what a service covers', async () => {
    const fitting = await t.signIn('szakember');
    const covered = { settlements: ['Nagykanizsa', 'Budapest'], radius: 20 } as const;
    await createService(t, fitting, { selectedServiceTypes: [9] }, covered);
    const ask = (settlement: string) => createRequest(t, requester, 'service', { serviceID: 9, settlement });
    const near = [await ask('Nagykanizsa'), await ask('Galambok'), await ask('Budapest XIII. kerület')];
    await ask('Zalaegerszeg');
    const { body } = await get('/api/search-service-requests?ownArea=1', fitting).expect(200);
    expect(body.data.map((row: { requestID: number }) => row.requestID)).toEqual(near.reverse());
  });
});

it('says on the lists of how many professionals it is', async () => {
  const ask = async (settlement: string) => {
    const body = buildRequest('service', { serviceID: 10, settlement });
    return (await send('post', '/api/service-requests', requester, body).expect(201)).body.professionalCount;
  };
  const offer = async (coverage: Parameters<typeof createService>[3], serviceID = 10) => {
    const one = await t.signIn('szakember');
    await createService(t, one, { selectedServiceTypes: [serviceID] }, coverage);
    return one;
  };
  expect(await ask('Nagykanizsa')).toBe(0);
  const twice = await offer({ regions: ['Zala vármegye'] });
  await createService(t, twice, { selectedServiceTypes: [10] }, { settlements: ['Nagykanizsa'] });
  await offer({ countries: [1] });
  await offer({ regions: ['Zala vármegye'] }, 11);
  await offer({ settlements: ['Miskolc'] });
  expect(await ask('Nagykanizsa')).toBe(2);
  expect(await ask('Budapest XIII. kerület')).toBe(1);

  const requestID = await createRequest(t, requester, 'service', {
    serviceID: 10,
    settlement: 'Nagykanizsa',
  });
  const read = async (reader: typeof requester) =>
    (await get(`/api/service-requests/${requestID}`, reader).expect(200)).body.data.professionalCount;
  expect(await read(requester)).toBe(2);
  await offer({ regions: ['Zala vármegye'] });
  expect(await read(requester)).toBe(3);
  expect(await read(professional)).toBeUndefined();
  await send('post', `/api/requests/service/${requestID}/closure`, requester, {}).expect(200);
  expect(await read(requester)).toBeUndefined();
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
