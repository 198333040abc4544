import type { Request } from 'express';
import type { CaptchaCheck } from '../../adapters/captcha/index.ts';
import { ApiError } from '../../core/http/api-error.ts';
import { toClientKey } from '../../core/http/client-key.ts';
import type { Counter, Limiter } from '../../core/http/limiter.ts';
import { loginBudgets } from '../../core/http/limiter-budgets.ts';
import { text } from './accounts.text.ts';
import type { KnownDevice, KnownDevices } from './known-devices.ts';

/** A permitted login attempt. */
export interface Admission {
  /** Returns the consumed calls after a success, as the budgets count wrong passwords only. */
  refund: () => Promise<void>;
}

interface LoginGuardDeps {
  limiter: Limiter;
  devices: KnownDevices;
  assertHuman: CaptchaCheck;
}

const deviceKey = ({ userID, deviceHash }: KnownDevice) => `${userID}:${deviceHash.toString('base64url')}`;

/**
 * Decides whether a login attempt may have its password checked (docs/adr/0022). Nobody can lock out another user: when
 * the budget of the account or the client address is exhausted, each further attempt needs a captcha, and a browser in
 * which the user has signed in before has a budget of its own. Mail addresses without an account are treated alike.
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
      const waits = [
        await take(counters.account, email),
        await take(counters.origin, toClientKey(request.ip)),
      ];
      if (waits.some((wait) => wait > 0)) {
        if (!captchaToken) throw new ApiError('captcha_required');
        await assertHuman(captchaToken);
      }
      // After the captcha; otherwise attempts without one would exhaust the ceiling.
      const retryAfter = await take(counters.ceiling, email);
      if (retryAfter > 0) throw new ApiError('rate_limited', { message: text.tooManyTries, retryAfter });
      return { refund };
    },
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;
