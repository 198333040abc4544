import { hkdfSync } from 'node:crypto';
import { captchaChallenge } from '@piacter/contracts/contact';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Captcha } from './captcha.ts';
import { spendCaptcha } from './spent-captchas.ts';

/** Milliseconds from the challenge to the last moment at which its solution counts. */
const ttlMs = 10 * 60_000;

/** A solver tries keys one after the other: 500 to 1000 of 2000 rounds each are about a second of a phone. */
const cost = 2000;
const minTries = 500;
const maxTries = 1000;

/** What the widget hands over, as base64 of JSON. */
const payload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function read(token: string): z.infer<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * The self-hosted captcha: the browser finds the one key that only work finds. The challenge carries its own proof
 * (two signatures), so nothing is stored until a solution comes in.
 */
export function createProofOfWork({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Captcha {
  const deriveSecret = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', config.jwtSecret, '', `piacter captcha ${purpose}`, 32)).toString('hex');
  const secrets = {
    hmacSignatureSecret: deriveSecret('challenge'),
    hmacKeySignatureSecret: deriveSecret('solution'),
  };

  return {
    provider: 'altcha',
    siteKey: null,

    async challenge() {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(maxTries, minTries),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + ttlMs),
        ...secrets,
      });
      return captchaChallenge.parse({ parameters, signature });
    },

    async verify(token) {
      const given = read(token);
      if (!given) return false;
      const { nonce, expiresAt } = given.challenge.parameters;
      const end = new Date(expiresAt * 1000);
      if (end <= clock.now()) return false;
      const { verified } = await verifySolution({ ...given, deriveKey, ...secrets });
      // By the challenge and not by the token: one solution can be written down in many ways.
      return verified && spendCaptcha(db, nonce, end);
    },
  };
}
