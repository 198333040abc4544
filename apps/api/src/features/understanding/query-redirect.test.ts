import express from 'express';
import supertest from 'supertest';
import { expect, it, vi } from 'vitest';
import { createErrorHandler } from '../../core/http/error-handler.ts';
import { OverloadError } from '../../core/http/overload-error.ts';
import { createLogger } from '../../core/log.ts';
import { createQueryRedirect, queryPath } from './query-redirect.ts';

it.each([
  ['győr', null, '/?q=gy%C5%91r'],
  ['', null, '/'],
  ['kiadó lakás', '/ingatlanok?adType=2', '/ingatlanok?adType=2'],
])('%j leads to its results, or back to the box that asks for the kind', async (q, address, location) => {
  const understand = async () => ({ kind: null, filters: {}, rest: q, address, understood: [] });
  const redirect = createQueryRedirect({ understand }, { run: (_arrival, task) => task() });
  const app = express().get(queryPath, redirect);
  const { headers } = await supertest(app).get(queryPath).query({ q }).expect(303);
  expect(headers.location).toBe(location);
});

it('the form is understood only once it is admitted, like a page', async () => {
  const understand = vi.fn();
  const redirect = createQueryRedirect({ understand }, { run: () => Promise.reject(new OverloadError()) });
  const app = express()
    .get(queryPath, redirect)
    .use(createErrorHandler(createLogger('silent')));
  await supertest(app).get(queryPath).query({ q: 'kiadó lakás' }).expect(503);
  expect(understand).not.toHaveBeenCalled();
});
