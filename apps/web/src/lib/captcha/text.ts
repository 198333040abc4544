import { documentedMessages } from '@piacter/contracts/core/hungarian';

/** Hungarian texts for a captcha without a token, as documented (CON-02). */
export const text = {
  invalid: documentedMessages.captchaFailed,
  failed: 'Az ellenőrzés nem fejeződött be. Próbáld újra!',
  noRecaptcha: 'reCAPTCHA nem érhető el',
} as const;
