import { useRef } from 'react';
import { failureMessage } from '../form/index.ts';
import { alert } from '../message-queue.ts';
import { useCaptcha } from './use-captcha.ts';

/** The captcha of a form: `start` on its first focus, `pass` before it is sent, then `getToken` for the body. */
export function useFormCaptcha() {
  const { progress, start, takeToken } = useCaptcha();
  const token = useRef('');
  return {
    progress,
    start,
    getToken: () => token.current,
    /** Takes a token; false after telling why there is none. */
    pass: async (): Promise<boolean> => {
      try {
        token.current = await takeToken();
        return true;
      } catch (error) {
        await alert(failureMessage(error), { colour: 'danger' });
        return false;
      }
    },
  };
}
