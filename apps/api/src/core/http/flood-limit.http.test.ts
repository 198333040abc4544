import { createServer } from 'node:http';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { testApp } from '../../testing/app.ts';
import { webBuild } from '../../testing/web-build.ts';
import { floodPerMinute } from './flood-limit.ts';
import { transportLimits } from './transport-limits.ts';

/** The request limit in this test. */
const budget = 4;

describe('the general rate limit', () => {
  const site = async () => {
    const { deps, config } = await testApp();
    return createApp(
      { ...deps, config: { ...config, rateLimitFactor: budget / floodPerMinute } },
      { isStopping: () => false, build: webBuild, limits: { ...transportLimits, maxWaitMs: 50 } },
    );
  };
  const statuses = async (app: Awaited<ReturnType<typeof site>>, calls: [string, string][]) => {
    const found: number[] = [];
    for (const [path, address] of calls)
      found.push((await supertest(app).get(path).set('X-Forwarded-For', address)).status);
    return found;
  };

  it('counts pages and API calls together', async () => {
    const app = await site();
    const address = '203.0.113.7';
    const paths = [
      '/ingatlanok?keyword=kert',
      '/api/health',
      '/sitemap.xml',
      '/kereses?q=kert',
      '/ingatlanok?keyword=kert',
      '/robots.txt',
    ];
    expect(
      await statuses(
        app,
        paths.map((path) => [path, address]),
      ),
    ).toEqual([200, 200, 200, 303, 429, 200]);
    const refused = await supertest(app).get('/ingatlanok').set('X-Forwarded-For', address);
    expect(refused.type).toBe('text/html');
    expect(refused.text).toContain('<meta http-equiv="refresh"');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const call = await supertest(app).get('/api/countries').set('X-Forwarded-For', address);
    expect(call.body).toMatchObject({ ok: false, code: 'rate_limited' });
  });

  it('counts a drawn area of many corners as several requests', async () => {
    const app = await site();
    const corners = Array.from({ length: 30 }, (_, index) => `47.${index},19.${index}`).join(';');
    const paths = [`/api/search-real-estates?area=${corners}`, '/api/health'];
    expect(
      await statuses(
        app,
        paths.map((path) => [path, '203.0.113.10']),
      ),
    ).toEqual([422, 429]);
  });

  it('delays rejections, so that immediate retries cost little', async () => {
    const app = await site();
    const paths = Array.from({ length: budget }, (): [string, string] => ['/api/health', '203.0.113.8']);
    await statuses(app, paths);
    const began = performance.now();
    expect(await statuses(app, [['/api/health', '203.0.113.8']])).toEqual([429]);
    expect(performance.now() - began).toBeGreaterThanOrEqual(45);
  });

  it('admits three hundred clients behind one address that load a page each', async () => {
    const { deps, config } = await testApp();
    const app = createApp(
      { ...deps, config: { ...config, rateLimitFactor: 1 } },
      { isStopping: () => false, build: webBuild },
    );
    const server = createServer(app).listen(0);
    const seen = await Promise.all(
      Array.from(
        { length: 300 },
        async () => (await supertest(server).get('/').set('X-Forwarded-For', '203.0.113.9')).status,
      ),
    );
    server.close();
    expect(new Set(seen)).toEqual(new Set([200]));
  });

  it('counts an IPv6 /64 network as one client', async () => {
    const app = await site();
    const calls = [1, 2, 3, 4, 5].map((host): [string, string] => ['/api/health', `2001:db8:0:1::${host}`]);
    expect(await statuses(app, [...calls, ['/api/health', '2001:db8:0:2::1']])).toEqual([
      200, 200, 200, 200, 429, 200,
    ]);
  });
});
