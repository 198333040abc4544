import { z } from 'zod';
import { id, phoneNumber, requiredLine, text } from '../core/index.ts';

/** Longest message to an advertiser, in characters. */
export const messageLimit = 4000;

/** A message to an advertiser (CON-01). `captchaToken` is of whichever provider `client-config` names. */
export const contactMessageBody = z.object({
  name: requiredLine(120),
  phone: phoneNumber,
  message: text(messageLimit).pipe(z.string().min(1)),
  /** The addressee; their address never leaves the server. */
  userID: id,
  captchaToken: z.string().max(8000).default(''),
});
export type ContactMessageBody = z.output<typeof contactMessageBody>;

/** reCAPTCHA v3 where its keys are set, else the self-hosted proof of work; both carry the action 'submit'. */
export const captchaProviders = ['recaptcha', 'altcha'] as const;
export type CaptchaProvider = (typeof captchaProviders)[number];

/** What the browser has to know of the captcha; `siteKey` is null for the self-hosted one. */
export const captchaConfig = z.object({
  provider: z.enum(captchaProviders),
  siteKey: z.string().nullable(),
});
