/** The proof sent with one message; valid once, until `expiresAt` (milliseconds since 1970). */
export type CaptchaToken = { token: string; expiresAt: number };

export type CaptchaProvider = {
  /** The token takes long to create and stays valid for a while: it is created while the visitor writes. */
  isCreatedAhead: boolean;
  createToken: () => Promise<CaptchaToken>;
};

/** A captcha that gave no token; `message` is shown to the visitor (CON-02). */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';
}
