import type { ForgottenBody } from '@piacter/contracts/accounts';
import type { Request } from 'express';
import { inTransaction, isDuplicate } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import type { CookieValue, Session } from '../../core/http/session.ts';
import { createUnrequestedMails } from '../emails/index.ts';
import type { AccountParts } from './account-parts.ts';
import { text } from './accounts.text.ts';
import { assertUncommon } from './common-passwords.ts';
import { parseEmailChange, serializeEmailChange } from './email-change-payload.ts';
import { findAccountForUpdate } from './lock/lock-account.ts';
import {
  consumeSecret,
  findSecret,
  issueSecret,
  readSecret,
  replaceSecret,
  revokeSecrets,
} from './one-time-secrets.ts';
import {
  changePassword,
  findUser,
  findUserByEmail,
  getUser,
  setEmail,
  setPassword,
  setTwoFactor,
} from './users.queries.ts';

interface PasswordReset {
  pass: string;
  safetyCode: string;
  userID: number;
}

/** Changes of password, mail address and two-factor login (AUTH-11, AUTH-12, PROF-01, PROF-02, PROF-03). */
export function createCredentialsService({
  deps,
  limiter,
  gate,
  secretGuard,
  devices,
  sessions,
  hasher,
  outbox,
  mails,
}: AccountParts) {
  const { db, clock } = deps;
  const resetMails = createUnrequestedMails(limiter, 'password-reset');

  /** Sets the password of a valid link; `secret_invalid` otherwise. */
  async function setForgottenPassword(
    { pass, safetyCode, userID }: PasswordReset,
    request: Request,
  ): Promise<CookieValue> {
    const link = { purpose: 'password_reset', secret: safetyCode, userID } as const;
    await readSecret(db, { ...link, now: clock.now() });
    const user = await findUser(db, userID);
    if (!user) throw new ApiError('secret_invalid');
    assertUncommon('pass', pass, user.email);
    const passwordHash = await hasher.hash(pass);
    return inTransaction(db, async (trx) => {
      const now = clock.now();
      await consumeSecret(trx, { ...link, now });
      await setPassword(trx, userID, passwordHash, now);
      await revokeSecrets(trx, userID, ['activation', 'two_factor', 'password_reset', 'email_change'], now);
      await sessions.revokeOthers(trx, userID);
      await outbox.add(trx, mails.passwordChanged(user));
      return devices.replaceAll(trx, userID, request);
    });
  }

  /** Says that nothing is left to do to whoever opens the link of the address that the account has. */
  async function assertOtherEmail(link: { secret: string; userID: number }): Promise<void> {
    const known = await findSecret(db, { ...link, purpose: 'email_change' });
    const user = known && (await findUser(db, known.userID));
    if (user && user.email === parseEmailChange(known.payload).email)
      throw new ApiError('already_confirmed', { message: text.emailChangedBefore });
  }

  return {
    /** Throws a field error unless the password is the caller's: 401 would sign the browser out. */
    async assertPassword({ userID }: Session, pass: string): Promise<void> {
      const user = await getUser(db, userID);
      if (!(await hasher.verify(pass, user.passwordHash))) throw invalidField('pass', text.wrongPassword);
    },

    async twoFactorStatus({ userID }: Session) {
      const { twoFactor } = await getUser(db, userID);
      return { data: { twoFactor: twoFactor ? (1 as const) : (0 as const) } };
    },

    switchTwoFactor: ({ userID, sessionID }: Session, twoFactor: 0 | 1) =>
      inTransaction(db, async (trx) => {
        const now = clock.now();
        if (await setTwoFactor(trx, userID, twoFactor, now)) {
          await revokeSecrets(trx, userID, ['two_factor'], now);
          await sessions.revokeOthers(trx, userID, sessionID);
        }
        return { message: twoFactor ? text.twoFactorOn : text.twoFactorOff };
      }),

    /** The other sessions end, and the other browsers are no longer known. */
    async changePassword(
      session: Session,
      given: { currentPass: string; newPass: string },
      request: Request,
    ) {
      const { userID, sessionID } = session;
      const user = await getUser(db, userID);
      assertUncommon('newPass', given.newPass, user.email);
      // A field error, since 401 would sign the browser out.
      if (!(await hasher.verify(given.currentPass, user.passwordHash)))
        throw invalidField('currentPass', text.wrongCurrentPassword);
      const to = await hasher.hash(given.newPass);
      const device = await inTransaction(db, async (trx) => {
        const now = clock.now();
        if (!(await changePassword(trx, { userID, from: user.passwordHash, to, now })))
          throw new ApiError('conflict');
        await revokeSecrets(trx, userID, ['password_reset', 'two_factor', 'email_change'], now);
        await sessions.revokeOthers(trx, userID, sessionID);
        await outbox.add(trx, mails.passwordChanged(user));
        return devices.replaceAll(trx, userID, request);
      });
      return { reply: { message: text.passwordChanged, token: sessions.sign(session) }, device };
    },

    /**
     * Mails a link. Earlier ones stay valid: otherwise a stranger who goes on asking would void those of the owner. Always
     * compares a password, so that known and unknown addresses take the same time.
     */
    async forgotten({ email, captchaToken }: ForgottenBody, request: Request) {
      const { count } = gate.open(captchaToken, request);
      await count('forgotten-password', email);
      const mayMail = await resetMails.mayMail(email);
      const mailLink = inTransaction(db, async (trx) => {
        const user = await findUserByEmail(trx, email);
        if (!user || user.deletedAt || !mayMail || !(await findAccountForUpdate(trx, user.userID))) return;
        const now = clock.now();
        const secret = await issueSecret(trx, { userID: user.userID, purpose: 'password_reset', now });
        await outbox.add(trx, mails.forgotten(user, secret));
      });
      await Promise.all([hasher.compareDummy(), mailLink]);
      return { message: text.forgotten };
    },

    /** The browser that opened the link becomes a known one: nobody can lock the user out there. */
    async resetPassword(reset: PasswordReset, request: Request) {
      const { userID } = reset;
      const device = await secretGuard.count({ request, userID }, () => setForgottenPassword(reset, request));
      return { reply: { message: text.passwordReset }, device };
    },

    /** Mails a link to the new address and a notice to the old one; the reply does not disclose a taken address. */
    async requestEmailChange(
      { userID, sessionID }: Session,
      { pass, email }: { pass: string; email: string },
    ) {
      const user = await getUser(db, userID);
      if (!(await hasher.verify(pass, user.passwordHash))) throw invalidField('pass', text.wrongPassword);
      if (email === user.email) throw invalidField('email', text.sameEmail);
      await limiter.takeFor('email-change', `user:${userID}`);
      await inTransaction(db, async (trx) => {
        const now = clock.now();
        const owner = await findUserByEmail(trx, email);
        const payload = serializeEmailChange({ email, sessionID });
        const secret = await replaceSecret(trx, { userID, purpose: 'email_change', payload, now });
        if (!owner) await outbox.add(trx, mails.emailChange(user, email, secret));
        else if (!owner.deletedAt) await outbox.add(trx, mails.emailAlreadyUsed(owner, now));
        await outbox.add(trx, mails.emailChangeRequested(user, email));
      });
      return { message: text.emailMailed };
    },

    /** Sets the new address and revokes all sessions except the requesting one. */
    async confirmEmail({ key, userID }: { key: string; userID: number }, request: Request) {
      const confirm = async () => {
        await assertOtherEmail({ secret: key, userID });
        return inTransaction(db, async (trx) => {
          const now = clock.now();
          const { payload } = await consumeSecret(trx, { purpose: 'email_change', secret: key, userID, now });
          const { email, sessionID } = parseEmailChange(payload);
          if (!(await findUser(trx, userID))) throw new ApiError('secret_invalid');
          await setEmail(trx, userID, email, now);
          // Links mailed to the old address are revoked.
          await revokeSecrets(trx, userID, ['password_reset', 'two_factor'], now);
          await sessions.revokeOthers(trx, userID, sessionID);
        });
      };
      await secretGuard.count({ request, userID }, confirm).catch((error: unknown) => {
        throw isDuplicate(error) ? new ApiError('conflict', { message: text.emailTaken }) : error;
      });
      return { message: text.emailChanged };
    },
  };
}
