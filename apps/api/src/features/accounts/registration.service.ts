import { randomBytes } from 'node:crypto';
import type { ActivationBody } from '@piacter/contracts/accounts';
import type { Request } from 'express';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction, isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import { readBrowserCookie, registrationCookieName } from '../../core/http/cookies.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { CookieValue, Session } from '../../core/http/session.ts';
import { hashSecret } from '../../core/link-secret.ts';
import { createUnrequestedMails } from '../emails/index.ts';
import type { AccountParts } from './account-parts.ts';
import { text } from './accounts.text.ts';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import { assertUncommon } from './common-passwords.ts';
import { consumeSecret, findSecret, issueSecret, lifetimes, readSecret } from './one-time-secrets.ts';
import {
  type PendingRegistration,
  parseRegistration,
  serializeRegistration,
} from './registration-payload.ts';
import { activateUser, findUser, findUserByEmail, insertUser, replaceRegistration } from './users.queries.ts';

interface Registration {
  email: string;
  pass: string;
  userType: number;
  captchaToken?: string | undefined;
}

/** Registration and its confirmation (AUTH-02, AUTH-03, AUTH-07). */
export function createRegistrationService({
  deps,
  limiter,
  gate,
  guard,
  secretGuard,
  hasher,
  outbox,
  mails,
}: AccountParts) {
  const { db, clock } = deps;
  const activationMails = createUnrequestedMails(limiter, 'activation');

  async function record(trx: Trx, email: string, registration: PendingRegistration): Promise<void> {
    const now = clock.now();
    const found = await findUserByEmail(trx, email);
    if (found?.deletedAt) return;
    if (found?.activatedAt) {
      await outbox.add(trx, mails.alreadyRegistered(found, now));
      return;
    }
    const { userType, passwordHash } = registration;
    if (found) await replaceRegistration(trx, { userID: found.userID, userType, passwordHash, now });
    const userID =
      found?.userID ?? (await insertUser(trx, { email, userType, passwordHash, activatedAt: null, now }));
    await mailLink(trx, { userID, email }, registration);
  }

  async function mailLink(
    trx: Trx,
    { userID, email }: { userID: number; email: string },
    registration: PendingRegistration,
  ): Promise<void> {
    const payload = serializeRegistration(registration);
    const secret = await issueSecret(trx, { userID, purpose: 'activation', payload, now: clock.now() });
    await outbox.add(trx, mails.activation(email, secret));
  }

  /** A secret by which the browser is known as the one that registered (docs/adr/0044). */
  function markBrowser(): { browser: CookieValue; browserHash: Buffer } {
    const value = randomBytes(32).toString('base64url');
    const expires = new Date(clock.now().getTime() + lifetimes.activation);
    return { browser: { value, expires }, browserHash: hashSecret(value) };
  }

  /** Throws unless the caller proves that the registration was their own (docs/adr/0044). */
  async function assertOwn(
    { pass, isFromMail }: ActivationBody,
    { userID, passwordHash, browserHash }: PendingRegistration & { userID: number },
    request: Request,
  ): Promise<void> {
    if (pass !== undefined) {
      await limiter.takeFor('password', `activation:${userID}`);
      if (!(await hasher.verify(pass, passwordHash))) throw invalidField('pass', text.notRegisteredPassword);
    } else if (isFromMail) {
      const browser = readBrowserCookie(request, registrationCookieName);
      if (!browser || !browserHash?.equals(hashSecret(browser))) throw new ApiError('password_required');
    }
  }

  /** Says that nothing is left to do to whoever opens the link of an active account. */
  async function assertInactive(link: { purpose: 'activation'; secret: string }): Promise<void> {
    const known = await findSecret(db, link);
    const user = known && (await findUser(db, known.userID));
    if (user?.activatedAt) throw new ApiError('already_confirmed', { message: text.activatedBefore });
  }

  return {
    /** The reply and its duration do not disclose whether the address has an account; its owner gets a mail. */
    async register(registration: Registration, request: Request) {
      const { email, pass, userType, captchaToken } = registration;
      await gate.open(captchaToken, request).count('registration', email);
      assertUncommon('pass', pass, email);
      const passwordHash = await hasher.hash(pass);
      const { browser, browserHash } = markBrowser();
      const pending = { userType, passwordHash, browserHash };
      const attempt = () => inTransaction(db, (trx) => record(trx, email, pending));
      if (await activationMails.mayMail(email))
        await attempt().catch((error: unknown) => {
          // A concurrent registration inserted the address first; now it is found.
          if (isDuplicate(error)) return attempt();
          throw error;
        });
      return { reply: { message: text.registered }, browser };
    },

    /** Mails a new link of a pending registration to who knows its password. Discloses no more than the login does. */
    async mailAgain({ pass, ...given }: Credentials, request: Request) {
      const admission = await guard.admit(given, request);
      const user = await checkCredentials({ db, hasher }, given.email, pass, admission.refund);
      if (user.activatedAt) throw new ApiError('conflict', { message: text.alreadyActive });
      if (!(await activationMails.mayMail(given.email)))
        throw new ApiError('conflict', { message: text.linkMailedOften });
      const { browser, browserHash } = markBrowser();
      const { userType, passwordHash } = user;
      await inTransaction(db, (trx) => mailLink(trx, user, { userType, passwordHash, browserHash }));
      return { reply: { message: text.activationMailed }, browser };
    },

    /** Mails a new activation link of a pending registration, as the admin asks for it; throws `conflict` for an active account. */
    resend: ({ userID: actorID }: Session, userID: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const at = clock.now();
        const user = await findUser(trx, userID);
        if (!user) throw notFound(notFoundText('felhasználó'));
        if (user.activatedAt) throw new ApiError('conflict', { message: text.alreadyActive });
        const { userType, passwordHash } = user;
        await mailLink(trx, user, { userType, passwordHash, browserHash: null });
        const entry = { at, actorID, entity: 'user', entityID: userID } as const;
        await writeAudit(trx, { ...entry, action: 'activation_resent' });
      }),

    /** Activates the account with the credentials of the registration that the link belongs to. */
    activate: (body: ActivationBody, request: Request) =>
      secretGuard.count({ request }, async () => {
        const link = { purpose: 'activation', secret: body.activationString } as const;
        await assertInactive(link);
        const { userID, payload } = await readSecret(db, { ...link, now: clock.now() });
        const registration = { userID, ...parseRegistration(payload) };
        await assertOwn(body, registration, request);
        return inTransaction(db, async (trx) => {
          const now = clock.now();
          await consumeSecret(trx, { ...link, now });
          if (!(await activateUser(trx, { ...registration, now }))) throw new ApiError('secret_invalid');
          return { message: text.activated };
        });
      }),
  };
}
