import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;

const page = (pageUrl: string, flags: { isHomePage?: number; published?: number; onTheMenu?: number } = {}) =>
  app.db
    .insertInto('page_contents')
    .values({
      pageName: `Oldal: ${pageUrl}`,
      pageUrl,
      content: `<p>${pageUrl}</p>`,
      published: 1,
      created: app.clock.now(),
      updated: app.clock.now(),
      ...flags,
    })
    .execute();

const get = async (path: string) => (await app.request().get(`/api${path}`).expect(200)).body;

beforeAll(async () => {
  app = await testApp();
  await page('rolunk', { onTheMenu: 1 });
  await page('adatvedelem');
  await page('vazlat', { published: 0, onTheMenu: 1 });
});

describe('published pages', () => {
  it('has an empty home page block while there is none', async () => {
    expect(await get('/home-page')).toEqual({ ok: true, message: '', content: '' });
  });

  it('has on the menu what is published and meant for it', async () => {
    await page('kezdolap', { isHomePage: 1 });
    app.clock.pass(61_000);
    expect((await get('/pages-on-the-menu')).data).toEqual([
      { pageUrl: 'rolunk', pageName: 'Oldal: rolunk' },
    ]);
  });

  it('lists everything published but the home page', async () => {
    expect((await get('/published-pages')).data).toEqual([
      { pageUrl: 'rolunk', pageName: 'Oldal: rolunk' },
      { pageUrl: 'adatvedelem', pageName: 'Oldal: adatvedelem' },
    ]);
  });

  it("answers the home page's content", async () => {
    expect((await get('/home-page')).content).toBe('<p>kezdolap</p>');
  });

  it('shows no unpublished home page', async () => {
    await app.db.updateTable('page_contents').set({ published: 0 }).where('isHomePage', '=', 1).execute();
    app.clock.pass(61_000);
    expect((await get('/home-page')).content).toBe('');
  });

  it.each(['/pages-on-the-menu', '/published-pages', '/home-page'])(
    'lets %s be kept, and revalidated',
    async (path) => {
      const { headers } = await app.request().get(`/api${path}`).expect(200);
      expect(headers['cache-control']).toBe('public, max-age=60');
      await app.request().get(`/api${path}`).set('If-None-Match', String(headers.etag)).expect(304);
    },
  );

  it('answers a page by its address', async () => {
    expect((await get('/page-content-by-url/rolunk')).data).toEqual({
      pageName: 'Oldal: rolunk',
      content: '<p>rolunk</p>',
    });
  });

  it('shows an unpublished page to the admin alone', async () => {
    const [admin, owner] = await Promise.all([app.signIn('admin'), app.signIn('ingatlan_tulajdonos')]);
    await app.request().get('/api/page-content-by-url/vazlat').set(admin.auth).expect(200);
    await app.request().get('/api/page-content-by-url/vazlat').set(owner.auth).expect(404);
    const { body } = await app.request().get('/api/page-content-by-url/vazlat').expect(404);
    expect(body).toEqual({ ok: false, code: 'not_found', message: 'A keresett oldal nem található!' });
  });

  it.each(['nincs', 'ROLUNK', '%25', 'rolunk%20'])('knows no page %s', async (pageUrl) => {
    await app.request().get(`/api/page-content-by-url/${pageUrl}`).expect(404);
  });
});
