import type { Deps } from '../../deps.ts';
import type { Captcha } from './captcha.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createRecaptcha } from './recaptcha.ts';

/** reCAPTCHA where its keys are configured, else the self-hosted proof of work. */
export const createCaptcha = (deps: Pick<Deps, 'config' | 'db' | 'clock'>): Captcha =>
  deps.config.recaptcha ? createRecaptcha(deps.config.recaptcha) : createProofOfWork(deps);
