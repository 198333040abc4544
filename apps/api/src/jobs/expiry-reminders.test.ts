import { addDays, dayMs, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import { mailTypes } from '@piacter/contracts/emails/values';
import { packageTypes } from '@piacter/contracts/packages';
import { defaultMailTemplates } from '@piacter/db';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { createBareListing, createOrder, kindCases } from '../testing/factories-listing-parts.ts';
import { explainQueries, findScans } from '../testing/search-plans.ts';
import type { UserOverrides } from '../testing/users.ts';
import { cleanExpired } from './clean-expired.ts';
import { selectEndingOrders } from './expiry-reminders.queries.ts';
import { remindOfExpiry } from './expiry-reminders.ts';

const { kiemelt, offers, contactData, socialMedia, socialMediaPlus } = packageTypes;
const hourMs = 3_600_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  for (const table of ['outbox_mails', 'email_templates', 'service_orders'] as const)
    await t.db.deleteFrom(table).execute();
});

const remind = () => remindOfExpiry(t.deps, t.clock.now());
const template = (intervalDays: number | null, overrides: object = {}) =>
  t.db
    .insertInto('email_templates')
    .values({
      emailType: mailTypes.packageExpiry,
      subject: `${intervalDays}: {days} {package}`,
      content: '<p>{name}|{title}|{url}</p>',
      intervalDays,
      updated: t.clock.now(),
      ...overrides,
    })
    .execute();
const subjects = async () => (await t.mails()).map(({ subject }) => subject);

/** An order in force since yesterday, whose last day is this many days ahead. */
function createEnding(
  days: number,
  overrides: Partial<Parameters<typeof createOrder>[2]> & { userID: number },
) {
  const yesterday = new Date(t.clock.now().getTime() - dayMs);
  return createOrder(
    t.db,
    { now: () => yesterday },
    {
      packageType: socialMedia,
      isActive: 1,
      validFrom: yesterday,
      validTo: startOfDay(addDays(toBudapestDay(t.clock.now()), days + 1)),
      ...overrides,
    },
  );
}
const packageOf = async (orderID: number) => {
  const orders = t.db.selectFrom('service_orders').select('packageID').where('orderID', '=', orderID);
  return (await orders.executeTakeFirstOrThrow()).packageID;
};
const user = (overrides: UserOverrides = {}) => t.createUser({ role: 'szakember', ...overrides });

describe('the reminder of a package’s end', () => {
  it('is sent on the day set by the template, in its wording', async () => {
    await template(7);
    const { userID } = await user({
      email: 'kert@pelda.test',
      profile: { lastName: 'Kert', firstName: 'Éva' },
    });
    await createEnding(8, { userID });
    await remind();
    expect(await t.mails()).toEqual([]);
    t.clock.pass(dayMs);
    await remind();
    const [mail, ...others] = await t.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      toAddress: 'kert@pelda.test',
      subject: '7: 7 Csomag',
      text: expect.stringMatching(/^Éva\|\|http:\/\/piacter\.test\/szakember\/csomag-rendeles\/\d+$/),
    });
  });

  it('uses the default template as well', async () => {
    const [standard] = defaultMailTemplates.filter(({ emailType }) => emailType === mailTypes.packageExpiry);
    await template(7, standard);
    await createEnding(7, { userID: (await user()).userID });
    await remind();
    expect(await subjects()).toEqual(['7 nap múlva lejár: Csomag']);
  });

  it('is sent although the one before it cannot be written', async () => {
    await template(7);
    for (const { userID } of [await user(), await user()]) await createEnding(7, { userID });
    // The outbox asks for the time of each mail.
    const now = vi.fn(t.clock.now).mockImplementationOnce(() => {
      throw new Error('no time');
    });
    const reminding = remindOfExpiry({ ...t.deps, clock: { now } }, t.clock.now());
    await expect(reminding).rejects.toThrow('1 of 1 failed');
    expect(await subjects()).toHaveLength(1);
    await remind();
    expect(await subjects()).toHaveLength(2);
  });

  it('is sent once, under concurrent and repeated runs', async () => {
    await template(7);
    const ids = [(await user()).userID, (await user()).userID, (await user()).userID];
    for (const userID of ids) await createEnding(7, { userID });
    await Promise.all([remind(), remind(), remind(), remind()]);
    for (let day = 0; day < 9; day += 1) {
      t.clock.pass(dayMs);
      await remind();
    }
    expect(await subjects()).toHaveLength(3);
  });

  it('is sent late with the actual days left when the job missed its day', async () => {
    await template(7);
    await createEnding(9, { userID: (await user()).userID });
    t.clock.pass(4 * dayMs);
    await remind();
    expect(await subjects()).toEqual(['7: 5 Csomag']);
  });

  it('is sent once for each template, and after a gap only for the one that matches', async () => {
    await template(7);
    await template(1);
    const { userID } = await user();
    await createEnding(7, { userID });
    await createEnding(1, { userID: (await user()).userID });
    await remind();
    expect((await subjects()).sort()).toEqual(['1: 1 Csomag', '7: 7 Csomag']);
    t.clock.pass(6 * dayMs);
    await remind();
    expect((await subjects()).sort()).toEqual(['1: 1 Csomag', '1: 1 Csomag', '7: 7 Csomag']);
  });

  it('is not sent again when the mail record has been cleaned up', async () => {
    await template(60);
    await createEnding(60, { userID: (await user()).userID });
    await remind();
    await t.db.updateTable('outbox_mails').set({ status: 'sent', sentAt: t.clock.now() }).execute();
    t.clock.pass(31 * dayMs);
    await cleanExpired(t.deps, t.clock.now());
    expect(await t.mails()).toEqual([]);
    await remind();
    expect(await t.mails()).toEqual([]);
  });

  it('is not sent on the day of activation, but on the next', async () => {
    await template(7);
    await createEnding(7, { userID: (await user()).userID });
    await t.db.updateTable('service_orders').set({ activationDate: t.clock.now() }).execute();
    await remind();
    expect(await subjects()).toEqual([]);
    t.clock.pass(dayMs);
    await remind();
    expect(await subjects()).toEqual(['7: 6 Csomag']);
  });

  it('changes day at midnight in Budapest', async () => {
    await template(0);
    await createEnding(1, { userID: (await user()).userID });
    t.clock.set('2026-11-21T22:59:59.999Z');
    await remind();
    expect(await subjects()).toEqual([]);
    t.clock.set('2026-11-21T23:00:00.000Z');
    await remind();
    expect(await subjects()).toEqual(['0: 0 Csomag']);
  });

  it.each(['2026-03-26T10:00:00.000Z', '2026-10-22T09:00:00.000Z', '2028-02-26T10:00:00.000Z'])(
    'counts calendar days from %s across a clock change or the leap day',
    async (now) => {
      t.clock.set(now);
      await template(3);
      await createEnding(4, { userID: (await user()).userID });
      t.clock.pass(dayMs - 2 * hourMs);
      await remind();
      expect(await subjects()).toEqual(['3: 3 Csomag']);
    },
  );

  it('handles more orders than one batch', async () => {
    await template(7);
    const { userID } = await user();
    const orderID = await createEnding(7, { userID });
    const first = await t.db
      .selectFrom('service_orders')
      .selectAll()
      .where('orderID', '=', orderID)
      .executeTakeFirstOrThrow();
    const { orderID: _, ...copy } = first;
    await t.db
      .insertInto('service_orders')
      .values(Array.from({ length: 400 }, () => copy))
      .execute();
    await remind();
    expect(await subjects()).toHaveLength(401);
  });

  it('requires a template with an interval', async () => {
    await template(null);
    await template(7, { emailType: mailTypes.orderActivated });
    await createEnding(7, { userID: (await user()).userID });
    await remind();
    expect(await subjects()).toEqual([]);
  });
});

describe('no reminder is sent for', () => {
  let userID: number;
  beforeEach(async () => {
    await template(7);
    ({ userID } = await user());
  });
  const expectNone = async () => {
    await remind();
    expect(await subjects()).toEqual([]);
  };

  it('an ended package', async () => {
    await createEnding(-1, { userID });
    await expectNone();
  });

  it('an inactive order', async () => {
    await createEnding(7, { userID, isActive: 0 });
    await expectNone();
  });

  it('a package counted in pieces', async () => {
    await createEnding(7, { userID, packageType: offers });
    await expectNone();
  });

  it('a package of a deleted user', async () => {
    await createEnding(7, { userID: (await user({ deletedAt: t.clock.now() })).userID });
    await expectNone();
  });

  it('a package with a queued order of its type', async () => {
    const validFrom = startOfDay(addDays(toBudapestDay(t.clock.now()), 8));
    await createEnding(7, { userID });
    const follower = await createEnding(30, { userID, validFrom });
    await expectNone();
    await t.db.updateTable('service_orders').set({ isActive: 0 }).where('orderID', '=', follower).execute();
    await remind();
    expect(await subjects()).toEqual(['7: 7 Csomag']);
  });

  it('a promotion of a deleted listing', async () => {
    const { listingID } = await createBareListing(t.db, t.clock, 'service', { userID });
    await createEnding(7, { userID, packageType: kiemelt, serviceID: listingID });
    await t.db.deleteFrom('services').where('serviceID', '=', listingID).execute();
    await expectNone();
  });
});

it('does not mistake an order of another type, listing or user for a queued one', async () => {
  await template(7);
  const { userID } = await user();
  const validFrom = startOfDay(addDays(toBudapestDay(t.clock.now()), 8));
  const listing = (owner: number) => createBareListing(t.db, t.clock, 'service', { userID: owner });
  const [first, second] = [await listing(userID), await listing(userID)];
  await createEnding(7, { userID });
  await createEnding(7, { userID, packageType: kiemelt, serviceID: first.listingID });
  await createEnding(30, { userID, validFrom, packageType: socialMediaPlus });
  await createEnding(30, { userID, validFrom, packageType: kiemelt, serviceID: second.listingID });
  await createEnding(30, { userID: (await user()).userID, validFrom });
  await remind();
  expect(await subjects()).toHaveLength(2);
});

const listings = {
  realEstateID: ['Eladó ingatlan, Budapest', 'ingatlan_tulajdonos'],
  accommodationID: ['Próba vendégház', 'szallasado'],
  serviceID: ['Próba szolgáltatás', 'szakember'],
} as const;

describe.each(kindCases)('the reminder for a listing of kind %s', (kind, { idField }) => {
  const [name, role] = listings[idField];

  it('names the listing and links to the order of the same package for it', async () => {
    await template(7);
    const { userID } = await t.createUser({ role, profile: { firstName: 'Pál' } });
    const { listingID } = await createBareListing(t.db, t.clock, kind, { userID });
    const orderID = await createEnding(7, { userID, packageType: kiemelt, [idField]: listingID });
    await remind();
    const page = `/${role}/csomag-rendeles/${await packageOf(orderID)}?hirdetes=${listingID}`;
    expect((await t.mails()).map(({ text }) => text)).toEqual([
      `Pál|A hirdetésed: ${name}.|http://piacter.test${page}`,
    ]);
  });
});

it('adds no second full stop after a title that ends with one', async () => {
  await template(7);
  const { userID } = await user();
  const { listingID } = await createBareListing(t.db, t.clock, 'service', { userID });
  await t.db
    .updateTable('services')
    .set({ title: 'Zöld Ujj Kft.' })
    .where('serviceID', '=', listingID)
    .execute();
  await createEnding(7, { userID, packageType: kiemelt, serviceID: listingID });
  await remind();
  expect((await t.mails())[0]?.text).toContain('|A hirdetésed: Zöld Ujj Kft.|');
});

it('links a contact data package to its order', async () => {
  await template(7);
  const { userID } = await t.createUser({ role: 'szallasado' });
  const orderID = await createEnding(7, { userID, packageType: contactData });
  await remind();
  expect((await t.mails()).map(({ text }) => text)).toEqual([
    `||http://piacter.test/szallasado/csomag-rendeles/${await packageOf(orderID)}`,
  ]);
});

it('looks for a queued order among those of the buyer, not among all orders without a listing', async () => {
  const owner = await t.createUser({ role: 'ingatlan_tulajdonos' });
  for (let count = 0; count < 20; count += 1) {
    const { listingID } = await createBareListing(t.db, t.clock, 'property', owner);
    await createEnding(7, { userID: owner.userID, packageType: kiemelt, realEstateID: listingID });
  }
  await sql`analyze table service_orders`.execute(t.db);
  const now = t.clock.now();
  const ends = { after: now, until: new Date(now.getTime() + 8 * dayMs), activatedBefore: now };
  const [plan] = await explainQueries(t.db, (db) => selectEndingOrders(db, ends, 0, 200));
  expect(findScans(plan, 'following')).toMatchObject([{ key: 'service_orders_user' }]);
});
