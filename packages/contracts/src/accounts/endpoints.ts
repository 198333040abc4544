import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, flagReply, id, messageReply, roles } from '../core/index.ts';
import {
  activationBody,
  emailChangeBody,
  forgottenBody,
  keyBody,
  loginBody,
  passwordChangeBody,
  passwordResetBody,
  registrationBody,
  twoFactorBody,
} from './schemas.ts';

const token = z.string();

/** Of calls that need a captcha when they are made too often. */
const captchaErrors = ['captcha_required', 'captcha_failed', 'unavailable'] as const;

export const checkPagePermission = defineEndpoint({
  method: 'GET',
  path: '/api/check-page-permission',
  access: 'signed-in',
  summary: 'Whether the session is valid for the area of the role (SES-02).',
  query: z.object({ path: z.string().max(64).optional() }),
  reply: fieldsReply({
    data: z.object({ userID: id, path: z.enum(roles), email: z.string() }),
    token: token.optional(),
  }),
  errors: ['forbidden'],
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  limit: 'login',
  summary:
    'Signs in; with two-factor on, mails a one-time link instead of returning a token (AUTH-01, AUTH-08, AUTH-09). `captcha_required` after too many wrong passwords: repeat the call with a `captchaToken` of its `captchaLevel`; `conflict` where several links were mailed a moment ago.',
  body: loginBody,
  reply: fieldsReply({ twoFactor: flagReply, token: token.optional() }),
  errors: ['wrong_credentials', 'not_activated', 'blocked', 'conflict', ...captchaErrors],
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/api/register',
  access: 'public',
  limit: 'registration',
  summary:
    'Registers an account and mails the activation link; the reply does not disclose whether the address was taken (AUTH-02). `captcha_required` after several of an address or a client: repeat the call with a `captchaToken` of its `captchaLevel`.',
  body: registrationBody,
  reply: messageReply,
  errors: captchaErrors,
});

export const mailActivation = defineEndpoint({
  method: 'POST',
  path: '/api/activation-mails',
  access: 'public',
  limit: 'login',
  summary:
    'Mails the activation link of a pending registration again, to who knows its password (ours, AUTH-07); then this browser counts as the one that registered. `conflict` for an active account, and where several were mailed a moment ago.',
  body: loginBody,
  reply: messageReply,
  errors: ['wrong_credentials', 'blocked', 'conflict', ...captchaErrors],
});

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/api/refresh-token',
  access: 'refresh-cookie',
  summary: 'Exchanges the refresh cookie for a new access token and rotates the cookie.',
  reply: fieldsReply({ token }),
});

export const logout = defineEndpoint({
  method: 'DELETE',
  path: '/api/logout',
  access: 'public-or-session',
  summary: 'Revokes the session and clears the cookie; idempotent (SES-06).',
  reply: messageReply,
});

export const activateRegistration = defineEndpoint({
  method: 'POST',
  path: '/api/activate-registration',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Activates a registration with the code of the mailed link; single use, seven days (AUTH-07). With `isFromMail` it needs the password in any browser but the one that registered, as strangers can have the mail sent: `password_required`. `already_confirmed` to who opens the link of an active account once more.',
  body: activationBody,
  reply: messageReply,
  errors: ['secret_invalid', 'already_confirmed', 'password_required'],
});

export const twoFactorAuth = defineEndpoint({
  method: 'POST',
  path: '/api/two-factor-auth',
  access: 'public',
  limit: 'one-time-secret',
  summary: 'Finishes a two-factor login with the key of the mailed link; single use, one week (AUTH-09).',
  body: keyBody,
  reply: fieldsReply({ token }),
  errors: ['secret_invalid'],
});

export const twoFactorStatus = defineEndpoint({
  method: 'GET',
  path: '/api/two-factor-status',
  access: 'signed-in',
  summary: 'Whether login by mailed link is on (PROF-03).',
  reply: dataReply(z.object({ twoFactor: flagReply })),
});

export const switchTwoFactor = defineEndpoint({
  method: 'PATCH',
  path: '/api/two-factor-on-off',
  access: 'signed-in',
  summary: 'Switches login by mailed link on or off; the other sessions of the user end (PROF-03).',
  body: twoFactorBody,
  reply: messageReply,
});

export const updateEmail = defineEndpoint({
  method: 'PATCH',
  path: '/api/update-reg-email',
  access: 'signed-in',
  limit: 'password',
  summary:
    'Requests a new e-mail address, which takes effect when the link mailed to it is opened (PROF-01).',
  body: emailChangeBody,
  reply: messageReply,
});

export const confirmEmail = defineEndpoint({
  method: 'PATCH',
  path: '/api/confirm-reg-email',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Confirms a new e-mail address with the key of the mailed link; single use, one day. `already_confirmed` to who opens the link once more while the account has that address.',
  body: keyBody,
  reply: messageReply,
  errors: ['secret_invalid', 'already_confirmed'],
});

export const updatePassword = defineEndpoint({
  method: 'PATCH',
  path: '/api/update-pass',
  access: 'signed-in',
  limit: 'password',
  summary: 'Changes the password; all other sessions of the user end (PROF-02).',
  body: passwordChangeBody,
  reply: fieldsReply({ token }),
  errors: ['conflict'],
});

export const forgottenPassword = defineEndpoint({
  method: 'POST',
  path: '/api/forgotten-pass',
  access: 'public',
  limit: 'forgotten-password',
  summary:
    'Mails a link for a new password; same reply for known and unknown addresses (AUTH-11). `captcha_required` after several of an address or a client: repeat the call with a `captchaToken` of its `captchaLevel`.',
  body: forgottenBody,
  reply: messageReply,
  errors: captchaErrors,
});

export const resetPassword = defineEndpoint({
  method: 'PATCH',
  path: '/api/update-forgotten-pass',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Sets a new password with the code of the mailed link; single use, one hour; all sessions end (AUTH-12).',
  body: passwordResetBody,
  reply: messageReply,
  errors: ['secret_invalid'],
});
