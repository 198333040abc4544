import { getPositions, Positions, withPositions } from '@piacter/db/positions';
import type { Request, RequestHandler, Response } from 'express';

/** Name of the cookie with the position of the browser's last write in the database's replication. */
const positionCookieName = 'piacter_position';

const getCookie = (request: Request): string => {
  const value = (request.cookies as Record<string, unknown> | undefined)?.[positionCookieName];
  return typeof value === 'string' ? value : '';
};

/**
 * Read-your-writes with replicas that lag: the browser keeps the position of its last write, and its reads go to the
 * primary until the replica has reached it. A cookie, because the public calls read no session and any process may
 * answer; a forged value costs a read of the primary.
 */
export const trackPositions: RequestHandler = (request, _response, next) =>
  withPositions(Positions.parse(getCookie(request)), () => next());

/** Sets the cookie if the request has written. */
export function setPositionCookie(response: Response, isHttps: boolean): void {
  const positions = getPositions();
  if (!positions?.isChanged) return;
  response.cookie(positionCookieName, String(positions), {
    httpOnly: true,
    // Also sent when a link of another site, such as a mail, opens a page.
    sameSite: 'lax',
    secure: isHttps,
    path: '/',
  });
}
