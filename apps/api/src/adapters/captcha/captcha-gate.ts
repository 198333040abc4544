import { type CaptchaLevel, captchaLevels, createRecord, typedEntries } from '@piacter/contracts/core';
import type { Request } from 'express';
import { ApiError } from '../../core/http/api-error.ts';
import { toClientKey } from '../../core/http/client-key.ts';
import type { Counter, Limiter } from '../../core/http/limiter.ts';
import { type CaptchaPurpose, captchaSteps, invalidCaptchaBudget } from '../../core/http/limiter-budgets.ts';
import type { Logger } from '../../core/log.ts';
import type { Captcha } from './captcha.ts';
import { createCaptchaCheck } from './captcha-check.ts';

/** A call with the captcha token that it was sent with, if any. */
interface CaptchaCall {
  /** Throws unless the token is a solution of this level or a harder one. */
  demand: (level: CaptchaLevel) => Promise<void>;
  /** Counts the call for its subject and for the client address, and demands what the number of such calls costs. */
  count: (purpose: CaptchaPurpose, subject: string) => Promise<void>;
  /** Returns what was counted. */
  refund: () => Promise<void>;
}

interface GateDeps {
  limiter: Pick<Limiter, 'counter'>;
  captcha: Pick<Captcha, 'verify' | 'isProofOfWork'>;
  log: Logger;
}

const isEnough = (level: CaptchaLevel, demanded: CaptchaLevel): boolean =>
  captchaLevels.indexOf(level) >= captchaLevels.indexOf(demanded);

const captchaRequired = (captchaLevel: CaptchaLevel) => new ApiError('captcha_required', { captchaLevel });

/** The counters of each purpose, which a call climbs step by step. */
function createStairs(limiter: Pick<Limiter, 'counter'>) {
  const create = (purpose: CaptchaPurpose, whose: 'subject' | 'origin') =>
    captchaSteps[purpose][whose].map(({ beyond, ...budget }) => ({
      beyond,
      counter: limiter.counter(`${purpose}/${whose}/${beyond}`, budget),
    }));
  const purposes = typedEntries(captchaSteps).map(([purpose]) => purpose);
  return createRecord(purposes, (purpose) => ({
    subject: create(purpose, 'subject'),
    origin: create(purpose, 'origin'),
  }));
}

type Stairs = ReturnType<typeof createStairs>[CaptchaPurpose]['subject'];

/**
 * Calls that others could make in somebody's name or from somebody's address cost a captcha beyond a budget, and a harder
 * one beyond a larger budget, instead of being refused (docs/adr/0044).
 */
export function createCaptchaGate({ limiter, captcha, log }: GateDeps) {
  const verify = createCaptchaCheck(captcha, log);
  const stairs = createStairs(limiter);
  const invalid = limiter.counter('captcha/invalid', invalidCaptchaBudget);

  /** Spends the token; its level. Throws `captcha_failed` and counts it, `unavailable`. */
  async function verifyFrom(origin: string, token: string): Promise<CaptchaLevel> {
    try {
      return await verify(token);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'captcha_failed') await invalid.take(origin);
      throw error;
    }
  }

  return {
    /** @throws by its functions captcha_required, captcha_failed, unavailable */
    open(token: string | undefined, { ip }: Pick<Request, 'ip'>): CaptchaCall {
      const origin = toClientKey(ip);
      const taken: [Counter, string][] = [];
      let verified: CaptchaLevel | undefined;

      async function demand(level: CaptchaLevel): Promise<void> {
        const demanded = level === 'normal' && invalid.isExhausted(origin) ? 'hard' : level;
        // Once, as verifying spends the token; a provider is not asked for what cannot be enough.
        if (token !== undefined && (demanded === 'normal' || captcha.isProofOfWork(token)))
          verified ??= await verifyFrom(origin, token);
        if (!verified || !isEnough(verified, demanded)) throw captchaRequired(demanded);
      }

      async function climb(steps: Stairs, key: string): Promise<void> {
        for (const { counter, beyond } of steps) {
          if ((await counter.take(key)) === 0) return void taken.push([counter, key]);
          await demand(beyond);
        }
      }

      return {
        demand,
        async count(purpose, subject) {
          const { subject: bySubject, origin: byOrigin } = stairs[purpose];
          // First what is known to refuse a call without a captcha, so that this asks the database for nothing.
          const isKnown = byOrigin.some(({ counter }) => counter.isExhausted(origin));
          if (isKnown) await climb(byOrigin, origin);
          await climb(bySubject, subject);
          if (!isKnown) await climb(byOrigin, origin);
        },
        async refund() {
          for (const [counter, key] of taken.splice(0)) await counter.refund(key);
        },
      };
    },
  };
}

export type CaptchaGate = ReturnType<typeof createCaptchaGate>;
