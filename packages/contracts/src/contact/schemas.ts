import { z } from 'zod';
import {
  captchaLevels,
  captchaToken,
  emailAddress,
  emptyAsNull,
  flag,
  id,
  phoneNumber,
  requiredLine,
  requiredText,
} from '../core/index.ts';
import { listingIDs } from '../listings/schemas.ts';
import { listingKinds } from '../listings/values.ts';
import { partyFields } from '../stays/party-schemas.ts';
import { captchaProviders, contactLimits } from './values.ts';

/** The level of the challenge to create: that of the `captcha_required` which asked for it. */
export const challengeQuery = z.object({ level: z.enum(captchaLevels).default('normal') });

/** A message to an advertiser (CON-01), with a captcha token of the provider that `client-config` names. */
export const contactMessageBody = z
  .object({
    name: requiredLine(contactLimits.name),
    phone: phoneNumber,
    /** The visitor's address for an answer (ours); without one the advertiser calls. */
    email: emptyAsNull(emailAddress).default(null),
    message: requiredText(contactLimits.message),
    /** The recipient, whose address is never disclosed. */
    userID: id,
    /** The recipient's listing that it is about (ours), so that the mail can name it; at most one. */
    ...listingIDs,
    /** The same in another form (ours), both or none. */
    kind: z.enum(listingKinds).optional(),
    id: id.optional(),
    /** Days and people that are asked for (ours, CAL-08), of an accommodation. */
    stay: z.object(partyFields).optional(),
    /** 1 for a mail with the link to the conversation (ours), of a message about a listing. */
    wantsCopy: flag.optional(),
    captchaToken: captchaToken.default(''),
  })
  .refine(({ kind, id: listingID }) => (kind === undefined) === (listingID === undefined), {
    path: ['id'],
    error: 'A hirdetés típusát és azonosítóját együtt add meg!',
  });
export type ContactMessageBody = z.output<typeof contactMessageBody>;

const hex = (minimum: number) =>
  z
    .string()
    .regex(/^[0-9a-f]+$/)
    .min(minimum)
    .max(200);

/** A challenge of the self-hosted captcha, in the format of altcha's widget (version 3). */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string().max(40),
    nonce: hex(32),
    salt: hex(32),
    /** Rounds per attempt. */
    cost: z.int().positive(),
    keyLength: z.int().positive(),
    /** Prefix of the key to be found. */
    keyPrefix: hex(1),
    keySignature: hex(1),
    /** Expiry in seconds since 1970. */
    expiresAt: z.int().positive(),
  }),
  signature: hex(1),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

/** The browser's configuration of the captcha; `siteKey` is null for the self-hosted one. */
export const captchaConfig = z.object({
  provider: z.enum(captchaProviders),
  siteKey: z.string().nullable(),
});
