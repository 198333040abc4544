import { roleOfID } from '@piacter/contracts/core';
import type { Request } from 'express';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { CookieValue, Session } from '../../core/http/session.ts';
import { createUnrequestedMails } from '../emails/index.ts';
import type { AccountParts } from './account-parts.ts';
import { text } from './accounts.text.ts';
import { type Credentials, checkCredentials } from './check-credentials.ts';
import { consumeSecret, replaceSecret } from './one-time-secrets.ts';
import type { SignIn } from './sessions.service.ts';
import { findUser, getUser, type UserRow } from './users.queries.ts';

/** A session, and the browser known as one of the user's from now on. */
interface SignedIn {
  signIn: SignIn;
  device: CookieValue;
}
type LoginOutcome = ({ kind: 'signed-in' } & SignedIn) | { kind: 'link-mailed' };

const getRole = (userType: number) => {
  const role = roleOfID(userType);
  if (!role) throw new Error(`No role for user type ${userType}`);
  return role;
};

/** Signing in and out (AUTH-01, AUTH-08, AUTH-09, SES-02, SES-06). */
export function createSignInService({
  deps,
  limiter,
  guard,
  secretGuard,
  devices,
  sessions,
  hasher,
  outbox,
  mails,
}: AccountParts) {
  const { db, clock } = deps;
  const loginMails = createUnrequestedMails(limiter, 'two-factor');

  const open = async (trx: Trx, user: UserRow, request: Request): Promise<SignedIn> => ({
    signIn: await sessions.open(trx, user.userID, getRole(user.userType)),
    device: await devices.remember(trx, user.userID, request),
  });

  return {
    /**
     * Reply and duration are the same for an unknown address and a wrong password. A pending registration is disclosed
     * only with the right password, which never counts as a wrong one. Throws `conflict` where several links were mailed a
     * moment ago.
     */
    async login({ pass, ...given }: Credentials, request: Request): Promise<LoginOutcome> {
      const admission = await guard.admit(given, request);
      const user = await checkCredentials({ db, hasher }, given.email, pass, admission.refund);
      if (!user.activatedAt) throw new ApiError('not_activated');
      if (user.twoFactor) {
        if (!(await loginMails.mayMail(user.email)))
          throw new ApiError('conflict', { message: text.linkMailedOften });
        const now = clock.now();
        await inTransaction(db, async (trx) => {
          const secret = await replaceSecret(trx, { userID: user.userID, purpose: 'two_factor', now });
          await outbox.add(trx, mails.twoFactor(user, secret));
        });
        return { kind: 'link-mailed' };
      }
      const signedIn = await inTransaction(db, (trx) => open(trx, user, request));
      return { kind: 'signed-in', ...signedIn };
    },

    /** Completes a two-factor login with the key of the mailed link. */
    finishTwoFactor: (
      { key, userID }: { key: string; userID: number },
      request: Request,
    ): Promise<SignedIn> =>
      secretGuard.count({ request, userID }, () =>
        inTransaction(db, async (trx) => {
          await consumeSecret(trx, { purpose: 'two_factor', secret: key, userID, now: clock.now() });
          const user = await findUser(trx, userID);
          if (!user) throw new ApiError('secret_invalid');
          return open(trx, user, request);
        }),
      ),

    async refresh(request: Request) {
      const renewed = await sessions.refresh(request);
      if (!renewed?.freshToken) throw new ApiError('signed_out');
      return { token: renewed.freshToken, cookie: renewed.refreshCookie };
    },

    async logout(session: Session | null, request: Request) {
      await sessions.end(session, request);
      return { message: text.signedOut };
    },

    /** Throws `forbidden` for the area of another role. */
    async permission(session: Session, path: string | undefined) {
      if (path && path !== session.role) throw new ApiError('forbidden');
      const { email } = await getUser(db, session.userID);
      return { data: { userID: session.userID, path: session.role, email } };
    },
  };
}
