import { packageTypes } from '@piacter/contracts/packages';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { createBareListing } from '../../testing/factories-listing-parts.ts';
import { buildRequest, createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest, secretContact } from '../../testing/request-people.ts';

type NamedListing = { accommodationName: string };

let t: RequestTest['t'];
let requester: RequestTest['requester'];
let host: RequestTest['host'];
let get: RequestTest['get'];
let send: RequestTest['send'];
let give: RequestTest['give'];
beforeAll(async () => {
  ({ t, requester, host, get, send, give } = await openRequestTest());
});

describe('an accommodation request', () => {
  // Shows RAC-04, RAC-05.
  it('is answered once by a host with the package, and cannot be deleted afterwards', async () => {
    const answering = await t.signIn('szallasado', {
      profile: { firstName: 'Ilona', lastName: 'Vendéglátó', mobile: '+36 20 555 6677' },
    });
    const requestID = await createRequest(t, requester, 'accommodation');
    const path = `/api/accommodation-requests/${requestID}`;
    const refused = await send('post', `${path}/contact`, answering, { message: 'Van hely!' }).expect(403);
    expect(refused.body.message).toBe(
      'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.',
    );
    await give(answering.userID, packageTypes.contactData);
    const { body } = await get(path, answering).expect(200);
    expect(body.data).toMatchObject({
      contactVisible: 1,
      mobile: secretContact.mobile,
      hasOwnContact: 0,
    });
    const { listingID } = await createBareListing(t.db, t.clock, 'accommodation', {
      userID: answering.userID,
    });
    await send('post', `${path}/contact`, answering, { message: 'Van hely!' }).expect(200);
    await send('post', `${path}/contact`, answering, { message: 'Van hely!' }).expect(409);
    expect((await get(path, requester).expect(200)).body.data.hasResponse).toBe(1);
    const mail = (await t.mails()).at(-1);
    expect(mail).toMatchObject({ toAddress: requester.email, replyTo: answering.email });
    expect(mail?.html).toContain('Van hely!');
    expect(mail?.html).toContain(`/ajanlatkero/szallas_ajanlatkeres/${requestID}`);
    expect(mail?.subject).toMatch(/^Szállásadó jelentkezett: Siófok, \d{4}\.\s/);
    // The way to answer: the page of the accommodation, as a link.
    expect(mail?.html).toMatch(
      new RegExp(`<a [^>]*href="http://piacter\\.test/szallas/[a-z-]+-${listingID}"`),
    );
    expect(mail?.html).toContain('href="tel:+36205556677"');
    expect(mail?.text).toContain('hívd fel, vagy válaszolj erre a levélre');
    const deletion = await send('delete', path, requester).expect(409);
    expect(deletion.body.message).toBe('Az ajánlatkérésre érkezett már válasz, így nem törölheted!');
  });

  it('shows each answer to its requester, with the way to reach the host, and to that host alone', async () => {
    const [first, second] = [
      await t.signIn('szallasado', { profile: { firstName: 'Ilona', mobile: '+36 20 111 2222' } }),
      await t.signIn('szallasado', { profile: { isFirm: 1, firmName: 'Nádas Kft.' } }),
    ];
    const requestID = await createRequest(t, requester, 'accommodation');
    const path = `/api/accommodation-requests/${requestID}/contact`;
    for (const { userID } of [first, second]) await give(userID, packageTypes.contactData);
    await createAccommodation(t, first, { accommodationName: 'Erdei lak', settlement: 'Sopron' });
    await createAccommodation(t, first, { accommodationName: 'Parti ház', settlement: 'Siófok' });
    await send('post', path, first, { message: 'Van hely!' }).expect(200);
    t.clock.pass(1000);
    await send('post', path, second, { message: 'Nálunk is.' }).expect(200);
    const [ofFirst, ofSecond] = (await get(path, requester).expect(200)).body.data;
    expect(ofFirst).toMatchObject({
      firstName: 'Ilona',
      message: 'Van hely!',
      contact: { mobile: '+36 20 111 2222', contactEmail: first.email },
    });
    const named = ofFirst.accommodations.map(({ accommodationName }: NamedListing) => accommodationName);
    expect(named).toEqual(['Parti ház', 'Erdei lak']);
    expect(ofSecond).toMatchObject({ firmName: 'Nádas Kft.', contact: { contactEmail: second.email } });
    const own = (await get(path, second).expect(200)).body.data;
    expect(own).toMatchObject([{ message: 'Nálunk is.', contact: null }]);
    expect((await get(path, host).expect(200)).body.data).toEqual([]);

    const setBlockedAt = ({ userID }: typeof first, blockedAt: Date | null) =>
      t.db.updateTable('users').set({ blockedAt }).where('userID', '=', userID).execute();
    const request = `/api/accommodation-requests/${requestID}`;
    const hasResponse = async () => (await get(request, requester).expect(200)).body.data.hasResponse;
    await setBlockedAt(first, t.clock.now());
    expect((await get(path, requester).expect(200)).body.data).toEqual([ofSecond]);
    expect(await hasResponse()).toBe(1);
    await setBlockedAt(second, t.clock.now());
    expect(await hasResponse()).toBeNull();
    const removal = await send('delete', request, requester).expect(409);
    expect(removal.body.message).toContain('akinek a fiókját azóta letiltottuk');
    await setBlockedAt(first, null);
    await setBlockedAt(second, null);
    expect((await get(path, requester).expect(200)).body.data).toHaveLength(2);
  });

  it('has no empty answer, though the message may be left out', async () => {
    const answering = await t.signIn('szallasado');
    await give(answering.userID, packageTypes.contactData);
    const path = `/api/accommodation-requests/${await createRequest(t, requester, 'accommodation')}/contact`;
    const refused = await send('post', path, answering, { message: ' \n ' }).expect(422);
    expect(refused.body.errors[0]).toEqual({
      path: 'message',
      message: 'Írj pár szót az ajánlatkérőnek, például hogy mikor van szabad helyed, és mennyiért!',
    });
    await send('post', path, answering, {}).expect(200);
    expect((await get(path, requester).expect(200)).body.data).toMatchObject([{ message: null }]);
  });

  // Shows RAC-07.
  it('hides its contact data again when the package has expired', async () => {
    const late = await t.signIn('szallasado');
    const orderID = await give(late.userID, packageTypes.contactData, 1);
    const requestID = await createRequest(t, requester, 'accommodation');
    await t.db
      .updateTable('service_orders')
      .set({ validFrom: new Date(t.clock.now().getTime() - 86_400_000), validTo: t.clock.now() })
      .where('orderID', '=', orderID)
      .execute();
    const { body } = await get(`/api/accommodation-requests/${requestID}`, late).expect(200);
    expect(body.data.contactVisible).toBe(0);
  });

  it.each([
    ['endDate', { endDate: '2031-07-10' }],
    ['startDate', { startDate: '2001-01-01', endDate: '2001-01-05' }],
    ['petDescription', { hasPets: 1 as const, petNumbers: 1 }],
    ['petNumbers', { hasPets: 1 as const, petDescription: 'kutya' }],
    ['adultPeople', { adultPeople: 0 }],
    ['adultPeople', { adultPeople: 10_001 }],
    ['children14Plus', { children14Plus: 10_001 }],
    ['regions', { regions: [] }],
    ['petDescription', { hasPets: 1 as const, petNumbers: 1, petDescription: 'x'.repeat(256) }],
    ['petDescription', { hasPets: 1 as const, petNumbers: 1, petDescription: 'egy\nkutya' }],
  ])('is rejected at %s for %o', async (field, overrides) => {
    const body = buildRequest('accommodation', overrides);
    const reply = await send('post', '/api/accommodation-requests', requester, body).expect(422);
    expect(reply.body.errors.map(({ path }: { path: string }) => path)).toContain(field);
  });

  it('is found by how many guests, what meals and which pets a host can take', async () => {
    const requestID = await createRequest(t, requester, 'accommodation', {
      ...{
        regions: ['Tihany'],
        adultPeople: 2,
        childrenUnder6: 0,
        children7to13: 2,
        mealPlanID: 2,
        hasPets: 1,
      },
      ...{ petNumbers: 1, petDescription: 'kutya' },
      budget: 150_000,
    });
    const finds = async (query: string) => {
      const { body } = await get(
        `/api/search-accommodation-requests?settlement=Tihany&${query}`,
        host,
      ).expect(200);
      return body.data.some((row: { requestID: number }) => row.requestID === requestID);
    };
    const cases = [
      ['guestsTo=4', true],
      ['guestsTo=3', false],
      ['mealPlanID=2', true],
      ['mealPlanID=1', false],
      ['budgetFrom=150000', true],
      ['budgetFrom=150001', false],
      ['hasPets=1', true],
      ['hasPets=0', false],
    ] as const;
    for (const [query, isFound] of cases) expect([query, await finds(query)]).toEqual([query, isFound]);
    await get('/api/search-accommodation-requests?guestsTo=0&hasPets=talan', host).expect(422);
  });

  // Shows RAC-08.
  it('may name a budget, which hosts read, and is found by any of them without one', async () => {
    const ask = (more: object) =>
      createRequest(t, requester, 'accommodation', { regions: ['Fonyód'], ...more });
    const [rich, silent] = [await ask({ budget: 90_000 }), await ask({})];
    const list = '/api/search-accommodation-requests?settlement=Fonyód';
    const { body } = await get(`${list}&budgetFrom=90000`, host).expect(200);
    expect(
      body.data.map((row: { requestID: number; budget: number }) => [row.requestID, row.budget]),
    ).toEqual([
      [silent, null],
      [rich, 90_000],
    ]);
    expect((await get(`/api/accommodation-requests/${rich}`, host).expect(200)).body.data.budget).toBe(
      90_000,
    );
    for (const budget of [-1, 1.5, 100_000_000, 'sok'])
      await send('post', '/api/accommodation-requests', requester, {
        ...buildRequest('accommodation'),
        budget,
      }).expect(422);
  });

  // Shows RAC-06.
  it('is found by dates that include the stay, until the stay has ended', async () => {
    const requestID = await createRequest(t, requester, 'accommodation', { regions: ['Hévíz'] });
    const ids = async (query: string): Promise<number[]> =>
      (await get(`/api/search-accommodation-requests?${query}`, host).expect(200)).body.data.map(
        (row: { requestID: number }) => row.requestID,
      );
    expect(await ids('startDate=2031-07-01&endDate=2031-07-31')).toContain(requestID);
    expect(await ids('settlement=H%C3%A9v%C3%ADz&startDate=2031-07-11')).not.toContain(requestID);
    expect(await ids('endDate=2031-07-13')).not.toContain(requestID);
    const before = t.clock.now();
    const idsOn = async (day: string) => {
      t.clock.set(`${day}T12:00:00.000Z`);
      const reply = await get(
        '/api/search-accommodation-requests?settlement=H%C3%A9v%C3%ADz',
        await t.signIn('szallasado'),
      );
      return reply.body.data.map((row: { requestID: number }) => row.requestID);
    };
    expect(await idsOn('2031-07-14')).toContain(requestID);
    expect(await idsOn('2031-07-15')).not.toContain(requestID);
    t.clock.set(before.toISOString());
  });
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
