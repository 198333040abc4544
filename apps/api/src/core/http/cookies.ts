import type { Request, Response } from 'express';
import type { CookieValue } from './session.ts';

/** Name of the refresh cookie. */
export const refreshCookieName = 'piacter_refresh';

/** Name of the cookie that marks a browser in which a user has signed in before. */
export const deviceCookieName = 'piacter_device';

/** Name of the cookie that marks the browser in which somebody has registered. */
export const registrationCookieName = 'piacter_registration';

/** The random value of a cookie that marks a browser; undefined if it is none of ours. */
export function readBrowserCookie(request: Request, name: string): string | undefined {
  const value = (request.cookies as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? value : undefined;
}

const options = (isHttps: boolean) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isHttps,
  path: '/api',
});

export const setRefreshCookie = (response: Response, { value, expires }: CookieValue, isHttps: boolean) =>
  response.cookie(refreshCookieName, value, { ...options(isHttps), expires });

export const clearRefreshCookie = (response: Response, isHttps: boolean) =>
  response.clearCookie(refreshCookieName, options(isHttps));

export const setDeviceCookie = (response: Response, { value, expires }: CookieValue, isHttps: boolean) =>
  response.cookie(deviceCookieName, value, { ...options(isHttps), expires });

export const setRegistrationCookie = (
  response: Response,
  { value, expires }: CookieValue,
  isHttps: boolean,
) => response.cookie(registrationCookieName, value, { ...options(isHttps), expires });
