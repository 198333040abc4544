/** A proof sent with one message; valid once, until `expiresAt` (milliseconds since 1970). */
export type CaptchaToken = { token: string; expiresAt: number };

export type CaptchaProvider = {
  /** Creating a token takes long and it stays valid for a while, so it is created while the visitor writes. */
  isCreatedInAdvance: boolean;
  /** Creates one of the normal level. */
  createToken: () => Promise<CaptchaToken>;
};

/** The captcha failed to create a token; `message` is shown to the visitor (CON-02). */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';
}
