import type { CaptchaLevel } from '@piacter/contracts/core';
import type { Challenge, Payload, Solution } from 'altcha/lib';
import { api } from '../api/index.ts';
import { CaptchaFailure, type CaptchaProvider, type CaptchaToken } from './provider.ts';
import { text } from './text.ts';

const solve = (challenge: Challenge): Promise<Solution> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    const end = (solution: Solution | null) => {
      worker.terminate();
      if (solution) resolve(solution);
      else reject(new CaptchaFailure(text.failed));
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(challenge);
  });

/** Solves a challenge of a level, which takes a phone from a second to half a minute. */
export async function createProof(level: CaptchaLevel): Promise<CaptchaToken> {
  const { parameters, signature } = await api('GET /api/captcha-challenge', {
    query: level === 'normal' ? {} : { level },
    isBackground: true,
  });
  const challenge = { parameters, signature };
  const solution = await solve(challenge);
  const token = btoa(JSON.stringify({ challenge, solution } satisfies Payload));
  return { token, expiresAt: parameters.expiresAt * 1000 };
}

/** The self-hosted captcha: a proof of work, which is expensive for senders of thousands of messages. */
export const proofOfWork: CaptchaProvider = {
  isCreatedInAdvance: true,
  createToken: () => createProof('normal'),
};
