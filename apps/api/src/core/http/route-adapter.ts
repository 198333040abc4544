import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { type AdapterDeps, createRequestHandler } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { Implementation } from './implement.ts';

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const firstSegment = (path: string) => path.split('/')[2] ?? '';

/**
 * Routes by the first segment below /api to small routers, so that a request is matched against a handful of patterns
 * instead of all two hundred.
 */
export function createApiRouter(
  implementations: readonly Implementation[],
  deps: AdapterDeps,
): RequestHandler {
  const routers = new Map<string, Router>();
  const methods = new Map<string, { path: string; allowed: Set<string> }>();
  const answer = createRequestHandler(deps);
  for (const implementation of implementations) {
    const { method, path } = implementation.endpoint;
    const segment = firstSegment(path);
    const router = routers.get(segment) ?? Router({ caseSensitive: true });
    routers.set(segment, router);
    const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const handler = answer(implementation);
    router[name](expressPath(path), (request: Request, response: Response, next: NextFunction) => {
      handler(request, response).catch(next);
    });
    // Endpoints of the same path may name its parameters differently.
    const shape = path.replace(/\{\w+\}/g, '{}');
    const known = methods.get(shape) ?? { path, allowed: new Set() };
    known.allowed.add(method);
    methods.set(shape, known);
  }
  for (const { path, allowed } of methods.values()) {
    routers.get(firstSegment(path))?.all(expressPath(path), (_request: Request, response: Response) => {
      response.setHeader('Allow', [...allowed].join(', '));
      throw new ApiError('method_not_allowed');
    });
  }
  return (request, response, next) => {
    const router = routers.get(firstSegment(request.path));
    if (router) router(request, response, next);
    else next();
  };
}
