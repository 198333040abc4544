import type { Challenge, Payload, Solution } from 'altcha/lib';
import { api } from '../../../lib/api/index.ts';
import { text } from '../text.ts';
import { CaptchaFailure } from './captcha-failure.ts';
import type { CaptchaProvider } from './provider.ts';

/** Milliseconds for which a challenge without a date of its own is taken to be good. */
const assumedLifetime = 60_000;

const solve = (challenge: Challenge): Promise<Solution> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    const end = (solution: Solution | null) => {
      worker.terminate();
      if (solution) resolve(solution);
      else reject(new CaptchaFailure(text.captcha.failed));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(challenge);
  });

/** The self-hosted captcha: the browser does some arithmetic that is dear for those who send thousands. */
export const proofOfWork: CaptchaProvider = {
  isMadeAhead: true,
  makeTicket: async () => {
    const { parameters, signature } = (await api('GET /api/captcha-challenge', {
      isBackground: true,
    })) as Partial<Challenge>;
    if (!parameters) throw new CaptchaFailure(text.captcha.failed);
    const challenge = { parameters, ...(signature === undefined ? {} : { signature }) };
    const solution = await solve(challenge);
    const token = btoa(JSON.stringify({ challenge, solution } satisfies Payload));
    const expiresAt = parameters.expiresAt ? parameters.expiresAt * 1000 : Date.now() + assumedLifetime;
    return { token, expiresAt };
  },
};
