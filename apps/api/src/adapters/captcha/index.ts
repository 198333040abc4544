export type { Captcha } from './captcha.ts';
export { type CaptchaGate, createCaptchaGate } from './captcha-gate.ts';
export { createCaptcha } from './create-captcha.ts';
export { deleteSpentCaptchas } from './spent-captchas.ts';
