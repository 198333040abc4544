// Searches answer from the memory of their process: saves reach all processes at once, also while one of them is killed.
// `npm run proof:freshness` is the long form.
import { setTimeout as wait } from 'node:timers/promises';
import { seedBase } from '@piacter/db/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { buildProperty } from '../../apps/api/src/testing/factories-properties.ts';
import { numbers } from '../../apps/api/src/testing/seeded-numbers.ts';
import { isOk } from '../client.ts';
import { createCaller, createWriters, signIn } from './clients.ts';
import { Ledger } from './ledger.ts';
import { createTestProcesses } from './test-processes.ts';

const rounds = Number(process.env.FRESHNESS_ROUNDS ?? 2);
const saves = Number(process.env.FRESHNESS_SAVES ?? 25);

/** Prices of this proof, in thousands of forints; no two listings ever have the same one. */
const lowestPrice = 10_000_000;

const { db, processes, start, end } = await createTestProcesses(['one', 'two', 'three']);
const { below } = numbers(1);

/** A listing, as far as its advertiser knows: what a broken connection has changed is not known. */
interface Known {
  id: number;
  writer: number;
  price: number;
  isPublished: boolean;
  isSure: boolean;
}
const listings: Known[] = [];
/** Of the advertisers. */
let tokens: string[] = [];
let emails: string[] = [];
const signInAll = async () => {
  tokens = await Promise.all(emails.map((email) => signIn(call(0), email)));
};
/** Rounds within which no session ends. */
const roundsPerSession = 20;
let lastPrice = lowestPrice;
const takePrice = () => (lastPrice += 1);

const ledger = new Ledger();
const callers = processes.map(({ port }) => createCaller(`http://127.0.0.1:${port}`, ledger));
const call = (process: number) => callers[process] ?? expect.fail('no such process');

/** The results of a search by a process; undefined if it was killed meanwhile. */
async function find(process: number, query: string): Promise<number | undefined> {
  const reply = await call(process)('GET', `/api/search-real-estates?${query}`);
  return isOk(reply) ? Number(reply.body.total) : undefined;
}
const ofPrice = (price: number) => `priceFrom=${price}&priceTo=${price}`;
const findPrice = (process: number, price: number) => find(process, ofPrice(price));

/** The same of a process that runs, which may refuse a search while it is busy. */
async function findAnswered(process: number, query: string): Promise<number | undefined> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const found = await find(process, query);
    if (found !== undefined) return found;
    await wait(200);
  }
  return undefined;
}

beforeAll(async () => {
  await seedBase(db, systemClock.now());
  await start();
  emails = await createWriters(db, 5);
  await signInAll();
  for (let place = 0; place < saves; place += 1) {
    const [writer, price] = [place % tokens.length, takePrice()];
    const reply = await call(0)('POST', '/api/real-estate', {
      token: tokens[writer] ?? '',
      body: buildProperty({ price }),
    });
    listings.push({ id: Number(reply.body.insertID), writer, price, isPublished: true, isSure: true });
  }
});
afterAll(end);

/** Changes the price of a listing, pauses it or publishes it; resolves to whether that was acknowledged. */
async function save(listing: Known, process: number): Promise<boolean> {
  const { id, writer } = listing;
  const token = tokens[writer] ?? '';
  const isPaused = below(4) === 0;
  const price = takePrice();
  const reply = isPaused
    ? await call(process)('PATCH', `/api/listings/property/${id}/status`, {
        token,
        body: { status: listing.isPublished ? 'paused' : 'live' },
      })
    : await call(process)('PUT', `/api/real-estate/${id}`, { token, body: buildProperty({ price }) });
  if (!isOk(reply)) return false;
  if (isPaused) listing.isPublished = !listing.isPublished;
  else listing.price = price;
  return true;
}

/** Saves a listing and looks for it at once; undefined where a broken connection leaves either open. */
async function saveAndFind(listing: Known): Promise<{ isStale: boolean } | undefined> {
  const before = listing.price;
  listing.isSure = await save(listing, below(processes.length));
  if (!listing.isSure) return undefined;
  const reader = below(processes.length);
  const found = await findPrice(reader, listing.price);
  const foundBefore = before === listing.price ? 0 : await findPrice(reader, before);
  if (found === undefined || foundBefore === undefined) return undefined;
  return { isStale: found !== Number(listing.isPublished) || foundBefore !== 0 };
}

/** What a process finds other than the database has it. */
async function findWrong(process: number, stored: readonly Stored[]): Promise<string[]> {
  const all = await findAnswered(process, `priceFrom=${lowestPrice}`);
  const published = stored.filter(({ isPublished }) => isPublished).length;
  const wrong = all === published ? [] : [`process ${process}: ${all} of ${published}`];
  for (const { id, price, isPublished } of stored)
    if ((await findAnswered(process, ofPrice(price))) !== Number(isPublished))
      wrong.push(`process ${process}: listing ${id}`);
  return wrong;
}

type Stored = Pick<Known, 'id' | 'price' | 'isPublished'>;

async function readStored(): Promise<Stored[]> {
  const rows = await db
    .selectFrom('real_estates')
    .select(['realEstateID', 'price', 'status'])
    .where('price', '>=', lowestPrice)
    .execute();
  return rows.map(({ realEstateID: id, price, status }) => ({
    id,
    price: Number(price),
    isPublished: status === 1,
  }));
}

/** Takes over what the database has; all that was acknowledged is there. */
function takeOver(stored: readonly Stored[]): void {
  const byID = new Map(stored.map((row) => [row.id, row]));
  for (const listing of listings) {
    const row = byID.get(listing.id);
    if (listing.isSure) expect(row).toMatchObject({ price: listing.price, isPublished: listing.isPublished });
    Object.assign(listing, row);
  }
}

/** Kills a process when half of the saves are through, and starts it again once all are. */
async function runRound(round: number): Promise<{ stale: number; readAtOnce: number; wrong: string[] }> {
  const killed = processes[round % processes.length];
  const half = Promise.withResolvers<void>();
  let saved = 0;
  const work = listings.map(async (listing) => {
    const result = await saveAndFind(listing);
    saved += 1;
    if (saved === Math.floor(saves / 2)) half.resolve();
    return result;
  });
  await half.promise;
  await killed?.kill();
  const results = (await Promise.all(work)).filter((result) => result !== undefined);
  // What was under way in the killed process is rolled back by then.
  await wait(1000);
  await killed?.start();
  const stored = await readStored();
  const wrong = await Promise.all(processes.map((_server, process) => findWrong(process, stored)));
  takeOver(stored);
  return {
    stale: results.filter(({ isStale }) => isStale).length,
    readAtOnce: results.length,
    wrong: wrong.flat(),
  };
}

it(
  'finds in every process what was saved in any, and nothing else, while processes are killed',
  async () => {
    let [stale, readAtOnce, wrong]: [number, number, string[]] = [0, 0, []];
    for (let round = 0; round < rounds; round += 1) {
      if (round % roundsPerSession === 0) await signInAll();
      const found = await runRound(round);
      stale += found.stale;
      readAtOnce += found.readAtOnce;
      wrong = [...wrong, ...found.wrong];
    }
    console.info(
      `${rounds} rounds of ${saves} saves; found at once: ${readAtOnce}, stale: ${stale}; wrong a second later: ${wrong.length}`,
    );
    expect({ stale, wrong }).toEqual({ stale: 0, wrong: [] });
    expect(readAtOnce).toBeGreaterThan((rounds * saves) / 4);
  },
  rounds * 60_000,
);
