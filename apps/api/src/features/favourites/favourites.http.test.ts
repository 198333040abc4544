import { maxFavourites } from '@piacter/contracts/favourites';
import { listingKinds } from '@piacter/contracts/listings';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createAccommodation } from '../../testing/factories-accommodations.ts';
import { keepCalendar } from '../../testing/factories-calendars.ts';
import { createBareListing, kindCases } from '../../testing/factories-listing-parts.ts';
import { createProperty } from '../../testing/factories-properties.ts';
import { listingSpecs } from '../listings/index.ts';

type Kind = (typeof listingKinds)[number];
type User = Awaited<ReturnType<TestApp['signIn']>>;

let t: TestApp;
let user: User;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-21T10:00:00.000Z');
  user = await t.signIn('ajanlatkero');
});

const createListing = async (kind: Kind = 'property') => {
  const { role } = Object.fromEntries(kindCases)[kind] ?? { role: 'szakember' };
  const owner = await t.createUser({ role });
  return { kind, id: (await createBareListing(t.db, t.clock, kind, owner)).listingID };
};
const list = async ({ auth }: User = user) =>
  (await t.request().get('/api/favourites').set(auth).expect(200)).body.data;
const ids = async () => (await list()).map(({ id }: { id: number }) => id);
const add = (listing: object, body: object = {}) =>
  t
    .request()
    .post('/api/favourites')
    .set(user.auth)
    .send({ ...listing, ...body });
const merge = (favourites: readonly object[]) =>
  t.request().post('/api/favourites/merge').set(user.auth).send({ favourites });
const createList = (body: object) => t.request().post('/api/favourite-lists').set(user.auth).send(body);
const share = async (body: object = {}): Promise<string> =>
  (await createList({ name: 'Közös', ...body }).expect(201)).body.data.token;
const openList = (token: string) => t.request().get(`/api/shared-lists/${token}`);
const toPath = ({ kind, id }: { kind: string; id: number }) => `/api/favourites/${kind}/${id}`;
const change = (listing: { kind: string; id: number }, body: object) =>
  t.request().patch(toPath(listing)).set(user.auth).send(body);
const remove = (listing: { kind: string; id: number }) =>
  t.request().delete(toPath(listing)).set(user.auth).expect(200);
const setStatus = ({ kind, id }: { kind: Kind; id: number }, status: number) =>
  t.db
    .updateTable(listingSpecs[kind].table)
    .set({ status })
    .where(sql.ref(listingSpecs[kind].idField), '=', id)
    .execute();

describe('favourites', () => {
  // Shows KEEP-01.
  it.each(listingKinds)('keep a listing of kind %s once, until it is removed', async (kind) => {
    const listing = await createListing(kind);
    for (const note of ['Szép.', 'Megint.'])
      expect((await add(listing, { note }).expect(201)).body.insertID).toBe(listing.id);
    const price = kind === 'property' ? 50_000 : null;
    expect(await list()).toEqual([
      {
        ...listing,
        title: {
          property: 'Eladó ingatlan, Budapest',
          accommodation: 'Próba vendégház',
          service: 'Próba szolgáltatás',
        }[kind],
        note: 'Szép.',
        keptAt: '2026-11-21T10:00:00.000Z',
        keptPrice: price,
        price,
        state: 'live',
      },
    ]);
    await remove(listing);
    await remove(listing);
    expect(await list()).toEqual([]);
  });

  // Shows KEEP-02.
  it('tell what was hidden, deleted or changed in price, and no price of what is not live', async () => {
    const [hidden, deleted, cheaper] = [await createListing(), await createListing(), await createListing()];
    for (const listing of [hidden, deleted, cheaper]) await add(listing).expect(201);
    await setStatus(hidden, 0);
    await t.db.deleteFrom('real_estates').where('realEstateID', '=', deleted.id).execute();
    await t.db
      .updateTable('real_estates')
      .set({ price: 45_000 })
      .where('realEstateID', '=', cheaper.id)
      .execute();
    expect(await list()).toMatchObject([
      { ...cheaper, state: 'live', keptPrice: 50_000, price: 45_000 },
      { ...deleted, state: 'deleted', keptPrice: 50_000, price: null, title: 'Eladó ingatlan, Budapest' },
      { ...hidden, state: 'hidden', keptPrice: 50_000, price: null },
    ]);
  });

  it.each(['paused', 'closed', 'expired'])(
    'tell that a listing is %s, unless an admin hides it',
    async (state) => {
      const listing = await createListing('service');
      await add(listing).expect(201);
      const change = (columns: object) =>
        t.db
          .updateTable('services')
          .set({ status: 0, ...columns })
          .where('serviceID', '=', listing.id)
          .execute();
      await change({ state });
      expect(await list()).toMatchObject([{ ...listing, state, price: null }]);
      await change({ hiddenAt: t.clock.now() });
      expect(await list()).toMatchObject([{ ...listing, state: 'hidden' }]);
    },
  );

  it('have an order and notes of their own; the newest is first', async () => {
    const [first, second, third] = [await createListing(), await createListing(), await createListing()];
    for (const listing of [first, second, third]) await add(listing).expect(201);
    expect(await ids()).toEqual([third.id, second.id, first.id]);
    await change(first, { position: 0 }).expect(200);
    expect(await ids()).toEqual([first.id, third.id, second.id]);
    await change(first, { position: 99, note: 'Utolsó' }).expect(200);
    expect(await ids()).toEqual([third.id, second.id, first.id]);
    const newest = await createListing();
    await add(newest).expect(201);
    expect(await ids()).toEqual([newest.id, third.id, second.id, first.id]);
    expect((await list()).at(-1)).toMatchObject({ ...first, note: 'Utolsó' });
    await change(first, { note: '' }).expect(200);
    expect((await list()).at(-1).note).toBe('');
  });

  it.each([[{ note: 'x'.repeat(501) }], [{ position: -1 }], [{ position: 100 }], [{ note: null }]])(
    'refuse the change %j',
    async (body) => {
      const listing = await createListing();
      await add(listing).expect(201);
      await change(listing, body).expect(422);
    },
  );

  it('refuse a listing that is not published', async () => {
    const hidden = await createListing('service');
    await setStatus(hidden, 0);
    expect((await add(hidden).expect(404)).body.message).toContain('szolgáltatás');
    await add({ kind: 'service', id: 999_999 }).expect(404);
    expect(await list()).toEqual([]);
  });

  it('are of one user: others neither see nor change them', async () => {
    const listing = await createListing();
    await add(listing, { note: 'Titok.' }).expect(201);
    const owner = user;
    user = await t.signIn('szakember');
    expect(await list()).toEqual([]);
    await change(listing, { note: 'x' }).expect(404);
    await remove(listing);
    expect(await list(owner)).toMatchObject([{ ...listing, note: 'Titok.' }]);
  });

  it('are at most a hundred of a kind, also when two arrive at the same time', async () => {
    const { userID } = user;
    const created = t.clock.now();
    await t.db
      .insertInto('favourites')
      .values(
        Array.from({ length: maxFavourites - 1 }, (_, index) => ({
          userID,
          kind: 'property',
          listingID: 1_000_000 + index,
          title: 'x',
          position: index,
          created,
        })),
      )
      .execute();
    const listings = [await createListing(), await createListing(), await createListing()];
    const replies = await Promise.all(listings.map((listing) => add(listing)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'favourite_limit_reached',
      message: expect.stringContaining('100'),
    });
    await add(await createListing('service')).expect(201);
    expect(await list()).toHaveLength(101);
  });

  it('go with the account, and the links to them', async () => {
    await add(await createListing()).expect(201);
    const token = await share();
    const admin = await t.signIn('admin');
    await t.request().delete(`/api/users/${user.userID}`).set(admin.auth).expect(200);
    const rows = t.db.selectFrom('favourites').select('userID').where('userID', '=', user.userID);
    expect(await rows.execute()).toEqual([]);
    await openList(token).expect(404);
  });
});

describe('what a browser kept', () => {
  const inBrowser = (listing: object, fields: object = {}) => ({
    ...listing,
    note: '',
    keptPrice: 52_000,
    keptAt: '2026-11-01T09:00:00.000Z',
    ...fields,
  });

  // Shows KEEP-01.
  it('moves into the account in its order, with price and time', async () => {
    const [first, second] = [await createListing(), await createListing()];
    const old = await createListing();
    await add(old).expect(201);
    const { body } = await merge([
      inBrowser(first, { note: 'Tágas.' }),
      inBrowser(second, { keptAt: '2030-01-01T00:00:00.000Z' }),
      inBrowser(first),
    ]).expect(200);
    expect(body.data).toEqual({ added: 2, overLimit: [] });
    expect(await list()).toMatchObject([
      { ...first, note: 'Tágas.', keptPrice: 52_000, price: 50_000, keptAt: '2026-11-01T09:00:00.000Z' },
      { ...second, keptAt: '2026-11-21T10:00:00.000Z' },
      old,
    ]);
    expect((await merge([inBrowser(first)]).expect(200)).body.data).toEqual({ added: 0, overLimit: [] });
  });

  it('changes nothing that the account keeps, but fills an empty note', async () => {
    const [noted, plain] = [await createListing(), await createListing()];
    await add(noted, { note: 'Fiókból' }).expect(201);
    await add(plain).expect(201);
    await merge([noted, plain].map((listing) => inBrowser(listing, { note: 'Böngészőből' }))).expect(200);
    expect(await list()).toMatchObject([
      { ...plain, note: 'Böngészőből', keptPrice: 50_000 },
      { ...noted, note: 'Fiókból', keptPrice: 50_000 },
    ]);
  });

  it('is told apart where the account has no room, and what is gone is left out', async () => {
    const listings = [];
    for (let count = 0; count < 3; count += 1) listings.push(await createListing('service'));
    const [first, , last] = listings;
    const created = t.clock.now();
    const { userID } = user;
    const filler = Array.from({ length: maxFavourites - 2 }, (_, index) => ({
      userID,
      kind: 'service',
      listingID: 1_000_000 + index,
      title: 'x',
      position: index,
      created,
    }));
    await t.db.insertInto('favourites').values(filler).execute();
    const gone = { kind: 'service', id: 999_999 };
    const { body } = await merge([gone, ...listings].map((listing) => inBrowser(listing))).expect(200);
    expect(body.data).toEqual({ added: 2, overLimit: [last] });
    expect((await ids())[0]).toBe(first?.id);
  });
});

describe('the cards of listings', () => {
  const find = async (query: string) =>
    (await t.request().get(`/api/listing-cards?${query}`).expect(200)).body.data;

  it('are public, of every kind, in the order of the ids, and only of published ones', async () => {
    const [first, second, hidden] = [await createListing(), await createListing(), await createListing()];
    const service = await createListing('service');
    await setStatus(hidden, 0);
    const query = `property=${second.id},${hidden.id},999999,${first.id}&service=${service.id}`;
    expect(await find(query)).toMatchObject({
      property: [{ realEstateID: second.id }, { realEstateID: first.id }],
      accommodation: [],
      service: [{ serviceID: service.id }],
    });
    expect(await find('')).toEqual({ property: [], accommodation: [], service: [] });
  });

  it('show no hidden address, not even to the owner', async () => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    const id = await createProperty(t, owner, { street: 'Titkos', disableAddress: 1 });
    const reply = await t.request().get(`/api/listing-cards?property=${id}`).set(owner.auth).expect(200);
    expect(reply.body.data.property).toMatchObject([{ realEstateID: id, streetName: null }]);
    expect(reply.text).not.toContain('Titkos');
  });

  // Shows KEEP-08.
  it('tell the total of a stay, and where it is not possible', async () => {
    const host = await t.signIn('szallasado');
    const free = await createAccommodation(t, host, { capacity: 4, pricePerPerson: 6000 });
    const busy = await createAccommodation(t, host, { capacity: 4, pricePerPerson: 6000 });
    await keepCalendar(t, busy, [{ from: '2027-05-11', to: '2027-05-12' }]);
    const days = 'arrival=2027-05-10&departure=2027-05-13&adults=2';
    const property = await createListing();
    const { accommodation, property: properties } = await find(
      `property=${property.id}&accommodation=${busy},${free}&${days}`,
    );
    expect(accommodation).toMatchObject([
      { accommodationID: busy, total: null, stay: null },
      { accommodationID: free, total: 36_000, stay: { arrival: '2027-05-10', departure: '2027-05-13' } },
    ]);
    expect(properties).toMatchObject([{ realEstateID: property.id }]);
    expect((await find(`accommodation=${free}`)).accommodation[0]).not.toHaveProperty('total');
    const past = await find(`accommodation=${free}&arrival=2026-05-10&departure=2026-05-13&adults=2`);
    expect(past.accommodation).toMatchObject([{ total: null, stay: null }]);
    const { body } = await t
      .request()
      .get(`/api/listing-cards?accommodation=${free}&arrival=2027-05-10`)
      .expect(422);
    expect(body.errors).toMatchObject([{ path: 'departure' }]);
  });

  it('are of at most a hundred ids of a kind', async () => {
    const tooMany = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
    await t.request().get(`/api/listing-cards?property=${tooMany}`).expect(422);
    await t.request().get('/api/listing-cards?property=1,x').expect(422);
  });
});

describe('the comparison', () => {
  const compare = async (query: string) =>
    (await t.request().get(`/api/compare?${query}`).expect(200)).body.data;

  // Shows KEEP-03.
  it.each(listingKinds)(
    'of kind %s has the published ones as a visitor sees them, in order',
    async (kind) => {
      const [first, second, hidden] = [
        await createListing(kind),
        await createListing(kind),
        await createListing(kind),
      ];
      await setStatus(hidden, 0);
      const data = await compare(`kind=${kind}&ids=${second.id},${hidden.id},${first.id}`);
      const { idField } = listingSpecs[kind];
      expect(data[kind].map((one: Record<string, unknown>) => one[idField])).toEqual([second.id, first.id]);
      for (const other of listingKinds.filter((one) => one !== kind)) expect(data[other]).toEqual([]);
    },
  );

  it.each(listingKinds)('of kind %s keeps one that has ended for 90 days', async (kind) => {
    const listing = await createListing(kind);
    const { table, idField } = listingSpecs[kind];
    const endAt = (stateChangedAt: Date) =>
      t.db
        .updateTable(table)
        .set({ status: 0, state: 'closed', stateChangedAt })
        .where(sql.ref(idField), '=', listing.id)
        .execute();
    const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * 86_400_000);
    await endAt(daysAgo(89));
    const [ended] = (await compare(`kind=${kind}&ids=${listing.id}`))[kind];
    expect(ended.state).toBe('closed');
    await endAt(daysAgo(91));
    expect((await compare(`kind=${kind}&ids=${listing.id}`))[kind]).toEqual([]);
  });

  it('shows no hidden address, not even to the owner', async () => {
    const owner = await t.signIn('ingatlan_tulajdonos');
    const id = await createProperty(t, owner, { street: 'Titkos', disableAddress: 1 });
    const reply = await t.request().get(`/api/compare?kind=property&ids=${id}`).set(owner.auth).expect(200);
    expect(reply.body.data.property).toMatchObject([{ realEstateID: id, street: null, isOwn: 0 }]);
  });

  it('is of one to four listings of a kind', async () => {
    for (const query of [
      'kind=property',
      'kind=property&ids=',
      'kind=property&ids=1,2,3,4,5',
      'kind=car&ids=1',
    ])
      await t.request().get(`/api/compare?${query}`).expect(422);
  });
});

describe('a shared list', () => {
  const lists = async () =>
    (await t.request().get('/api/favourite-lists').set(user.auth).expect(200)).body.data;

  // Shows KEEP-04.
  it('shows the published favourites in their order to anybody with the link, until it is taken back', async () => {
    const [first, second, hidden] = [
      await createListing(),
      await createListing('service'),
      await createListing(),
    ];
    await add(first, { note: 'Titok.' }).expect(201);
    await add(second).expect(201);
    await add(hidden).expect(201);
    await setStatus(hidden, 0);
    const { body } = await createList({ name: 'Közös lista' }).expect(201);
    const { token } = body.data;
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const opened = await openList(token).expect(200);
    expect(opened.body.data).toMatchObject({
      name: 'Közös lista',
      listings: [
        { ...first, note: null, answer: null },
        { ...second, note: null, answer: null },
      ],
      partnerName: null,
      cards: { property: [{ realEstateID: first.id }], service: [{ serviceID: second.id }] },
    });
    expect(opened.text).not.toMatch(/Titok|userID|email/);
    expect(await lists()).toEqual([
      {
        listID: body.insertID,
        name: 'Közös lista',
        withNotes: 0,
        withPartner: 0,
        partnerName: '',
        listings: [],
        answers: [],
        created: '2026-11-21T10:00:00.000Z',
      },
    ]);
    await t.request().delete(`/api/favourite-lists/${body.insertID}`).set(user.auth).expect(200);
    expect((await openList(token).expect(404)).body.message).toContain('visszavonták');
    expect(await lists()).toEqual([]);
  });

  it('has the notes if that is wanted, as they are when it is opened', async () => {
    const listing = await createListing();
    const token = await share({ withNotes: 1 });
    await add(listing, { note: 'Napos.' }).expect(201);
    expect((await openList(token).expect(200)).body.data.listings).toEqual([
      { ...listing, title: 'Eladó ingatlan, Budapest', note: 'Napos.', answer: null },
    ]);
  });

  it('stores only the hash of its secret', async () => {
    const token = await share();
    const { rows } = await sql<Record<string, unknown>>`select * from favourite_lists`.execute(t.db);
    expect(rows.map((row) => JSON.stringify(row) + String(row.tokenHash)).join()).not.toContain(token);
  });

  it('is refused in words for a forged link, which tells nothing', async () => {
    await share();
    for (const token of ['0'.repeat(32), 'x', '1', `${'a'.repeat(31)}%27`]) {
      const { body } = await openList(token).expect(404);
      expect(body).toEqual({
        ok: false,
        code: 'not_found',
        message: expect.stringContaining('hibás a link'),
      });
    }
  });

  it('is closed while its owner is blocked', async () => {
    const token = await share();
    const setBlocked = (blockedAt: Date | null) =>
      t.db.updateTable('users').set({ blockedAt }).where('userID', '=', user.userID).execute();
    await setBlocked(t.clock.now());
    await openList(token).expect(404);
    await setBlocked(null);
    await openList(token).expect(200);
  });

  it('is taken back by its owner only', async () => {
    const token = await share();
    const [{ listID }] = await lists();
    user = await t.signIn('szakember');
    await t.request().delete(`/api/favourite-lists/${listID}`).set(user.auth).expect(404);
    await openList(token).expect(200);
  });

  it('is one of at most ten, each with a name', async () => {
    for (const body of [{}, { name: ' ' }, { name: 'x'.repeat(81) }, { name: 'a', withNotes: 2 }])
      await createList(body).expect(422);
    for (let count = 0; count < 10; count += 1) await share();
    const { body } = await createList({ name: 'Még egy' }).expect(409);
    expect(body).toMatchObject({ code: 'list_limit_reached', message: expect.stringContaining('10') });
  });
});
