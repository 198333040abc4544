export type { CaptchaProgress } from './use-captcha.ts';
export { useFormCaptcha } from './use-form-captcha.ts';
