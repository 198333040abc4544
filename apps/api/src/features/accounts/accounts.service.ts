import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { accountParts } from './account-parts.ts';
import { credentialsService } from './credentials.service.ts';
import { registrationService } from './registration.service.ts';
import { signInService } from './sign-in.service.ts';

/** Everything of accounts, over one hasher and one way to make sessions. */
export function accountService(deps: Deps, limiter: Limiter) {
  const parts = accountParts(deps, limiter);
  return {
    authenticator: parts.sessions.authenticator,
    signIn: signInService(parts),
    registration: registrationService(parts),
    credentials: credentialsService(parts),
  };
}

export type AccountService = ReturnType<typeof accountService>;
