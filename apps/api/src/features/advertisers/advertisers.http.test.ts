import { advertiserPageSize, maxOthersCounted } from '@piacter/contracts/advertisers';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createBareListing, createBareProperty, kindCases } from '../../testing/factories-listing-parts.ts';
import type { UserOverrides } from '../../testing/users.ts';
import { listingSpecs } from '../listings/index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const firm = { isFirm: 1, firmName: 'Őrhegyi Ingatlan Kft.', mobile: '+36301112233', tel: null };
const person = { isFirm: 0, lastName: 'Kis', firstName: 'Ágnes' };

/** An owner with so many published listings. */
async function createOwner(count: number, overrides: UserOverrides = { profile: firm }) {
  const owner = await t.signIn('ingatlan_tulajdonos', overrides);
  const listings: number[] = [];
  for (let index = 0; index < count; index += 1)
    listings.push(await createBareProperty(t.db, t.clock, { userID: owner.userID }));
  return { ...owner, listings };
}
const get = (url: number | string, query = '') => t.request().get(`/api/advertisers/${url}${query}`);
const getLink = (id: number, kind = 'property') => t.request().get(`/api/listings/${kind}/${id}/advertiser`);
const getOwn = async ({ auth }: { auth: Record<string, string> }) =>
  (await t.request().get('/api/advertiser-page').set(auth).expect(200)).body.data;
const turn = ({ auth }: { auth: Record<string, string> }, isShown: unknown) =>
  t.request().patch('/api/advertiser-page').set(auth).send({ isShown });

describe('the page of an advertiser', () => {
  // Shows ADV-01.
  it.each(kindCases)(
    'has the published listings of kind %s, the newest first',
    async (kind, { role, idField }) => {
      const { userID } = await t.signIn(role, { profile: { ...firm, tel: '+3612345678' } });
      const created = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-03T10:00:00Z')];
      const ids: number[] = [];
      for (const day of created)
        ids.push((await createBareListing(t.db, t.clock, kind, { userID, created: day })).listingID);
      await createBareListing(t.db, t.clock, kind, { userID, status: 0 });
      const { body } = await get(userID).expect(200);
      expect(body).toMatchObject({ total: 2, totalPages: 1 });
      expect(body.data).toMatchObject({
        ...{ userID, kind, isFirm: 1, name: 'Őrhegyi Ingatlan Kft.' },
        path: `/hirdeto/orhegyi-ingatlan-kft-${userID}`,
        phones: ['+36301112233', '+3612345678'],
      });
      const cards: Record<string, unknown>[] = body.data.cards[kind];
      expect(cards.map((card) => card[idField])).toEqual(ids.toReversed());
    },
  );

  it('says nothing of the mail address and the address of the account', async () => {
    const { userID, email } = await createOwner(1, { profile: { ...firm, settlement: 'Titkosfalva' } });
    const { text } = await get(userID).expect(200);
    expect(text).not.toContain(email);
    expect(text).not.toContain('Titkosfalva');
  });

  it('is paged, and empty past its end', async () => {
    const { userID, listings } = await createOwner(advertiserPageSize + 1);
    const { body } = await get(userID, '?page=2').expect(200);
    expect(body).toMatchObject({ total: advertiserPageSize + 1, totalPages: 2 });
    expect(body.data.cards.property).toMatchObject([{ realEstateID: listings[0] }]);
    expect((await get(userID, '?page=3').expect(200)).body.data.cards.property).toEqual([]);
    await get(userID, '?page=0').expect(422);
  });

  it('is found under former names, too', async () => {
    const { userID } = await createOwner(1);
    const { body } = await get(`regi-nev-${userID}`).expect(200);
    expect(body.data.path).toBe(`/hirdeto/orhegyi-ingatlan-kft-${userID}`);
  });

  it.each([
    ['of a deleted user', { profile: firm, deletedAt: new Date() }],
    ['without a name', { profile: { isFirm: 1 } }],
    ['of a private person who has not asked for it', { profile: person }],
    ['of a firm that does not want it', { profile: { ...firm, hasPage: 0 } }],
  ])('does not exist %s', async (_who, overrides) => {
    const user = await t.createUser({ role: 'ingatlan_tulajdonos', ...overrides });
    for (const _turn of [1, 2]) await createBareProperty(t.db, t.clock, { userID: user.userID });
    const { body } = await get(user.userID).expect(404);
    expect(body.message).toContain('hirdető');
  });

  it('does not exist for a requester, an unknown id, and something that is none', async () => {
    const { userID } = await t.createUser({ role: 'ajanlatkero', profile: { ...firm, hasPage: 1 } });
    for (const url of [userID, 4_000_000_000, 'valaki', '0', '-1x']) await get(url).expect(404);
  });

  it('goes with the last published listing, and with a block', async () => {
    const { userID, listings } = await createOwner(1);
    const publish = (status: number) =>
      t.db.updateTable(listingSpecs.property.table).set({ status }).where('userID', '=', userID).execute();
    await publish(0);
    await get(userID).expect(404);
    await publish(1);
    await get(userID).expect(200);
    await t.db.updateTable('users').set({ blockedAt: new Date() }).where('userID', '=', userID).execute();
    await get(userID).expect(404);
    expect((await getLink(listings[0] ?? 0).expect(200)).body.data).toBeNull();
  });
});

describe('the link from a listing', () => {
  it('counts the other published listings', async () => {
    const { userID, listings } = await createOwner(3);
    await createBareProperty(t.db, t.clock, { userID, status: 0 });
    expect((await getLink(listings[1] ?? 0).expect(200)).body.data).toEqual({
      path: `/hirdeto/orhegyi-ingatlan-kft-${userID}`,
      others: 2,
    });
  });

  it('counts up to a hundred', async () => {
    const { listings } = await createOwner(maxOthersCounted + 5);
    expect((await getLink(listings[0] ?? 0)).body.data.others).toBe(maxOthersCounted);
  });

  it('is missing for a single listing, one that is not published, and one of who has no page', async () => {
    const single = await createOwner(1);
    const others = await createOwner(2);
    const hidden = await createBareProperty(t.db, t.clock, { userID: others.userID, status: 0 });
    const privately = await createOwner(2, { profile: person });
    for (const id of [single.listings[0], hidden, privately.listings[0], 4_000_000_000])
      expect((await getLink(id ?? 0).expect(200)).body.data).toBeNull();
    await getLink(1, 'flat').expect(422);
  });
});

describe('the advertiser’s page', () => {
  // Shows ADV-02.
  it('is switched on by private people, and off by firms', async () => {
    const agnes = await createOwner(1, { profile: person });
    const path = `/hirdeto/kis-agnes-${agnes.userID}`;
    expect(await getOwn(agnes)).toEqual({ isShown: 0, path, listings: 1 });
    const on = await turn(agnes, 1).expect(200);
    expect(on.body.message).toBe('Bekapcsoltuk a hirdetői oldaladat.');
    await get(agnes.userID).expect(200);
    const agency = await createOwner(1);
    expect((await getOwn(agency)).isShown).toBe(1);
    const off = await turn(agency, 0).expect(200);
    expect(off.body.message).toBe('Kikapcsoltuk a hirdetői oldaladat.');
    expect((await getOwn(agency)).isShown).toBe(0);
    await get(agency.userID).expect(404);
  });

  it('has no address without a name', async () => {
    expect(await getOwn(await createOwner(0, { profile: { isFirm: 1 } }))).toEqual({
      isShown: 1,
      path: null,
      listings: 0,
    });
  });

  it('is a matter of advertisers alone, and of a yes or a no', async () => {
    const requester = await t.signIn('ajanlatkero');
    await t.request().get('/api/advertiser-page').expect(401);
    await t.request().get('/api/advertiser-page').set(requester.auth).expect(403);
    await turn(requester, 1).expect(403);
    await turn(await createOwner(0), 2).expect(422);
  });
});
