import { type AccountDeps, createAccountParts } from './account-parts.ts';
import { createCredentialsService } from './credentials.service.ts';
import { createRegistrationService } from './registration.service.ts';
import { createSignInService } from './sign-in.service.ts';

/** The services of accounts with shared dependencies. */
export function createAccountService(deps: AccountDeps) {
  const parts = createAccountParts(deps);
  return {
    authenticator: parts.sessions.authenticator,
    signIn: createSignInService(parts),
    registration: createRegistrationService(parts),
    credentials: createCredentialsService(parts),
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
