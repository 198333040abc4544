import { z } from 'zod';
import { emailAddress, emptyAsNull, id, phoneNumber, requiredLine, text } from '../core/index.ts';
import { captchaProviders, contactLimits } from './values.ts';

/** The solution of a captcha, of whichever provider `client-config` names; each counts once. */
export const captchaToken = z.string().max(8000);

/** A message to an advertiser (CON-01). `captchaToken` is of whichever provider `client-config` names. */
export const contactMessageBody = z.object({
  name: requiredLine(contactLimits.name),
  phone: phoneNumber,
  /** Where an answer goes (ours); without one the advertiser calls. */
  email: emptyAsNull(emailAddress).default(null),
  message: text(contactLimits.message).pipe(z.string().min(1)),
  /** The addressee; their address never leaves the server. */
  userID: id,
  captchaToken: captchaToken.default(''),
});
export type ContactMessageBody = z.output<typeof contactMessageBody>;

const hex = (minimum: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .min(minimum)
    .max(200);

/** A challenge of the self-hosted captcha, in the form that altcha's widget (version 3) solves. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string().max(40),
    nonce: hex(32),
    salt: hex(32),
    /** Rounds of a try. */
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    /** How the key that has to be found begins. */
    keyPrefix: hex(1),
    keySignature: hex(1),
    /** Seconds since 1970: the last moment at which a solution counts. */
    expiresAt: z.int().positive(),
  }),
  signature: hex(1),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** What the browser has to know of the captcha; `siteKey` is null for the self-hosted one. */
export const captchaConfig = z.object({
  provider: z.enum(captchaProviders),
  siteKey: z.string().nullable(),
});
