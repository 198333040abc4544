import type { RateLimit } from '@piacter/contracts/core';

export interface Budget {
  calls: number;
  seconds: number;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;
const days = (count: number) => hours(count * 24);

/**
 * Calls per client address, which hundreds of people may share (a school, a mobile carrier): none is below 300. What
 * helps a guesser or a spammer is counted per account, or costs a captcha.
 */
export const clientBudgets: Record<RateLimit, Budget | null> = {
  // Includes those that fail for lack of a captcha.
  login: { calls: 300, seconds: minutes(15) },
  password: null,
  registration: { calls: 300, seconds: hours(1) },
  // See `secretBudgets`: only wrong ones count.
  'one-time-secret': null,
  // Each costs a captcha or an account.
  contact: { calls: 300, seconds: minutes(10) },
  report: { calls: 300, seconds: minutes(10) },
  // Client addresses are shared by many people, and uploads and payments need an account anyway.
  upload: null,
  payment: null,
};

/** Calls per account or mail address. */
export const accountBudgets: Record<RateLimit, Budget | null> = {
  // See `loginBudgets`.
  login: null,
  password: { calls: 10, seconds: minutes(15) },
  registration: { calls: 5, seconds: hours(1) },
  upload: { calls: 200, seconds: hours(1) },
  // See `secretBudgets`.
  'one-time-secret': null,
  // Messages to one advertiser from all senders.
  contact: { calls: 60, seconds: hours(1) },
  // Reports by one account.
  report: { calls: 20, seconds: hours(1) },
  // Each may create an order at the provider.
  payment: { calls: 60, seconds: hours(1) },
};

/**
 * Wrong passwords at login. When the budget of the account or the client address is exhausted, each further attempt
 * needs a captcha; beyond the ceiling only a mailed link or a known device can sign in.
 */
export const loginBudgets = {
  /** Per account, from unknown devices. */
  account: { calls: 10, seconds: days(1) },
  /** Per client address, for all accounts. */
  origin: { calls: 50, seconds: minutes(15) },
  /** Per account and known device. */
  device: { calls: 10, seconds: days(1) },
  /** Per account, with and without captcha. */
  ceiling: { calls: 200, seconds: days(1) },
} satisfies Record<string, Budget>;

/** Wrong secrets of mailed links; valid ones are neither counted nor refused. */
export const secretBudgets = {
  /** Per account and client address. */
  account: { calls: 20, seconds: minutes(10) },
  /** Per client address, for all accounts: three hundred people may each open a used link three times. */
  origin: { calls: 1000, seconds: minutes(10) },
} satisfies Record<string, Budget>;
