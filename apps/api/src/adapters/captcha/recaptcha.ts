import { captchaAction } from '@piacter/contracts/contact';
import { z } from 'zod';
import { CaptchaUnreachable } from './captcha.ts';

interface Settings {
  siteKey: string;
  secret: string;
  /** URL of the verification endpoint. */
  url: string;
  timeoutMs?: number;
}

/** Minimum score between 0 (certainly a bot) and 1 (certainly a person), as recommended by the provider. */
const minScore = 0.5;

const verdict = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Error codes caused by our configuration, where a retry by the visitor cannot help. */
const configurationErrors = /secret|bad-request/;

/** reCAPTCHA v3: the provider verifies the browser's token, and accepts each token once. */
export function createRecaptcha({ siteKey, secret, url, timeoutMs = 5000 }: Settings) {
  async function requestVerdict(token: string): Promise<z.infer<typeof verdict>> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return verdict.parse(await response.json());
    } catch (cause) {
      throw new CaptchaUnreachable('The captcha provider is unreachable', { cause });
    }
  }

  return {
    provider: 'recaptcha' as const,
    siteKey,
    async verify(token: string): Promise<boolean> {
      if (token === '') return false;
      const { success, score = 0, action: done, 'error-codes': errors } = await requestVerdict(token);
      if (errors.some((error) => configurationErrors.test(error)))
        throw new CaptchaUnreachable(`The captcha provider rejects the configuration: ${errors.join(', ')}`);
      // The action ties the token to this form.
      return success && done === captchaAction && score >= minScore;
    },
  };
}
