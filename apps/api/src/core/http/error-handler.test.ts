import { createDatabase } from '@piacter/db';
import express from 'express';
import { sql } from 'kysely';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { ApiError } from './api-error.ts';
import { createErrorHandler } from './error-handler.ts';

/** The reply of an app whose requests all run `work`. */
const replyTo = (work: () => Promise<unknown>, log = createLogger('silent'), path = '/api/countries') => {
  const app = express();
  app.use(async () => {
    await work();
  });
  app.use(createErrorHandler(log));
  return supertest(app).get(path);
};

describe('the reply to a failure', () => {
  it.each([
    ['whose socket is gone', 'mysql://root@localhost/piacter?socketPath=/nonexistent/piacter.sock'],
    ['whose host is gone', 'mysql://root@piacter.invalid/piacter'],
    ['that does not listen', 'mysql://root@127.0.0.1:1/piacter'],
  ])('of a database %s asks to retry later', async (_case, url) => {
    const db = createDatabase({ url, connections: 1 });
    const reply = await replyTo(() => sql`select 1`.execute(db));
    expect([reply.status, reply.headers['retry-after'], reply.body.code]).toEqual([503, '5', 'unavailable']);
    await db.destroy();
  });

  it('for a row whose choice was deleted meanwhile is a conflict', async () => {
    const missing = Object.assign(new Error('Cannot add or update a child row'), { errno: 1452 });
    const reply = await replyTo(() => Promise.reject(missing));
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });

  it.each([
    ['MariaDB', 1969],
    ['MySQL', 3024],
  ])('whose statement was stopped by %s asks to retry later', async (_server, errno) => {
    const reply = await replyTo(() => Promise.reject(Object.assign(new Error('stopped'), { errno })));
    expect([reply.status, reply.headers['retry-after'], reply.body.code]).toEqual([503, '5', 'unavailable']);
  });

  it('does not contain the cause, which is logged', async () => {
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    const cause = new Error('the provider hung up');
    const reply = await replyTo(() => Promise.reject(new ApiError('unavailable', { cause })), log);
    expect(reply.status).toBe(503);
    expect(reply.text).not.toContain('hung up');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the provider hung up');
  });

  it.each([
    ['the disk', Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })],
    ['a quota', Object.assign(new Error('quota'), { code: 'EDQUOT' })],
    [
      'the disk of the file store',
      new Error('not written', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) }),
    ],
    [
      'the disk of the database',
      Object.assign(new Error('disk full'), { code: 'ER_DISK_FULL', errno: 1021 }),
    ],
  ])('reports that %s is full, and asks to retry later', async (_case, error) => {
    const reply = await replyTo(() => Promise.reject(error));
    expect([reply.status, reply.headers['retry-after'], reply.body.code]).toEqual([503, '60', 'unavailable']);
    expect(reply.body.message).toContain('Betelt a tárhelyünk');
  });

  it('contains no details of an unknown error', async () => {
    const reply = await replyTo(() => Promise.reject(new TypeError('secret detail')));
    expect([reply.status, reply.body.message]).toEqual([500, 'Váratlan hiba történt!']);
    expect(reply.text).not.toContain('secret');
  });

  it.each([
    ['an internal error, which may be temporary', new TypeError('secret'), 503, true],
    ['overload', new ApiError('unavailable', { retryAfter: 2 }), 503, true],
    ['an address that cannot be decoded', new ApiError('malformed'), 400, false],
  ])('is a small page where a page was requested: %s', async (_case, error, status, isReloaded) => {
    const reply = await replyTo(() => Promise.reject(error), createLogger('silent'), '/ingatlanok');
    expect([reply.status, reply.type, reply.headers['cache-control']]).toEqual([
      status,
      'text/html',
      'no-store',
    ]);
    expect(reply.text.includes('http-equiv="refresh"')).toBe(isReloaded);
    expect(reply.headers['retry-after'] !== undefined).toBe(isReloaded);
    expect(reply.text).not.toContain('secret');
  });
});
