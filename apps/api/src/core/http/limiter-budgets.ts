import type { CaptchaLevel, RateLimit } from '@piacter/contracts/core';

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
  // See `captchaSteps`.
  registration: null,
  'forgotten-password': null,
  'email-change': null,
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
  // See `captchaSteps`: what strangers could exhaust for somebody refuses nobody.
  login: null,
  registration: null,
  'forgotten-password': null,
  password: { calls: 10, seconds: minutes(15) },
  'email-change': { calls: 5, seconds: hours(1) },
  upload: { calls: 200, seconds: hours(1) },
  // See `secretBudgets`.
  'one-time-secret': null,
  // Answers to requests, and watches, of one account.
  contact: { calls: 60, seconds: hours(1) },
  // Reports by one account.
  report: { calls: 20, seconds: hours(1) },
  // Each may create an order at the provider.
  payment: { calls: 60, seconds: hours(1) },
};

/** Wrong passwords per account and known device, a day; beyond them the device counts as unknown. */
export const deviceBudget: Budget = { calls: 10, seconds: days(1) };

/** Calls in a span of time, beyond which each further one needs a captcha of the level. */
export interface CaptchaStep extends Budget {
  beyond: CaptchaLevel;
}

/**
 * From when on calls need a captcha, and a harder one (docs/adr/0044). Each step counts the calls that had the captcha of
 * the step before it, so that nobody makes calls dear for others cheaply. None of them ends in a refusal.
 */
export const captchaSteps = {
  /** Per account or mail address, from unknown devices. */
  'wrong-password/account': [
    { calls: 10, seconds: days(1), beyond: 'normal' },
    { calls: 200, seconds: days(1), beyond: 'hard' },
    { calls: 1000, seconds: days(1), beyond: 'hardest' },
  ],
  'wrong-password/origin': [{ calls: 50, seconds: minutes(15), beyond: 'normal' }],
  'registration/mailbox': [
    { calls: 5, seconds: hours(1), beyond: 'normal' },
    { calls: 20, seconds: hours(1), beyond: 'hard' },
  ],
  'registration/origin': [
    { calls: 10, seconds: hours(1), beyond: 'normal' },
    { calls: 300, seconds: hours(1), beyond: 'hard' },
  ],
  'forgotten-password/mailbox': [
    { calls: 5, seconds: hours(1), beyond: 'normal' },
    { calls: 20, seconds: hours(1), beyond: 'hard' },
  ],
  'forgotten-password/origin': [
    { calls: 10, seconds: hours(1), beyond: 'normal' },
    { calls: 300, seconds: hours(1), beyond: 'hard' },
  ],
  /** Watches without an account, which always need a captcha. */
  'watch/mailbox': [
    { calls: 5, seconds: hours(1), beyond: 'hard' },
    { calls: 20, seconds: hours(1), beyond: 'hardest' },
  ],
  'watch/origin': [
    { calls: 30, seconds: hours(1), beyond: 'hard' },
    { calls: 300, seconds: hours(1), beyond: 'hardest' },
  ],
  /** Messages to one advertiser from all senders, which always need a captcha. */
  'contact/advertiser': [
    { calls: 60, seconds: hours(1), beyond: 'hard' },
    { calls: 200, seconds: hours(1), beyond: 'hardest' },
  ],
  'contact/origin': [
    { calls: 60, seconds: hours(1), beyond: 'hard' },
    { calls: 300, seconds: hours(1), beyond: 'hardest' },
  ],
} satisfies Record<string, readonly CaptchaStep[]>;

/** What is counted by `captchaSteps`. */
export type CaptchaCount = keyof typeof captchaSteps;

/**
 * Mails to an address that anybody may have named: so many, then one every few minutes. Each contains a link that works
 * by itself, so that whoever owns the address has got one.
 */
export const unrequestedMails = {
  first: { calls: 5, seconds: hours(1) },
  later: { calls: 1, seconds: minutes(5) },
} satisfies Record<string, Budget>;

/** Requests of which an account reads the contact data for the first time: many for a person, few for a harvester. */
export const contactViewBudget: Budget = { calls: 200, seconds: days(1) };

/** Wrong secrets of mailed links; valid ones are neither counted nor refused. */
export const secretBudgets = {
  /** Per account and client address. */
  account: { calls: 20, seconds: minutes(10) },
  /** Per client address, for all accounts: three hundred people may each open a used link three times. */
  origin: { calls: 1000, seconds: minutes(10) },
} satisfies Record<string, Budget>;
