import { randomUUID } from 'node:crypto';
import { paths } from '@piacter/contracts/site/paths';
import { getGreetingName } from '../../core/formatting.ts';
import { hashSecret } from '../../core/link-secret.ts';
import type { MailDraft } from '../emails/index.ts';
import { notices } from './accounts.text.ts';
import type { SecretPurpose } from './one-time-secrets.ts';
import type { UserRow } from './users.queries.ts';

/** The mails of the accounts feature with their links. */
export function createAccountMails(publicUrl: string) {
  const link = (path: string, query: Record<string, string | number>) => {
    const url = new URL(publicUrl + path);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url.href;
  };
  const toDedupeKey = (purpose: SecretPurpose, secret: string) =>
    `${purpose}:${hashSecret(secret).toString('hex')}`;
  const notice = (
    kind: keyof typeof notices,
    to: UserRow,
    path: string,
    { title = '', occasion = randomUUID() }: { title?: string; occasion?: string } = {},
  ): MailDraft => ({
    template: notices[kind],
    to: to.email,
    values: { name: getGreetingName(to), url: `${publicUrl}${path}`, title },
    // Whose account is being taken over has to hear of it at once.
    priority: 'urgent',
    dedupeKey: `${kind}:${occasion}`,
  });
  /** One an hour, of notices that strangers can cause; the hour of the clock does. */
  const hourly = ({ userID }: UserRow, now: Date) => ({
    occasion: `${userID}:${now.toISOString().slice(0, 'YYYY-MM-DDTHH'.length)}`,
  });

  return {
    activation: (email: string, secret: string): MailDraft => ({
      template: 'activation',
      to: email,
      values: { url: link(paths.activate, { activationString: secret }) },
      dedupeKey: toDedupeKey('activation', secret),
    }),
    twoFactor: (user: UserRow, secret: string): MailDraft => ({
      template: 'twoFactor',
      to: user.email,
      values: {
        name: getGreetingName(user),
        url: link(paths.twoFactor, { key: secret, userID: user.userID }),
      },
      dedupeKey: toDedupeKey('two_factor', secret),
    }),
    forgotten: (user: UserRow, secret: string): MailDraft => ({
      template: 'forgottenPassword',
      to: user.email,
      values: {
        name: getGreetingName(user),
        url: link(paths.resetPassword, { userID: user.userID, safetyCode: secret }),
      },
      dedupeKey: toDedupeKey('password_reset', secret),
    }),
    emailChange: (user: UserRow, email: string, secret: string): MailDraft => ({
      template: 'emailChange',
      to: email,
      values: {
        name: getGreetingName(user),
        url: link(paths.confirmEmail, { userID: user.userID, key: secret }),
      },
      dedupeKey: toDedupeKey('email_change', secret),
    }),
    alreadyRegistered: (user: UserRow, now: Date) =>
      notice('alreadyRegistered', user, paths.loginRegister, hourly(user, now)),
    emailAlreadyUsed: (owner: UserRow, now: Date) =>
      notice('emailAlreadyUsed', owner, paths.loginRegister, hourly(owner, now)),
    emailChangeRequested: (user: UserRow, email: string) =>
      notice('emailChangeAsked', user, paths.forgottenPassword, { title: email }),
    passwordChanged: (user: UserRow) => notice('passwordChanged', user, paths.forgottenPassword),
  };
}

export type AccountMails = ReturnType<typeof createAccountMails>;
