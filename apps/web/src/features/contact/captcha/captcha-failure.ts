/** A captcha that gave no token; `message` is for the person (CON-02). */
export class CaptchaFailure extends Error {
  override readonly name = 'CaptchaFailure';
}
