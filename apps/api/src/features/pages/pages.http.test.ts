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
  it('has empty content for the home page while there is none', async () => {
    expect(await get('/home-page')).toEqual({ ok: true, message: '', content: '' });
  });

  it('lists the published pages of the menu', async () => {
    await page('kezdolap', { isHomePage: 1 });
    app.clock.pass(61_000);
    expect((await get('/pages-on-the-menu')).data).toEqual([
      { pageUrl: 'rolunk', pageName: 'Oldal: rolunk' },
    ]);
  });

  it('lists every published page except the home page', async () => {
    expect((await get('/published-pages')).data).toEqual([
      { pageUrl: 'rolunk', pageName: 'Oldal: rolunk' },
      { pageUrl: 'adatvedelem', pageName: 'Oldal: adatvedelem' },
    ]);
  });

  it('returns the content of the home page', async () => {
    expect((await get('/home-page')).content).toBe('<p>kezdolap</p>');
  });

  it('does not serve an unpublished home page', async () => {
    await app.db.updateTable('page_contents').set({ published: 0 }).where('isHomePage', '=', 1).execute();
    app.clock.pass(61_000);
    expect((await get('/home-page')).content).toBe('');
  });

  it.each(['/pages-on-the-menu', '/published-pages', '/home-page'])(
    'serves %s with an ETag, by which browsers ask each time',
    async (path) => {
      const { headers } = await app.request().get(`/api${path}`).expect(200);
      expect(headers['cache-control']).toBe('public, max-age=0');
      await app.request().get(`/api${path}`).set('If-None-Match', String(headers.etag)).expect(304);
    },
  );

  // Shows PUB-03.
  it('returns a page by its URL', async () => {
    expect((await get('/page-content-by-url/rolunk')).data).toEqual({
      pageName: 'Oldal: rolunk',
      content: '<p>rolunk</p>',
      published: 1,
    });
  });

  it('serves an unpublished page to the admin only', async () => {
    const [admin, owner] = await Promise.all([app.signIn('admin'), app.signIn('ingatlan_tulajdonos')]);
    await app.request().get('/api/page-content-by-url/vazlat').set(admin.auth).expect(200);
    await app.request().get('/api/page-content-by-url/vazlat').set(owner.auth).expect(404);
    const { body } = await app.request().get('/api/page-content-by-url/vazlat').expect(404);
    expect(body).toEqual({ ok: false, code: 'not_found', message: 'A keresett oldal nem található!' });
  });

  it.each(['nincs', 'ROLUNK', '%25', 'rolunk%20'])('replies 404 for the page %s', async (pageUrl) => {
    await app.request().get(`/api/page-content-by-url/${pageUrl}`).expect(404);
  });
});
