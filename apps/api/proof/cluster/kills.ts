import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { runReader, runWriter } from './clients.ts';
import type { DatabaseNode } from './galera.ts';
import { Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';
import { verifyNode } from './verify.ts';

export const targets = ['process', 'writer', 'reader', 'connections'] as const;
type Target = (typeof targets)[number];

interface KillOptions {
  rounds: number;
  random: () => number;
  /** Milliseconds that a killed part is away: at least, and at most. */
  awayMs: readonly [number, number];
}

export interface KillReport {
  kills: { target: Target; name: string; writesBackMs: number }[];
  ledger: Ledger;
  minutes: number;
  /** What is wrong afterwards. */
  wrong: string[];
  mails: { sent: number; repeated: number };
}

const readers = 4;
/** Milliseconds before the first kill, between two, and until payments in flight are settled by the job. */
const warmUpMs = 3000;
const restMs = 2000;
const settleMs = 50_000;

const pick = <Item>(items: readonly Item[], random: () => number): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

/** The node that takes the writes. */
async function findWriter({ db, cluster }: Stage): Promise<DatabaseNode> {
  const { rows } = await sql<{ name: string }>`select @@wsrep_node_name as name`.execute(db);
  const node = cluster.nodes.find(({ name }) => name === rows[0]?.name);
  if (!node) throw new Error('The writer is not known.');
  return node;
}

/** Kills a part, waits, and brings it back. Returns its name. */
async function killOne(target: Target, stage: Stage, random: () => number, awayMs: number): Promise<string> {
  const { processes, cluster, databaseProxy } = stage;
  if (target === 'process' || target === 'connections') {
    const server = target === 'process' ? pick(processes, random) : databaseProxy;
    await server.kill();
    // Without its proxy nothing works; its death resets all connections.
    if (target === 'process') await wait(awayMs);
    await server.start();
    return server.name;
  }
  const writer = await findWriter(stage);
  const node =
    target === 'writer'
      ? writer
      : pick(
          cluster.nodes.filter((one) => one.name !== writer.name),
          random,
        );
  await node.kill();
  await wait(awayMs);
  await node.start();
  await node.awaitSynced();
  return node.name;
}

function countMails({ mailbox }: Stage): { mails: KillReport['mails']; wrong: string[] } {
  const counts = [...mailbox.received.values()];
  const repeated = counts.reduce((sum, count) => sum + count - 1, 0);
  const twice = [...mailbox.activations].filter(([, ids]) => ids.size > 1).map(([to]) => to);
  return {
    mails: { sent: counts.length, repeated },
    wrong: [
      ...twice.map((to) => `${to} got two mails`),
      ...(repeated > counts.length / 100 ? [`${repeated} of ${counts.length} mails were repeated`] : []),
    ],
  };
}

/** Browsing and writing clients while parts are killed one after the other, each `rounds` times in random order. */
export async function runKills(
  stage: Stage,
  { rounds, random, awayMs: [minMs, maxMs] }: KillOptions,
  announce: (line: string) => void,
): Promise<KillReport> {
  const started = performance.now();
  const ledger = new Ledger();
  const end = new AbortController();
  const address = `http://127.0.0.1:${stage.webProxy.port}`;
  const paths = await readPaths(address);
  const load = [
    ...stage.writers.map((email, index) =>
      runWriter({ address, ledger, email, packageID: stage.packageID, index, random, signal: end.signal }),
    ),
    ...Array.from({ length: readers }, () => runReader(address, ledger, paths, random, end.signal)),
  ];
  const kills: KillReport['kills'] = [];
  await wait(warmUpMs);
  const order = shuffle(
    targets.flatMap((target) => Array.from({ length: rounds }, () => target)),
    random,
  );
  for (const target of order) {
    const killedAt = performance.now();
    const name = await killOne(target, stage, random, minMs + random() * (maxMs - minMs));
    await wait(restMs);
    const writesBackMs = ledger.writesBackAfter(killedAt);
    kills.push({ target, name, writesBackMs });
    const [reads, writes] = [false, true].map((isWrite) =>
      JSON.stringify(ledger.statuses(isWrite, killedAt)),
    );
    announce(
      `killed ${target} ${name}: writes were back after ${(writesBackMs / 1000).toFixed(1)} s; replies to reads ${reads}, to writes ${writes}`,
    );
  }
  end.abort();
  await Promise.all(load);
  await wait(settleMs);
  const wrong = [];
  for (const node of stage.cluster.nodes) wrong.push(...(await verifyNode(node, ledger, stage.dataDir)));
  const { mails, wrong: wrongMails } = countMails(stage);
  const { total, refused } = ledger.reads();
  if (refused > total / 100) wrong.push(`${refused} of ${total} reads were refused`);
  for (const { target, writesBackMs } of kills)
    if (!(writesBackMs <= 10_000))
      wrong.push(`writes were back ${writesBackMs} ms after a kill of ${target}`);
  return {
    kills,
    ledger,
    mails,
    wrong: [...wrong, ...wrongMails],
    minutes: (performance.now() - started) / 60_000,
  };
}

/** Addresses of the API that visitors open. */
async function readPaths(address: string): Promise<string[]> {
  const searches = [
    '/api/search-real-estates',
    '/api/search-real-estates?page=2',
    '/api/search-accommodations',
    '/api/search-professionals',
  ];
  const reply = await fetch(address + searches[0]);
  const { data } = (await reply.json()) as { data: { realEstateID: number }[] };
  return [...searches, ...data.slice(0, 10).map(({ realEstateID }) => `/api/real-estate/${realEstateID}`)];
}
