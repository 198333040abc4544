import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Ledger } from './ledger.ts';
import { extractGaleraState, extractProxyState, extractRefusedRead, watchLogs } from './log-watch.ts';
import { describeRefusals } from './refusals.ts';

const down =
  '[WARNING]  (27794) : Server reader/node1 is DOWN, reason: External check error, code: 1, check duration: 23ms. 0 active and 0 backup servers left.';

it.each([
  [extractProxyState, down, 'reader/node1 is DOWN: External check error'],
  [
    extractProxyState,
    '[WARNING]  (1) : Server writer/node2 is DOWN, reason: Health analyze, info: "Detected 2 consecutive errors, last one was: L4 unsuccessful connection". 2 active',
    'writer/node2 is DOWN: Health analyze, info: "Detected 2 consecutive errors, last one was: L4 unsuccessful connection"',
  ],
  [
    extractGaleraState,
    '2026-11-22 23:42:05 0 [Note] WSREP: Shifting SYNCED -> OPEN (TO: 5302)',
    'Shifting SYNCED -> OPEN',
  ],
  [
    extractGaleraState,
    '2026-11-22 23:42:05 0 [Note] WSREP: view(view_id(NON_PRIM,fb427909-b63b,13) memb {',
    'group NON_PRIM',
  ],
  [
    extractRefusedRead,
    '{"level":40,"req":{"method":"GET","path":"/api/real-estate/20"},"res":{"status":503},"responseTime":8,"reason":"Connection lost","msg":"request completed"}',
    'GET 503: Connection lost',
  ],
  [
    extractRefusedRead,
    '{"req":{"method":"GET","path":"/api/real-estate/20"},"res":{"status":200}}',
    undefined,
  ],
])('%o takes from a line what it tells', (extract, line, told) => {
  expect(extract(line)).toBe(told);
});

it('reads what is appended to a log, line by line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'piacter-logs-'));
  const path = join(folder, 'haproxy.log');
  appendFileSync(path, down.slice(0, 50));
  const watch = watchLogs(folder, { haproxy: extractProxyState, node1: extractGaleraState });
  try {
    expect(watch.since(0)).toEqual([]);
    appendFileSync(path, `${down.slice(50)}\n`);
    expect(watch.since(0).map(({ text }) => text)).toEqual([
      'haproxy reader/node1 is DOWN: External check error',
    ]);
    expect(watch.since(performance.now() + 1)).toEqual([]);
  } finally {
    watch.stop();
    rmSync(folder, { recursive: true });
  }
});

it('describes refused reads with what the servers told meanwhile, and nothing where none was refused', () => {
  const ledger = new Ledger();
  const entries = [
    { at: 2000, text: 'haproxy reader/node1 is DOWN' },
    { at: 2500, text: 'api1 GET 503: Connection lost' },
    { at: 4500, text: 'api1 GET 503: Connection lost' },
  ];
  const watch = { since: () => entries };
  const attempt = (startedAt: number, status: number, took: number) =>
    ledger.attempts.push({
      kind: 'read',
      status,
      startedAt,
      endedAt: startedAt + took,
      hasRetryAfter: status === 503,
    });
  attempt(900, 503, 5);
  attempt(1500, 200, 5);
  expect(describeRefusals(ledger, watch, 1000)).toEqual([]);
  attempt(2500, 503, 8);
  attempt(4000, 0, 1500);
  attempt(4500, 503, 9);
  expect(describeRefusals(ledger, watch, 1000)).toEqual([
    '  3 reads refused from 1.5 to 3.5 s after the kill, after 9 ms (median) and 1500 ms (longest): {"0":1,"503":2}',
    '  1.0 s: haproxy reader/node1 is DOWN',
    '  1.5 to 3.5 s: 2 × api1 GET 503: Connection lost',
  ]);
});
