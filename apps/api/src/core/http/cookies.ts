import type { Response } from 'express';
import type { RefreshCookie } from './session.ts';

/** Name of the refresh cookie. */
export const refreshCookieName = 'piacter_refresh';

const options = (isHttps: boolean) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: isHttps,
  path: '/api',
});

export const setRefreshCookie = (response: Response, { value, expires }: RefreshCookie, isHttps: boolean) =>
  response.cookie(refreshCookieName, value, { ...options(isHttps), expires });

export const clearRefreshCookie = (response: Response, isHttps: boolean) =>
  response.clearCookie(refreshCookieName, options(isHttps));
