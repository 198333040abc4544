import type { CaptchaLevel } from '@piacter/contracts/core';
import { ApiError } from '../../core/http/api-error.ts';
import type { Logger } from '../../core/log.ts';
import { type Captcha, CaptchaUnreachable } from './captcha.ts';

/** Seconds after which a provider that did not answer may be asked again. */
const retryAfter = 30;

/** Spends a token; throws `captcha_failed`, or `unavailable` while the provider cannot be asked. */
type CaptchaCheck = (token: string) => Promise<CaptchaLevel>;

export const createCaptchaCheck =
  (captcha: Pick<Captcha, 'verify'>, log: Logger): CaptchaCheck =>
  async (token) => {
    try {
      const level = await captcha.verify(token);
      if (level) return level;
    } catch (error) {
      if (!(error instanceof CaptchaUnreachable)) throw error;
      log.error({ err: error }, 'captcha');
      throw new ApiError('unavailable', { message: 'reCAPTCHA nem érhető el', retryAfter });
    }
    throw new ApiError('captcha_failed');
  };
