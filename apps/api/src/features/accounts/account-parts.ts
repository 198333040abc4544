import { createMailOutbox, type MailOutbox } from '../../adapters/mail/index.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { type AccountMails, createAccountMails } from './account-mails.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { createSessionService, type SessionService } from './sessions.service.ts';

/** What the services of this feature share; one hasher for all, or its gate would be none. */
export interface AccountParts {
  deps: Deps;
  limiter: Limiter;
  sessions: SessionService;
  hasher: PasswordHasher;
  outbox: MailOutbox;
  mails: AccountMails;
}

export const createAccountParts = (deps: Deps, limiter: Limiter): AccountParts => ({
  deps,
  limiter,
  sessions: createSessionService(deps),
  hasher: createPasswordHasher(deps.passwordCost),
  outbox: createMailOutbox(deps),
  mails: createAccountMails(deps.config.publicUrl),
});
