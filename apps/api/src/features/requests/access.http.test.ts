import * as offerContract from '@piacter/contracts/offers';
import { packageTypes } from '@piacter/contracts/packages';
import * as requestContract from '@piacter/contracts/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { formatEndpoint } from '../../testing/endpoint-address.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { drawJpeg } from '../../testing/pictures.ts';

/**
 * The access matrix of requests and offers, by hand and not derived from the contracts that it checks. Columns are
 * callers; the four statuses of a row are for the caller's, another user's, a withdrawn and a missing one, a dash
 * means not applicable. A request counts as a responder's once they have answered it.
 */
const table = `
  call                                                           | nobody          | requester       | professional    | host            | owner           | admin
  POST   /api/service-requests                                   | 401             | 201             | 403             | 403             | 403             | 403
  GET    /api/service-requests                                   | 401             | 200             | 403             | 403             | 403             | 403
  GET    /api/search-service-requests                            | 401             | 403             | 200             | 403             | 403             | 403
  GET    /api/service-requests/{id}                              | 401             | 200 404 404 404 | 200 200 404 404 | 403             | 403             | 200 200 200 404
  GET    /api/service-request-by-ids/{id}                        | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  PUT    /api/service-requests/{id}                              | 401             | 409 404 404 404 | 403             | 403             | 403             | 403
  DELETE /api/service-requests/{id}                              | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  GET    /api/service_request_images/{requestID}                 | 200 200 404 404 | 200 200 404 404 | 200 200 404 404 | 200 200 404 404 | 200 200 404 404 | 200 200 404 404
  POST   /api/service_request_images_upload/{id}                 | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  DELETE /api/service_request_images/{imageID}                   | 401             | 200 404 404 404 | 403             | 403             | 403             | 403

  POST   /api/service-request-responses                          | 401             | 403             | 409 201 404 404 | 403             | 403             | 403
  GET    /api/service-request-responses/{requestID}              | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  GET    /api/service-request-responses/{requestID}/{firmID}     | 401             | 200 404 404 404 | 200 200 200 200 | 403             | 403             | 403
  GET    /api/search-service-responses                           | 401             | 403             | 200             | 403             | 403             | 403
  PUT    /api/service-request-responses/{id}                     | 401             | 403             | 409 404  -  404 | 403             | 403             | 403
  DELETE /api/service-request-responses/{id}                     | 401             | 403             | 409 404  -  404 | 403             | 403             | 403
  PATCH  /api/accept-service-offer/{responseID}                  | 401             | 200 404  -  404 | 403             | 403             | 403             | 403
  GET    /api/has-accepted-offer/{requestID}                     | 401             | 200 404 404 404 | 200 200 404 404 | 404             | 404             | 200 200 200 404

  POST   /api/accommodation-requests                             | 401             | 201             | 403             | 403             | 403             | 403
  GET    /api/accommodation-requests                             | 401             | 200             | 403             | 403             | 403             | 403
  GET    /api/search-accommodation-requests                      | 401             | 403             | 403             | 200             | 403             | 403
  GET    /api/accommodation-requests/{id}                        | 401             | 200 404 404 404 | 403             | 200 200 404 404 | 403             | 200 200 404 404
  GET    /api/accommodation-request-by-ids/{id}                  | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  PUT    /api/accommodation-requests/{id}                        | 401             | 409 404 404 404 | 403             | 403             | 403             | 403
  DELETE /api/accommodation-requests/{id}                        | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  POST   /api/accommodation-requests/{id}/contact                | 401             | 403             | 403             | 409 200 404 404 | 403             | 403
  GET    /api/accommodation-requests/{id}/contact                | 401             | 200 404 404 404 | 403             | 200 200 404 404 | 403             | 403

  POST   /api/real-estate-requests                               | 401             | 201             | 403             | 403             | 403             | 403
  GET    /api/real-estate-requests                               | 401             | 200             | 403             | 403             | 403             | 403
  GET    /api/search-real-estate-requests                        | 401             | 403             | 403             | 403             | 200             | 403
  GET    /api/real-estate-requests/{id}                          | 401             | 200 404 404 404 | 403             | 403             |  -  200 404 404 | 200 200 404 404
  GET    /api/real-estate-request-by-ids/{id}                    | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  PUT    /api/real-estate-requests/{id}                          | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  DELETE /api/real-estate-requests/{id}                          | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  GET    /api/real-estate-build-technologies/{requestID}         | 401             | 200 404 404 404 | 403             | 403             |  -  200 404 404 | 200 200 404 404
  POST   /api/real-estate-build-technologies                     | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  DELETE /api/real-estate-build-technologies/{technologyID}/{requestID} | 401      | 200 404 404 404 | 403             | 403             | 403             | 403
  GET    /api/real-estate-conditions/{requestID}                 | 401             | 200 404 404 404 | 403             | 403             |  -  200 404 404 | 200 200 404 404
  POST   /api/real-estate-conditions                             | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  DELETE /api/real-estate-conditions/{conditionID}/{requestID}   | 401             | 200 404 404 404 | 403             | 403             | 403             | 403

  GET    /api/request-searches/{kind}/{requestID}                | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  POST   /api/requests/{kind}/{requestID}/closure                | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  POST   /api/real-estate-requests/{id}/renewal                  | 401             | 200 404 404 404 | 403             | 403             | 403             | 403
  POST   /api/request-renewals                                   | 409             | 409             | 409             | 409             | 409             | 409
  PATCH  /api/requests/{kind}/{requestID}/visibility             | 401             | 403             | 403             | 403             | 403             | 200 200 409 404
  GET    /api/all-requests                                       | 401             | 403             | 403             | 403             | 403             | 200
`;

const callers = ['nobody', 'requester', 'professional', 'host', 'owner', 'admin'] as const;
type Caller = (typeof callers)[number];
const states = ['own', "somebody else's", 'withdrawn', 'absent'] as const;
type State = (typeof states)[number];
type Kind = 'service' | 'accommodation' | 'property';
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const absentID = 99_999_999;
const rows = table
  .trim()
  .split('\n')
  .slice(1)
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [call = '', ...cells] = line.split('|').map((cell) => cell.trim());
    return { call: call.replace(/\s+/, ' '), cells: cells.map((cell) => cell.split(/\s+/)) };
  });
/** Whether a call is about one request or offer, by its path or body. */
const namesOne = (call: string) => /\{|POST .*(-responses|-technologies|real-estate-conditions)$/.test(call);
const calls = rows.flatMap(({ call, cells }) =>
  callers.map((caller, column) => ({ call, caller, cell: cells[column] ?? [] })),
);

describe('requests and offers', () => {
  let t: TestApp;
  type Person = Awaited<ReturnType<TestApp['signIn']>>;
  let people: Record<Exclude<Caller, 'nobody'>, Person>;
  let others: Record<'requester' | 'professional', Person>;
  let picture: Buffer;
  beforeAll(async () => {
    t = await testApp();
    picture = await drawJpeg();
    people = {
      requester: await t.signIn('ajanlatkero'),
      professional: await t.signIn('szakember'),
      host: await t.signIn('szallasado'),
      owner: await t.signIn('ingatlan_tulajdonos'),
      admin: await t.signIn('admin'),
    };
    others = { requester: await t.signIn('ajanlatkero'), professional: await t.signIn('szakember') };
    const paid = { isActive: 1 } as const;
    for (const { userID } of [people.professional, others.professional])
      await createOrder(t.db, t.clock, { ...paid, userID, packageType: packageTypes.offers, quantity: 1000 });
    await createOrder(t.db, t.clock, {
      ...paid,
      userID: people.host.userID,
      packageType: packageTypes.contactData,
      validFrom: t.clock.now(),
      validTo: new Date(t.clock.now().getTime() + 86_400_000),
    });
  });

  const paths = {
    service: '/api/service-requests',
    accommodation: '/api/accommodation-requests',
    property: '/api/real-estate-requests',
  };
  const offer = (requestID: number) => ({
    requestID,
    description: 'Holnap délután ráérek.',
    responseTime: 2,
    timeUnit: 'nap',
    price: 25_000,
    priceUnit: 'teljes összeg',
  });
  const sendOffer = async (who: Person, requestID: number): Promise<number> => {
    const reply = await t
      .request()
      .post('/api/service-request-responses')
      .set(who.auth)
      .send(offer(requestID));
    expect(reply.status).toBe(201);
    return reply.body.insertID;
  };

  /** Brings a request of the kind into the state relative to the caller. */
  async function requestFor(kind: Kind, caller: Caller, state: State): Promise<number> {
    if (state === 'absent') return absentID;
    const requester =
      caller === 'requester' && state === "somebody else's" ? others.requester : people.requester;
    const requestID = await createRequest(t, requester, kind);
    if (state === 'withdrawn') {
      await t.request().delete(`${paths[kind]}/${requestID}`).set(requester.auth).expect(200);
    }
    if (state === 'own' && kind === 'service' && caller === 'professional') {
      await sendOffer(people.professional, requestID);
    }
    if (state === 'own' && kind === 'accommodation' && caller === 'host') {
      const answer = t.request().post(`${paths.accommodation}/${requestID}/contact`).set(people.host.auth);
      await answer.send({ message: 'Szívesen látunk.' }).expect(200);
    }
    return requestID;
  }

  /** An offer of the caller: received on one of the caller's requests, or sent. */
  async function offerFor(caller: Caller, state: State): Promise<number> {
    if (state === 'absent') return absentID;
    const requester = caller === 'requester' ? caller : 'nobody';
    const requestID = await requestFor('service', requester, state);
    const isOthers = caller === 'professional' && state === "somebody else's";
    return sendOffer(isOthers ? others.professional : people.professional, requestID);
  }

  async function imageFor(caller: Caller, state: State): Promise<number> {
    if (state === 'absent') return absentID;
    const requestID = await requestFor('service', caller, state === 'withdrawn' ? 'own' : state);
    const { insertId } = await t.db
      .insertInto('service_request_images')
      .values({
        requestID,
        path: `requests/${requestID}.webp`,
        width: 320,
        height: 213,
        created: t.clock.now(),
      })
      .executeTakeFirstOrThrow();
    await t.db
      .updateTable('service_requests')
      .set({ imageCount: 1 })
      .where('requestID', '=', requestID)
      .execute();
    if (state === 'withdrawn') {
      await t.request().delete(`${paths.service}/${requestID}`).set(people.requester.auth).expect(200);
    }
    return Number(insertId);
  }

  const getKind = (path: string): Kind =>
    path.includes('accommodation') ? 'accommodation' : path.includes('real-estate') ? 'property' : 'service';

  /** The ID of the request or offer of the call in the state relative to the caller. */
  function createSubject(path: string, caller: Caller, state: State): Promise<number> {
    if (path.includes('{imageID}')) return imageFor(caller, state);
    if (path.includes('{responseID}') || path.endsWith('/service-request-responses/{id}')) {
      return offerFor(caller, state);
    }
    return requestFor(getKind(path), caller, state);
  }

  const createBody = (call: string, id: number): object | undefined => {
    switch (call) {
      case 'POST /api/service-request-responses':
        return offer(id);
      case 'POST /api/accommodation-requests/{id}/contact':
        return { message: 'Van szabad szobánk.' };
      case 'POST /api/request-renewals':
        return { key: 'forged' };
      case 'PATCH /api/requests/{kind}/{requestID}/visibility':
        return { isHidden: 1, reason: 'Telefonszám van a leírásában.' };
      case 'POST /api/real-estate-build-technologies':
        return { requestID: id, technologyID: 2 };
      case 'POST /api/real-estate-conditions':
        return { requestID: id, conditionID: 2 };
      case 'POST /api/service-requests':
      case 'POST /api/accommodation-requests':
      case 'POST /api/real-estate-requests':
      case 'PUT /api/real-estate-requests/{id}':
        return buildRequest(getKind(call));
      default:
        return undefined;
    }
  };

  async function replyTo(call: string, caller: Caller, state: State): Promise<number> {
    const [method = '', path = ''] = call.split(' ');
    const id = namesOne(call) ? await createSubject(path, caller, state) : absentID;
    const address = path
      .replace('{firmID}', String(people.professional.userID))
      .replace('{kind}', getKind(path))
      .replace(/\{(technologyID|conditionID)\}/, '1')
      .replace(/\{\w+\}/, String(id));
    const request = t.request()[method.toLowerCase() as Method](address);
    if (caller !== 'nobody') request.set(people[caller].auth);
    if (path.includes('upload')) request.attach('images', picture, 'csap.jpg');
    const body = createBody(call, id);
    return (await (body ? request.send(body) : request)).status;
  }

  it.each(calls)('$call by $caller: $cell', async ({ call, caller, cell }) => {
    // A caller without access gets the same reply for every state, even for their own.
    const cases = cell.length === 1 ? states.slice(0, 1) : states;
    const replies = [];
    for (const [index, state] of cases.entries())
      replies.push(cell[index] === '-' ? '-' : String(await replyTo(call, caller, state)));
    expect(replies).toEqual(cell);
  });

  it('have all their endpoints in the matrix', () => {
    const endpoints = [...Object.values(requestContract), ...Object.values(offerContract)].filter(
      (value) => typeof value === 'object' && 'path' in value && 'method' in value,
    );
    expect(rows.map(({ call }) => call).toSorted()).toEqual(endpoints.map(formatEndpoint).toSorted());
  });
});
