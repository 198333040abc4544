export { type Captcha, CaptchaUnreachable } from './captcha.ts';
export { createCaptcha } from './create-captcha.ts';
export { deleteSpentCaptchas } from './spent-captchas.ts';
