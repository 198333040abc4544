import { roleOfID } from '@piacter/contracts/core';
import type { Request } from 'express';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { AccountParts } from './account-parts.ts';
import { text } from './accounts.text.ts';
import { consumeSecret, issueSecret } from './one-time-secrets.ts';
import type { SignIn } from './sessions.service.ts';
import { findUser, findUserByEmail, getUser } from './users.queries.ts';

type LoginOutcome = { kind: 'signed-in'; signIn: SignIn } | { kind: 'link-mailed' };

const getRole = (userType: number) => {
  const role = roleOfID(userType);
  if (!role) throw new Error(`No role for user type ${userType}`);
  return role;
};

/** Signing in and out (AUTH-01, AUTH-08, AUTH-09, SES-02, SES-06). */
export function createSignInService({ deps, limiter, sessions, hasher, outbox, mails }: AccountParts) {
  const { db, clock } = deps;

  return {
    /**
     * Answers alike, and after the same work, for an unknown address and for a wrong password. That the
     * registration is not confirmed is said only to whoever knew the password.
     */
    async login({ email, pass }: { email: string; pass: string }, request: Request): Promise<LoginOutcome> {
      await limiter.takeFor('login', email);
      const found = await findUserByEmail(db, email);
      const user = found?.deletedAt ? undefined : found;
      const isRight = await hasher.verify(pass, user?.passwordHash);
      if (!user || !isRight) throw new ApiError('wrong_credentials');
      if (!user.activatedAt) throw new ApiError('not_activated');
      if (user.twoFactor) {
        const now = clock.now();
        await inTransaction(db, async (trx) => {
          const secret = await issueSecret(trx, { userID: user.userID, purpose: 'two_factor', now });
          await outbox.add(trx, mails.twoFactor(user, secret));
        });
        return { kind: 'link-mailed' };
      }
      const signIn = await inTransaction(db, (trx) =>
        sessions.open(trx, user.userID, getRole(user.userType)),
      );
      await limiter.refund('login', request, email);
      return { kind: 'signed-in', signIn };
    },

    /** Finishes a two-factor login with the key of the mailed link. */
    finishTwoFactor: ({ key, userID }: { key: string; userID: number }): Promise<SignIn> =>
      inTransaction(db, async (trx) => {
        await consumeSecret(trx, { purpose: 'two_factor', secret: key, userID, now: clock.now() });
        const user = await findUser(trx, userID);
        if (!user) throw new ApiError('secret_invalid');
        return sessions.open(trx, userID, getRole(user.userType));
      }),

    async refresh(request: Request) {
      const renewed = await sessions.refresh(request);
      if (!renewed?.freshToken) throw new ApiError('signed_out');
      return { token: renewed.freshToken, cookie: renewed.refreshCookie };
    },

    async logout(session: Session | null, request: Request) {
      await sessions.end(session, request);
      return { message: text.signedOut };
    },

    /** @throws forbidden when a role area is named that is not the session's */
    async permission(session: Session, path: string | undefined) {
      if (path && path !== session.role) throw new ApiError('forbidden');
      const { email } = await getUser(db, session.userID);
      return { data: { userID: session.userID, path: session.role, email } };
    },
  };
}
