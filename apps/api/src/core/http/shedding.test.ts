import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { shedOverload } from './shedding.ts';
import { transportLimits } from './transport-limits.ts';

const maxWaitMs = 60;

const appWith = (isHopeless: boolean) =>
  express()
    .set('trust proxy', 'loopback')
    .use(shedOverload({ isHopeless: () => isHopeless }, { ...transportLimits, maxWaitMs }))
    .use((_request, response) => void response.send('worked on'));

describe('a read that would wait in vain', () => {
  it.each([
    ['/api/search-real-estates', 'application/json', '"code":"unavailable"'],
    ['/ingatlanok', 'text/html', '<meta http-equiv="refresh"'],
  ])('is refused before anything is done for it, %s as %s', async (path, type, words) => {
    const began = performance.now();
    const reply = await supertest(appWith(true)).get(path);
    expect(performance.now() - began).toBeGreaterThanOrEqual(maxWaitMs - 1);
    expect([reply.status, reply.type, reply.headers['retry-after']]).toEqual([503, type, '2']);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.text).toContain(words);
  });

  it.each([
    ['get', '/api/health'],
    ['get', '/api/ready'],
    ['get', '/assets/entry.js'],
    ['get', '/files/images/a.webp'],
    ['get', '/favicon.svg'],
    ['post', '/api/login'],
  ] as const)('is not %s %s', async (method, path) => {
    const reply = await supertest(appWith(true))[method](path);
    expect(reply.text).toBe('worked on');
  });

  it('is none while lines are short', async () => {
    const reply = await supertest(appWith(false)).get('/ingatlanok');
    expect(reply.text).toBe('worked on');
  });
});
