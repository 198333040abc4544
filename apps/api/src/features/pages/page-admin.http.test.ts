import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin');
});

type Body = Record<string, unknown>;

const draft = (pageName: string, body: Body = {}) => ({ pageName, content: '<p>Szöveg</p>', ...body });
const create = (pageName: string, body: Body = {}) =>
  app.request().post('/api/page-contents').set(admin.auth).send(draft(pageName, body));
const createPage = async (pageName: string, body: Body = {}): Promise<number> =>
  (await create(pageName, body).expect(201)).body.insertID;
const update = (pageID: number, body: Body) =>
  app.request().put(`/api/page-contents/${pageID}`).set(admin.auth).send(body);
const read = async (pageID: number) =>
  (await app.request().get(`/api/page-contents/${pageID}`).set(admin.auth).expect(200)).body.data;
const getMenu = async () => (await app.request().get('/api/pages-on-the-menu').expect(200)).body.data;
const getPublished = async () => (await app.request().get('/api/published-pages').expect(200)).body.data;
const getHome = async () => (await app.request().get('/api/home-page').expect(200)).body.content;
const readAudit = (pageID: number) =>
  app.db
    .selectFrom('audit_log')
    .select(['actorID', 'action', 'beforeValues', 'afterValues'])
    .where('entity', '=', 'page_content')
    .where('entityID', '=', pageID)
    .orderBy('auditID')
    .execute();

describe('a page of the admin', () => {
  // Shows API-48, ENT-07.
  it('is created, read, listed, changed and deleted', async () => {
    const reply = await create('Gyakori kérdések', { published: 1, onTheMenu: 1 }).expect(201);
    expect(reply.body).toEqual({ ok: true, message: 'Az oldalt elmentettük.', insertID: expect.any(Number) });
    const pageID = reply.body.insertID;
    const stored = {
      pageID,
      pageName: 'Gyakori kérdések',
      pageUrl: 'gyakori-kerdesek',
      content: '<p>Szöveg</p>',
      isHomePage: 0,
      published: 1,
      onTheMenu: 1,
      created: app.clock.now().toISOString(),
      updated: app.clock.now().toISOString(),
    };
    expect(await read(pageID)).toEqual(stored);
    const list = await app.request().get('/api/page-contents').set(admin.auth).expect(200);
    expect(list.body.data).toContainEqual(stored);

    app.clock.pass(1000);
    await update(pageID, { pageName: 'Kérdések', content: '<h2>Új</h2>' }).expect(200);
    expect(await read(pageID)).toEqual({
      ...stored,
      pageName: 'Kérdések',
      content: '<h2>Új</h2>',
      updated: app.clock.now().toISOString(),
    });

    await app.request().delete(`/api/page-contents/${pageID}`).set(admin.auth).expect(200);
    await app.request().get(`/api/page-contents/${pageID}`).set(admin.auth).expect(404);
    await app.request().delete(`/api/page-contents/${pageID}`).set(admin.auth).expect(404);
    await update(pageID, draft('Nincs')).expect(404);
  });

  // Shows ADM-10, API-01, API-02, API-15.
  it('is on the menu, at its address and in the sitemap as soon as it is published, and gone at once', async () => {
    const pageID = await createPage('Áraink');
    const entry = { pageUrl: 'araink', pageName: 'Áraink' };
    const sitemap = async () => (await app.request().get('/sitemaps/oldalak.xml')).text;
    expect(await getMenu()).not.toContainEqual(entry);
    await app.request().get('/api/page-content-by-url/araink').expect(404);

    await update(pageID, draft('Áraink', { published: 1, onTheMenu: 1 })).expect(200);
    expect(await getMenu()).toContainEqual(entry);
    expect(await getPublished()).toContainEqual(entry);
    await app.request().get('/api/page-content-by-url/araink').expect(200);

    await update(pageID, draft('Áraink', { published: 0 })).expect(200);
    expect(await getMenu()).not.toContainEqual(entry);
    await app.request().get('/api/page-content-by-url/araink').expect(404);

    await update(pageID, draft('Áraink', { published: 1 })).expect(200);
    expect(await getPublished()).toContainEqual(entry);
    await app.request().delete(`/api/page-contents/${pageID}`).set(admin.auth).expect(200);
    expect(await getPublished()).not.toContainEqual(entry);
    expect(await sitemap()).not.toContain('araink');
  });

  it('that is unpublished is previewed by the admin, who is told so', async () => {
    await createPage('Titkos terv');
    const preview = await app
      .request()
      .get('/api/page-content-by-url/titkos-terv')
      .set(admin.auth)
      .expect(200);
    expect(preview.body.data).toEqual({ pageName: 'Titkos terv', content: '<p>Szöveg</p>', published: 0 });
  });

  // Shows ADM-12.
  it('becomes the home page in place of the present one, and leaves the menu', async () => {
    const first = await createPage('Első főoldal', { isHomePage: 1, published: 1, onTheMenu: 1 });
    expect(await read(first)).toMatchObject({ isHomePage: 1, onTheMenu: 0 });
    const second = await createPage('Második főoldal', {
      published: 1,
      onTheMenu: 1,
      content: '<p>Második</p>',
    });
    await update(second, { pageName: 'Második főoldal', content: '<p>Második</p>', isHomePage: 1 }).expect(
      200,
    );
    expect(await read(first)).toMatchObject({ isHomePage: 0, onTheMenu: 0 });
    expect(await read(second)).toMatchObject({ isHomePage: 1, onTheMenu: 0 });
    expect(await getHome()).toBe('<p>Második</p>');
    expect(await getMenu()).not.toContainEqual(expect.objectContaining({ pageUrl: 'masodik-fooldal' }));
    expect((await readAudit(first)).at(-1)).toMatchObject({
      actorID: admin.userID,
      action: 'updated',
      beforeValues: '{"isHomePage":1}',
      afterValues: '{"isHomePage":0}',
    });
    await update(second, { ...draft('Második főoldal'), onTheMenu: 1 }).expect(200);
    expect(await read(second)).toMatchObject({ isHomePage: 1, onTheMenu: 0 });
    await update(second, { ...draft('Második főoldal'), isHomePage: 0 }).expect(200);
    expect(await getHome()).toBe('');
  });

  it('is the only home page, whoever of ten admins saves theirs at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, (_, index) => createPage(`Verseny ${index}`)));
    const replies = await Promise.all(
      pages.map((pageID) => update(pageID, { ...draft('Verseny'), isHomePage: 1 })),
    );
    expect(replies.map(({ status }) => status)).toEqual(pages.map(() => 200));
    const stored = await app.db
      .selectFrom('page_contents')
      .select('pageID')
      .where('isHomePage', '=', 1)
      .execute();
    expect(stored.length).toBe(1);
  });

  it('has an address of its own that stays', async () => {
    await createPage('Kapcsolat felvétele');
    const reply = await create('KAPCSOLAT  felvetele!').expect(409);
    expect(reply.body).toMatchObject({ code: 'conflict', errors: [{ path: 'pageName' }] });
    expect(reply.body.message).toBe(
      'Ezen a webcímen már van oldal: /kapcsolat-felvetele. Adj ennek másik nevet!',
    );
  });

  it.each(['Ingatlanok', 'Tudástár', 'szakember', 'Admin', 'API', 'Szállás', 'files'])(
    'is refused under the name %s, whose address belongs to the application',
    async (name) => {
      const { body } = await create(name).expect(422);
      expect(body.errors).toEqual([{ path: 'pageName', message: expect.stringContaining('cím foglalt') }]);
    },
  );

  it('is refused with a name without letters', async () => {
    const { body } = await create('„?!”').expect(422);
    expect(body.errors).toEqual([
      { path: 'pageName', message: 'A névben legyen betű vagy szám, mert ebből lesz az oldal webcíme!' },
    ]);
  });

  it('may be as long as a megabyte', async () => {
    const words = 'árvíztűrő tükörfúrógép '.repeat(4000);
    const pageID = await createPage('Hosszú oldal', { content: `<p>${words}</p>` });
    expect((await read(pageID)).content.length).toBeGreaterThan(90_000);
    const { body } = await create('Még hosszabb', { content: `<p>${'a'.repeat(100_001)}</p>` }).expect(422);
    expect(body.errors[0].path).toBe('content');
    await create('Túl nagy', { content: 'á'.repeat(600_000) }).expect(413);
  });

  it('is not overwritten by an admin who has not seen the change of another', async () => {
    const pageID = await createPage('Ketten írják');
    const { updated: seenUpdated } = await read(pageID);
    app.clock.pass(1000);
    const first = await update(pageID, { ...draft('Az egyik'), seenUpdated }).expect(200);
    const refusal = await update(pageID, { ...draft('A másik'), seenUpdated }).expect(409);
    expect(refusal.body.code).toBe('edited_meanwhile');
    expect(await read(pageID)).toMatchObject({ pageName: 'Az egyik', updated: first.body.updated });
    await update(pageID, { ...draft('A másik'), seenUpdated: first.body.updated }).expect(200);
    await update(pageID, draft('Felülírva')).expect(200);
  });

  it('leaves an entry in the audit log with every change', async () => {
    const pageID = await createPage('Naplózott');
    await update(pageID, { pageName: 'Naplózott', content: '<p>Más</p>', published: 1 }).expect(200);
    await app.request().delete(`/api/page-contents/${pageID}`).set(admin.auth).expect(200);
    const entries = await readAudit(pageID);
    expect(entries.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    expect(entries.every(({ actorID }) => actorID === admin.userID)).toBe(true);
    expect(entries[1]).toMatchObject({
      beforeValues: '{"content":"<p>Szöveg</p>","published":0}',
      afterValues: '{"content":"<p>Más</p>","published":1}',
    });
    expect(entries[2]?.afterValues).toBeNull();
  });
});
