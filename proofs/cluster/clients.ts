import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { roleIDs } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { buildProperty } from '../../apps/api/src/testing/factories-properties.ts';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { createUser, testPassword } from '../../apps/api/src/testing/users.ts';
import { type Call, isOk, loginOf, type Reply, send } from '../client.ts';
import { readPaths } from '../listing-paths.ts';
import { buildPictures } from '../owner.ts';
import type { CallKind, Ledger } from './ledger.ts';

/** Calls the product and notes the outcome; a broken connection has the status 0. */
export function createCaller(address: string, ledger: Ledger) {
  return async (
    method: string,
    path: string,
    { kind = method === 'GET' ? 'read' : 'write', ...call }: Call & { kind?: CallKind } = {},
  ): Promise<Reply> => {
    const startedAt = performance.now();
    const reply = await send(method, address + path, call).catch(
      (): Reply => ({ status: 0, headers: new Headers(), body: {} }),
    );
    const { status, headers } = reply;
    const endedAt = performance.now();
    ledger.attempts.push({ startedAt, endedAt, kind, status, hasRetryAfter: headers.has('retry-after') });
    return reply;
  };
}

type Caller = ReturnType<typeof createCaller>;

/** Logs in, repeatedly until it succeeds; returns an empty token when the load ends before. */
export async function signIn(call: Caller, email: string, signal?: AbortSignal): Promise<string> {
  while (!signal?.aborted) {
    const reply = await call('POST', '/api/login', { body: loginOf(email), kind: 'other' });
    if (isOk(reply)) return String(reply.body.token);
    await wait(500);
  }
  return '';
}

interface LoadOptions {
  address: string;
  ledger: Ledger;
  /** Mail addresses of advertisers. */
  writers: readonly string[];
  packageID: number;
  readers?: number;
  seeded: Seeded;
}

interface ClientOptions extends LoadOptions {
  signal: AbortSignal;
}

/** Milliseconds between the writes of a writer, and the reads of a reader. */
const writePauseMs = 150;
const readPauseMs = 100;

/** An advertiser who registers friends, saves a property, uploads pictures, orders packages and pays. Never repeats a write. */
async function runWriter(email: string, options: ClientOptions): Promise<void> {
  const { address, ledger, packageID, seeded, signal } = options;
  const call = createCaller(address, ledger);
  let token = await signIn(call, email, signal);
  let realEstateID = 0;
  let serial = 0;

  const write = async (
    method: string,
    path: string,
    body: object = {},
    kind: CallKind = 'write',
  ): Promise<Reply> => {
    const reply = await call(method, path, { body, token, kind });
    if (reply.status === 401) token = await signIn(call, email, signal);
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
    ledger.saves += 1;
  }

  async function register(): Promise<void> {
    const friend = `uj.${randomUUID()}@pelda.test`;
    const pass = { pass: testPassword, passAgain: testPassword };
    const body = { ...pass, email: friend, userType: roleIDs.ajanlatkero };
    if (isOk(await call('POST', '/api/register', { body }))) ledger.registrations.push(friend);
  }

  async function upload(): Promise<void> {
    const form = await buildPictures({ seed: serial, width: 300 + seeded.below(500), height: 200 });
    const reply = await write('POST', `/api/upload-property-images/${realEstateID}`, form, 'upload');
    // The property has as many pictures as it may: the next ones get a new one.
    if (reply.body.code === 'image_limit_reached') realEstateID = 0;
    if (isOk(reply)) ledger.pictures.push(...(reply.body.imagePaths as string[]));
  }

  async function buy(): Promise<void> {
    const ordered = await write('POST', '/api/service-orders', { packageID, realEstateID });
    if (!isOk(ordered)) return;
    const orderID = Number(ordered.body.insertID);
    ledger.orders.push(orderID);
    const begun = await write('POST', `/api/service-orders/${orderID}/paypal-order`);
    const paymentOrderID = begun.body.data?.paymentOrderID;
    if (!isOk(begun) || typeof paymentOrderID !== 'string') return;
    await call('POST', `/dev/paypal/approve/${paymentOrderID}`, { body: {}, kind: 'other' });
    const paid = await write('PATCH', `/api/service-orders/${orderID}/${paymentOrderID}/paypal-activation`);
    if (isOk(paid)) ledger.payments.push(orderID);
  }

  while (!signal.aborted) {
    serial += 1;
    if (realEstateID === 0) await publish();
    else await seeded.pick([register, register, buy, buy, upload, save, save, save, save, save])();
    await wait(writePauseMs);
  }
}

/** A visitor who searches, opens listings, and looks at pictures. */
async function runReader(paths: readonly string[], { address, ledger, seeded, signal }: ClientOptions) {
  const call = createCaller(address, ledger);
  while (!signal.aborted) {
    if (ledger.pictures.length > 0 && seeded.below(5) === 0)
      await call('GET', seeded.pick(ledger.pictures), { kind: 'picture' });
    else await call('GET', seeded.pick(paths));
    await wait(readPauseMs);
  }
}

/** Starts browsing and writing clients; the result stops them, and resolves when each has its last reply. */
export async function startLoad(options: LoadOptions): Promise<() => Promise<void>> {
  const { address, writers, readers = 4 } = options;
  const { searches, details } = readers > 0 ? await readPaths(address) : { searches: [], details: [] };
  const end = new AbortController();
  const shared = { ...options, signal: end.signal };
  const clients = [
    ...writers.map((email) => runWriter(email, shared)),
    ...Array.from({ length: readers }, () => runReader([...searches, ...details], shared)),
  ];
  return async () => {
    end.abort();
    await Promise.all(clients);
  };
}

/** The property package that is in force for some days, and can be ordered again and again. */
export async function findPackage(db: Database): Promise<number> {
  const found = await db
    .selectFrom('service_packages')
    .select('packageID')
    .where('packageType', '=', 4)
    .orderBy('packageID')
    .executeTakeFirstOrThrow();
  return found.packageID;
}

/** Creates advertisers of properties and returns their mail addresses. */
export async function createWriters(db: Database, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `hirdeto.${index}@pelda.test`);
  for (const email of emails) await createUser(db, systemClock, { role: 'ingatlan_tulajdonos', email });
  return emails;
}
