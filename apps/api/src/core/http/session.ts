import type { Role } from '@piacter/contracts/core';
import type { Request } from 'express';

/** The caller, read from the access token and the session's row only. */
export interface Session {
  userID: number;
  role: Role;
  sessionID: number;
}

export interface Authentication {
  session: Session;
  /** A new access token when the given one had expired and the refresh cookie was valid. */
  freshToken?: string;
  /** The rotated refresh cookie for it. */
  refreshCookie?: CookieValue;
}

/** The value and expiry of a cookie. */
export interface CookieValue {
  value: string;
  expires: Date;
}

/** Implemented by the accounts feature for the route adapter. */
export interface Authenticator {
  /**
   * The caller's session; null without a valid token, also for a malformed one. `isRenewed` says whether an expired token
   * and the refresh cookie are exchanged for new ones, or only let in.
   */
  authenticate: (request: Request, isRenewed: boolean) => Promise<Authentication | null>;
}
