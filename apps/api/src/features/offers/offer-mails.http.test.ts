import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testDatabase } from '../../testing/database.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { recordStatements } from '../../testing/statements.ts';

let t: TestApp;
let statements: string[];
beforeAll(async () => {
  const recording = recordStatements(await testDatabase());
  t = await testApp({ deps: { db: recording.recorded } });
  statements = recording.statements;
});

async function sendOffer(requestID: number): Promise<number> {
  const { userID, auth } = await t.signIn('szakember', { profile: { firstName: 'Béla' } });
  const order = { packageType: packageTypes.offers, quantity: 1, isActive: 1 } as const;
  await createOrder(t.db, t.clock, { userID, ...order });
  const offer = { responseTime: 2, timeUnit: 'nap', price: 25_000, priceUnit: 'teljes összeg' };
  const { body } = await t
    .request()
    .post('/api/service-request-responses')
    .set(auth)
    .send({ requestID, description: 'Holnap ráérek.', ...offer })
    .expect(201);
  return body.insertID;
}

it('reads all people and all templates of an accepted offer once, and writes its mails at once', async () => {
  const requester = await t.signIn('ajanlatkero');
  /** The statements of an acceptance beside others, and the mails that it writes. */
  const accept = async (others: number) => {
    const requestID = await createRequest(t, requester, 'service');
    const responseID = await sendOffer(requestID);
    for (let sent = 0; sent < others; sent += 1) await sendOffer(requestID);
    const mailsBefore = (await t.mails()).length;
    statements.splice(0);
    await t.request().patch(`/api/accept-service-offer/${responseID}`).set(requester.auth).expect(200);
    const made = [...statements];
    return { made, mails: (await t.mails()).length - mailsBefore };
  };
  const [alone, contested] = [await accept(0), await accept(3)];
  expect([alone.mails, contested.mails]).toEqual([2, 5]);
  expect(contested.made).toHaveLength(alone.made.length);
  const counts = ['from `users` as `u` inner join', 'email_templates', 'outbox_mails'].map(
    (words) => contested.made.filter((statement) => statement.includes(words)).length,
  );
  expect(counts).toEqual([1, 1, 1]);
});
