import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createDatabase, type Database } from '@piacter/db';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.ts';
import { transportLimits } from './core/http/transport-limits.ts';
import { type TestApp, testApp } from './testing/app.ts';
import { createFreezingProxy } from './testing/freezing-proxy.ts';
import { webBuild } from './testing/web-build.ts';

/** A tenth of the production values, with which a reply is due within three seconds. */
const answerMs = 250;
const limits = { ...transportLimits, deadlineMs: 300, maxWaitMs: 100 };
const replyMs = 3000;

interface Product {
  t: TestApp;
  server: Server;
  db: Database;
  proxy: Awaited<ReturnType<typeof createFreezingProxy>>;
}

/** The product with a freezable database connection, which allows two concurrent requests. */
async function startProduct(
  options: { answerMs?: number; limits?: typeof transportLimits } = {},
): Promise<Product> {
  const t = await testApp();
  const proxy = await createFreezingProxy(
    new URL(new URL(t.config.databaseUrl).pathname, inject('databaseServer')).href,
  );
  const db = createDatabase({ url: proxy.url, connections: 1, answerMs, ...options });
  const deps = { ...t.deps, db, readDb: db, config: { ...t.config, databaseConnections: 1 } };
  const app = createApp(deps, { isStopping: () => false, build: webBuild, limits, ...options });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { t, server, db, proxy };
}

let product: Product;
afterEach(async () => {
  product.proxy.close();
  await product.db.destroy().catch(() => undefined);
  product.server.close();
  product.server.closeAllConnections();
});

const get = (path: string, headers = {}) => supertest(product.server).get(path).set(headers);

describe('while the database hangs', () => {
  beforeEach(async () => {
    product = await startProduct();
  });

  it.each([
    ['a search', 'get', '/api/search-real-estates'],
    ['a call with a session', 'get', '/api/user-profile'],
    ['a change', 'put', '/api/user-profile'],
    ['a login', 'post', '/api/login'],
    ['a probe', 'get', '/api/ready'],
  ] as const)('%s gets 503 within three seconds', async (_what, method, path) => {
    const { auth } = await product.t.signIn('szakember');
    product.proxy.freeze();
    const start = performance.now();
    const reply = await supertest(product.server)
      [method](path)
      .set(auth)
      .send(method === 'get' ? undefined : { email: 'valaki@pelda.test', pass: 'titok-titok' });
    expect([reply.status, reply.body.code]).toEqual([503, 'unavailable']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(replyMs);
  });

  it('pages are served without data, so that the web app can load it', async () => {
    product.proxy.freeze();
    // More than the concurrency: the others must not wait for a time-out each.
    const replies = await Promise.all(
      ['/', '/ingatlanok', '/ingatlan/1', '/login-reg'].map((path) => get(path)),
    );
    for (const reply of replies) {
      expect([reply.status, reply.type]).toEqual([503, 'text/html']);
      expect(reply.text).toContain('<div id="root"></div>');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('everything recovers with the first reply of the database', async () => {
    product.proxy.freeze();
    await get('/api/search-real-estates').expect(503);
    product.proxy.thaw();
    await expect.poll(async () => (await get('/api/search-real-estates')).status).toBe(200);
    const replies = await Promise.all(['/', '/ingatlanok', '/login-reg', '/'].map((path) => get(path)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe('a visitor opening a page', () => {
  /** Asserts a minimal page that reloads itself. */
  const expectRetryingPage = ({ status, type, text, headers }: Awaited<ReturnType<typeof get>>) => {
    expect([status, type]).toEqual([503, 'text/html']);
    expect(text).toMatch(/<meta http-equiv="refresh" content="\d+" \/>/);
    expect(text).toContain('magától újratöltődik');
    expect(text).not.toContain('id="root"');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  };

  it('gets a retrying page while the database is down, and API calls 503', async () => {
    product = await startProduct();
    product.proxy.close();
    expectRetryingPage(await get('/ingatlanok'));
    expect((await get('/api/search-real-estates').expect(503)).body.code).toBe('unavailable');
  });

  it('gets a retrying page while the server is overloaded, and API calls 503', async () => {
    product = await startProduct({
      answerMs: 60_000,
      limits: { ...limits, deadlineMs: 60_000, maxWaiting: 0 },
    });
    product.proxy.freeze();
    const held = [get('/api/search-real-estates'), get('/api/search-real-estates')];
    const outcomes = held.map((call) => call.then(({ status }) => status));
    await expect.poll(async () => (await get('/api/search-real-estates')).status).toBe(503);
    expectRetryingPage(await get('/ingatlanok'));
    expect((await get('/api/search-real-estates').expect(503)).headers['retry-after']).toBe('2');
    await get('/api/health').expect(200);
    product.proxy.thaw();
    expect(await Promise.all(outcomes)).toEqual([200, 200]);
  });
});
