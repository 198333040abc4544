import { z } from 'zod';
import { documentedMessages } from '../core/hungarian.ts';
import { captchaToken, emailAddress, flag, idFromAddress, roleIDs } from '../core/index.ts';
import { passwordMaxBytes, passwordMinLength, registrableRoles } from './values.ts';

// Passwords are hashed in NFC, in which some letters take more bytes than as typed.
const byteLength = (value: string) => new TextEncoder().encode(value.normalize('NFC')).length;

/** A new password. Only the server checks it against the list of common passwords. */
export const newPassword = z
  .string()
  .min(1)
  .refine((value) => [...value].length >= passwordMinLength, {
    error: `A jelszó legalább ${passwordMinLength} karakter legyen!`,
  })
  .refine((value) => byteLength(value) <= passwordMaxBytes, {
    error: `A jelszó túl hosszú: legfeljebb ${passwordMaxBytes} karakter lehet, ékezetes betűkkel kevesebb. Válassz rövidebbet!`,
  });

/** A password to compare with the stored one; its format is not validated. */
export const existingPassword = z.string().min(1).max(1000);

/** A one-time secret of a mailed link: 32 random bytes in base64url. Never coerced from a number. */
export const oneTimeSecret = z
  .string()
  .min(20)
  .max(128)
  .regex(/^[\w-]+$/);

const registrableIDs = registrableRoles.map((role) => roleIDs[role]);

/** Sent only after `captcha_required`; the calls normally need none. */
const demandedCaptcha = { captchaToken: captchaToken.optional() };

export const loginBody = z.object({ email: emailAddress, pass: existingPassword, ...demandedCaptcha });

/**
 * Compares a password with its repetition as soon as both are typed, whatever other errors there are: a refinement of
 * the whole object would wait until all fields are valid.
 */
const areTyped =
  (...names: readonly string[]) =>
  ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' && value !== null && names.every((name) => Boolean(Reflect.get(value, name)));

export const registrationBody = z
  .object({
    email: emailAddress,
    pass: newPassword,
    passAgain: z.string().min(1),
    /** The id of a role that can register, which excludes the admin's. */
    userType: z
      .int()
      .min(Math.min(...registrableIDs))
      .max(Math.max(...registrableIDs)),
    ...demandedCaptcha,
  })
  .refine((body) => body.pass === body.passAgain, {
    path: ['passAgain'],
    error: 'A két jelszó nem egyezik, írd be újra mindkettőt!',
    when: areTyped('pass', 'passAgain'),
  });

export const passwordChangeBody = z
  .object({ currentPass: existingPassword, newPass: newPassword, newPassAgain: z.string().min(1) })
  .refine((body) => body.newPass === body.newPassAgain, {
    path: ['newPassAgain'],
    error: documentedMessages.passwordsDiffer,
    when: areTyped('newPass', 'newPassAgain'),
  });

export const passwordResetBody = z
  .object({
    pass: newPassword,
    passAgain: z.string().min(1),
    safetyCode: oneTimeSecret,
    userID: idFromAddress,
  })
  .refine((body) => body.pass === body.passAgain, {
    path: ['passAgain'],
    error: documentedMessages.passwordsDiffer,
    when: areTyped('pass', 'passAgain'),
  });

export const emailChangeBody = z.object({ pass: existingPassword, email: emailAddress });
export const keyBody = z.object({ key: oneTimeSecret, userID: idFromAddress });
export const activationBody = z.object({
  activationString: oneTimeSecret,
  /** The password of the registration, to prove that it was one's own. */
  pass: existingPassword.optional(),
  /** Whether the call comes from the page that the mailed link opens, rather than from a program. */
  isFromMail: flag.default(0),
});
export type ActivationBody = z.output<typeof activationBody>;
export const twoFactorBody = z.object({ twoFactor: flag });
export const forgottenBody = z.object({ email: emailAddress, ...demandedCaptcha });
export type ForgottenBody = z.output<typeof forgottenBody>;
