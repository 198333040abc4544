import { useRef } from 'react';
import type { ApiFailure } from '../api/index.ts';
import { failureMessage } from '../form/index.ts';
import { alert } from '../message-queue.ts';
import { useCaptcha } from './use-captcha.ts';

/**
 * The captcha of a form, whose body has `getToken()`. One that always needs it: `start` on its first focus, `pass`
 * before it is sent. One that needs it when the server asks: `forget` before it is sent; `recover` solves what the
 * server asks for (ADR 44).
 */
export function useFormCaptcha() {
  const { progress, start, takeToken } = useCaptcha();
  const token = useRef<string>(undefined);
  return {
    progress,
    start,
    getToken: () => token.current,
    /** The token of the last attempt is used up. */
    forget: () => {
      token.current = undefined;
    },
    /** Takes a token; false after explaining why there is none. */
    pass: async (): Promise<boolean> => {
      try {
        token.current = await takeToken();
        return true;
      } catch (error) {
        await alert(failureMessage(error), { colour: 'danger' });
        return false;
      }
    },
    recover: async ({ code, captchaLevel }: ApiFailure): Promise<boolean> => {
      if (code !== 'captcha_required') return false;
      token.current = await takeToken(captchaLevel);
      return true;
    },
  };
}
