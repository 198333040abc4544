import express from 'express';
import supertest from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { createLoadShedding } from './shedding.ts';
import { transportLimits } from './transport-limits.ts';

const maxWaitMs = 60;

const appWith = (wouldTimeOut: boolean, countRefusal = () => {}) =>
  express()
    .set('trust proxy', 'loopback')
    .use(
      createLoadShedding(
        { wouldTimeOut: () => wouldTimeOut, countRefusal },
        { ...transportLimits, maxWaitMs },
      ),
    )
    .use((_request, response) => void response.send('worked on'));

describe('load shedding', () => {
  it.each([
    ['/api/search-real-estates', 'application/json', '"code":"unavailable"'],
    ['/ingatlanok', 'text/html', '<meta http-equiv="refresh"'],
  ])('rejects a read before any processing, %s as %s', async (path, type, words) => {
    const began = performance.now();
    const countRefusal = vi.fn();
    const reply = await supertest(appWith(true, countRefusal)).get(path);
    expect(countRefusal).toHaveBeenCalledOnce();
    expect(performance.now() - began).toBeGreaterThanOrEqual(maxWaitMs - 1);
    expect([reply.status, reply.type, reply.headers['retry-after']]).toEqual([503, type, '2']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).toContain(words);
    expect(reply.text).toContain('túl sokan');
  });

  it.each([
    ['get', '/api/health'],
    ['get', '/api/ready'],
    ['get', '/assets/entry.js'],
    ['get', '/files/images/a.webp'],
    ['get', '/favicon.svg'],
    ['post', '/api/login'],
  ] as const)('does not apply to %s %s', async (method, path) => {
    const reply = await supertest(appWith(true))[method](path);
    expect(reply.text).toBe('worked on');
  });

  it('does not apply to short queues', async () => {
    const reply = await supertest(appWith(false)).get('/ingatlanok');
    expect(reply.text).toBe('worked on');
  });
});
