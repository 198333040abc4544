import express, { type RequestHandler } from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../log.ts';
import { ApiError } from './api-error.ts';
import { createErrorHandler } from './error-handler.ts';
import { createRequestLog } from './request-log.ts';

/** The log lines of `count` concurrent requests to an app with `handler`. */
async function logRequests(
  count: number,
  handler: RequestHandler,
  { level = 'info', trusted = 'loopback' } = {},
) {
  const lines: string[] = [];
  const log = createLogger(level, { write: (line) => lines.push(line) });
  const app = express()
    .set('trust proxy', trusted)
    .use(createRequestLog(log), handler, createErrorHandler(log));
  const began = Math.floor(Date.now() / 1000);
  const ids: (string | undefined)[] = [];
  for (let n = 0; n < count; n += 1) {
    const reply = await supertest(app).get('/api/login?token=secret').set('X-Request-Id', 'request-7');
    ids.push(reply.headers['x-request-id']);
  }
  const seconds = Math.floor(Date.now() / 1000) - began + 1;
  return { lines: lines.map((line) => JSON.parse(line)), text: lines.join(''), ids, seconds };
}

describe('the log of requests', () => {
  it('has a line for each, without the query', async () => {
    const { lines, text } = await logRequests(1, (_request, response) => void response.status(201).end());
    expect(lines).toMatchObject([
      { level: 30, req: { id: 'request-7', method: 'GET', path: '/api/login' }, res: { status: 201 } },
    ]);
    expect(lines[0].responseTime).toBeGreaterThanOrEqual(0);
    expect(text).not.toContain('secret');
  });

  it('takes the ID of a request from a trusted proxy only, and replies with the one it has', async () => {
    const handler: RequestHandler = (_request, response) => void response.status(201).end();
    const ofStranger = await logRequests(1, handler, { trusted: '10.0.0.1' });
    const { id } = ofStranger.lines[0].req;
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(ofStranger.ids).toEqual([id]);
    expect((await logRequests(1, handler)).ids).toEqual(['request-7']);
  });

  const refuse: RequestHandler = () => {
    throw new ApiError('unavailable');
  };

  it('samples the lines of mass rejections without stacks, and reports the number of skipped ones', async () => {
    const { lines, text, seconds } = await logRequests(60, refuse);
    expect(lines.length).toBeLessThanOrEqual(5 * seconds);
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(text).not.toMatch(/stack|\.ts:/);
    const left = 60 - lines.length;
    const told = lines.reduce((sum, { skipped = 0 }) => sum + skipped, 0);
    expect(told).toBeLessThanOrEqual(left);
    // The first of two seconds may have had too few requests to skip any.
    if (seconds > 2) expect(told).toBeGreaterThan(0);
  });

  it('skips nothing at level debug', async () => {
    expect((await logRequests(60, refuse, { level: 'debug' })).lines).toHaveLength(60);
  });

  it('contains the reason of a database failure', async () => {
    const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const { lines } = await logRequests(1, () => Promise.reject(lost));
    expect(lines).toMatchObject([{ level: 40, res: { status: 503 }, reason: 'connect ECONNREFUSED' }]);
  });
});
