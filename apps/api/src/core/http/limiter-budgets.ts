import type { RateLimit } from '@piacter/contracts/core';

export interface Budget {
  calls: number;
  seconds: number;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;

/** Calls of one address of origin. */
export const originBudgets: Record<RateLimit, Budget | null> = {
  login: { calls: 50, seconds: minutes(15) },
  registration: { calls: 20, seconds: hours(1) },
  'one-time-secret': { calls: 20, seconds: minutes(10) },
  contact: { calls: 5, seconds: minutes(10) },
  // Many people share an address at work; uploads and payments need an account anyway.
  upload: null,
  payment: null,
};

/** Calls of, or about, one account. */
export const accountBudgets: Record<RateLimit, Budget | null> = {
  login: { calls: 10, seconds: minutes(15) },
  registration: { calls: 5, seconds: hours(1) },
  upload: { calls: 200, seconds: hours(1) },
  'one-time-secret': null,
  // Messages to one advertiser, from wherever they come.
  contact: { calls: 60, seconds: hours(1) },
  // Each may have the provider make an order.
  payment: { calls: 60, seconds: hours(1) },
};
