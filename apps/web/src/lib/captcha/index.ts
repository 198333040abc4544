export { useCaptcha } from './use-captcha.ts';
