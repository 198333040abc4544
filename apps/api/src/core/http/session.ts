import type { Role } from '@piacter/contracts/core';
import type { Request } from 'express';

/** Who calls. Everything in it comes from the token and the session's row, nothing from the request's body. */
export interface Session {
  userID: number;
  role: Role;
  sessionID: number;
}

export interface Authentication {
  session: Session;
  /** A new access token, when the one that came had expired and the refresh cookie was still good. */
  freshToken?: string;
  /** The rotated refresh cookie that goes with it. */
  refreshCookie?: CookieValue;
}

/** A cookie that the server sets, without its fixed attributes. */
export interface CookieValue {
  value: string;
  expires: Date;
}

/** What the accounts feature gives the route adapter. */
export interface Authenticator {
  /** The caller's session; null without a valid token. Never throws for bad tokens. */
  authenticate: (request: Request) => Promise<Authentication | null>;
}
