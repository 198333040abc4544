import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CaptchaChallenge } from '@piacter/contracts/contact';
import type { CaptchaLevel } from '@piacter/contracts/core';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createCaptcha } from '../adapters/captcha/index.ts';
import type { Deps } from '../deps.ts';

/** Solves a challenge and returns the widget's token: the challenge with its solution as base64 of JSON. */
export async function solve({ parameters, signature }: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}

/** A solution of a level, of a challenge that is easy to solve. The solver's library reads the machine's clock. */
export async function solveEasily(deps: Deps, level: CaptchaLevel): Promise<string> {
  const challenge = await createCaptcha(deps, { min: 1, max: 2 }).challenge(level);
  if (!challenge) throw new Error(`No challenge of level ${level}`);
  return solve(challenge);
}

interface Verdict {
  status?: number;
  /** An object that is sent as JSON, or a raw text. */
  body: unknown;
}

/** A fake verification endpoint of reCAPTCHA with a configurable reply, which records requests. */
export async function startRecaptchaServer() {
  const asked: Record<string, string>[] = [];
  let verdict: Verdict = { body: { success: true, score: 0.9, action: 'submit' } };
  const server = createServer((request, response) => {
    let form = '';
    request.on('data', (chunk) => {
      form += chunk;
    });
    request.on('end', () => {
      asked.push(Object.fromEntries(new URLSearchParams(form)));
      response.writeHead(verdict.status ?? 200, { 'Content-Type': 'application/json' });
      response.end(typeof verdict.body === 'string' ? verdict.body : JSON.stringify(verdict.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
    asked,
    answer: (next: Verdict) => {
      verdict = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
