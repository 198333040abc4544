import type { Deps } from '../../deps.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork, type Tries } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

/**
 * reCAPTCHA where its keys are configured, else the self-hosted proof of work. The harder levels are always the latter,
 * since the score of a person cannot be raised by trying harder.
 */
export function createCaptcha(deps: Pick<Deps, 'config' | 'db' | 'clock'>, tries?: Tries): Captcha {
  const { recaptcha } = deps.config;
  const proofOfWork = createProofOfWork(deps, tries);
  if (!recaptcha) return proofOfWork;
  const { isProofOfWork } = proofOfWork;
  const { verify, ...provider } = createRecaptcha(recaptcha);
  return {
    ...provider,
    isProofOfWork,
    challenge: async (level) => (level === 'normal' ? undefined : proofOfWork.challenge(level)),
    async verify(token) {
      if (isProofOfWork(token)) return proofOfWork.verify(token);
      return (await verify(token)) ? 'normal' : undefined;
    },
  };
}
