export { type CaptchaProgress, useFormCaptcha } from './use-captcha.ts';
