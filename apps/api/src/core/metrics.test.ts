import type { AddressInfo } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createMetrics, serveMetrics } from './metrics.ts';

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

it('serves the metrics at the chosen address', async () => {
  const server = await serveMetrics(createMetrics(), { port: 0, host: '0.0.0.0' });
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('0.0.0.0');
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('process_cpu');
  server.close();
});

it('leaves out what cannot be read, and what is no longer there', async () => {
  const { addGauge, addCounter, registry } = createMetrics();
  let names = ['one', 'two'];
  const read = () => names.map((name, value) => ({ labels: { name }, value: value + 1 }));
  addGauge({ name: 'a_gauge', help: '-', labelNames: ['name'], read });
  addCounter({ name: 'a_counter', help: '-', labelNames: ['name'], read });
  addGauge({ name: 'lost', help: '-', labelNames: ['name'], read: () => Promise.reject(new Error('away')) });
  const readOwn = async () => (await registry.metrics()).match(/^(a_gauge|a_counter|lost)\{.*$/gm);
  const both = ['a_gauge{name="one"} 1', 'a_gauge{name="two"} 2'];
  const counted = ['a_counter{name="one"} 1', 'a_counter{name="two"} 2'];
  expect(await readOwn()).toEqual([...both, ...counted]);
  names = ['one'];
  expect(await readOwn()).toEqual([both[0], counted[0]]);
});
