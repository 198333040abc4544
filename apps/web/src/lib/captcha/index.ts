import type { CaptchaLevel } from '@piacter/contracts/core';
import { useRef, useState } from 'react';
import { type ApiFailure, api } from '../api/index.ts';
import { failureMessage } from '../form/index.ts';
import { alert } from '../message-queue.ts';
import type { CaptchaProvider, CaptchaToken } from './provider.ts';

/** Minimum remaining validity of a token when it is sent, in milliseconds. */
const minValidityMs = 15_000;

/** Loads the provider that this installation uses. */
async function loadProvider(): Promise<CaptchaProvider> {
  const { data } = await api('GET /api/client-config', { isBackground: true });
  const { provider, siteKey } = data.captcha;
  if (provider === 'recaptcha' && siteKey !== null) {
    const { recaptcha } = await import('./recaptcha.ts');
    return recaptcha(siteKey);
  }
  const { proofOfWork } = await import('./proof-of-work.ts');
  return proofOfWork;
}

export type CaptchaProgress = 'idle' | 'working' | 'workingHard' | 'ready';

/** A captcha that may start when the form is first focused, and creates a new token for each message. */
function useCaptcha() {
  const provider = useRef<Promise<CaptchaProvider>>(undefined);
  const pendingToken = useRef<Promise<CaptchaToken>>(undefined);
  const [progress, setProgress] = useState<CaptchaProgress>('idle');

  const getProvider = () => {
    provider.current ??= loadProvider().catch((error: unknown) => {
      // The next attempt loads it again.
      provider.current = undefined;
      throw error;
    });
    return provider.current;
  };

  const createToken = async (loaded: CaptchaProvider): Promise<CaptchaToken> => {
    setProgress('working');
    try {
      const created = await loaded.createToken();
      setProgress('ready');
      return created;
    } catch (error) {
      pendingToken.current = undefined;
      setProgress('idle');
      throw error;
    }
  };

  /** The harder ones are the self-hosted captcha's with any provider. */
  const createHardToken = async (level: CaptchaLevel): Promise<CaptchaToken> => {
    setProgress('workingHard');
    try {
      const { createProof } = await import('./proof-of-work.ts');
      return await createProof(level);
    } finally {
      setProgress('idle');
    }
  };

  const getToken = async (): Promise<CaptchaToken> => {
    const loaded = await getProvider();
    pendingToken.current ??= createToken(loaded);
    const created = await pendingToken.current;
    if (created.expiresAt - Date.now() > minValidityMs) return created;
    pendingToken.current = createToken(loaded);
    return pendingToken.current;
  };

  return {
    progress,
    /** Starts while the visitor writes; failures are reported when the message is sent. */
    start: () => {
      void getProvider()
        .then((loaded) => (loaded.isCreatedInAdvance ? getToken() : undefined))
        .catch(() => undefined);
    },
    /** A token for one message; rejects with the error to show. */
    takeToken: async (level: CaptchaLevel = 'normal'): Promise<string> => {
      if (level !== 'normal') return (await createHardToken(level)).token;
      const { token } = await getToken();
      pendingToken.current = undefined;
      setProgress('idle');
      return token;
    },
  };
}

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
