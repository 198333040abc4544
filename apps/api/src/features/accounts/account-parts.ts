import type { CaptchaGate } from '../../adapters/captcha/index.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, type MailOutbox } from '../emails/index.ts';
import { type AccountMails, createAccountMails } from './account-mails.ts';
import { createKnownDevices, type KnownDevices } from './known-devices.ts';
import { createLoginGuard, type LoginGuard } from './login-guard.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';
import { createSecretGuard, type SecretGuard } from './secret-guard.ts';
import { createSessionService, type SessionService } from './sessions.service.ts';

/** Dependencies shared by the services of this feature; a single hasher, as it limits concurrency. */
export interface AccountParts {
  deps: Deps;
  limiter: Limiter;
  sessions: SessionService;
  devices: KnownDevices;
  gate: CaptchaGate;
  guard: LoginGuard;
  secretGuard: SecretGuard;
  hasher: PasswordHasher;
  outbox: MailOutbox;
  mails: AccountMails;
}

export interface AccountDeps extends Deps {
  limiter: Limiter;
  gate: CaptchaGate;
}

export function createAccountParts({ limiter, gate, ...deps }: AccountDeps): AccountParts {
  const devices = createKnownDevices(deps);
  return {
    deps,
    limiter,
    gate,
    sessions: createSessionService(deps),
    devices,
    guard: createLoginGuard({ limiter, devices, gate }),
    secretGuard: createSecretGuard({ limiter }),
    hasher: createPasswordHasher(deps.passwordCost),
    outbox: createMailOutbox(deps),
    mails: createAccountMails(deps.config.publicUrl),
  };
}
