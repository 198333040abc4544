import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { type AdapterDeps, createRequestHandler } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { Implementation } from './implement.ts';

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const firstSegment = (path: string) => path.split('/')[2] ?? '';

function addRoutes(
  implementations: readonly Implementation[],
  routers: Map<string, Router>,
  answer: ReturnType<typeof createRequestHandler>,
): void {
  const methods = new Map<string, { path: string; allowed: Set<string> }>();
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
}

/**
 * Routes by the first segment below /api to small routers, so that a request is matched against a handful of patterns
 * instead of all two hundred.
 */
export function createApiRouter(
  implementations: readonly Implementation[],
  deps: AdapterDeps,
): RequestHandler {
  const routers = new Map<string, Router>();
  const answer = createRequestHandler(deps);
  const hasParameters = ({ endpoint }: Implementation) => endpoint.path.includes('{');
  // A fixed path comes first, with the refusal of other methods: it would fit a parameter as well.
  for (const part of [false, true])
    addRoutes(
      implementations.filter((implementation) => hasParameters(implementation) === part),
      routers,
      answer,
    );
  return (request, response, next) => {
    const router = routers.get(firstSegment(request.path));
    if (router) router(request, response, next);
    else next();
  };
}
