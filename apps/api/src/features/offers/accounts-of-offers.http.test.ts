import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { holdLocks, waitUntilBlocked } from '../../testing/locks.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let admin: Person;
beforeAll(async () => {
  t = await testApp();
  admin = await t.signIn('admin');
});

const remove = ({ userID }: Person) => t.request().delete(`/api/users/${userID}`).set(admin.auth);
const accept = (who: Person, responseID: number) =>
  t.request().patch(`/api/accept-service-offer/${responseID}`).set(who.auth);
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
    await waitUntilBlocked(t.db, 'select', 2).finally(release);
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
