import { setTimeout as wait } from 'node:timers/promises';
import { runProgram } from '../processes.ts';
import { startLoad } from './clients.ts';
import type { DatabaseNode } from './galera.ts';
import { countGoal, durationGoal, type Goal, inSeconds } from './goals.ts';
import { Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';
import { findWriter, verify } from './verify.ts';

/** Milliseconds of load before and after a cut, and of the cut itself. */
const calmMs = 3000;
const cutMs = 12_000;

/**
 * Drops what the node sends to the other nodes or they to it, by the user of the node's server: clients still reach it.
 * Needs root, in a network namespace of its own.
 */
async function cutOff(node: DatabaseNode, others: readonly DatabaseNode[]): Promise<() => Promise<unknown>> {
  const toSet = (nodes: readonly DatabaseNode[]) =>
    `{ ${nodes.flatMap((one) => one.groupPorts).join(', ')} }`;
  const { user } = node;
  const own = toSet([node]);
  const rules = [
    `meta skuid ${user} tcp dport ${toSet(others)} drop`,
    `meta skuid ${user} tcp sport ${own} drop`,
    `meta skuid != ${user} tcp dport ${own} drop`,
  ];
  const chain = `chain out { type filter hook output priority 0; ${rules.join('; ')}; }`;
  await runProgram('nft', [`table inet split { ${chain}; }`]);
  return () => runProgram('nft', ['delete table inet split']);
}

/**
 * Cuts the writing node off from the others, `cuts` times, while clients reach the product through the proxy, and others
 * an API process that knows only the node that is cut off.
 */
export async function runNetworkSplit(stage: Stage, cuts: number): Promise<Goal[]> {
  const ledger = new Ledger();
  const direct = new Ledger();
  const writesBack: number[] = [];
  const stopLoad = await startLoad({ ...stage, writers: stage.writers.slice(2), ledger });
  let acknowledgedApart = 0;
  for (let cut = 1; cut <= cuts; cut += 1) {
    const node = await findWriter(stage);
    const process = await stage.startProcess(`api-of-${node.name}-${cut}`, {
      DATABASE_URL: node.url,
      DATABASE_REPLICA_URL: '',
    });
    const stopDirect = await startLoad({
      ...stage,
      address: process.address,
      writers: stage.writers.slice(0, 2),
      ledger: direct,
      readers: 0,
    });
    await wait(calmMs);
    const others = stage.cluster.nodes.filter(({ name }) => name !== node.name);
    const heal = await cutOff(node, others);
    const cutAt = performance.now();
    await wait(cutMs);
    const acknowledged = direct.acknowledgedSince(cutAt, performance.now());
    await heal();
    await node.awaitSynced();
    await wait(calmMs);
    await stopDirect();
    await process.stop();
    writesBack.push(ledger.backAfter(cutAt));
    acknowledgedApart += acknowledged;
    console.log(
      `cut off ${node.name}: writes back after ${inSeconds(ledger.backAfter(cutAt))}, ${acknowledged} acknowledged by the node meanwhile; replies to its clients ${JSON.stringify(direct.statuses('write', cutAt))}`,
    );
  }
  await stopLoad();
  const reads = ledger.outcomes(['read']);
  console.log(`${reads.failed} of ${reads.total} reads refused`);
  const { total } = direct.outcomes(['write']);
  return [
    countGoal('writes acknowledged by the node that is cut off', acknowledgedApart, total),
    durationGoal('writes back through the proxy', writesBack, 10),
    ...(await verify(stage, ledger)),
    ...(await verify(stage, direct)).map((goal) => ({
      ...goal,
      what: `clients of the node: ${goal.what}`,
    })),
  ];
}
