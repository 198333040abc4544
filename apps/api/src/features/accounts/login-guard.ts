import type { Request } from 'express';
import type { CaptchaCheck } from '../../adapters/captcha/index.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Counter, Limiter } from '../../core/http/limiter.ts';
import { loginBudgets } from '../../core/http/limiter-budgets.ts';
import { originOf } from '../../core/http/origin.ts';
import { text } from './accounts.text.ts';
import type { KnownDevice, KnownDevices } from './known-devices.ts';

/** A try at a password that was let through. */
export interface Admission {
  /** Gives back what the try has cost: wrong passwords are what the budgets count. */
  refund: () => Promise<void>;
}

interface LoginGuardDeps {
  limiter: Limiter;
  devices: KnownDevices;
  assertHuman: CaptchaCheck;
}

const deviceKey = ({ userID, deviceHash }: KnownDevice) => `${userID}:${deviceHash.toString('base64url')}`;

/**
 * Decides whether a login may try its password (docs/adr/0022). Nobody can lock another out: once the wrong tries at
 * an account, or from an address of origin, are used up, a captcha is asked for before each further one; a browser
 * in which the user has signed in before has tries of its own. An address without an account is treated alike.
 */
export function createLoginGuard({ limiter, devices, assertHuman }: LoginGuardDeps) {
  const counters = {
    device: limiter.counter('wrong-password/device', loginBudgets.device),
    account: limiter.counter('wrong-password/account', loginBudgets.account),
    origin: limiter.counter('wrong-password/origin', loginBudgets.origin),
    ceiling: limiter.counter('wrong-password/ceiling', loginBudgets.ceiling),
  };

  return {
    /** @throws captcha_required, captcha_failed, unavailable, rate_limited */
    async admit(
      { email, captchaToken }: { email: string; captchaToken?: string | undefined },
      request: Request,
    ): Promise<Admission> {
      const taken: [Counter, string][] = [];
      const take = async (counter: Counter, key: string): Promise<number> => {
        const wait = await counter.take(key);
        if (wait === 0) taken.push([counter, key]);
        return wait;
      };
      const refund = async () => {
        for (const [counter, key] of taken) await counter.refund(key);
      };

      const device = await devices.find(request, email);
      if (device && (await take(counters.device, deviceKey(device))) === 0) return { refund };
      const waits = [await take(counters.account, email), await take(counters.origin, originOf(request.ip))];
      if (waits.some((wait) => wait > 0)) {
        if (!captchaToken) throw new ApiError('captcha_required');
        await assertHuman(captchaToken);
      }
      // After the captcha: else tries that cost no work would use it up.
      const retryAfter = await take(counters.ceiling, email);
      if (retryAfter > 0) throw new ApiError('rate_limited', { message: text.tooManyTries, retryAfter });
      return { refund };
    },
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;
