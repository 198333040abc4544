import type { Database } from '@piacter/db';
import { printTable } from '../table.ts';
import type { Address, Mix } from './addresses.ts';
import type { Measured, Tally } from './measure.ts';
import { perRequest } from './report.ts';

/** A call that does next to nothing: what each request costs by itself. */
const emptyCall = { kind: 'empty call', path: '/api/client-config' };

const callsOf = (kind: string) => `calls of ${kind}`;

/** The page at its own address, which a listing's id alone is not. */
async function resolve(page: Address, { single }: Measured): Promise<Address> {
  const { location } = await single.get(page);
  return location ? { ...page, path: new URL(location, 'http://localhost').pathname } : page;
}

/** The calls whose replies a page contains, which its browser would make otherwise. */
async function readCalls({ kind, path, encodings = '' }: Address, { single }: Measured): Promise<Address[]> {
  const { text } = await single.get({ kind, path });
  const embedded = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(text)?.[1];
  if (!embedded) throw new Error(`${path} has no replies`);
  return Object.keys(JSON.parse(embedded)).map((call) => ({ kind: callsOf(kind), path: call, encodings }));
}

/** The mix of pages with the calls that each is made from. */
export async function withCalls(db: Database, mix: Mix, server: Measured): Promise<Mix> {
  const addresses: Address[] = [];
  for (const page of await mix.addresses(db, 0)) {
    const resolved = await resolve(page, server);
    const { encodings = '' } = resolved;
    const calls = await readCalls(resolved, server);
    addresses.push(resolved, ...calls, { ...emptyCall, encodings });
  }
  const kinds = [...new Set(addresses.map(({ kind }) => kind))];
  return { ...mix, kinds, addresses: async () => addresses };
}

/**
 * What pages cost more than their replies. The calls are made one by one, so that all requests but one are taken off
 * their cost, as the page is one.
 */
export function reportPages(label: string, tallies: ReadonlyMap<string, Tally>): void {
  const empty = tallies.get(emptyCall.kind);
  if (!empty) return;
  const rows = [...tallies].flatMap(([kind, page]) => {
    const calls = tallies.get(callsOf(kind));
    if (!calls) return [];
    const count = calls.requests / page.requests;
    const difference = (part: 'application' | 'database') =>
      perRequest(page)[part] - count * perRequest(calls)[part] + (count - 1) * perRequest(empty)[part];
    return [[kind, count, difference('application'), difference('database')]];
  });
  console.log(`${label}: page minus its replies, CPU ms`);
  printTable(['', 'replies', 'application', 'database'], rows);
}
