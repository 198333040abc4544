import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEndpoint, fieldsReply, installHungarianMessages } from '@piacter/contracts/core';
import express, { type Express } from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBulkheads } from './bulkheads.ts';
import { createErrorHandler } from './error-handler.ts';
import { implement, type UploadedFile } from './implement.ts';
import { createApiRouter } from './route-adapter.ts';
import { transportLimits } from './transport-limits.ts';
import { createUploadReceiver } from './uploads.ts';

const upload = defineEndpoint({
  method: 'POST',
  path: '/api/upload',
  access: 'public',
  summary: 'For this test.',
  upload: { field: 'images', maxFiles: 3, maxBytes: 1024 },
  body: z.object({ note: z.string().max(10).optional() }),
  reply: fieldsReply({ names: z.array(z.string()), note: z.string().optional() }),
});

let dataDir: string;
let app: Express;
let seen: readonly UploadedFile[];
let handler: () => unknown;
beforeEach(async () => {
  installHungarianMessages();
  dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  seen = [];
  handler = () => undefined;
  const implementation = implement(upload, async ({ files, body }) => {
    seen = files;
    await handler();
    const names = files.map(({ originalName }) => originalName);
    return body.note === undefined ? { names } : { names, note: body.note };
  });
  app = express();
  app.use(
    createApiRouter([implementation], {
      isHttps: false,
      publicUrl: 'http://piacter.test',
      authenticator: { authenticate: async () => null },
      limiter: {
        takeFor: async () => undefined,
        counter: () => ({ take: async () => 0, isExhausted: () => false, refund: async () => undefined }),
      },
      uploads: createUploadReceiver(dataDir, transportLimits),
      bulkheads: createBulkheads(10, transportLimits),
      limits: transportLimits,
    }),
  );
  app.use(createErrorHandler(pino({ level: 'silent' })));
});
afterEach(async () => {
  // Files are deleted after the reply.
  await expect.poll(() => readdir(join(dataDir, 'tmp'))).toEqual([]);
  await rm(dataDir, { recursive: true });
});

const post = () => supertest(app).post('/api/upload');
const raw = (body: string, type = 'multipart/form-data; boundary=x') =>
  post()
    .set('Content-Type', type)
    .serialize((text: string) => text)
    .send(body);
const part = (name: string, value: string, filename?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n${value}\r\n`;
const end = '--x--\r\n';

describe('an upload', () => {
  it('provides its files, their names and the text fields', async () => {
    let contents: string[] = [];
    handler = async () => {
      contents = await Promise.all(seen.map(({ tempPath }) => readFile(tempPath, 'utf8')));
    };
    const reply = await post()
      .attach('images', Buffer.from('one'), 'árvíztűrő.jpg')
      .attach('images', Buffer.from('two'), '../../etc/passwd')
      .field('note', 'szép')
      .expect(200);
    expect(reply.body).toMatchObject({ ok: true, names: ['árvíztűrő.jpg', 'passwd'], note: 'szép' });
    expect(seen.map(({ size }) => size)).toEqual([3, 3]);
    expect(seen[0]?.tempPath.startsWith(join(dataDir, 'tmp'))).toBe(true);
    expect(contents).toEqual(['one', 'two']);
  });

  it('accepts files in a field with the suffix []', async () => {
    await post().attach('images[]', Buffer.from('one'), 'a.jpg').expect(200);
    expect(seen).toHaveLength(1);
  });

  it('deletes its files when the handler fails', async () => {
    handler = () => {
      throw new Error('no');
    };
    await post().attach('images', Buffer.from('one'), 'a.jpg').expect(500);
    expect(seen).toHaveLength(1);
  });

  it('deletes its files when the text fields are invalid', async () => {
    const { body } = await post()
      .attach('images', Buffer.from('one'), 'a.jpg')
      .field('note', 'far too long for a note')
      .expect(422);
    expect(body.errors).toMatchObject([{ path: 'note' }]);
    expect(seen).toEqual([]);
  });
});

describe('an upload is refused in JSON', () => {
  it.each([
    ['JSON', 'application/json', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'images=1'],
    ['another multipart', 'multipart/mixed; boundary=x', end],
  ])('with 415 when it is %s', async (_what, type, body) => {
    expect((await raw(body, type).expect(415)).body.code).toBe('wrong_media_type');
  });

  it('with 415 when there is no body at all', async () => {
    await post().expect(415);
  });

  it('with 422 at the field when it has no file', async () => {
    const { body } = await post().field('note', 'a').expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path: 'images' }] });
  });

  it('with 400 and the expected name when the file is in another field', async () => {
    const { body } = await post().attach('kep', Buffer.from('one'), 'a.jpg').expect(400);
    expect(body).toMatchObject({
      code: 'malformed',
      message: 'Rossz mezőben érkezett fájl: küldd „images” néven!',
    });
  });

  it('with 413 when a file is too large, and earlier ones are deleted', async () => {
    const { body } = await post()
      .attach('images', Buffer.from('one'), 'a.jpg')
      .attach('images', Buffer.alloc(1025), 'b.jpg')
      .expect(413);
    expect(body.code).toBe('too_large');
  });

  it('with 413 when there are too many files', async () => {
    const request = post();
    for (const name of ['a', 'b', 'c', 'd']) request.attach('images', Buffer.from(name), `${name}.jpg`);
    expect((await request.expect(413)).body.message).toBe(
      'Egyszerre legfeljebb 3 fájlt küldhetsz, válassz kevesebbet!',
    );
  });

  it('with 413 for its declared length, before any of it is read', async () => {
    await raw(`${part('images', 'y'.repeat(80_000), 'a.jpg')}${end}`).expect(413);
  });

  const file = part('images', 'one', 'a.jpg');
  it.each([
    [
      'thousands of fields',
      413,
      `${file}${Array.from({ length: 3000 }, (_, i) => part(`f${i}`, '')).join('')}${end}`,
    ],
    ['a field more than any form has', 413, `${file}${part('note', '').repeat(17)}${end}`],
    ['a long field', 413, `${file}${part('note', 'y'.repeat(5000))}${end}`],
    ['a long field name', 413, `${file}${part('n'.repeat(100), 'y')}${end}`],
    ['an index bomb', 400, `${file}${part('note[999999999]', 'y')}${part('note[x]', 'y')}${end}`],
    ['a deep name', 400, `${file}${part(`note${'[a]'.repeat(15)}`, 'y')}${end}`],
    ['no end', 400, file],
    ['no part', 400, ''],
    ['a part without headers', 400, `--x\r\n\r\nfoo\r\n--y`],
  ])('when it has %s', async (_what, status, body) => {
    const reply = await raw(body).expect(status);
    expect(reply.body).toMatchObject({ ok: false, code: status === 413 ? 'too_large' : 'malformed' });
    expect(seen).toEqual([]);
  });

  it('when it has no boundary', async () => {
    expect((await raw(file + end, 'multipart/form-data').expect(400)).body.code).toBe('malformed');
  });

  it('and field names of the object prototype are accepted', async () => {
    const body = file + part('__proto__', 'y') + part('constructor', 'y') + end;
    await raw(body).expect(200);
    expect(Object.hasOwn(Object.prototype, 'y')).toBe(false);
  });

  it('and files of an aborted upload are deleted', async () => {
    const server = app.listen(0);
    const { port } = server.address() as { port: number };
    const { connect } = await import('node:net');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n${file}${part('images', 'half', 'b.jpg').slice(0, -2)}`,
    );
    const arrived = async () => (await readdir(join(dataDir, 'tmp'))).length;
    await expect.poll(arrived).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(arrived).toBe(0);
    server.close();
  });
});
