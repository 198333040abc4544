import { allEndpoints } from '@piacter/contracts';
import { speakHungarian } from '@piacter/contracts/core';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { ApiError } from './core/http/api-error.ts';
import { errorHandler } from './core/http/error-handler.ts';
import type { Implementation } from './core/http/implement.ts';
import { requestLog } from './core/http/request-log.ts';
import { type AdapterDeps, apiRouter } from './core/http/route-adapter.ts';
import type { Deps } from './deps.ts';
import { lookupRoutes, lookupService } from './features/lookups/index.ts';
import { type Lifecycle, operationRoutes } from './features/operations/index.ts';

/** Every endpoint of the contracts has to have its handler: a gap stops the start, not a user. */
function assertComplete(implementations: readonly Implementation[]): void {
  const done = new Set(implementations.map(({ endpoint }) => endpoint));
  const missing = allEndpoints
    .filter((endpoint) => !done.has(endpoint))
    .map(({ method, path }) => `${method} ${path}`);
  if (missing.length > 0) throw new Error(`Endpoints without a handler: ${missing.join(', ')}`);
}

/** The application: middleware and features in the order a request meets them. */
export function createApp(deps: Deps & AdapterDeps, lifecycle: Lifecycle): Express {
  speakHungarian();
  const lookups = lookupService(deps);
  const implementations = [...lookupRoutes(lookups), ...operationRoutes(deps, lifecycle)];
  assertComplete(implementations);

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.config.trustProxy);
  // Query values are text or missing; a repeated name is a list, which no schema takes.
  app.set('query parser', 'simple');
  app.use(requestLog(deps.log));
  app.use(compression());
  app.use(cookieParser());
  app.use('/', apiRouter(implementations, deps));
  app.use('/api', () => {
    throw new ApiError('not_found', { message: 'Ilyen hívás nincs!' });
  });
  app.use(errorHandler(deps.log));
  return app;
}
