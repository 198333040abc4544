import { type Challenge, pbkdf2, sha, solveChallenge } from 'altcha/lib';

const keysOf = (algorithm: string) => (algorithm.startsWith('PBKDF2') ? pbkdf2.deriveKey : sha.deriveKey);

/** Does the work of one challenge beside the page, so that typing never waits for it; null when it failed. */
self.addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const deriveKey = keysOf(challenge.parameters.algorithm);
  const solution = await solveChallenge({ challenge, deriveKey }).catch((error: unknown) => {
    console.warn('The proof of work failed.', error);
    return null;
  });
  self.postMessage(solution);
});
