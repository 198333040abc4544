import type { CaptchaChallenge, CaptchaProvider } from '@piacter/contracts/contact';
import type { CaptchaLevel } from '@piacter/contracts/core';

/** Port of the captcha: an external service or the self-hosted proof of work. */
export interface Captcha {
  provider: CaptchaProvider;
  /** Public key for the provider's script; null where it needs none. */
  siteKey: string | null;
  /** Creates a challenge; undefined for the normal level of a provider whose script gets its own. */
  challenge: (level: CaptchaLevel) => Promise<CaptchaChallenge | undefined>;
  /** Whether a token, be it valid or not, is a proof of work, which alone can be harder than normal. */
  isProofOfWork: (token: string) => boolean;
  /**
   * The level of a valid solution that was not used before, which spends it; undefined for any other token. Throws
   * `CaptchaUnreachable` when the provider does not answer.
   */
  verify: (token: string) => Promise<CaptchaLevel | undefined>;
}

/** The provider does not answer or rejects our keys. */
export class CaptchaUnreachable extends Error {
  override readonly name = 'CaptchaUnreachable';
}
