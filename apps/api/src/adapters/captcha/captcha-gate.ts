import { type CaptchaLevel, captchaLevels, createRecord, typedEntries } from '@piacter/contracts/core';
import { ApiError } from '../../core/http/api-error.ts';
import type { Counter, Limiter } from '../../core/http/limiter.ts';
import { type CaptchaCount, captchaSteps } from '../../core/http/limiter-budgets.ts';
import type { Logger } from '../../core/log.ts';
import type { Captcha } from './captcha.ts';
import { createCaptchaCheck } from './captcha-check.ts';

/** A call with the captcha token that it was sent with, if any. */
export interface CaptchaCall {
  /** Throws unless the token is a solution of this level or a harder one. */
  demand: (level: CaptchaLevel) => Promise<void>;
  /** Counts the call under a key, and demands what the number of such calls costs. */
  count: (what: CaptchaCount, key: string) => Promise<void>;
  /** Returns what was counted. */
  refund: () => Promise<void>;
}

interface GateDeps {
  limiter: Pick<Limiter, 'counter'>;
  captcha: Pick<Captcha, 'verify'>;
  log: Logger;
}

const isEnough = (level: CaptchaLevel, demanded: CaptchaLevel): boolean =>
  captchaLevels.indexOf(level) >= captchaLevels.indexOf(demanded);

/**
 * Calls that others could make in somebody's name or from somebody's address cost a captcha beyond a budget, and a harder
 * one beyond a larger budget, instead of being refused (docs/adr/0044).
 */
export function createCaptchaGate({ limiter, captcha, log }: GateDeps) {
  const verify = createCaptchaCheck(captcha, log);
  const names = typedEntries(captchaSteps).map(([name]) => name);
  const steps = createRecord(names, (name) =>
    captchaSteps[name].map(({ beyond, ...budget }) => ({
      beyond,
      counter: limiter.counter(`${name}/${beyond}`, budget),
    })),
  );

  return {
    /** @throws by its functions captcha_required, captcha_failed, unavailable */
    open(token: string | undefined): CaptchaCall {
      const taken: [Counter, string][] = [];
      let verified: CaptchaLevel | undefined;

      async function demand(level: CaptchaLevel): Promise<void> {
        // Once, as verifying spends the token.
        if (token !== undefined) verified ??= await verify(token);
        if (!verified || !isEnough(verified, level))
          throw new ApiError('captcha_required', { captchaLevel: level });
      }

      return {
        demand,
        async count(what, key) {
          for (const { counter, beyond } of steps[what]) {
            if ((await counter.take(key)) === 0) return void taken.push([counter, key]);
            await demand(beyond);
          }
        },
        async refund() {
          for (const [counter, key] of taken.splice(0)) await counter.refund(key);
        },
      };
    },
  };
}

export type CaptchaGate = ReturnType<typeof createCaptchaGate>;
