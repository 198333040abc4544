import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/db/transaction.ts';
import { createDatabaseLimiter } from '../../core/http/database-limiter.ts';
import { secretBudgets } from '../../core/http/limiter-budgets.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { issueSecret, type SecretPurpose } from './one-time-secrets.ts';

const wrong = 'x'.repeat(43);
let serial = 0;
/** A client address that no other test uses; the test client is a trusted proxy. */
const createClientAddress = () => `198.51.100.${++serial}`;

describe('wrong secrets of mailed links', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { rateLimitFactor: 1 } });
  });

  const issue = (userID: number, purpose: SecretPurpose, payload?: string) =>
    inTransaction(t.db, (trx) =>
      issueSecret(trx, { userID, purpose, now: t.clock.now(), ...(payload !== undefined && { payload }) }),
    );
  const enter = (address: string, userID: number, key: string) =>
    t.request().post('/api/two-factor-auth').set('X-Forwarded-For', address).send({ key, userID });
  const activate = (address: string, activationString: string) =>
    t.request().post('/api/activate-registration').set('X-Forwarded-For', address).send({ activationString });
  async function guess(address: string, userID: number, count: number): Promise<number[]> {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await enter(address, userID, wrong)).status);
    return seen;
  }
  /** Exhausts the budget of a client address. */
  async function exhaustOrigin(address: string): Promise<void> {
    const counter = createDatabaseLimiter(t.deps).counter('wrong-secret/origin', secretBudgets.origin);
    for (let n = 0; n < secretBudgets.origin.calls; n += 1) await counter.take(address);
  }

  it('are refused after twenty for an account from one address, with Retry-After', async () => {
    const [{ userID }, address] = [await t.createUser(), createClientAddress()];
    expect(await guess(address, userID, 21)).toEqual([...Array(20).fill(409), 429]);
    const { headers } = await enter(address, userID, wrong);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not keep others behind the address from learning that their link has expired', async () => {
    const [guessed, neighbour, address] = [await t.createUser(), await t.createUser(), createClientAddress()];
    await guess(address, guessed.userID, 21);
    expect((await enter(address, neighbour.userID, wrong)).body.code).toBe('secret_invalid');
    // Nor the owner at another address.
    expect((await enter(createClientAddress(), guessed.userID, wrong)).body.code).toBe('secret_invalid');
  });

  it('do not block a valid link of the account', async () => {
    const [{ userID }, address] = [await t.createUser(), createClientAddress()];
    await guess(address, userID, 21);
    expect((await enter(address, userID, await issue(userID, 'two_factor'))).status).toBe(200);
    const pass = 'Levendula-mezo-88';
    const safetyCode = await issue(userID, 'password_reset');
    const reset = t.request().patch('/api/update-forgotten-pass').set('X-Forwarded-For', address);
    expect((await reset.send({ pass, passAgain: pass, safetyCode, userID })).status).toBe(200);
  });

  it('are refused beyond the budget of the address, for any account; valid ones still work', async () => {
    const [{ userID }, address] = [await t.createUser(), createClientAddress()];
    await exhaustOrigin(address);
    expect((await activate(address, wrong)).status).toBe(429);
    expect((await enter(address, userID, wrong)).status).toBe(429);
    expect((await enter(address, userID, await issue(userID, 'two_factor'))).status).toBe(200);
  });

  it('do not include valid ones: many users behind one address may open their links in turn', async () => {
    const [{ userID }, address] = [await t.createUser(), createClientAddress()];
    for (let n = 0; n < 25; n += 1)
      expect((await enter(address, userID, await issue(userID, 'two_factor'))).status).toBe(200);
    expect((await enter(address, userID, wrong)).status).toBe(409);
  });
});
