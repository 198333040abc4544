import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib';

/** Solves a challenge off the main thread, so that typing stays responsive; null when it failed. */
async function answer(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey }).catch(
    (error: unknown) => {
      console.warn('The proof of work failed.', error);
      return null;
    },
  );
  self.postMessage(solution);
}

self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => void answer(data));
