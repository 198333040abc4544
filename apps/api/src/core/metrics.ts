import { createServer, type Server } from 'node:http';
import { allEndpoints } from '@piacter/contracts';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const segments: ReadonlySet<string> = new Set(allEndpoints.map(({ path }) => path.split('/')[2] ?? ''));

/** A value as it is when the metrics are read. */
export interface Reading<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

interface ReadMetric<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
  /** If it throws, as where the database does not respond, the metric has no values, and the others have theirs. */
  read: () => readonly Reading<Label>[] | Promise<readonly Reading<Label>[]>;
}

async function readOrNothing<Label extends string>({ read }: ReadMetric<Label>) {
  try {
    return await read();
  } catch {
    return [];
  }
}

/** Prometheus metrics, one registry per process. */
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

  /** The first segment below /api of a known endpoint, or 'site'; without IDs and unknown paths, to bound the cardinality. */
  const getGroup = (path: string) => {
    if (!path.startsWith('/api/')) return 'site';
    const segment = path.split('/')[2] ?? '';
    return segments.has(segment) ? segment : 'unknown';
  };

  const observe: RequestHandler = (request, response, next) => {
    const start = performance.now();
    response.once('finish', () => {
      requests.observe(
        {
          method: request.method,
          group: getGroup(request.path),
          status: `${Math.floor(response.statusCode / 100)}xx`,
        },
        (performance.now() - start) / 1000,
      );
    });
    next();
  };

  const addGauge = <Label extends string>(metric: ReadMetric<Label>) =>
    new Gauge({
      ...metric,
      registers: [registry],
      async collect() {
        const readings = await readOrNothing(metric);
        this.reset();
        for (const { labels, value } of readings) this.set(labels, value);
      },
    });

  const addCounter = <Label extends string>(metric: ReadMetric<Label>) =>
    new Counter({
      ...metric,
      registers: [registry],
      async collect() {
        const readings = await readOrNothing(metric);
        this.reset();
        for (const { labels, value } of readings) this.inc(labels, value);
      },
    });

  return { registry, jobs, observe, addGauge, addCounter };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Serves the metrics on a separate port, on the loopback address unless another is chosen, as they are not public. */
export function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
