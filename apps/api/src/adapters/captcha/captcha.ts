import type { CaptchaChallenge, CaptchaProvider } from '@piacter/contracts/contact';

/** Port of the contact form's captcha: an outside service, or a proof of work of our own. */
export interface Captcha {
  provider: CaptchaProvider;
  /** What the browser's script of the provider needs to know; null where there is none. */
  siteKey: string | null;
  /** A task for the browser; undefined with a provider that sets its own. */
  challenge?: () => Promise<CaptchaChallenge>;
  /**
   * Whether the token is a solution that nobody has used before; asking uses it up. Throws `CaptchaUnreachable`
   * when the provider does not answer.
   */
  verify: (token: string) => Promise<boolean>;
}

/** The provider cannot be asked at the moment, or does not accept our keys. */
export class CaptchaUnreachable extends Error {
  override readonly name = 'CaptchaUnreachable';
}
