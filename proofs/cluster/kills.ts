import { setTimeout as wait } from 'node:timers/promises';
import { type Server, until } from '../processes.ts';
import { startLoad } from './clients.ts';
import { countGoal, durationGoal, type Goal, inSeconds, percentGoal } from './goals.ts';
import { Ledger, type Outage } from './ledger.ts';
import type { Stage } from './stage.ts';
import { findWriter, verify } from './verify.ts';

export const killTargets = ['process', 'writer', 'reader', 'files', 'connections'] as const;
export type KillTarget = (typeof killTargets)[number];

interface KillOptions {
  targets: readonly KillTarget[];
  rounds: number;
}

/** Milliseconds that a killed part is away: at least, and at most. */
const [minMs, maxMs] = [5000, 15_000];
/** Minutes after which nothing more is killed. */
const maxMinutes = 42;
/** Milliseconds before the first kill, and between two. */
const warmUpMs = 3000;
const restMs = 2000;
/** Seconds until writes have to be back, and milliseconds for which they are awaited before the next kill. */
const backSeconds = 10;
const awaitBackMs = 20_000;

async function findTarget(target: KillTarget, stage: Stage): Promise<Server> {
  const { cluster, databaseProxy, files, processes, seeded } = stage;
  if (target === 'process') return seeded.pick(processes);
  if (target === 'files') return files;
  if (target === 'connections') return databaseProxy;
  const writer = await findWriter(stage);
  return target === 'writer' ? writer : seeded.pick(cluster.nodes.filter(({ name }) => name !== writer.name));
}

/** Kills a part, waits, and brings it back. Returns its name. */
async function killOne(target: KillTarget, stage: Stage, awayMs: number): Promise<string> {
  const server = await findTarget(target, stage);
  await server.kill();
  // Without its proxy nothing works; its death resets all connections, and it is back at once.
  if (target !== 'connections') await wait(awayMs);
  await server.start();
  return server.name;
}

function mailGoals({ mailbox }: Stage): Goal[] {
  const counts = [...mailbox.received.values()];
  const repeated = counts.reduce((sum, count) => sum + count - 1, 0);
  const twice = [...mailbox.activations.values()].filter((ids) => ids.size > 1);
  return [
    percentGoal('mails sent again with the same Message-ID', repeated, counts.length),
    countGoal('people with two mails instead of one sent again', twice.length, mailbox.activations.size),
  ];
}

interface Kill {
  target: KillTarget;
  killedAt: number;
}

function availabilityGoals(ledger: Ledger, kills: readonly Kill[], outages: readonly Outage[]): Goal[] {
  const reads = ledger.outcomes(['read']);
  const pictures = ledger.outcomes(['picture'], outages);
  const writesBack = (target: KillTarget) =>
    kills.filter((kill) => kill.target === target).map(({ killedAt }) => ledger.backAfter(killedAt));
  const uploadsBack = outages.map(({ to }) => ledger.backAfter(to, 'upload'));
  return [
    percentGoal('reads refused', reads.failed, reads.total),
    percentGoal('pictures refused while the object store runs', pictures.failed, pictures.total),
    ...(outages.length > 0
      ? [durationGoal('uploads back after the object store', uploadsBack, backSeconds)]
      : []),
    ...killTargets
      .filter((target) => writesBack(target).length > 0)
      .map((target) =>
        durationGoal(`writes back after a kill of ${target}`, writesBack(target), backSeconds),
      ),
  ];
}

/** Waits until a write (or upload) that began after the moment is acknowledged, for a time: the load could end before. */
const awaitBack = (ledger: Ledger, moment: number, kind: 'write' | 'upload') =>
  until(async () => ledger.backAfter(moment, kind) < Number.POSITIVE_INFINITY, awaitBackMs, 'not back').catch(
    () => undefined,
  );

/** Browsing and writing clients while parts are killed one after the other, each `rounds` times in random order. */
export async function runKills(stage: Stage, { targets, rounds }: KillOptions): Promise<Goal[]> {
  const { below } = stage.seeded;
  const started = performance.now();
  const minutes = () => (performance.now() - started) / 60_000;
  const ledger = new Ledger();
  const stopLoad = await startLoad({ ...stage, ledger });
  const kills: Kill[] = [];
  const outages: Outage[] = [];
  await wait(warmUpMs);
  const order = Array.from({ length: rounds }, () => targets)
    .flat()
    .map((target) => ({ target, at: below(2 ** 30) }))
    .toSorted((a, b) => a.at - b.at);
  try {
    for (const { target } of order) {
      if (minutes() > maxMinutes) break;
      const killedAt = performance.now();
      const name = await killOne(target, stage, minMs + below(maxMs - minMs));
      const backAt = performance.now();
      if (target === 'files') outages.push({ from: killedAt, to: backAt });
      await wait(restMs);
      await awaitBack(ledger, killedAt, 'write');
      if (target === 'files') await awaitBack(ledger, backAt, 'upload');
      kills.push({ target, killedAt });
      const replies = (['read', 'write', 'upload', 'picture'] as const)
        .map((kind) => `${kind} ${JSON.stringify(ledger.statuses(kind, killedAt))}`)
        .join(', ');
      const back = [`writes back after ${inSeconds(ledger.backAfter(killedAt))}`];
      if (target === 'files')
        back.push(`uploads ${inSeconds(ledger.backAfter(backAt, 'upload'))} after its return`);
      console.log(
        `${kills.length}/${order.length} (${minutes().toFixed(1)} min) killed ${target} ${name}: ${back.join(', ')}; ${replies}`,
      );
    }
  } catch (error) {
    // What was acknowledged until then is compared all the same.
    console.log(String(error));
  }
  await stopLoad();
  return [
    {
      what: 'parts killed and brought back',
      figure: `${kills.length} of ${order.length} in ${minutes().toFixed(1)} minutes`,
      isMet: kills.length === order.length,
    },
    ...availabilityGoals(ledger, kills, outages),
    ...mailGoals(stage),
    ...(await verify(stage, ledger)),
  ];
}
