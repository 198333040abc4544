import type { CaptchaChallenge, CaptchaProvider } from '@piacter/contracts/contact';

/** Port of the contact form's captcha: an external service or the self-hosted proof of work. */
export interface Captcha {
  provider: CaptchaProvider;
  /** Public key for the provider's script; null where it needs none. */
  siteKey: string | null;
  /** Creates a challenge; undefined with a provider whose script gets its own. */
  challenge?: () => Promise<CaptchaChallenge>;
  /**
   * Whether the token is a valid solution that was not used before; verifying spends it. Throws `CaptchaUnreachable`
   * when the provider does not answer.
   */
  verify: (token: string) => Promise<boolean>;
}

/** The provider does not answer or rejects our keys. */
export class CaptchaUnreachable extends Error {
  override readonly name = 'CaptchaUnreachable';
}
