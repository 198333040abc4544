/** Longest texts of a message to an advertiser, in characters. */
export const contactLimits = {
  name: 120,
  message: 4000,
} as const;

/** reCAPTCHA v3 where its keys are set, else the self-hosted proof of work. */
export const captchaProviders = ['recaptcha', 'altcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** What every captcha is solved for, whichever provider checks it (001 §5). */
export const captchaAction = 'submit';
