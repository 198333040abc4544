import { hkdfSync } from 'node:crypto';
import { captchaChallenge } from '@piacter/contracts/contact';
import { type CaptchaLevel, captchaLevels } from '@piacter/contracts/core';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Captcha } from './captcha.ts';
import { spendCaptcha } from './spent-captchas.ts';

/** Lifetime of a challenge in milliseconds. */
const ttlMs = 10 * 60_000;

/**
 * Rounds per key. A solver derives 500 to 1000 keys, which takes a phone about a second at the normal level and half a
 * minute at the hardest one. A challenge is recognized by its rounds, which are signed.
 */
const costs = { normal: 2000, hard: 16_000, hardest: 64_000 } as const satisfies Record<CaptchaLevel, number>;
/** How many keys a solver derives. */
export interface Tries {
  min: number;
  max: number;
}
const usualTries: Tries = { min: 500, max: 1000 };

/** The widget's token, decoded from base64 of JSON. */
const payload = z.object({
  challenge: captchaChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

function decode(token: string): z.infer<typeof payload> | undefined {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/**
 * The self-hosted captcha: the browser searches for a key by brute force. The challenge is signed, so nothing is stored
 * until a solution is verified.
 */
export function createProofOfWork(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  { min, max } = usualTries,
): Captcha {
  const deriveSecret = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', config.jwtSecret, '', `piacter captcha ${purpose}`, 32)).toString('hex');
  const secrets = {
    hmacSignatureSecret: deriveSecret('challenge'),
    hmacKeySignatureSecret: deriveSecret('solution'),
  };

  return {
    provider: 'altcha',
    siteKey: null,
    isProofOfWork: (token) => decode(token) !== undefined,

    async challenge(level) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: costs[level],
        counter: randomInt(max, min),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + ttlMs),
        ...secrets,
      });
      return captchaChallenge.parse({ parameters, signature });
    },

    async verify(token) {
      const given = decode(token);
      if (!given) return undefined;
      const { nonce, expiresAt, cost } = given.challenge.parameters;
      const end = new Date(expiresAt * 1000);
      const level = captchaLevels.find((one) => costs[one] === cost);
      if (!level || end <= clock.now()) return undefined;
      const { verified } = await verifySolution({ ...given, deriveKey, ...secrets });
      // Spent by the challenge's nonce rather than the token, since a solution can be encoded in many ways.
      return verified && (await spendCaptcha(db, nonce, end)) ? level : undefined;
    },
  };
}
