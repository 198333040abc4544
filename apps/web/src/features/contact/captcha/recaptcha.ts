import { captchaAction } from '@piacter/contracts/contact/values';
import { text } from '../text.ts';
import { CaptchaFailure } from './captcha-failure.ts';
import type { CaptchaProvider } from './provider.ts';

/** The part of Google's script that is used. */
type Recaptcha = {
  ready: (begin: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

/** Milliseconds that a token is good for: two minutes, as Google says. */
const lifetime = 120_000;

const found = (): Recaptcha | undefined => (window as { grecaptcha?: Recaptcha }).grecaptcha;

const loadScript = (siteKey: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Left in the page it would stand in the way of the next attempt.
      script.remove();
      reject(new CaptchaFailure(text.captcha.noRecaptcha));
    });
    document.head.append(script);
  });

/** reCAPTCHA v3: Google's script judges by itself; its tokens are asked for when the message goes. */
export async function recaptcha(siteKey: string): Promise<CaptchaProvider> {
  if (found() === undefined) await loadScript(siteKey);
  const script = found();
  if (script === undefined) throw new CaptchaFailure(text.captcha.noRecaptcha);
  await new Promise<void>((resolve) => script.ready(resolve));
  return {
    isMadeAhead: false,
    makeTicket: async () => {
      const token = await script.execute(siteKey, { action: captchaAction }).catch((error: unknown) => {
        console.warn('reCAPTCHA gave no token.', error);
        throw new CaptchaFailure(text.captcha.failed);
      });
      if (!token) throw new CaptchaFailure(text.captcha.invalid);
      return { token, expiresAt: Date.now() + lifetime };
    },
  };
}
