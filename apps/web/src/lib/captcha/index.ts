export { useCaptcha } from './use-captcha.ts';
export { useFormCaptcha } from './use-form-captcha.ts';
