import { type MailOutbox, mailOutbox } from '../../adapters/mail/index.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { type AccountMails, accountMails } from './account-mails.ts';
import { type PasswordHasher, passwordHasher } from './password-hasher.ts';
import { type SessionService, sessionService } from './sessions.service.ts';

/** What the services of this feature share; one hasher for all, or its gate would be none. */
export interface AccountParts {
  deps: Deps;
  limiter: Limiter;
  sessions: SessionService;
  hasher: PasswordHasher;
  outbox: MailOutbox;
  mails: AccountMails;
}

export const accountParts = (deps: Deps, limiter: Limiter): AccountParts => ({
  deps,
  limiter,
  sessions: sessionService(deps),
  hasher: passwordHasher(deps.passwordCost),
  outbox: mailOutbox(deps),
  mails: accountMails(deps.config.publicUrl),
});
