import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('counts unknown paths under one label, whatever their status', async () => {
  const metrics = createMetrics();
  const app = express();
  app.use(metrics.observe);
  app.use((_request, response) => {
    response.status(429).end();
  });
  for (const path of ['/api/countries', '/api/made-up-1', '/api/made-up-2', '/api/__proto__', '/ingatlan/1'])
    await supertest(app).get(path);
  const text = await metrics.registry.metrics();
  const groups = [...text.matchAll(/_seconds_count\{method="GET",group="([^"]+)",status="4xx"\} (\d+)/g)];
  expect(groups.map(([, group, count]) => [group, count])).toEqual([
    ['countries', '1'],
    ['unknown', '3'],
    ['site', '1'],
  ]);
});
