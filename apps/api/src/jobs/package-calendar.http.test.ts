import { mailTypes } from '@piacter/contracts/emails/values';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createBareProperty, createPackage } from '../testing/factories-listing-parts.ts';
import { createPaymentFixture } from '../testing/payments.ts';
import { signInAt } from '../testing/sign-in-at.ts';
import { expirePromotions } from './expire-promotions.ts';
import { remindOfExpiry } from './expiry-reminders.ts';

const { kiemelt, pro, offers, contactData, socialMedia, socialMediaPlus } = packageTypes;
const links = { facebook: 'https://facebook.com/kertesz' };

let t: TestApp;
let payments: ReturnType<typeof createPaymentFixture>;
let buyer: Awaited<ReturnType<TestApp['signIn']>>;
let realEstateID: number;
beforeAll(async () => {
  t = await testApp();
  payments = createPaymentFixture(t);
});

const get = async (path: string) => (await t.request().get(`/api/${path}`).set(buyer.auth).expect(200)).body;
const daysLeft = async (type: number) => (await get(`package-days-left/${type}`)).data.days;
const mails = async (key: string) =>
  (await t.mails()).filter(({ dedupeKey }) => dedupeKey?.startsWith(key)).map(({ subject }) => subject);

/** Orders a package of the type and pays for it over HTTP; returns the order. */
async function buy(packageType: number, quantity: number) {
  const packageID = await createPackage(t.db, t.clock, {
    packageType,
    quantity,
    prices: { '2026-01-01': 990 },
  });
  const needsListing = packageType === kiemelt || packageType === pro;
  const reply = await t
    .request()
    .post('/api/service-orders')
    .set(buyer.auth)
    .send({ packageID, ...(needsListing ? { realEstateID } : {}) })
    .expect(201);
  const orderID = reply.body.insertID;
  const paymentOrderID = await payments.begin(buyer, orderID);
  await payments.approve(paymentOrderID);
  expect((await payments.activate(buyer, orderID, paymentOrderID)).status).toBe(200);
  return (await get(`service-orders/${orderID}`)).data;
}

/** Whether the effect of a package is visible over HTTP, by package type. */
const effects: Record<number, () => Promise<boolean>> = {
  [kiemelt]: () => isPromotedAs(kiemelt),
  [pro]: async () =>
    (await isPromotedAs(pro)) && (await get(`has-pro-package/${realEstateID}`)).message === true,
  [contactData]: async () => (await get(`has-pacage-by-package-type/${contactData}`)).message,
  [socialMedia]: hasLinks,
  [socialMediaPlus]: hasLinks,
};
async function isPromotedAs(type: number): Promise<boolean> {
  const { data } = await get('search-real-estates?page=1');
  return data.some((card: { realEstateID: number; packageType: number }) => {
    return card.realEstateID === realEstateID && card.packageType === type;
  });
}
async function hasLinks(): Promise<boolean> {
  const { data } = await get(`social-media-links-by-ad/${realEstateID}/realEstateID`);
  return data.facebook === links.facebook;
}

/** Sets the clock and runs the jobs of three processes concurrently. */
async function runJobsAt(moment: Date): Promise<void> {
  await signInAt(t, buyer, moment.toISOString());
  const now = t.clock.now();
  await Promise.all([1, 2, 3].flatMap(() => [expirePromotions(t.deps, now), remindOfExpiry(t.deps, now)]));
}

const calendars = [
  {
    over: 'the night of 23 hours',
    // Half past eleven in the evening, as in the other two.
    evening: '2026-03-27T22:30:00.000Z',
    midnights: [
      '2026-03-27T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-03-30T22:00:00.000Z',
      '2026-03-31T22:00:00.000Z',
      '2026-04-01T22:00:00.000Z',
    ],
  },
  {
    over: 'the night of 25 hours',
    evening: '2026-10-23T21:30:00.000Z',
    midnights: [
      '2026-10-23T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
      '2026-10-26T23:00:00.000Z',
      '2026-10-27T23:00:00.000Z',
      '2026-10-28T23:00:00.000Z',
    ],
  },
  {
    over: 'the leap day',
    evening: '2028-02-27T22:30:00.000Z',
    midnights: [
      '2028-02-27T23:00:00.000Z',
      '2028-02-28T23:00:00.000Z',
      '2028-02-29T23:00:00.000Z',
      '2028-03-01T23:00:00.000Z',
      '2028-03-02T23:00:00.000Z',
      '2028-03-03T23:00:00.000Z',
    ],
  },
];

describe.each(calendars)('packages bought late in the evening before $over', ({ evening, midnights }) => {
  beforeEach(async () => {
    t.clock.set(evening);
    for (const table of ['outbox_mails', 'email_templates', 'service_orders', 'real_estates'] as const)
      await t.db.deleteFrom(table).execute();
    await t.db
      .insertInto('email_templates')
      .values({
        emailType: mailTypes.packageExpiry,
        subject: '{days} nap',
        content: '',
        intervalDays: 1,
        updated: t.clock.now(),
      })
      .execute();
    buyer = await t.signIn('ingatlan_tulajdonos');
    realEstateID = await createBareProperty(t.db, t.clock, { userID: buyer.userID });
  });

  it.each([kiemelt, pro, contactData, socialMedia, socialMediaPlus])(
    'of type %i end at the right midnights when queued, with a single reminder',
    async (type) => {
      const works = effects[type] ?? (() => Promise.resolve(false));
      expect(await buy(type, 3)).toMatchObject({ validFrom: evening, validTo: midnights[3] });
      if (type === socialMedia || type === socialMediaPlus)
        await t.request().post('/api/social-media-links').set(buyer.auth).send(links).expect(200);
      expect([await works(), await daysLeft(type)]).toEqual([true, 3]);

      const seen: [boolean, number][] = [];
      const reminded: number[] = [];
      for (const [index, midnight] of midnights.entries()) {
        for (const moment of [new Date(Date.parse(midnight) - 1), new Date(midnight)]) {
          await runJobsAt(moment);
          seen.push([await works(), await daysLeft(type)]);
          reminded.push((await mails('package-expiry:')).length);
        }
        if (index > 0) continue;
        await runJobsAt(new Date(Date.parse(midnight) + 12 * 3_600_000));
        expect(await buy(type, 2)).toMatchObject({ validFrom: midnights[3], validTo: midnights[5] });
      }
      const days = [3, 2, 4, 3, 3, 2, 2, 1, 1, 0, 0, -1];
      expect(seen).toEqual(days.map((left) => [left >= 0, left]));
      // Sent in the night when one day is left, and only then.
      expect(reminded).toEqual(days.map((_left, moment) => (moment < 7 ? 0 : 1)));
      expect(await mails('package-expiry:')).toEqual(['1 nap']);
      expect(await mails('order-activated:')).toHaveLength(2);
    },
  );
});

it('packages counted in pieces add up and do not expire', async () => {
  t.clock.set('2028-02-28T22:30:00.000Z');
  buyer = await t.signIn('szakember');
  for (const quantity of [10, 50])
    expect(await buy(offers, quantity)).toMatchObject({ isActive: 1, validFrom: null, validTo: null });
  await t.db.updateTable('service_orders').set({ usedCount: 10 }).where('quantity', '=', 10).execute();
  await runJobsAt(new Date('2030-10-27T01:00:00.000Z'));
  expect(await get(`has-pacage-by-package-type/${offers}`)).toMatchObject({
    message: true,
    data: { availableQuantity: 60, count: 10 },
  });
  expect(await daysLeft(offers)).toBe(-1);
});
