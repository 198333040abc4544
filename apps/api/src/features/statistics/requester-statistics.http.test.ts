import type { RequesterStatistics } from '@piacter/contracts/statistics';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';

let test: RequestTest;
beforeEach(async () => {
  test = await openRequestTest();
});

type Person = RequestTest['requester'];

const read = async (who: Person): Promise<RequesterStatistics> =>
  (await test.get('/api/statistics/requester', who).expect(200)).body.data;
const name = ({ userID }: Person, profile: object) =>
  test.t.db.updateTable('user_profiles').set(profile).where('userID', '=', userID).execute();

describe("a requester's first screen", () => {
  it('counts open requests by kind, and lists what came in, the latest first', async () => {
    const { t, requester, stranger, professional, host, give, send } = test;
    const serviceRequest = await createRequest(t, requester, 'service');
    const stay = await createRequest(t, requester, 'accommodation');
    await createRequest(t, stranger, 'property');
    expect(await read(requester)).toEqual({
      open: { property: 0, accommodation: 1, service: 1 },
      undecidedOffers: 0,
      received: [],
    });

    await name(professional, { isFirm: 1, firmName: 'Csap Kft.', lastName: 'Csapos' });
    await name(host, { lastName: 'Nádas', firstName: 'Vera' });
    await createOrder(t.db, t.clock, {
      userID: professional.userID,
      packageType: 7,
      quantity: 1,
      isActive: 1,
    });
    const offer = {
      requestID: serviceRequest,
      description: 'Megcsinálom.',
      responseTime: 2,
      timeUnit: 'nap',
      price: 12_000,
      priceUnit: 'óradíj',
    };
    const { insertID } = (
      await send('post', '/api/service-request-responses', professional, offer).expect(201)
    ).body;
    t.clock.pass(60_000);
    await give(host.userID, 8);
    await send('post', `/api/accommodation-requests/${stay}/contact`, host, { message: 'Van hely.' }).expect(
      200,
    );
    const { undecidedOffers, received } = await read(requester);
    expect(undecidedOffers).toBe(1);
    expect(received).toMatchObject([
      {
        kind: 'accommodation',
        requestID: stay,
        request: expect.stringMatching(/^Siófok, 20/),
        from: 'Nádas Vera',
        state: 'answer',
        price: null,
      },
      {
        kind: 'service',
        requestID: serviceRequest,
        request: expect.stringMatching(/, Győr$/),
        from: 'Csap Kft.',
        state: 'open',
        price: 12_000,
        priceUnit: 'óradíj',
      },
    ]);
    await send('patch', `/api/accept-service-offer/${insertID}`, requester).expect(200);
    const accepted = await read(requester);
    expect(accepted.open.service).toBe(0);
    expect(accepted.undecidedOffers).toBe(0);
    expect(accepted.received[1]?.state).toBe('accepted');
    expect((await read(stranger)).received).toEqual([]);
  });

  it('is refused to everybody else', async () => {
    await test.get('/api/statistics/requester').expect(401);
    for (const who of [test.professional, test.host, test.owner, test.admin])
      await test.get('/api/statistics/requester', who).expect(403);
  });
});
