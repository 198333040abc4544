/** Maximum lengths of a message to an advertiser, in characters. */
export const contactLimits = {
  name: 120,
  message: 4000,
} as const;

/** reCAPTCHA v3 where its keys are configured, else the self-hosted proof of work. */
export const captchaProviders = ['recaptcha', 'altcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** The action name of every captcha, for both providers. */
export const captchaAction = 'submit';
