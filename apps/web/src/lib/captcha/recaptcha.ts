import { captchaAction } from '@piacter/contracts/contact/values';
import { CaptchaFailure, type CaptchaProvider } from './provider.ts';
import { text } from './text.ts';

/** The part of Google's script that is used. */
type Recaptcha = {
  ready: (begin: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

/** Validity of a token in milliseconds: two minutes. */
const validityMs = 120_000;

const findScript = (): Recaptcha | undefined => (window as { grecaptcha?: Recaptcha }).grecaptcha;

const loadScript = (siteKey: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Removed, so that the next attempt loads it again.
      script.remove();
      reject(new CaptchaFailure(text.noRecaptcha));
    });
    document.head.append(script);
  });

/** reCAPTCHA v3; its token is requested when the message is sent. */
export async function recaptcha(siteKey: string): Promise<CaptchaProvider> {
  if (findScript() === undefined) await loadScript(siteKey);
  const script = findScript();
  if (script === undefined) throw new CaptchaFailure(text.noRecaptcha);
  await new Promise<void>((resolve) => script.ready(resolve));
  return {
    isCreatedInAdvance: false,
    createToken: async () => {
      const token = await script.execute(siteKey, { action: captchaAction }).catch((error: unknown) => {
        console.warn('reCAPTCHA gave no token.', error);
        throw new CaptchaFailure(text.failed);
      });
      if (!token) throw new CaptchaFailure(text.invalid);
      return { token, expiresAt: Date.now() + validityMs };
    },
  };
}
