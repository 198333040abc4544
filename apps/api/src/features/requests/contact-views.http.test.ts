import { dayMs } from '@piacter/contracts/core/days';
import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanExpired } from '../../jobs/clean-expired.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

describe('contact data of requesters', () => {
  let t: TestApp;
  let requester: Person;
  beforeAll(async () => {
    // Two requests a day are read for the first time.
    t = await testApp({ config: { rateLimitFactor: 0.01 } });
    requester = await t.signIn('ajanlatkero');
  });

  async function createHost({ hasPackage }: { hasPackage: boolean }): Promise<Person> {
    const host = await t.signIn('szallasado');
    if (hasPackage)
      await createOrder(t.db, t.clock, {
        userID: host.userID,
        packageType: packageTypes.contactData,
        quantity: 10,
        isActive: 1,
        validFrom: t.clock.now(),
        validTo: new Date(t.clock.now().getTime() + 5 * dayMs),
      });
    return host;
  }
  const createStay = () => createRequest(t, requester, 'accommodation');
  const read = (reader: Person, requestID: number) =>
    t.request().get(`/api/accommodation-requests/${requestID}`).set(reader.auth);
  const viewsOf = ({ userID }: Person) =>
    t.db.selectFrom('contact_views').selectAll().where('viewerID', '=', userID).execute();

  it('are recorded with who has read them, when first and when last', async () => {
    const [host, requestID] = [await createHost({ hasPackage: true }), await createStay()];
    const firstViewedAt = t.clock.now();
    await read(host, requestID).expect(200);
    t.clock.pass(60_000);
    await read(host, requestID).expect(200);
    const view = { kind: 'accommodation', requestID, requesterID: requester.userID };
    expect(await viewsOf(host)).toEqual([
      { ...view, viewerID: host.userID, firstViewedAt, lastViewedAt: t.clock.now() },
    ]);
  });

  it('are not recorded where they are not shown, or shown to the requester and the admin', async () => {
    const [host, requestID] = [await createHost({ hasPackage: false }), await createStay()];
    const admin = await t.signIn('admin');
    for (const reader of [host, requester, admin]) {
      await read(reader, requestID).expect(200);
      expect(await viewsOf(reader)).toEqual([]);
    }
  });

  it('are refused beyond a number of requests a day, except for those that were read before', async () => {
    const [host, other] = [await createHost({ hasPackage: true }), await createHost({ hasPackage: true })];
    const requests = [await createStay(), await createStay(), await createStay()];
    const [first = 0, second = 0, third = 0] = requests;
    await read(host, first).expect(200);
    await read(host, second).expect(200);
    const refused = await read(host, third).expect(429);
    expect(refused.body.message).toMatch(/^Ma már nagyon sok/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    expect(await viewsOf(host)).toHaveLength(2);
    await read(host, first).expect(200);
    await read(other, third).expect(200);
  });

  it('are forgotten to have been read after a year', async () => {
    const [host, requestID] = [await createHost({ hasPackage: true }), await createStay()];
    await read(host, requestID).expect(200);
    await cleanExpired(t.deps, new Date(t.clock.now().getTime() + 365 * dayMs));
    expect(await viewsOf(host)).toHaveLength(1);
    await cleanExpired(t.deps, new Date(t.clock.now().getTime() + 366 * dayMs));
    expect(await viewsOf(host)).toEqual([]);
  });
});
