import { type Challenge, pbkdf2, solveChallenge } from 'altcha/lib';

/** Does the work of one challenge beside the page, so that typing never waits for it; null when it failed. */
self.addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey: pbkdf2.deriveKey }).catch(
    (error: unknown) => {
      console.warn('The proof of work failed.', error);
      return null;
    },
  );
  self.postMessage(solution);
});
