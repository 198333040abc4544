import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErrorHandler } from '../../core/http/error-handler.ts';
import { createSecurityHeaders } from '../../core/http/security-headers.ts';
import { createLogger } from '../../core/log.ts';
import { serveAssets } from './assets.ts';

const code = `export const words = '${'piactér '.repeat(400)}';`;
const compressed = { br: brotliCompressSync(code), gzip: gzipSync(code) };
const script = '/assets/page-1a2b.js';

describe('the assets of the build', () => {
  let server: Server;
  const get = (path: string, encoding = 'gzip, deflate, br') =>
    supertest(server).get(path).set('Accept-Encoding', encoding);

  beforeAll(async () => {
    const webDir = await mkdtemp(join(tmpdir(), 'piacter-assets-'));
    await mkdir(join(webDir, 'assets'));
    await writeFile(join(webDir, 'index.html'), 'a template');
    await writeFile(join(webDir, script), code);
    await writeFile(join(webDir, `${script}.br`), compressed.br);
    await writeFile(join(webDir, `${script}.gz`), compressed.gzip);
    await writeFile(join(webDir, 'assets/font.woff2'), 'a font');
    const security = createSecurityHeaders({
      isHttps: true,
      map: { tileUrl: undefined },
      paypal: undefined,
      recaptcha: undefined,
    });
    const app = express()
      .use(security, compression())
      .use('/assets', serveAssets(`${webDir}/assets/`))
      .use(createErrorHandler(createLogger('silent')));
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ['gzip, deflate, br', 'br', compressed.br],
    ['br;q=0, gzip', 'gzip', compressed.gzip],
    ['gzip', 'gzip', compressed.gzip],
  ])(
    'are served to clients that accept %j as the build has compressed them',
    async (accepted, encoding, { length }) => {
      const { headers, text } = await get(script, accepted).expect(200);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(length),
        'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      expect(text).toBe(code);
    },
  );

  it('are served to others as they are', async () => {
    const { headers, text } = await get(script, 'identity').expect(200);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(text).toBe(code);
    expect((await get('/assets/font.woff2').expect(200)).headers).not.toHaveProperty('content-encoding');
  });

  it.each(['br', 'gzip'] as const)('in parts are parts of the file compressed with %s', async (encoding) => {
    const { headers } = await supertest(server)
      .head(script)
      .set({ 'Accept-Encoding': encoding, Range: 'bytes=0-9' })
      .expect(206);
    expect(headers).toMatchObject({
      'content-range': `bytes 0-9/${compressed[encoding].length}`,
      'content-length': '10',
      'content-encoding': encoding,
    });
  });

  it('have no headers of documents, which would be a kilobyte each, but keep the others', async () => {
    const { headers } = await get(script).expect(200);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
    });
    expect((await get('/assets/missing.js').expect(404)).headers).toHaveProperty('content-security-policy');
  });

  it('are revalidated with 304', async () => {
    const { headers } = await get(script);
    await get(script)
      .set('If-None-Match', headers.etag ?? '')
      .expect(304);
  });

  it.each([
    ['a missing file', '/assets/old-9z8y.js', {}, 404],
    ['a path outside the folder', '/assets/..%2Findex.html', {}, 404],
    ['a hidden file', '/assets/.env.js', {}, 404],
    ['a path that is no text', '/assets/%E9.js', {}, 400],
    ['a part behind the end', script, { Range: 'bytes=999999-' }, 416],
    ['another version', script, { 'If-Match': '"another"' }, 412],
  ])('are refused as uncompressed JSON for %s', async (_, path, headers, status) => {
    const reply = await get(path).set(headers).expect(status);
    expect(reply.body).toMatchObject({ ok: false });
    expect(reply.headers).not.toHaveProperty('content-encoding');
  });
});
