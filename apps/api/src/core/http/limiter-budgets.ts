import type { RateLimit } from '@piacter/contracts/core';

export interface Budget {
  calls: number;
  seconds: number;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;
const days = (count: number) => hours(count * 24);

/** Calls of one address of origin. */
export const originBudgets: Record<RateLimit, Budget | null> = {
  // All of them, those that are asked for a captcha too.
  login: { calls: 300, seconds: minutes(15) },
  password: null,
  registration: { calls: 20, seconds: hours(1) },
  'one-time-secret': { calls: 20, seconds: minutes(10) },
  contact: { calls: 5, seconds: minutes(10) },
  // Many people share an address at work; uploads and payments need an account anyway.
  upload: null,
  payment: null,
};

/** Calls of, or about, one account. */
export const accountBudgets: Record<RateLimit, Budget | null> = {
  // Wrong passwords have budgets of their own, below.
  login: null,
  password: { calls: 10, seconds: minutes(15) },
  registration: { calls: 5, seconds: hours(1) },
  upload: { calls: 200, seconds: hours(1) },
  'one-time-secret': null,
  // Messages to one advertiser, from wherever they come.
  contact: { calls: 60, seconds: hours(1) },
  // Each may have the provider make an order.
  payment: { calls: 60, seconds: hours(1) },
};

/**
 * Wrong passwords at the login. Beyond the first three each try needs a captcha, which costs a guesser a second of
 * work and a visitor a moment; beyond the ceiling only a mailed link and a known device sign in.
 */
export const loginBudgets = {
  /** At one account, from devices that the user has not signed in with. */
  account: { calls: 10, seconds: days(1) },
  /** From one address of origin, at whichever accounts. */
  origin: { calls: 50, seconds: minutes(15) },
  /** At one account, from one device that the user has signed in with. */
  device: { calls: 10, seconds: days(1) },
  /** At one account, with and without captchas. */
  ceiling: { calls: 200, seconds: days(1) },
} satisfies Record<string, Budget>;
