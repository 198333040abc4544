import { packageTypes } from '@piacter/contracts/packages';
import type { RequestKind } from '@piacter/contracts/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
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
  const people = await openRequestTest();
  ({ t, requester, stranger, professional, host, owner, admin, get, send } = people);
  for (const type of [packageTypes.offers, packageTypes.contactData])
    for (const { userID } of [professional, host, owner]) await people.give(userID, type, 30);
});

const offerOn = (requestID: number) => ({
  requestID,
  description: 'Holnap délután ráérek.',
  responseTime: 2,
  timeUnit: 'nap',
  price: 25_000,
  priceUnit: 'teljes összeg',
});
const closure = (kind: RequestKind, requestID: number) => `/api/requests/${kind}/${requestID}/closure`;
const visibility = (kind: RequestKind, requestID: number) => `/api/requests/${kind}/${requestID}/visibility`;
const calls = {
  service: ['/api/service-requests', '/api/search-service-requests'],
  accommodation: ['/api/accommodation-requests', '/api/search-accommodation-requests'],
  property: ['/api/real-estate-requests', '/api/search-real-estate-requests'],
} as const;
const block = { blocked: 1, reason: 'Hamis adatok.' };
const kinds = ['service', 'accommodation', 'property'] as const;
const responderOf = (kind: RequestKind) =>
  ({ service: professional, accommodation: host, property: owner })[kind];
const isFound = async (kind: RequestKind, requestID: number) =>
  (await get(calls[kind][1], responderOf(kind)).expect(200)).body.data.some(
    (row: { requestID: number }) => row.requestID === requestID,
  );
const stateOf = async (kind: RequestKind, requestID: number, who = requester) =>
  (await get(`${calls[kind][0]}/${requestID}`, who).expect(200)).body.data.state;

describe.each(kinds)('closing a request of the kind %s', (kind) => {
  // Shows LIFE-06.
  it('takes it out of the searches, shows it as closed to both sides, and happens once', async () => {
    const requestID = await createRequest(t, requester, kind);
    expect(await isFound(kind, requestID)).toBe(true);
    await send('post', closure(kind, requestID), stranger).expect(404);
    await send('post', closure(kind, requestID), responderOf(kind)).expect(403);
    await send('post', closure(kind, requestID), requester).expect(200);
    expect(await isFound(kind, requestID)).toBe(false);
    expect(await stateOf(kind, requestID)).toBe('closed');
    expect(await stateOf(kind, requestID, responderOf(kind))).toBe('closed');
    const own = (await get(calls[kind][0], requester).expect(200)).body.data;
    expect(own.find((row: { requestID: number }) => row.requestID === requestID)).toMatchObject({
      state: 'closed',
    });
    expect((await get(`/api/request-searches/${kind}/${requestID}`, requester)).body.data).toEqual([]);
    const again = await send('post', closure(kind, requestID), requester).expect(409);
    expect(again.body.code).toBe('request_closed');
    await send('delete', `${calls[kind][0]}/${requestID}`, requester).expect(200);
    await send('post', closure(kind, requestID), requester).expect(404);
  });
});

describe('a closed request', () => {
  it('gets no more offers; who has sent one is told, without the requester, and can still win', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const { insertID } = (
      await send('post', '/api/service-request-responses', professional, offerOn(requestID))
    ).body;
    await send('post', closure('service', requestID), requester).expect(200);
    const mail = (await t.mails()).at(-1);
    expect(mail).toMatchObject({ toAddress: professional.email });
    expect(mail?.subject).toBe('Lezárták az ajánlatkérést: ablakszerelő, Győr');
    expect(mail?.text).toContain(`/szakember/ajanlatkeres/${requestID}`);
    for (const secret of Object.values(secretContact)) expect(mail?.html).not.toContain(secret);
    const late = await t.signIn('szakember');
    const { body } = await send('post', '/api/service-request-responses', late, offerOn(requestID)).expect(
      409,
    );
    expect(body.message).toMatch(/^Az ajánlatkérő lezárta ezt az ajánlatkérést/);
    await send('patch', `/api/accept-service-offer/${insertID}`, requester).expect(200);
    expect(await stateOf('service', requestID)).toBe('accepted');
    expect((await send('post', closure('service', requestID), requester).expect(409)).body.code).toBe(
      'request_closed',
    );
  });

  it('is no news for a blocked professional who has sent an offer', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const blocked = await t.signIn('szakember');
    await createOrder(t.db, t.clock, {
      userID: blocked.userID,
      packageType: packageTypes.offers,
      quantity: 1,
      isActive: 1,
    });
    for (const who of [professional, blocked])
      await send('post', '/api/service-request-responses', who, offerOn(requestID)).expect(201);
    await send('patch', `/api/users/${blocked.userID}/block`, admin, block).expect(200);
    const before = (await t.mails()).length;
    await send('post', closure('service', requestID), requester).expect(200);
    const told = (await t.mails()).slice(before).map(({ toAddress }) => toAddress);
    expect(told).toEqual([professional.email]);
  });

  it('is not answered by hosts, of whom those who have answered are told', async () => {
    const requestID = await createRequest(t, requester, 'accommodation');
    const path = `/api/accommodation-requests/${requestID}/contact`;
    await send('post', path, host, { message: 'Van hely!' }).expect(200);
    await send('post', closure('accommodation', requestID), requester).expect(200);
    expect((await t.mails()).at(-1)).toMatchObject({ toAddress: host.email });
    const { body } = await send('post', path, await t.signIn('szallasado'), {}).expect(409);
    expect(body.message).toMatch(/^Az ajánlatkérő lezárta/);
  });

  it('decides between an offer and the closing at the same moment', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const before = (await t.mails()).length;
    const [closed, ...offers] = await Promise.all([
      send('post', closure('service', requestID), requester),
      ...Array.from({ length: 3 }, () =>
        send('post', '/api/service-request-responses', professional, offerOn(requestID)),
      ),
    ]);
    expect(closed?.status).toBe(200);
    const sent = offers.filter(({ status }) => status === 201).length;
    const told = (await t.mails()).slice(before).filter(({ subject }) => subject.startsWith('Lezárták'));
    expect(told).toHaveLength(sent);
  });
});

describe.each(kinds)('hiding a request of the kind %s', (kind) => {
  it('leaves it to its requester alone, with the reason, until it is shown again', async () => {
    const requestID = await createRequest(t, requester, kind);
    const path = `${calls[kind][0]}/${requestID}`;
    const body = { isHidden: 1, reason: 'Telefonszám van a leírásában.' };
    await send('patch', visibility(kind, requestID), requester, body).expect(403);
    await send('patch', visibility(kind, requestID), admin, { ...body, reason: '' }).expect(422);
    await send('patch', visibility(kind, requestID), admin, body).expect(200);
    expect((await send('patch', visibility(kind, requestID), admin, body).expect(409)).body.code).toBe(
      'conflict',
    );
    expect(await isFound(kind, requestID)).toBe(false);
    await get(path, responderOf(kind)).expect(404);
    const { data } = (await get(path, requester).expect(200)).body;
    expect(data).toMatchObject({ state: 'hidden', hiddenReason: body.reason });
    expect((await get(path, admin).expect(200)).body.data.state).toBe('hidden');
    const mail = (await t.mails()).at(-1);
    expect(mail).toMatchObject({ toAddress: requester.email });
    expect(mail?.text).toContain(body.reason);
    expect((await send('post', closure(kind, requestID), requester).expect(409)).body.code).toBe(
      'request_closed',
    );

    const shown = { isHidden: 0, reason: 'Kijavította.' };
    await send('patch', visibility(kind, requestID), admin, shown).expect(200);
    await send('patch', visibility(kind, requestID), admin, shown).expect(409);
    await send('patch', visibility(kind, 999_999), admin, shown).expect(404);
    expect(await isFound(kind, requestID)).toBe(true);
    expect((await get(path, requester)).body.data).toMatchObject({ state: 'open', hiddenReason: null });
    const log = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity', '=', `${kind}_request`)
      .where('entityID', '=', requestID)
      .orderBy('auditID')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['request_hidden', 'request_shown']);
  });
});

describe('a hidden service request', () => {
  it('is explained to a requester who is blocked as well', async () => {
    const blocked = await t.signIn('ajanlatkero');
    const requestID = await createRequest(t, blocked, 'service');
    await send('post', closure('service', requestID), blocked).expect(200);
    await send('patch', `/api/users/${blocked.userID}/block`, admin, block).expect(200);
    const hiding = { isHidden: 1, reason: 'Átverés.' };
    await send('patch', visibility('service', requestID), admin, hiding).expect(200);
    expect((await t.mails()).at(-1)).toMatchObject({ toAddress: blocked.email });
  });

  it('takes no offer, has no public pictures, and no offer on it is accepted', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const { insertID } = (
      await send('post', '/api/service-request-responses', professional, offerOn(requestID))
    ).body;
    await send('patch', visibility('service', requestID), admin, { isHidden: 1, reason: 'Átverés.' }).expect(
      200,
    );
    await send(
      'post',
      '/api/service-request-responses',
      await t.signIn('szakember'),
      offerOn(requestID),
    ).expect(404);
    await get(`/api/service_request_images/${requestID}`).expect(404);
    await send('patch', `/api/accept-service-offer/${insertID}`, requester).expect(409);
  });
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
