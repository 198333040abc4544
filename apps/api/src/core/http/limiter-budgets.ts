import type { CaptchaLevel, RateLimit } from '@piacter/contracts/core';

export interface Budget {
  calls: number;
  seconds: number;
}

const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;
const days = (count: number) => hours(count * 24);

/**
 * Calls of a signed-in account; null for a name of calls without one, which is a bulkhead only. What counts for a mail
 * address or a client address, which hundreds of people may share (a school, a mobile carrier), is in `captchaSteps`: it
 * refuses nobody.
 */
export const accountBudgets: Record<RateLimit, Budget | null> = {
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
  // Messages of one account in all its threads.
  message: { calls: 240, seconds: hours(1) },
  // Calls of a host's imported calendars at once, of all accommodations.
  feed: { calls: 60, seconds: hours(1) },
  // Each may create an order at the provider.
  payment: { calls: 60, seconds: hours(1) },
};

/** Wrong passwords per account and known device, a day; beyond them the device counts as unknown. */
export const deviceBudget: Budget = { calls: 10, seconds: days(1) };

/** Calls in a span of time, beyond which each further one needs a captcha of the level. */
interface CaptchaStep extends Budget {
  beyond: CaptchaLevel;
}

interface CaptchaCosts {
  /** Per account, mail address or listing that the calls are about, from all client addresses. */
  subject: readonly CaptchaStep[];
  /** Per client address, which hundreds of people may share. */
  origin: readonly CaptchaStep[];
}

/** The steps of calls that mail a link to an address. */
const mailedLinks = {
  subject: [
    { calls: 5, seconds: hours(1), beyond: 'normal' },
    { calls: 20, seconds: hours(1), beyond: 'hard' },
  ],
  origin: [
    { calls: 10, seconds: hours(1), beyond: 'normal' },
    { calls: 300, seconds: hours(1), beyond: 'hard' },
  ],
} as const;

/**
 * From when on calls need a captcha, and a harder one (docs/adr/0044). Each step counts the calls that had the captcha of
 * the step before it, so that nobody makes calls dear for others cheaply. None of them ends in a refusal.
 */
export const captchaSteps = {
  /** Logins with a wrong password, from unknown devices. */
  'wrong-password': {
    subject: [
      { calls: 10, seconds: days(1), beyond: 'normal' },
      { calls: 200, seconds: days(1), beyond: 'hard' },
      { calls: 1000, seconds: days(1), beyond: 'hardest' },
    ],
    origin: [
      { calls: 50, seconds: minutes(15), beyond: 'normal' },
      { calls: 300, seconds: minutes(15), beyond: 'hard' },
    ],
  },
  registration: mailedLinks,
  'forgotten-password': mailedLinks,
  // The following always need a normal captcha.
  /** Watches without an account. */
  watch: {
    subject: [
      { calls: 5, seconds: hours(1), beyond: 'hard' },
      { calls: 20, seconds: hours(1), beyond: 'hardest' },
    ],
    origin: [
      { calls: 30, seconds: hours(1), beyond: 'hard' },
      { calls: 300, seconds: hours(1), beyond: 'hardest' },
    ],
  },
  /** Messages to an advertiser. */
  contact: {
    subject: [
      { calls: 60, seconds: hours(1), beyond: 'hard' },
      { calls: 200, seconds: hours(1), beyond: 'hardest' },
    ],
    origin: [
      { calls: 60, seconds: hours(1), beyond: 'hard' },
      { calls: 300, seconds: hours(1), beyond: 'hardest' },
    ],
  },
  /** Reports of a listing. */
  report: {
    subject: [{ calls: 60, seconds: hours(1), beyond: 'hard' }],
    origin: [
      { calls: 60, seconds: hours(1), beyond: 'hard' },
      { calls: 300, seconds: hours(1), beyond: 'hardest' },
    ],
  },
} satisfies Record<string, CaptchaCosts>;

/**
 * Invalid captchas per client address. Beyond them only hard ones are verified, for which no provider has to be asked.
 */
export const invalidCaptchaBudget: Budget = { calls: 100, seconds: minutes(10) };

/** Calls that may need a captcha. */
export type CaptchaPurpose = keyof typeof captchaSteps;

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
