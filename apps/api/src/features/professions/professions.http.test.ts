import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createRequest } from '../../testing/factories-requests.ts';
import { createService } from '../../testing/factories-services.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin');
});

const create = (typeName: string) => app.request().post('/api/types').set(admin.auth).send({ typeName });
const createProfession = async (typeName: string): Promise<number> =>
  (await create(typeName).expect(201)).body.insertID;
const rename = (typeID: number, body: object) =>
  app.request().put(`/api/types/${typeID}`).set(admin.auth).send(body);
const remove = (typeID: number) => app.request().delete(`/api/types/${typeID}`).set(admin.auth);
const search = async (query: string) =>
  (await app.request().get(`/api/types${query}`).set(admin.auth).expect(200)).body;
const listPublic = async (): Promise<string[]> =>
  (await app.request().get('/api/types_service').expect(200)).body.data.map(
    ({ typeName }: { typeName: string }) => typeName,
  );
const readAudit = (typeID: number) =>
  app.db
    .selectFrom('audit_log')
    .select(['actorID', 'action', 'beforeValues', 'afterValues'])
    .where('entity', '=', 'profession')
    .where('entityID', '=', typeID)
    .orderBy('auditID')
    .execute();

describe('the professions', () => {
  // Shows ADM-13, API-49.
  it('are searched by a part of the name, whatever its accents and case, by pages of twenty', async () => {
    const all = await search('');
    expect(all.data).toHaveLength(20);
    expect(all.totalPages).toBe(Math.ceil(all.total / 20));
    const names = all.data.map(({ typeName }: { typeName: string }) => typeName);
    expect(names).toEqual([...names].sort(new Intl.Collator('hu', { ignorePunctuation: true }).compare));
    const second = await search('?page=2');
    expect(second.data[0].typeID).not.toBe(all.data[0].typeID);
    const found = await search(`?typeName=${encodeURIComponent('FESTO')}`);
    expect(found.data.length).toBeGreaterThan(0);
    for (const { typeName } of found.data) expect(typeName).toMatch(/fest[oő]/i);
    expect(await search('?typeName=nincs-ilyen-szakma')).toMatchObject({ data: [], totalPages: 0, total: 0 });
    expect(await search(`?typeName=${encodeURIComponent('%')}`)).toMatchObject({ total: all.total });
  });

  it('are added with the documented message, and offered at once', async () => {
    const reply = await create('  lovász ').expect(201);
    expect(reply.body).toMatchObject({ message: 'Sikeres felvitel!', insertID: expect.any(Number) });
    expect(await listPublic()).toContain('lovász');
  });

  it.each(['Kőfaragó mester', 'KŐFARAGÓ  MESTER', 'kofarago mester', 'kőfaragó-mester'])(
    'are unique, so that %s is refused beside kőfaragó mester',
    async (name) => {
      await create('kőfaragó mester');
      const { body } = await create(name).expect(409);
      expect(body).toMatchObject({ code: 'conflict', errors: [{ path: 'typeName' }] });
      expect(body.message).toBe('Ilyen nevű szakma már van: kőfaragó mester. Adj meg másik nevet!');
    },
  );

  it('are added once, however many admins add one at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => create('egyszeri szakma')));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  it('need a name of letters or digits of at most 120 characters', async () => {
    await create('„?!”').expect(422);
    await create('').expect(422);
    await create('x'.repeat(121)).expect(422);
  });

  it('are renamed everywhere at once: in lists, on the cards of services and on requests', async () => {
    const typeID = await createProfession('kéményseprő segéd');
    const professional = await app.signIn('szakember');
    const serviceID = await createService(app, professional, { selectedServiceTypes: [typeID] });
    await app.request().get('/api/types_service').expect(200);
    app.clock.pass(1000);
    await rename(typeID, { typeName: 'Kéményseprő-segéd' }).expect(200);
    expect(await listPublic()).toContain('Kéményseprő-segéd');
    expect(await listPublic()).not.toContain('kéményseprő segéd');
    const found = await app.request().get(`/api/search-professionals?serviceType=${typeID}`).expect(200);
    expect(found.body.data).toEqual([
      expect.objectContaining({ serviceID, serviceTypeName: 'Kéményseprő-segéd' }),
    ]);
  });

  it('are not renamed to the name of another, nor over a change that the admin has not seen', async () => {
    const typeID = await createProfession('bognár');
    await createProfession('kádár');
    await rename(typeID, { typeName: 'Kádár' }).expect(409);
    const [{ updated: seenUpdated }] = (await search('?typeName=bognár'.replace('á', '%C3%A1'))).data;
    app.clock.pass(1000);
    const first = await rename(typeID, { typeName: 'Bognár', seenUpdated }).expect(200);
    const { body } = await rename(typeID, { typeName: 'bognármester', seenUpdated }).expect(409);
    expect(body.code).toBe('edited_meanwhile');
    await rename(typeID, { typeName: 'bognármester', seenUpdated: first.body.updated }).expect(200);
    await rename(4_000_000, { typeName: 'senki' }).expect(404);
  });

  // Shows FIND-03.
  it('have synonyms, which stay as they are where an update leaves them out', async () => {
    const body = { typeName: 'pákász', synonyms: 'nádvágó, nádaratás' };
    const reply = await app.request().post('/api/types').set(admin.auth).send(body).expect(201);
    const read = async () => (await search('?typeName=pakasz')).data[0].synonyms;
    await rename(reply.body.insertID, { typeName: 'Pákász' }).expect(200);
    expect(await read()).toBe('nádvágó, nádaratás');
    await rename(reply.body.insertID, { typeName: 'Pákász', synonyms: '' }).expect(200);
    expect(await read()).toBe('');
  });

  it('are deleted while nothing uses them', async () => {
    const typeID = await createProfession('törölhető szakma');
    await remove(typeID).expect(200);
    expect(await listPublic()).not.toContain('törölhető szakma');
    await remove(typeID).expect(404);
  });

  it('are kept while a service or a request uses them, with the reason', async () => {
    const typeID = await createProfession('foglalt szakma');
    const professional = await app.signIn('szakember');
    for (const title of ['Első munka', 'Második munka', 'Harmadik munka', 'Negyedik munka'])
      await createService(app, professional, { title, selectedServiceTypes: [typeID] });
    const requester = await app.signIn('ajanlatkero');
    await createRequest(app, requester, 'service', { serviceID: typeID, description: 'Kellene valaki' });
    const { body } = await remove(typeID).expect(409);
    expect(body).toMatchObject({
      code: 'conflict',
      message:
        'Nem törölheted, mert használatban van: foglalt szakma. Ahol szerepel: szolgáltatások: 4 (Első munka, Második munka, Harmadik munka és még 1); ajánlatkérések: 1 (Kellene valaki).',
    });
    expect(await listPublic()).toContain('foglalt szakma');
  });

  it('leave an entry in the audit log with every change', async () => {
    const typeID = await createProfession('naplózott szakma');
    await rename(typeID, { typeName: 'naplózott mester' }).expect(200);
    await remove(typeID).expect(200);
    expect(await readAudit(typeID)).toEqual([
      {
        actorID: admin.userID,
        action: 'created',
        beforeValues: null,
        afterValues: '{"typeName":"naplózott szakma"}',
      },
      {
        actorID: admin.userID,
        action: 'updated',
        beforeValues: '{"typeName":"naplózott szakma"}',
        afterValues: '{"typeName":"naplózott mester"}',
      },
      {
        actorID: admin.userID,
        action: 'deleted',
        beforeValues: '{"typeName":"naplózott mester"}',
        afterValues: null,
      },
    ]);
  });
});
