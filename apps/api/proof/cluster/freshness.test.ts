// Searches answer from the memory of their process: saves reach all processes at once, also while one of them is killed.
// `npm run proof:freshness` is the long form.
import { setTimeout as wait } from 'node:timers/promises';
import { seedBase } from '@piacter/db/demo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { numbers } from '../../bench/seeded-numbers.ts';
import { systemClock } from '../../src/core/clock.ts';
import { buildProperty } from '../../src/testing/factories-properties.ts';
import { createCaller, createWriters, isOk, signIn } from './clients.ts';
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
  token: string;
  price: number;
  isPublished: boolean;
  isSure: boolean;
}
const listings: Known[] = [];
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
const findPrice = (process: number, price: number) => find(process, `priceFrom=${price}&priceTo=${price}`);

beforeAll(async () => {
  await seedBase(db, systemClock.now());
  await start();
  const tokens = await Promise.all((await createWriters(db, 5)).map((email) => signIn(call(0), email)));
  for (let place = 0; place < saves; place += 1) {
    const [token = '', price] = [tokens[place % tokens.length], takePrice()];
    const reply = await call(0)('POST', '/api/real-estate', { token, body: buildProperty({ price }) });
    listings.push({ id: Number(reply.body.insertID), token, price, isPublished: true, isSure: true });
  }
});
afterAll(end);

/** Changes the price of a listing, pauses it or publishes it; resolves to whether that was acknowledged. */
async function save(listing: Known, process: number): Promise<boolean> {
  const { id, token } = listing;
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

it(
  'finds in every process what was saved in any, and nothing else, while processes are killed',
  async () => {
    const stale: string[] = [];
    const wrong: string[] = [];
    let readAtOnce = 0;
    for (let round = 0; round < rounds; round += 1) {
      const killed = round % processes.length;
      const half = Promise.withResolvers<void>();
      let saved = 0;
      const work = listings.map(async (listing) => {
        const before = listing.price;
        listing.isSure = await save(listing, below(processes.length));
        saved += 1;
        if (saved === Math.floor(saves / 2)) half.resolve();
        if (!listing.isSure) return;
        const reader = below(processes.length);
        const found = await findPrice(reader, listing.price);
        const foundBefore = before === listing.price ? 0 : await findPrice(reader, before);
        if (found === undefined || foundBefore === undefined) return;
        readAtOnce += 1;
        if (found !== Number(listing.isPublished) || foundBefore !== 0)
          stale.push(`round ${round}, listing ${listing.id}: ${found}, ${foundBefore} by the old price`);
      });
      await half.promise;
      await processes[killed]?.kill();
      await Promise.all(work);
      // What was under way in the killed process is rolled back by then.
      await wait(1000);
      await processes[killed]?.start();

      const rows = await db
        .selectFrom('real_estates')
        .select(['realEstateID', 'price', 'status'])
        .where('price', '>=', lowestPrice)
        .execute();
      const stored = new Map(rows.map((row) => [row.realEstateID, row]));
      for (const [process] of processes.entries()) {
        const all = await find(process, `priceFrom=${lowestPrice}`);
        const published = rows.filter(({ status }) => status === 1).length;
        if (all !== published) wrong.push(`round ${round}, process ${process}: ${all} of ${published}`);
        for (const { id } of listings) {
          const { price = 0, status = 0 } = stored.get(id) ?? {};
          const found = await findPrice(process, Number(price));
          if (found !== Number(status === 1)) wrong.push(`round ${round}, process ${process}: listing ${id}`);
        }
      }
      for (const listing of listings) {
        const { price, status } = stored.get(listing.id) ?? expect.fail('lost');
        if (listing.isSure) expect([price, status === 1]).toEqual([listing.price, listing.isPublished]);
        Object.assign(listing, { price: Number(price), isPublished: status === 1 });
      }
    }
    console.info(
      `${rounds} rounds of ${saves} saves; read at once: ${readAtOnce}, stale: ${stale.length}, wrong a second later: ${wrong.length}`,
    );
    expect({ stale, wrong }).toEqual({ stale: [], wrong: [] });
    expect(readAtOnce).toBeGreaterThan((rounds * saves) / 4);
  },
  rounds * 60_000,
);
