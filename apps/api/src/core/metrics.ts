import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Numbers for Prometheus; one registry a process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from request to reply, by method, route group and status class.',
    labelNames: ['method', 'group', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Runs of background jobs, by job and outcome.',
    labelNames: ['job', 'outcome'] as const,
    registers: [registry],
  });

  /** The first segment below /api, or 'site': never an id, so that the series stay few. */
  const groupOf = (path: string) => (path.startsWith('/api/') ? (path.split('/')[2] ?? '') : 'site');

  const observe: RequestHandler = (request, response, next) => {
    const start = performance.now();
    response.once('finish', () => {
      const known = response.statusCode === 404 ? 'unknown' : groupOf(request.path);
      requests.observe(
        { method: request.method, group: known, status: `${Math.floor(response.statusCode / 100)}xx` },
        (performance.now() - start) / 1000,
      );
    });
    next();
  };

  return { registry, jobs, observe };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Serves the metrics on a loopback port of their own: they are the operator's, not the public's. */
export function serveMetrics({ registry }: Metrics, port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
