import { captchaAction } from '@piacter/contracts/contact';
import { z } from 'zod';
import { type Captcha, CaptchaUnreachable } from './captcha.ts';

interface Settings {
  siteKey: string;
  secret: string;
  /** Address that verifies tokens. */
  url: string;
  timeoutMs?: number;
}

/** From 0 (a robot, surely) to 1 (a person, surely); the provider's own advice. */
const minScore = 0.5;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Faults of the installation, which no visitor can mend by trying again. */
const configurationErrors = /secret|bad-request/;

/** reCAPTCHA v3: a token of the browser is checked by the provider, which takes each only once. */
export function createRecaptcha({ siteKey, secret, url, timeoutMs = 5000 }: Settings): Captcha {
  async function ask(token: string): Promise<z.infer<typeof verdict>> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`It answered ${response.status}`);
      return verdict.parse(await response.json());
    } catch (cause) {
      throw new CaptchaUnreachable('The captcha provider cannot be asked', { cause });
    }
  }

  return {
    provider: 'recaptcha',
    siteKey,
    async verify(token) {
      if (token === '') return false;
      const { success, score = 0, action: done, 'error-codes': errors } = await ask(token);
      if (errors.some((error) => configurationErrors.test(error)))
        throw new CaptchaUnreachable(`The captcha provider refuses the installation: ${errors.join(', ')}`);
      // A token made for something else does not count.
      return success && done === captchaAction && score >= minScore;
    },
  };
}
