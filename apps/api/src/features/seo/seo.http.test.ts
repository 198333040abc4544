import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { keywordLimit, seoLimits } from '@piacter/contracts/seo';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureKeys } from '../../adapters/images/index.ts';
import { createApp } from '../../app.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createSeoMetadata } from '../../testing/factories-seo.ts';
import { drawJpeg } from '../../testing/pictures.ts';
import { webBuild } from '../../testing/web-build.ts';

const body = {
  title: 'Eladó és kiadó ingatlanok – Piactér',
  description: 'Lakások, házak és telkek az egész országban.',
  ogTitle: 'Találd meg az otthonod!',
  ogDescription: 'Lakások és házak.',
  keywords: ['eladó lakás', 'ház'],
};

let app: TestApp;
let server: Server;
let auth: Record<string, string>;
let adminID: number;
let metaID: number;
beforeAll(async () => {
  app = await testApp();
  const admin = await app.signIn('admin');
  auth = admin.auth;
  adminID = admin.userID;
  server = createServer(createApp(app.deps, { isStopping: () => false, build: webBuild }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  metaID = await createSeoMetadata(app);
});

// The process that serves the pages also receives the changes: each process caches the metadata.
const api = () => supertest(server);
const put = (change: object, id = metaID) => api().put(`/api/seo-metadata/${id}`).set(auth).send(change);
const find = async () => {
  const reply = await api().get('/api/seo-metadata').set(auth).expect(200);
  return reply.body.data.find((row: { metaID: number }) => row.metaID === metaID);
};
const head = async () => (await api().get('/ingatlanok').expect(200)).text;
const upload = async (seed: number, id = metaID) =>
  api()
    .post(`/api/upload-og-image/${id}`)
    .set(auth)
    .attach('image', await drawJpeg({ seed, width: 400, height: 210 }), 'megosztas.jpg');
const isStored = async (path: string) =>
  (await Promise.all(pictureKeys(path).map((key) => app.deps.files.stat(key)))).every(Boolean);
const audit = () =>
  app.db
    .selectFrom('audit_log')
    .select(['actorID', 'action', 'beforeValues', 'afterValues'])
    .where('entityID', '=', metaID)
    .where('entity', '=', 'seo_metadata')
    .execute();

// Shows ADM-14, API-50, ENT-07.
describe('the SEO metadata of a page', () => {
  it('have all fields of the entity', async () => {
    expect(await find()).toEqual({
      metaID,
      pageName: 'Ingatlan',
      pagePath: '/ingatlanok',
      title: 'Ingatlanok',
      description: 'Eladó és kiadó ingatlanok.',
      ogTitle: '',
      ogDescription: '',
      ogType: 'website',
      ogSiteName: 'Piactér',
      ogLocale: 'hu_HU',
      keywords: ['lakás', 'ház'],
      ogImage: null,
      updated: app.clock.now().toISOString(),
    });
  });

  it('appear in the head of the page at once after a change, which is recorded', async () => {
    expect(await head()).toContain('<title data-served>Ingatlanok</title>');
    expect((await put(body).expect(200)).body.message).toBe('Az oldal SEO-adatait elmentettük.');
    const text = await head();
    expect(text).toContain('<title data-served>Eladó és kiadó ingatlanok – Piactér</title>');
    expect(text).toContain('<meta name="keywords" content="eladó lakás, ház" />');
    expect(text).toContain('<meta property="og:title" content="Találd meg az otthonod!" />');
    expect(await find()).toMatchObject(body);
    const [entry, ...others] = await audit();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actorID: adminID, action: 'updated' });
    expect(JSON.parse(entry?.beforeValues ?? '')).toMatchObject({ title: 'Ingatlanok', ogTitle: '' });
    expect(JSON.parse(entry?.afterValues ?? '')).toMatchObject({ title: body.title, ogTitle: body.ogTitle });
  });

  it('use title and description for shared links when these have none of their own', async () => {
    await put({ ...body, ogTitle: '', ogDescription: '' }).expect(200);
    expect(await head()).toContain(`<meta property="og:title" content="${body.title}" />`);
    expect(await head()).toContain(`<meta property="og:description" content="${body.description}" />`);
  });

  it('are escaped in the head', async () => {
    const words = '</title><script>alert(1)</script>"';
    await put({ ...body, title: words, keywords: [words], ogTitle: words }).expect(200);
    expect(await head()).not.toContain('<script>alert');
  });

  it('contain trimmed keywords, each once', async () => {
    await put({ ...body, keywords: ['  lakás ', 'ház', 'Ház'] }).expect(200);
    expect((await find()).keywords).toEqual(['lakás', 'Ház']);
  });

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'a'.repeat(seoLimits.title + 1) }],
    ['description', { description: '' }],
    ['keywords.0', { keywords: ['  '] }],
    ['keywords', { keywords: Array.from({ length: keywordLimit + 1 }, (_, index) => `szó ${index}`) }],
  ])('reject an invalid %s', async (path, change) => {
    const reply = await put({ ...body, ...change }).expect(422);
    expect(reply.body.errors).toMatchObject([{ path }]);
  });

  it('are not overwritten by an admin who has not seen the last version', async () => {
    const { updated } = await find();
    app.clock.pass(1000);
    const first = await put({ ...body, seenUpdated: updated }).expect(200);
    expect(first.body.updated).toBe((await find()).updated);
    const second = await put({ ...body, title: 'Másik cím', seenUpdated: updated }).expect(409);
    expect(second.body.code).toBe('edited_meanwhile');
    expect((await find()).title).toBe(body.title);
    await upload(6);
    await put({ ...body, title: 'Másik cím', seenUpdated: first.body.updated }).expect(200);
    await put({ ...body, title: 'Harmadik cím' }).expect(200);
  });

  it('keep the read-only og fields', async () => {
    await put({ ...body, ogType: 'article', ogSiteName: 'Más', ogLocale: 'en_US', metaID: 1 }).expect(200);
    expect(await find()).toMatchObject({ ogType: 'website', ogSiteName: 'Piactér', ogLocale: 'hu_HU' });
  });

  it('reply 404 for an unknown id', async () => {
    await put(body, 999_999).expect(404);
    expect((await upload(1, 999_999)).status).toBe(404);
  });
});

// Shows ADM-14.
describe('the picture of a shared link', () => {
  it('is stored, and served in the head with its absolute address', async () => {
    const { body: reply } = await upload(2);
    expect(reply.imageUrl).toMatch(/^\/files\/images\/.*-1600\.webp$/);
    expect(await isStored(reply.imageUrl)).toBe(true);
    expect(await head()).toContain(
      `<meta property="og:image" content="http://piacter.test${reply.imageUrl}" />`,
    );
    expect(await audit()).toHaveLength(1);
  });

  it('replaces the former one, whose files are deleted', async () => {
    const first = (await upload(3)).body.imageUrl;
    const second = (await upload(4)).body.imageUrl;
    expect((await find()).ogImage).toBe(second);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    expect((await upload(4)).body.imageUrl).toBe(second);
    expect(await isStored(second)).toBe(true);
  });

  it('must be a picture; the former one is kept otherwise', async () => {
    const { imageUrl } = (await upload(5)).body;
    const reply = await api()
      .post(`/api/upload-og-image/${metaID}`)
      .set(auth)
      .attach('image', Buffer.from('<svg onload="alert(1)"/>'), 'kep.jpg');
    expect([reply.status, reply.body.code]).toEqual([422, 'image_invalid']);
    expect((await find()).ogImage).toBe(imageUrl);
  });
});
