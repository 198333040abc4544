import { offerStatuses } from '@piacter/contracts/offers';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { holdLocks, releaseOnceBlocked, waitUntilBlocked } from '../../testing/locks.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  admin = await t.signIn('admin');
});

const block = ({ userID }: Person, blocked: 0 | 1) =>
  t
    .request()
    .patch(`/api/users/${userID}/block`)
    .set(admin.auth)
    .send({ blocked, reason: 'Hamis adatok.' })
    .expect(200);
const remove = ({ userID }: Person) => t.request().delete(`/api/users/${userID}`).set(admin.auth);
const accept = (who: Person, responseID: number) =>
  t.request().patch(`/api/accept-service-offer/${responseID}`).set(who.auth);
const listOffers = async (who: Person, requestID: number) =>
  (await t.request().get(`/api/service-request-responses/${requestID}`).set(who.auth).expect(200)).body.data;
const findStored = (requestID: number) =>
  t.db
    .selectFrom('service_requests')
    .select(['acceptedResponseID', 'responseCount'])
    .where('requestID', '=', requestID)
    .executeTakeFirst();
const expectSound = async () => expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
const mailsTo = async ({ email }: Person) =>
  (await t.mails()).filter(({ toAddress }) => toAddress === email).map(({ subject }) => subject);

/** A request with the offer of a professional. */
async function createOffer(requester: Person, professional: Person) {
  const requestID = await createRequest(t, requester, 'service');
  await createOrder(t.db, t.clock, {
    userID: professional.userID,
    packageType: packageTypes.offers,
    quantity: 1,
    isActive: 1,
  });
  const reply = await t
    .request()
    .post('/api/service-request-responses')
    .set(professional.auth)
    .send({
      requestID,
      description: 'Holnap délután ráérek.',
      responseTime: 2,
      timeUnit: 'nap',
      price: 25_000,
      priceUnit: 'teljes összeg',
    })
    .expect(201);
  return { requestID, responseID: Number(reply.body.insertID) };
}

async function createSides() {
  const [requester, professional] = await Promise.all([t.signIn('ajanlatkero'), t.signIn('szakember')]);
  return { requester, professional, ...(await createOffer(requester, professional)) };
}

describe('an offer of a blocked professional', () => {
  it('is neither shown nor accepted until the block is lifted', async () => {
    const { requester, professional, requestID, responseID } = await createSides();
    await block(professional, 1);
    expect(await listOffers(requester, requestID)).toEqual([]);
    const one = await t
      .request()
      .get(`/api/service-request-responses/${requestID}/${professional.userID}`)
      .set(requester.auth)
      .expect(200);
    expect(one.body.data).toBeNull();
    const mails = await mailsTo(professional);
    const { body } = await accept(requester, responseID).expect(409);
    expect(body).toMatchObject({ code: 'conflict', message: expect.stringContaining('fiókja nem aktív') });
    expect(await findStored(requestID)).toMatchObject({ acceptedResponseID: null });
    expect(await mailsTo(professional)).toEqual(mails);

    await block(professional, 0);
    expect(await listOffers(requester, requestID)).toMatchObject([{ responseID }]);
    await accept(requester, responseID).expect(200);
    await expectSound();
  });

  it('is not counted for its requester, who is told why the request cannot be deleted all the same', async () => {
    const { requester, professional, requestID, responseID } = await createSides();
    const read = async (address: string) =>
      (await t.request().get(address).set(requester.auth).expect(200)).body.data;
    const shown = async () => {
      const { hasResponse, responseCount, professionalCount } = await read(
        `/api/service-requests/${requestID}`,
      );
      const { undecidedOffers, received } = await read('/api/statistics/requester');
      const answered = await read('/api/service-requests?hasResponse=1');
      return {
        ...{ hasResponse, responseCount, isWaiting: professionalCount !== undefined },
        ...{ undecidedOffers, received: received.length, answered: answered.length },
      };
    };
    const one = { hasResponse: 1, responseCount: 1, isWaiting: false };
    const none = { hasResponse: null, responseCount: 0, isWaiting: true };
    expect(await shown()).toEqual({ ...one, undecidedOffers: 1, received: 1, answered: 1 });
    await block(professional, 1);
    expect(await shown()).toEqual({ ...none, undecidedOffers: 0, received: 0, answered: 0 });
    const removal = t.request().delete(`/api/service-requests/${requestID}`).set(requester.auth);
    expect((await removal.expect(409)).body).toMatchObject({
      code: 'already_answered',
      message: expect.stringContaining('akinek a fiókját azóta letiltottuk'),
    });
    await block(professional, 0);
    await accept(requester, responseID).expect(200);
    await block(professional, 1);
    expect(await shown()).toMatchObject({ ...one, received: 1 });
    await expectSound();
  });

  it('stays as it is with its contact data once accepted, since it is an agreement', async () => {
    const { requester, professional, requestID, responseID } = await createSides();
    await accept(requester, responseID).expect(200);
    await block(professional, 1);
    expect(await listOffers(requester, requestID)).toMatchObject([
      { responseID, accepted: offerStatuses.accepted, contact: { contactEmail: professional.email } },
    ]);
    expect((await accept(requester, responseID)).body).toMatchObject({ code: 'already_accepted' });
  });

  it('is not accepted while the professional is being blocked', async () => {
    const { requester, professional, requestID, responseID } = await createSides();
    const release = await holdLocks(t.db, (trx) =>
      trx
        .updateTable('users')
        .set({ blockedAt: t.clock.now(), blockReason: 'Hamis adatok.' })
        .where('userID', '=', professional.userID)
        .execute(),
    );
    const accepting = accept(requester, responseID).then();
    await releaseOnceBlocked(t.db, release, '`users`');
    expect((await accepting).body).toMatchObject({ code: 'conflict' });
    expect(await findStored(requestID)).toMatchObject({ acceptedResponseID: null });
  });
});

describe('accepting an offer while an account is being deleted', () => {
  /** Has the deletion hold the account and wait for the request, then the acceptance wait for the deletion. */
  async function race(deleted: Person, requester: Person, requestID: number, responseID: number) {
    const release = await holdLocks(t.db, (trx) =>
      trx
        .selectFrom('service_requests')
        .select('requestID')
        .where('requestID', '=', requestID)
        .forUpdate()
        .execute(),
    );
    const deletion = remove(deleted).then();
    await waitUntilBlocked(t.db, '`service_requests`').catch(async (error: unknown) => {
      await release();
      throw error;
    });
    const accepting = accept(requester, responseID).then();
    await releaseOnceBlocked(t.db, release, 'select', 2);
    expect((await deletion).status).toBe(200);
    return accepting;
  }

  it('finds no offer of a professional who is gone', async () => {
    const { requester, professional, requestID, responseID } = await createSides();
    const { status, body } = await race(professional, requester, requestID, responseID);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
    expect(await findStored(requestID)).toEqual({ acceptedResponseID: null, responseCount: 0 });
    await expectSound();
  });

  it('is over for a requester who is gone', async () => {
    const { requester, professional, requestID, responseID } = await createSides();
    const { status, body } = await race(requester, requester, requestID, responseID);
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'signed_out' });
    expect(await findStored(requestID)).toEqual({ acceptedResponseID: null, responseCount: 1 });
    expect(await mailsTo(professional)).toEqual([]);
    await expectSound();
  });
});
