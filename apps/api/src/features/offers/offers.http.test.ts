import { offerStatuses } from '@piacter/contracts/offers';
import { packageTypes } from '@piacter/contracts/packages';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrokenInvariants } from '../../invariants/check.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createOrder } from '../../testing/factories-listing-parts.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let requester: Person;
beforeAll(async () => {
  t = await testApp();
  requester = await t.signIn('ajanlatkero', {
    profile: { lastName: 'Tóth', firstName: 'Éva', mobile: '+36 30 999 0003' },
  });
});

const offer = (requestID: number) => ({
  requestID,
  description: 'Holnap délután ráérek.',
  responseTime: 2,
  timeUnit: 'nap',
  price: 25_000,
  priceUnit: 'teljes összeg',
});

/** Creates a professional with a package for a number of offers. */
async function createProfessional(quantity: number): Promise<Person> {
  const profile = { firstName: 'Béla', lastName: 'Csapos', mobile: '+36 20 999 0004' };
  const person = await t.signIn('szakember', { profile });
  if (quantity > 0)
    await createOrder(t.db, t.clock, {
      userID: person.userID,
      packageType: packageTypes.offers,
      quantity,
      isActive: 1,
    });
  return person;
}
const send = (who: Person, requestID: number, overrides: object = {}) =>
  t
    .request()
    .post('/api/service-request-responses')
    .set(who.auth)
    .send({ ...offer(requestID), ...overrides });
const accept = (who: Person, responseID: number) =>
  t.request().patch(`/api/accept-service-offer/${responseID}`).set(who.auth);
const get = (path: string, who: Person) => t.request().get(path).set(who.auth);
const mailsTo = async (who: Person) => (await t.mails()).filter(({ toAddress }) => toAddress === who.email);

describe('an offer', () => {
  // Shows API-59, OFF-02, OFF-04, REQ-06.
  it('is sent once, spends one piece of the package, and is mailed to the requester', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const professional = await createProfessional(2);
    await createService(t, professional, { title: 'Csapszerelés Győrben' });
    // The newer one is of another profession.
    await createService(t, professional, { title: 'Burkolás', selectedServiceTypes: [2] });
    const { insertID } = (await send(professional, requestID).expect(201)).body;
    expect((await send(professional, requestID).expect(409)).body.code).toBe('already_offered');
    const left = await get('/api/has-pacage-by-package-type/7', professional).expect(200);
    expect(left.body.data).toEqual({ availableQuantity: 2, count: 1 });
    const list = await get(`/api/service-request-responses/${requestID}`, requester).expect(200);
    expect(list.body.data).toMatchObject([
      {
        responseID: insertID,
        accepted: offerStatuses.pending,
        firmID: professional.userID,
        lastName: 'Csapos',
      },
    ]);
    expect(list.body.data[0].serviceUrls).toMatchObject([
      { title: 'Csapszerelés Győrben', isOfProfession: 1 },
      { title: 'Burkolás', isOfProfession: 0 },
    ]);

    const mail = (await mailsTo(requester)).at(-1);
    expect(mail?.html).toContain(`/ajanlatkero/szakember_ajanlatkeres/${requestID}`);
    expect(mail?.subject).toMatch(/^Új ajánlatod érkezett: .+, Győr, 25\s000\sFt \(teljes összeg\)$/);
    expect(mail?.text).toMatch(/Ár: 25\s000\sFt \(teljes összeg\)\nVállalt idő: 2\snapon belül\n/);
    expect(mail?.text).toContain('Holnap délután ráérek.');
    expect(mail?.text).not.toContain(professional.email);
  });

  it('says when its requester first saw it, whatever becomes of it', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const professional = await createProfessional(1);
    await send(professional, requestID).expect(201);
    const seenAt = async () => {
      const path = `/api/service-request-responses/${requestID}/${professional.userID}`;
      const [own] = (await get('/api/search-service-responses', professional).expect(200)).body.data;
      const { data } = (await get(path, professional).expect(200)).body;
      expect(own.seenAt).toBe(data.seenAt);
      return data.seenAt;
    };
    expect(await seenAt()).toBeNull();
    const first = t.clock.now().toISOString();
    await get(`/api/service-request-responses/${requestID}`, await t.signIn('ajanlatkero')).expect(404);
    expect(await seenAt()).toBeNull();
    await get(`/api/service-request-responses/${requestID}`, requester).expect(200);
    t.clock.set(new Date(t.clock.now().getTime() + 60_000).toISOString());
    await get(`/api/service-request-responses/${requestID}`, requester).expect(200);
    expect(await seenAt()).toBe(first);
  });

  it('is read though nobody can note that it was seen', async () => {
    const requestID = await createRequest(t, requester, 'service');
    await send(await createProfessional(1), requestID).expect(201);
    await sql`create trigger no_updates before update on service_request_responses for each row
      signal sqlstate '45000'`.execute(t.db);
    try {
      const { body } = await get(`/api/service-request-responses/${requestID}`, requester).expect(200);
      expect(body.data).toMatchObject([{ seenAt: null }]);
    } finally {
      await sql`drop trigger no_updates`.execute(t.db);
    }
  });

  // Shows OFF-04.
  it('requires a package, with the specified message', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const without = await send(await createProfessional(0), requestID).expect(409);
    expect(without.body).toMatchObject({
      code: 'quota_exceeded',
      message: "Még nem vásároltál 'Ajánlat küldése' csomagot, hogy ajánlatot küldj az ajánlatkérőknek!",
    });
    const once = await createProfessional(1);
    await send(once, requestID).expect(201);
    const usedUp = await send(once, await createRequest(t, requester, 'service')).expect(409);
    expect(usedUp.body.message).toMatch(/^Maximálisan 1 ajánlatot küldhetsz!/);
  });

  // Shows OFF-07.
  it('cannot be changed, withdrawn, or read by others', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const [professional, other] = [await createProfessional(1), await createProfessional(0)];
    const { insertID } = (await send(professional, requestID).expect(201)).body;
    const path = `/api/service-request-responses/${insertID}`;
    for (const method of ['put', 'delete'] as const) {
      await t.request()[method](path).set(professional.auth).send({}).expect(409);
      await t.request()[method](path).set(other.auth).send({}).expect(404);
    }
    const mine = await get(
      `/api/service-request-responses/${requestID}/${professional.userID}`,
      professional,
    );
    expect(mine.body.data.responseID).toBe(insertID);
    await get(`/api/service-request-responses/${requestID}/${professional.userID}`, other).expect(404);
    const none = await get(`/api/service-request-responses/${requestID}/${other.userID}`, other).expect(200);
    expect(none.body.data).toBeNull();
  });

  it.each([
    ['price', { price: 'sok' }],
    ['price', { price: -1 }],
    ['priceUnit', { priceUnit: 'alku' }],
    ['responseTime', { timeUnit: 'óra', responseTime: 24 }],
    ['description', { description: '' }],
  ])('is rejected at %s for %o', async (field, overrides) => {
    const requestID = await createRequest(t, requester, 'service');
    const reply = await send(await createProfessional(1), requestID, overrides).expect(422);
    expect(reply.body.errors[0].path).toBe(field);
  });
});

describe('accepting an offer', () => {
  // Shows API-60, GATE-01, OFF-06, REQ-08.
  it('succeeds once, refuses the others, notifies all, and discloses the contact data to the winner only', async () => {
    const requestID = await createRequest(t, requester, 'service');
    const [winner, loser, late] = [
      await createProfessional(1),
      await createProfessional(1),
      await createProfessional(1),
    ];
    const { insertID } = (await send(winner, requestID).expect(201)).body;
    const lost = (await send(loser, requestID).expect(201)).body.insertID;
    const path = `/api/has-accepted-offer/${requestID}`;
    expect((await get(path, requester).expect(200)).body.hasAcceptedOffer).toBe(false);
    await accept(await t.signIn('ajanlatkero'), insertID).expect(404);
    await accept(requester, insertID).expect(200);
    expect((await accept(requester, lost).expect(409)).body.code).toBe('already_accepted');
    expect((await get(path, winner).expect(200)).body.hasAcceptedOffer).toBe(true);
    expect((await send(late, requestID).expect(409)).body.code).toBe('request_closed');

    const seenBy = async (who: Person) =>
      (await get(`/api/service-requests/${requestID}`, who).expect(200)).body.data;
    expect(await seenBy(winner)).toMatchObject({ contactVisible: 1, mobile: '+36 30 999 0003' });
    expect((await seenBy(winner)).street).not.toBeNull();
    expect(await seenBy(loser)).toMatchObject({ contactVisible: 0, mobile: null, street: null });
    const [toWinner, toLoser, toRequester] = await Promise.all(
      [winner, loser, requester].map(async (who) => (await mailsTo(who)).at(-1)),
    );
    expect(toWinner?.subject).toMatch(/^Elfogadták az ajánlatodat: .+, Győr$/);
    expect(toWinner?.replyTo).toBe(requester.email);
    for (const fact of ['Név: Tóth Éva', 'Telefon: +36 30 999 0003', `E-mail: ${requester.email}`])
      expect(toWinner?.text).toContain(fact);
    expect(toWinner?.text).toContain('Helyszín: 9021 Győr, Baross Gábor 12.');
    expect(toRequester?.subject).toMatch(/^Elfogadtad az ajánlatot: .+, Győr$/);
    expect(toRequester?.replyTo).toBe(winner.email);
    for (const fact of ['Név: Csapos Béla', 'Telefon: +36 20 999 0004', `E-mail: ${winner.email}`])
      expect(toRequester?.text).toContain(fact);
    for (const mail of [toWinner, toRequester])
      expect(mail?.text).toMatch(/Ár: 25\s000\sFt \(teljes összeg\)\nVállalt idő: 2\snapon belül/);
    expect(toLoser?.subject).toMatch(/^Más ajánlatát fogadták el: .+, Győr$/);
    expect(toLoser?.replyTo).toBeNull();
    for (const words of ['Tóth', requester.email, '999 0003', winner.email])
      expect(toLoser?.text).not.toContain(words);

    const accepted = encodeURIComponent(offerStatuses.accepted);
    const offersFor = async (who: Person, firmID: number) =>
      (await get(`/api/service-request-responses/${requestID}/${firmID}`, who).expect(200)).body.data;
    const winnersContact = { mobile: '+36 20 999 0004', contactEmail: winner.email };
    const [first, second] = (await get(`/api/service-request-responses/${requestID}`, requester)).body.data;
    expect(first).toMatchObject({ responseID: insertID, contact: winnersContact });
    expect(second).toMatchObject({ responseID: lost, contact: null });
    expect(await offersFor(requester, winner.userID)).toMatchObject({ contact: winnersContact });
    expect(await offersFor(requester, loser.userID)).toMatchObject({ contact: null });
    for (const who of [winner, loser])
      expect(await offersFor(who, who.userID)).toMatchObject({ contact: null });

    const own = await get(
      `/api/search-service-responses?accepted=${accepted}&address=Gy%C5%91r`,
      winner,
    ).expect(200);
    expect(own.body).toMatchObject({ total: 1, data: [{ requestID, accepted: offerStatuses.accepted }] });
    expect((await get(`/api/search-service-responses?accepted=${accepted}`, loser)).body.data).toEqual([]);
    const deletion = await t
      .request()
      .delete(`/api/service-requests/${requestID}`)
      .set(requester.auth)
      .expect(409);
    expect(deletion.body.message).toBe('Az ajánlatkérésre érkezett már válasz, így nem törölheted!');
  });
});

it('keeps all invariants of the stored data', async () => {
  expect(await findBrokenInvariants(t.db, t.clock.now())).toEqual([]);
});
