import type { Endpoint, ParamsOf, ReplyOf } from '@piacter/contracts/core';
import type { Request } from 'express';
import { ApiError } from '../../core/http/api-error.ts';
import type { AnyCall, Implementation } from '../../core/http/implement.ts';
import { validate } from '../../core/http/validate.ts';

/** Calls an endpoint in process, as an anonymous visitor would over HTTP. */
export type Ask = <E extends Endpoint>(
  endpoint: E,
  parts: { params?: Record<keyof ParamsOf<E>, string>; query?: Record<string, string> },
  request: Request,
) => Promise<ReplyOf<E> | undefined>;

/** The function returns undefined for client errors such as `not_found`, and throws all others. */
export function createAsk(implementations: readonly Implementation[]): Ask {
  const handlers = new Map(
    implementations.map((implementation) => [implementation.endpoint, implementation]),
  );
  return async (endpoint, { params = {}, query = {} }, request) => {
    const implementation = handlers.get(endpoint);
    if (!implementation) throw new Error(`${endpoint.path} has no handler`);
    try {
      // The handler gets no Express objects: public reads use nothing of them.
      const call: AnyCall = {
        params: endpoint.params ? validate(endpoint.params, params) : {},
        query: endpoint.query ? validate(endpoint.query, query) : {},
        body: undefined,
        files: [],
        session: endpoint.access === 'public' ? undefined : null,
        request,
        isUnchanged: () => false,
        setRefreshCookie: () => undefined,
        setDeviceCookie: () => undefined,
        setRegistrationCookie: () => undefined,
      };
      const result = (await implementation.handle(call)) as object;
      return endpoint.reply.parse({ message: '', ...result, ok: true }) as ReplyOf<typeof endpoint>;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) return undefined;
      throw error;
    }
  };
}
