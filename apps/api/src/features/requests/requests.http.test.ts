import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest, secretContact } from '../../testing/request-people.ts';

let t: RequestTest['t'];
let requester: RequestTest['requester'];
let stranger: RequestTest['stranger'];
let professional: RequestTest['professional'];
let host: RequestTest['host'];
let owner: RequestTest['owner'];
let admin: RequestTest['admin'];
let get: RequestTest['get'];
let send: RequestTest['send'];
beforeAll(async () => {
  ({ t, requester, stranger, professional, host, owner, admin, get, send } = await openRequestTest());
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
  // Shows API-56, API-57, API-61, API-62, HOST-14, OWN-19.
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
    expect(hidden.body.data).toMatchObject({ contactVisible: 0, mobile: null, contactEmail: null });
    const search = await get(searchPath, getResponder(kind)).expect(200);
    for (const value of Object.values(secretContact)) {
      expect(JSON.stringify(hidden.body)).not.toContain(value);
      expect(JSON.stringify(search.body)).not.toContain(value);
    }
    for (const who of [requester, admin]) {
      const { body } = await get(`${path}/${requestID}`, who).expect(200);
      expect(body.data).toMatchObject({
        contactVisible: 1,
        mobile: secretContact.mobile,
        tel: secretContact.tel,
      });
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

  // Shows RAC-02, RRE-03.
  it('is rejected with all invalid fields', async () => {
    const { body } = await send('post', path, requester, {}).expect(422);
    expect(body.errors.length).toBeGreaterThan(2);
    await send('post', path, requester, { ...buildRequest(kind), description: 'x'.repeat(2501) }).expect(422);
  });
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
