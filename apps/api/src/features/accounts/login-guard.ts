import type { Request } from 'express';
import type { CaptchaGate } from '../../adapters/captcha/index.ts';
import type { Limiter } from '../../core/http/limiter.ts';
import { deviceBudget } from '../../core/http/limiter-budgets.ts';
import type { KnownDevice, KnownDevices } from './known-devices.ts';

/** A permitted login attempt. */
export interface Admission {
  /** Returns the consumed calls after a right password, as the budgets count wrong ones only. */
  refund: () => Promise<void>;
}

interface LoginGuardDeps {
  limiter: Limiter;
  devices: KnownDevices;
  gate: CaptchaGate;
}

const deviceKey = ({ userID, deviceHash }: KnownDevice) => `${userID}:${deviceHash.toString('base64url')}`;

/**
 * Decides whether a login attempt may have its password checked (ADR 22, 44): beyond a budget of the account or the
 * client address each needs a captcha. A browser in which the user has signed in before has a budget of its own. Mail
 * addresses without an account are treated alike.
 */
export function createLoginGuard({ limiter, devices, gate }: LoginGuardDeps) {
  const byDevice = limiter.counter('wrong-password/device', deviceBudget);

  return {
    /** @throws captcha_required, captcha_failed, unavailable */
    async admit(
      { email, captchaToken }: { email: string; captchaToken?: string | undefined },
      request: Request,
    ): Promise<Admission> {
      const device = await devices.find(request, email);
      if (device) {
        const key = deviceKey(device);
        if ((await byDevice.take(key)) === 0) return { refund: () => byDevice.refund(key) };
      }
      const { count, refund } = gate.open(captchaToken, request);
      await count('wrong-password', email);
      return { refund };
    },
  };
}

export type LoginGuard = ReturnType<typeof createLoginGuard>;
