export { type Captcha, CaptchaUnreachable } from './captcha.ts';
export { openCaptcha } from './open-captcha.ts';
export { deleteSpentCaptchas } from './spent-captchas.ts';
