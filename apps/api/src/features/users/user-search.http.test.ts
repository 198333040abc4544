import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
let auth: Record<string, string>;
beforeAll(async () => {
  t = await testApp();
  const firm = (firmName: string, profile: Record<string, string | number | null> = {}) =>
    t.createUser({ role: 'szakember', profile: { isFirm: 1, firmName, ...profile } });
  await firm('Őrségi Építő Kft.', {
    contactPerson: 'Nagy Péter',
    countryID: 1,
    settlement: 'Győr',
    street: 'Baross Gábor',
    publicPlaceType: 1,
    houseNumber: '12',
    postalCode: '9021',
    taxNumber: '12345678-1-42',
    tel: '+36 (1) 555-0101',
  });
  await firm('100%-os Takarító Bt.', { contactEmail: 'iroda@takarito.test' });
  await t.createUser({
    email: 'zsofi.lakos@pelda.test',
    profile: { lastName: 'Lakos', firstName: 'Zsófia', mobile: '+36 30 123 4567', settlement: 'Pécs' },
  });
  await t.createUser({ email: 'uj@pelda.test', activatedAt: null });
  t.clock.pass(40 * 86_400_000);
  await t.createUser({ email: 'kesobb@pelda.test', profile: { lastName: 'Késői' } });
  ({ auth } = await t.signIn('admin'));
});

const search = async (kind: 'firm' | 'individual', query: Record<string, string | number> = {}) => {
  const reply = await t.request().get(`/api/search-${kind}-users`).query(query).set(auth).expect(200);
  return reply.body.message as { data: Record<string, unknown>[]; totalPages: number };
};
const firms = async (query: Record<string, string | number>) =>
  (await search('firm', query)).data.map(({ firmName }) => firmName);
const emails = async (query: Record<string, string | number>) =>
  (await search('individual', query)).data.map(({ email }) => email);

describe('the search of companies', () => {
  // Shows ADM-06.
  it('replies with the page in the message, newest first', async () => {
    const { data, totalPages } = await search('firm');
    expect(totalPages).toBe(1);
    expect(data.map(({ firmName }) => firmName)).toEqual(['100%-os Takarító Bt.', 'Őrségi Építő Kft.']);
    expect(data[1]).toMatchObject({
      role: 'szakember',
      activated: 1,
      contactPerson: 'Nagy Péter',
      countryName: 'Magyarország',
      streetType: 'utca',
      houseNumber: '12',
      created: expect.any(String),
    });
    expect(JSON.stringify(data)).not.toContain('$2');
  });

  it.each([
    [{ firmName: 'epito' }, ['Őrségi Építő Kft.']],
    [{ firmName: 'ors' }, ['Őrségi Építő Kft.']],
    [{ firmName: 'pito' }, []],
    [{ firmName: '100%' }, ['100%-os Takarító Bt.']],
    [{ firmName: '%' }, []],
    [{ contactPerson: 'péter' }, ['Őrségi Építő Kft.']],
    [{ settlement: 'gyor', streetType: 'ut', countryName: 'magyar' }, ['Őrségi Építő Kft.']],
    [{ settlement: 'gyor', houseNumber: '13' }, []],
    [{ contactEmail: 'TAKARITO' }, ['100%-os Takarító Bt.']],
    [{ contactEmail: 'takarító' }, []],
    [{ tel: '1 5550101' }, ['Őrségi Építő Kft.']],
    [{ taxNumber: '12345678' }, ['Őrségi Építő Kft.']],
  ])('finds by %j', async (query, expected) => expect(await firms(query)).toEqual(expected));

  it('refuses malformed filters', async () => {
    for (const query of ['page=0', 'userID=x', 'createdFrom=tegnap', `firmName=${'a'.repeat(121)}`])
      await t.request().get(`/api/search-firm-users?${query}`).set(auth).expect(422);
    await t.request().get('/api/search-individual-users?activated=2').set(auth).expect(422);
  });
});

describe('the search of private persons', () => {
  // Shows ADM-07.
  it('tells confirmed registrations from others', async () => {
    expect(await emails({ activated: 0 })).toEqual(['uj@pelda.test']);
    expect(await emails({ activated: 1, lastName: 'lakos' })).toEqual(['zsofi.lakos@pelda.test']);
  });

  it('finds by name, telephone and login address', async () => {
    expect(await emails({ firstName: 'zsofi' })).toEqual(['zsofi.lakos@pelda.test']);
    expect(await emails({ mobile: '301234567' })).toEqual(['zsofi.lakos@pelda.test']);
    expect(await emails({ contactEmail: 'zsofi.lakos' })).toEqual(['zsofi.lakos@pelda.test']);
  });

  it('finds by the day of registration', async () => {
    const day = t.clock.now().toISOString().slice(0, 10);
    expect(await emails({ createdFrom: day, lastName: 'kés' })).toEqual(['kesobb@pelda.test']);
    expect(await emails({ createdFrom: day, lastName: 'lakos' })).toEqual([]);
    expect(await emails({ createdTo: day, lastName: 'kés' })).toEqual(['kesobb@pelda.test']);
    expect(await emails({ createdTo: '2000-01-01' })).toEqual([]);
  });

  it('has pages of twenty', async () => {
    for (let count = 0; count < 21; count += 1) await t.createUser({ profile: { settlement: 'Lapozd' } });
    expect((await search('individual', { settlement: 'Lapozd' })).totalPages).toBe(2);
    expect((await search('individual', { settlement: 'Lapozd', page: 2 })).data).toHaveLength(1);
    expect((await search('individual', { settlement: 'Lapozd', page: 3 })).data).toEqual([]);
  });
});
