import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSecurityHeaders } from '../../core/http/security-headers.ts';
import { serveCompressedAssets } from './compressed-assets.ts';

const code = `export const words = '${'piactér '.repeat(40)}';`;

describe('the assets of the build', () => {
  let server: Server;
  const get = (path: string, encoding = 'gzip, br') =>
    supertest(server).get(path).set('Accept-Encoding', encoding);

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'piacter-assets-'));
    await writeFile(join(folder, 'page-1a2b.js'), code);
    await writeFile(join(folder, 'built-3c4d.js'), 'uncompressed');
    await writeFile(join(folder, 'built-3c4d.js.br'), brotliCompressSync(code));
    await writeFile(join(folder, 'font.woff2'), 'a font');
    const app = express();
    app.use(
      createSecurityHeaders({
        isHttps: true,
        map: { tileUrl: undefined, attribution: '' },
        paypal: undefined,
        recaptcha: undefined,
      }),
    );
    app.use('/assets', serveCompressedAssets(folder), (_request, response) => {
      response.status(404).send('next handler');
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('have no headers of documents, which would be a kilobyte each, but keep the others', async () => {
    const { headers } = await get('/assets/page-1a2b.js').expect(200);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect((await get('/assets/missing.js').expect(404)).headers).toHaveProperty('content-security-policy');
  });

  it('are served with Brotli, an immutable cache lifetime and Vary', async () => {
    for (const _again of [1, 2]) {
      const { headers, text } = await get('/assets/page-1a2b.js').expect(200);
      expect(headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(Number(headers['content-length'])).toBeLessThan(code.length / 2);
      expect(text).toBe(code);
    }
  });

  it('are served as the build has compressed them', async () => {
    expect((await get('/assets/built-3c4d.js').expect(200)).text).toBe(code);
  });

  it('are revalidated with 304', async () => {
    const { headers } = await get('/assets/page-1a2b.js');
    await get('/assets/page-1a2b.js')
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  it.each([
    ['a browser without Brotli', '/assets/page-1a2b.js', 'gzip'],
    ['a missing file', '/assets/old-9z8y.js', 'br'],
    ['a path outside the folder', '/assets/..%2Fpage-1a2b.js', 'br'],
    ['a hidden file', '/assets/.env.js', 'br'],
    ['an already compressed file', '/assets/font.woff2', 'br'],
  ])('leave %s to the next handler', async (_, path, encoding) => {
    const { text } = await get(path, encoding).expect(404);
    expect(text).toBe('next handler');
  });

  it('leave range requests and other methods to the next handler', async () => {
    await get('/assets/page-1a2b.js').set('Range', 'bytes=0-9').expect(404);
    await supertest(server).post('/assets/page-1a2b.js').expect(404);
  });
});
