import * as accounts from '@piacter/contracts/accounts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { AccountService } from './accounts.service.ts';
import { text } from './accounts.text.ts';

export const accountRoutes = ({ signIn, registration, credentials }: AccountService): Implementation[] => [
  implement(accounts.checkPagePermission, ({ session, query }) => signIn.permission(session, query.path)),
  implement(accounts.login, async ({ body, request, setRefreshCookie }) => {
    const outcome = await signIn.login(body, request);
    if (outcome.kind === 'link-mailed') return { twoFactor: 1 as const, message: text.twoFactorMailed };
    setRefreshCookie(outcome.signIn.cookie);
    return { twoFactor: 0 as const, token: outcome.signIn.token };
  }),
  implement(accounts.twoFactorAuth, async ({ body, setRefreshCookie }) => {
    const { token, cookie } = await signIn.finishTwoFactor(body);
    setRefreshCookie(cookie);
    return { token };
  }),
  implement(accounts.refreshToken, async ({ request, setRefreshCookie }) => {
    const { token, cookie } = await signIn.refresh(request);
    if (cookie) setRefreshCookie(cookie);
    return { token };
  }),
  implement(accounts.logout, ({ session, request, setRefreshCookie }) => {
    setRefreshCookie(null);
    return signIn.logout(session, request);
  }),
  implement(accounts.register, ({ body }) => registration.register(body)),
  implement(accounts.activateRegistration, ({ body }) => registration.activate(body.activationString)),
  implement(accounts.forgottenPassword, ({ body }) => credentials.forgotten(body.email)),
  implement(accounts.resetPassword, ({ body }) => credentials.resetPassword(body)),
  implement(accounts.updatePassword, ({ session, body }) => credentials.changePassword(session, body)),
  implement(accounts.updateEmail, ({ session, body }) => credentials.askForEmail(session, body)),
  implement(accounts.confirmEmail, ({ body }) => credentials.confirmEmail(body)),
  implement(accounts.twoFactorStatus, ({ session }) => credentials.twoFactorStatus(session)),
  implement(accounts.switchTwoFactor, ({ session, body }) =>
    credentials.switchTwoFactor(session, body.twoFactor),
  ),
];
