import { setTimeout as wait } from 'node:timers/promises';
import { roleIDs } from '@piacter/contracts/core';
import { buildProperty } from '../../src/testing/factories-properties.ts';
import { testPassword } from '../../src/testing/users.ts';
import type { Ledger } from './ledger.ts';

interface Reply {
  status: number;
  body: Record<string, unknown> & { data?: Record<string, unknown> };
}

const timeoutMs = 15_000;

/** Calls the product and notes the outcome; a broken connection has the status 0. */
function createCaller(address: string, ledger?: Ledger) {
  return async (
    method: string,
    path: string,
    { body, token, isWrite = method !== 'GET' }: { body?: object; token?: string; isWrite?: boolean } = {},
  ): Promise<Reply> => {
    const startedAt = performance.now();
    let [status, hasRetryAfter] = [0, false];
    try {
      const response = await fetch(address + path, {
        method,
        headers: {
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      hasRetryAfter = response.headers.has('retry-after');
      status = response.status;
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return { status, body: isJson ? JSON.parse(text) : {} };
    } catch {
      status = 0;
      return { status, body: {} };
    } finally {
      const endedAt = performance.now();
      ledger?.attempts.push({ startedAt, endedAt, isWrite, status, hasRetryAfter });
    }
  };
}

type Caller = ReturnType<typeof createCaller>;

const isOk = ({ status }: Reply) => status >= 200 && status < 300;

async function signIn(call: Caller, email: string): Promise<string> {
  for (;;) {
    const reply = await call('POST', '/api/login', { body: { email, pass: testPassword }, isWrite: false });
    if (isOk(reply)) return String(reply.body.token);
    await wait(500);
  }
}

interface WriterOptions {
  address: string;
  ledger: Ledger;
  email: string;
  packageID: number;
  /** Distinguishes the writers in registered addresses. */
  index: number;
  random: () => number;
  signal: AbortSignal;
}

/** Milliseconds between the writes of a writer, and the reads of a reader. */
const writePauseMs = 150;
const readPauseMs = 100;

/** An advertiser who registers friends, saves a property, orders packages and pays. Never repeats a write. */
export async function runWriter(options: WriterOptions): Promise<void> {
  const { address, ledger, email, packageID, index, random, signal } = options;
  const call = createCaller(address, ledger);
  let token = await signIn(call, email);
  let realEstateID = 0;
  let serial = 0;

  const write = async (method: string, path: string, body?: object): Promise<Reply> => {
    const reply = await call(method, path, { ...(body ? { body } : {}), token });
    if (reply.status === 401) token = await signIn(call, email);
    return reply;
  };

  async function publish(): Promise<void> {
    const reply = await write('POST', '/api/real-estate', buildProperty({ price: 1000 }));
    if (!isOk(reply)) return;
    realEstateID = Number(reply.body.insertID);
    ledger.prices.set(realEstateID, { acknowledged: 1000, unknown: [] });
  }

  async function save(): Promise<void> {
    const price = 1000 + serial;
    const known = ledger.prices.get(realEstateID);
    known?.unknown.push(price);
    const reply = await write('PUT', `/api/real-estate/${realEstateID}`, buildProperty({ price }));
    if (!isOk(reply)) return;
    ledger.prices.set(realEstateID, { acknowledged: price, unknown: [] });
    ledger.counts.save += 1;
  }

  async function register(): Promise<void> {
    const friend = `uj.${index}.${serial}@pelda.test`;
    const body = {
      email: friend,
      pass: testPassword,
      passAgain: testPassword,
      userType: roleIDs.ajanlatkero,
    };
    const reply = await call('POST', '/api/register', { body });
    if (!isOk(reply)) return;
    ledger.registrations.push(friend);
    ledger.counts.registration += 1;
  }

  async function buy(): Promise<void> {
    const ordered = await write('POST', '/api/service-orders', { packageID, realEstateID });
    if (!isOk(ordered)) return;
    const orderID = Number(ordered.body.insertID);
    ledger.orders.push(orderID);
    ledger.counts.order += 1;
    const begun = await write('POST', `/api/service-orders/${orderID}/paypal-order`);
    const paymentOrderID = begun.body.data?.paymentOrderID;
    if (!isOk(begun) || typeof paymentOrderID !== 'string') return;
    await call('POST', `/dev/paypal/approve/${paymentOrderID}`, { body: {}, isWrite: false });
    const paid = await write('PATCH', `/api/service-orders/${orderID}/${paymentOrderID}/paypal-activation`);
    if (!isOk(paid)) return;
    ledger.payments.push(orderID);
    ledger.counts.payment += 1;
  }

  while (!signal.aborted) {
    serial += 1;
    if (realEstateID === 0) await publish();
    else {
      const choice = random();
      if (choice < 0.2) await register();
      else if (choice < 0.4) await buy();
      else await save();
    }
    await wait(writePauseMs);
  }
}

/** A visitor who searches and opens listings. */
export async function runReader(
  address: string,
  ledger: Ledger,
  paths: readonly string[],
  random: () => number,
  signal: AbortSignal,
): Promise<void> {
  const call = createCaller(address, ledger);
  while (!signal.aborted) {
    await call('GET', paths[Math.floor(random() * paths.length)] ?? '/');
    await wait(readPauseMs);
  }
}
