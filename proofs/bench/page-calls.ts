import { printTable } from '../table.ts';
import type { Address } from './addresses.ts';
import type { Measured } from './client.ts';
import type { Tally } from './measure.ts';
import { perRequest } from './report.ts';

/** A call that does next to nothing: what each request costs by itself. */
const emptyCall = { kind: 'empty call', path: '/api/client-config' };

const callsOf = (kind: string) => `calls of ${kind}`;

/** Pages at their own addresses, which a listing's id alone is not, with the calls whose replies they contain. */
export async function withCalls(pages: readonly Address[], { get }: Measured): Promise<Address[]> {
  const addresses: Address[] = [];
  for (const { encodings = '', ...page } of pages) {
    const { location } = (await get(page)).headers;
    const path = location ? new URL(location, 'http://localhost').pathname : page.path;
    const { body } = await get({ ...page, path });
    const embedded = /<script type="application\/json" id="initial-data">(.*?)<\/script>/s.exec(body)?.[1];
    if (!embedded) throw new Error(`${path} has no replies`);
    const calls = Object.keys(JSON.parse(embedded))
      // Beside replies stands what has no address, such as a heading.
      .filter((name) => name.startsWith('/'))
      .map((path) => ({ kind: callsOf(page.kind), path, encodings }));
    addresses.push({ ...page, path, encodings }, ...calls, { ...emptyCall, encodings });
  }
  return addresses;
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
