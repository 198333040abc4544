export type { Captcha } from './captcha.ts';
export { type CaptchaCheck, createCaptchaCheck } from './captcha-check.ts';
export { createCaptcha } from './create-captcha.ts';
export { deleteSpentCaptchas } from './spent-captchas.ts';
