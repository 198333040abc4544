import type { Deps } from '../../deps.ts';
import type { Captcha } from './captcha.ts';
import { proofOfWork } from './proof-of-work.ts';
import { recaptcha } from './recaptcha.ts';

/** reCAPTCHA where its keys are set, else our own proof of work. */
export const openCaptcha = (deps: Pick<Deps, 'config' | 'db' | 'clock'>): Captcha =>
  deps.config.recaptcha ? recaptcha(deps.config.recaptcha) : proofOfWork(deps);
