import * as accounts from '@piacter/contracts/accounts';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { AccountService } from './accounts.service.ts';
import { text } from './accounts.text.ts';

export const accountRoutes = ({ signIn, registration, credentials }: AccountService): Implementation[] => [
  implement(accounts.checkPagePermission, ({ session, query }) => signIn.permission(session, query.path)),
  implement(accounts.login, async ({ body, request, setRefreshCookie, setDeviceCookie }) => {
    const outcome = await signIn.login(body, request);
    if (outcome.kind === 'link-mailed') return { twoFactor: 1 as const, message: text.twoFactorMailed };
    setRefreshCookie(outcome.signIn.cookie);
    setDeviceCookie(outcome.device);
    return { twoFactor: 0 as const, token: outcome.signIn.token };
  }),
  implement(accounts.twoFactorAuth, async ({ body, request, setRefreshCookie, setDeviceCookie }) => {
    const { signIn: opened, device } = await signIn.finishTwoFactor(body, request);
    setRefreshCookie(opened.cookie);
    setDeviceCookie(device);
    return { token: opened.token };
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
  implement(accounts.register, async ({ body, request, setRegistrationCookie }) => {
    const { reply, browser } = await registration.register(body, request);
    setRegistrationCookie(browser);
    return reply;
  }),
  implement(accounts.mailActivation, async ({ body, request, setRegistrationCookie }) => {
    const { reply, browser } = await registration.mailAgain(body, request);
    setRegistrationCookie(browser);
    return reply;
  }),
  implement(accounts.activateRegistration, ({ body, request }) => registration.activate(body, request)),
  implement(accounts.forgottenPassword, ({ body, request }) => credentials.forgotten(body, request)),
  implement(accounts.resetPassword, async ({ body, request, setDeviceCookie }) => {
    const { reply, device } = await credentials.resetPassword(body, request);
    setDeviceCookie(device);
    return reply;
  }),
  implement(accounts.updatePassword, async ({ session, body, request, setDeviceCookie }) => {
    const { reply, device } = await credentials.changePassword(session, body, request);
    setDeviceCookie(device);
    return reply;
  }),
  implement(accounts.updateEmail, ({ session, body }) => credentials.requestEmailChange(session, body)),
  implement(accounts.confirmEmail, ({ body, request }) => credentials.confirmEmail(body, request)),
  implement(accounts.twoFactorStatus, ({ session }) => credentials.twoFactorStatus(session)),
  implement(accounts.switchTwoFactor, ({ session, body }) =>
    credentials.switchTwoFactor(session, body.twoFactor),
  ),
];
