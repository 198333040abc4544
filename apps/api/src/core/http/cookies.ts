import type { Response } from 'express';
import type { CookieValue } from './session.ts';

/** Name of the refresh cookie. */
export const refreshCookieName = 'piacter_refresh';

/** Name of the cookie that marks a browser in which a user has signed in before. */
export const deviceCookieName = 'piacter_device';

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
