import type { Request, Response } from 'express';
import { clearRefreshCookie, setDeviceCookie, setRefreshCookie, setRegistrationCookie } from './cookies.ts';
import type { Call } from './implement.ts';
import type { Authentication, CookieValue } from './session.ts';

type CallSetters = Pick<
  Call<never>,
  'isUnchanged' | 'setRefreshCookie' | 'setDeviceCookie' | 'setRegistrationCookie'
>;

interface Exchange {
  request: Request;
  authentication: Authentication | null;
  isSignedOut: boolean;
}

/** What a handler may set beside its reply. */
export const createSetters = (exchange: Exchange, response: Response, isHttps: boolean): CallSetters => ({
  isUnchanged: (etag) => {
    response.setHeader('ETag', etag);
    return exchange.request.headers['if-none-match'] === etag && !exchange.authentication?.freshToken;
  },
  setRefreshCookie: (cookie: CookieValue | null) => {
    exchange.isSignedOut = cookie === null;
    if (cookie) setRefreshCookie(response, cookie, isHttps);
    else clearRefreshCookie(response, isHttps);
  },
  setDeviceCookie: (cookie) => setDeviceCookie(response, cookie, isHttps),
  setRegistrationCookie: (cookie) => setRegistrationCookie(response, cookie, isHttps),
});

/** For the call of a page, whose reply is only a part of what is sent. */
export const noSetters: CallSetters = {
  isUnchanged: () => false,
  setRefreshCookie: () => undefined,
  setDeviceCookie: () => undefined,
  setRegistrationCookie: () => undefined,
};
