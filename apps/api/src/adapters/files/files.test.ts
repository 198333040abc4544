import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorHandler } from '../../core/http/error-handler.ts';
import { createFileStore, type FileStore, serveFiles } from './index.ts';

const hash = '0123456789abcdef'.repeat(3);
const picture = `images/01/${hash}-800.webp`;
const bytes = Buffer.from('RIFF....WEBP');

let folder: string;
let store: FileStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  store = await createFileStore({ dataDir: folder, filesUrl: undefined });
});
afterEach(() => rm(folder, { recursive: true }));

describe('the file store on a local disk', () => {
  it('stores a file with its size, and deletes it', async () => {
    await store.put(picture, bytes, 'image/webp');
    expect(await readFile(join(folder, 'files', picture))).toEqual(bytes);
    expect(await store.stat(picture)).toMatchObject({ key: picture, size: bytes.length });
    await store.delete(picture);
    expect(await store.stat(picture)).toBeUndefined();
    await expect(store.delete(picture)).resolves.toBeUndefined();
  });

  it('overwrites a file atomically and leaves no temporary file behind', async () => {
    await store.put(picture, bytes, 'image/webp');
    await store.put(picture, Buffer.from('new'), 'image/webp');
    expect(await readFile(join(folder, 'files', picture), 'utf8')).toBe('new');
    expect(await readdir(join(folder, 'files/.unfinished'))).toEqual([]);
  });

  it('lists the files below a prefix only', async () => {
    await store.put(picture, bytes, 'image/webp');
    await store.put('documents/aa.pdf', bytes, 'application/pdf');
    const keys = [];
    for await (const { key } of store.list('images')) keys.push(key);
    expect(keys).toEqual([picture]);
  });

  it.each(['../outside.webp', 'images/../../outside.webp'])('rejects the key %s', async (key) => {
    await expect(store.put(key, bytes, 'image/webp')).rejects.toThrow();
  });

  it('uses the folder set by FILES_URL', async () => {
    const other = await createFileStore({ dataDir: folder, filesUrl: `file://${folder}/other` });
    await other.put('documents/aa.pdf', bytes, 'application/pdf');
    expect(await readdir(join(folder, 'other/documents'))).toEqual(['aa.pdf']);
  });
});

describe('the file store on S3', () => {
  let server: Server;
  let status = 503;
  beforeEach(async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'test');
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
    store = await createFileStore({ dataDir: folder, filesUrl: `s3://bucket?endpoint=${endpoint}` });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ['put', () => store.put(picture, bytes, 'image/webp')],
    ['stat', () => store.stat(picture)],
    ['read', () => store.read(picture)],
    ['delete', () => store.delete(picture)],
  ])('is unavailable for a while when the server fails or is away: %s', async (_call, call) => {
    const unavailable = { status: 503, code: 'unavailable', retryAfter: 5 };
    status = 503;
    await expect(call()).rejects.toMatchObject(unavailable);
    server.close();
    server.closeAllConnections();
    await expect(call()).rejects.toMatchObject(unavailable);
  });

  it('does not have a file that the server does not know, and reports other refusals as they are', async () => {
    status = 404;
    expect(await store.stat(picture)).toBeUndefined();
    status = 403;
    await expect(store.put(picture, bytes, 'image/webp')).rejects.not.toMatchObject({ code: 'unavailable' });
  });
});

describe('GET /files', () => {
  const get = (path: string, method: 'get' | 'post' = 'get') => {
    const app = express();
    app.use('/files', serveFiles(store));
    app.use(createErrorHandler(pino({ level: 'silent' })));
    return supertest(app)[method](path);
  };

  it('serves a picture with an immutable cache lifetime of a year and no cookie', async () => {
    await store.put(picture, bytes, 'image/webp');
    const reply = await get(`/files/${picture}`).expect(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.headers['content-disposition']).toBeUndefined();
  });

  it('serves a user’s document as a sandboxed attachment', async () => {
    await store.put('documents/aa.pdf', bytes, 'application/pdf');
    const { headers } = await get('/files/documents/aa.pdf').expect(200);
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it('serves the privacy statement inline', async () => {
    const { headers, body } = await get('/files/pdfs/adatkezelesi_nyilatkozat.pdf').buffer().expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBeUndefined();
    expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    '/files',
    '/files/',
    '/files/images',
    '/files/images/01/',
    '/files/images/none.webp',
    '/files/notes.html',
    '/files/..%2fsecret.pdf',
    '/files/%2e%2e/secret.pdf',
    '/files/.unfinished/secret.pdf',
    '/files/constructor.constructor',
    '/files/images/%00.webp',
  ])('replies 404 in JSON at %s', async (path) => {
    await store.put(picture, bytes, 'image/webp');
    await writeFile(join(folder, 'secret.pdf'), 'secret');
    await writeFile(join(folder, 'files/notes.html'), '<script>');
    const reply = await get(path).expect(404);
    expect(reply.body).toMatchObject({ ok: false, code: 'not_found' });
  });

  it('rejects other methods', async () => {
    const reply = await get(`/files/${picture}`, 'post').expect(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });

  it('streams from a store without a local folder', async () => {
    await store.put(picture, bytes, 'image/webp');
    const remote: FileStore = { ...store, root: undefined };
    const app = express().use('/files', serveFiles(remote));
    app.use(createErrorHandler(pino({ level: 'silent' })));
    const reply = await supertest(app).get(`/files/${picture}`).buffer().expect(200);
    expect(reply.headers['content-length']).toBe(String(bytes.length));
    expect(reply.headers['cache-control']).toContain('immutable');
    await supertest(app).get('/files/images/none.webp').expect(404);
  });
});
