import { toReportKind } from '@piacter/contracts/reports';
import { type RequestKind, requestKinds } from '@piacter/contracts/requests';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { requestStatus, requestTables } from '../requests/index.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
type Responder = 'szakember' | 'szallasado' | 'ingatlan_tulajdonos';

let t: TestApp;
let requester: Person;
let admin: Person;
let responders: Record<Responder, Person>;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  await t.db.deleteFrom('listing_reports').execute();
  [requester, admin] = [await t.signIn('ajanlatkero'), await t.signIn('admin')];
  responders = {
    szakember: await t.signIn('szakember'),
    szallasado: await t.signIn('szallasado'),
    ingatlan_tulajdonos: await t.signIn('ingatlan_tulajdonos'),
  };
});

const create = (kind: RequestKind) => createRequest(t, requester, kind);
const report = (about: RequestKind, id: number, who?: Person, body: object = {}) =>
  t
    .request()
    .post('/api/reports')
    .set(who?.auth ?? {})
    .send({ kind: toReportKind(about), id, reason: 'fraud', ...body });
const queue = async (query = '') =>
  (await t.request().get(`/api/reports${query}`).set(admin.auth).expect(200)).body.data;
const decide = (reportID: number, body: object) =>
  t.request().patch(`/api/reports/${reportID}`).set(admin.auth).send(body);
const setHidden = (kind: RequestKind, requestID: number, isHidden: 0 | 1) =>
  t
    .request()
    .patch(`/api/requests/${kind}/${requestID}/visibility`)
    .set(admin.auth)
    .send({ isHidden, reason: 'Előre kér pénzt.' });
const setStatus = (kind: RequestKind, requestID: number, status: number) =>
  t.db.updateTable(requestTables[kind]).set({ status }).where('requestID', '=', requestID).execute();

/** Who reports the requests of others, by hand: the status of each role's report of each kind. */
const access = {
  service: { szakember: 201, szallasado: 404, ingatlan_tulajdonos: 404 },
  accommodation: { szakember: 404, szallasado: 201, ingatlan_tulajdonos: 404 },
  property: { szakember: 404, szallasado: 404, ingatlan_tulajdonos: 201 },
} as const satisfies Record<RequestKind, Record<Responder, number>>;

describe('the report of a request', () => {
  // Shows TRUST-04.
  it('joins the queue with what the request says and who sent it', async () => {
    const id = await create('service');
    const reply = await report('service', id, responders.szakember, { text: 'Pénzt kér.' }).expect(201);
    expect(reply.body).toMatchObject({
      insertID: expect.any(Number),
      message: expect.stringMatching(/ajánlatkérést/),
    });
    const rows = await queue('?kind=service-request');
    expect(rows).toMatchObject([
      {
        ...{ kind: 'service-request', id, listing: null, conversation: null, list: null, reportCount: 1 },
        title: expect.stringMatching(/, Győr$/),
        request: {
          requester: { userID: requester.userID, email: requester.email },
          terms: '3\u00a0napon belül',
          description: 'Csöpög a konyhai csap, cserélni kell.',
          state: 'open',
          hiddenReason: null,
        },
        reports: [
          { reason: 'fraud', text: 'Pénzt kér.', state: 'open', reporterEmail: responders.szakember.email },
        ],
      },
    ]);
    expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
  });

  it.each(requestKinds)('is taken from the role that answers a request alone (%s)', async (kind) => {
    const id = await create(kind);
    for (const role of ['szakember', 'szallasado', 'ingatlan_tulajdonos'] as const)
      await report(kind, id, responders[role]).expect(access[kind][role]);
    await report(kind, id).expect(404);
    await report(kind, id, await t.signIn('ajanlatkero')).expect(404);
    expect((await report(kind, id, requester).expect(403)).body.message).toMatch(/^A saját/);
    expect((await report(kind, id, admin).expect(403)).body.message).toMatch(/^Adminisztrátorként/);
    expect((await queue('?state=all')).map((row: { reportCount: number }) => row.reportCount)).toEqual([1]);
  });

  it('is taken of one that its reporter can open, ended or not', async () => {
    const id = await create('service');
    const statuses = { open: 201, accepted: 201, over: 201, closed: 201, hidden: 404, archived: 404 };
    for (const [state, status] of Object.entries(statuses)) {
      await setStatus('service', id, requestStatus[state as keyof typeof statuses]);
      await report('service', id, await t.signIn('szakember')).expect(status);
    }
    await report('service', 99_999_999, responders.szakember).expect(404);
  });

  it('is taken once while it is open, also of two at the same moment, and from everybody', async () => {
    const id = await create('property');
    const owner = responders.ingatlan_tulajdonos;
    const both = await Promise.all([report('property', id, owner), report('property', id, owner)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = await report('property', id, owner, { reason: 'other' }).expect(409);
    expect(refused.body.code).toBe('already_reported');
    expect(refused.body.message).toMatch(/^Ezt már bejelentetted/);
    await report('property', id, await t.signIn('ingatlan_tulajdonos')).expect(201);
    await report('property', await create('property'), owner).expect(201);
    const [{ reportID }] = (await queue('?sort=most'))[0].reports.slice(-1);
    await decide(reportID, { state: 'dismissed' }).expect(200);
    await report('property', id, owner).expect(201);
    await report('property', id, owner).expect(409);
  });

  it('keeps the title of a request for many places', async () => {
    const regions = Array.from({ length: 20 }, (_, number) => `Balatonszentgyörgyfalva ${number}`);
    const id = await createRequest(t, requester, 'property', { regions });
    await report('property', id, responders.ingatlan_tulajdonos).expect(201);
    const [{ title }] = await queue();
    expect(title).toMatch(/Balatonszentgyörgyfalva 0.*…$/);
    expect(title.length).toBeLessThanOrEqual(300);
  });

  it('leaves the request where it is when it is dismissed', async () => {
    const id = await create('service');
    const { insertID } = (await report('service', id, responders.szakember).expect(201)).body;
    await report('service', id, await t.signIn('szakember')).expect(201);
    const refused = await decide(insertID, { state: 'upheld' }).expect(409);
    expect(refused.body.message).toMatch(/elrejted/);
    const [{ reports }] = await queue();
    const reply = await decide(reports[0].reportID, { state: 'dismissed', withOlder: 1 }).expect(200);
    expect(reply.body.message).toBe('Elvetetted az ajánlatkérés bejelentéseit.');
    expect(await queue()).toEqual([]);
    await t.request().get(`/api/service-requests/${id}`).set(responders.szakember.auth).expect(200);
  });

  it.each(requestKinds)(
    'is upheld with the request that an admin hides, not when it is shown (%s)',
    async (kind) => {
      const id = await create(kind);
      const other = await create(kind);
      const role = {
        service: 'szakember',
        accommodation: 'szallasado',
        property: 'ingatlan_tulajdonos',
      } as const;
      for (const one of [id, other]) await report(kind, one, responders[role[kind]]).expect(201);
      await setHidden(kind, id, 1).expect(200);
      const [upheld] = await queue('?state=upheld');
      expect(upheld).toMatchObject({ id, request: { state: 'hidden', hiddenReason: 'Előre kér pénzt.' } });
      expect(upheld.reports[0].decidedAt).not.toBeNull();
      expect((await queue()).map((row: { id: number }) => row.id)).toEqual([other]);
      await report(kind, id, responders[role[kind]]).expect(404);
      await setHidden(kind, id, 0).expect(200);
      await report(kind, id, responders[role[kind]]).expect(201);
      await setHidden(kind, other, 1).expect(200);
      await setHidden(kind, other, 0).expect(200);
      expect((await queue()).map((row: { id: number }) => row.id)).toEqual([id]);
    },
  );

  it('stays when its request is deleted, and is among what happened to it', async () => {
    const id = await create('property');
    await report('property', id, responders.ingatlan_tulajdonos).expect(201);
    const path = `/api/timelines/property_request/${id}`;
    const events = (await t.request().get(path).set(admin.auth).expect(200)).body.data;
    expect(events).toContainEqual(expect.objectContaining({ event: 'report', detail: 'fraud' }));
    await t.db.deleteFrom('real_estate_requests').where('requestID', '=', id).execute();
    expect((await queue())[0]).toMatchObject({ id, request: null, title: expect.stringMatching(/Győr/) });
  });
});
