import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { startLoad } from './clients.ts';
import { countGoal, type Goal, percentGoal } from './goals.ts';
import { Ledger } from './ledger.ts';
import { createNextRelease } from './next-release.ts';
import type { Stage } from './stage.ts';
import { verify } from './verify.ts';

const run = promisify(execFile);

/** Milliseconds of load before, between and after the steps, and until payments in flight are settled. */
const stepMs = 3000;
const settleMs = 40_000;

/** Migrates to the next release while the processes of the previous one run, then replaces them one by one, under load. */
export async function runRollingUpgrade(stage: Stage, seeded: Seeded): Promise<Goal[]> {
  const ledger = new Ledger();
  const next = createNextRelease(stage.folder);
  const stopLoad = await startLoad({ ...stage, name: 'upgrade', ledger, readers: 4, seeded });
  await wait(stepMs);
  const step = async (what: string, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    await wait(stepMs);
    const { total, failed } = ledger.outcomes(['read', 'write', 'upload', 'picture']);
    console.log(
      `${what} in ${((performance.now() - started - stepMs) / 1000).toFixed(1)} s; ${failed} of ${total} refused`,
    );
  };
  await step('migrated', () =>
    run(process.execPath, [join(next, 'apps/api/src/commands/prepare.ts')], {
      env: { ...stage.environment, DEMO: '0', PORT: '0' },
    }),
  );
  stage.release.root = next;
  for (const server of stage.processes)
    await step(`replaced ${server.name}`, async () => {
      await server.stop();
      await server.start();
    });
  await stopLoad();
  await wait(settleMs);
  const { total, failed, impolite } = ledger.outcomes(['read', 'write', 'upload', 'picture']);
  const migrated = await Promise.all(
    stage.cluster.nodes.map((node) =>
      node.query("select count(*) from piacter.kysely_migration where name = '9999-proof-of-upgrade'"),
    ),
  );
  const commands = stage.processes.flatMap(({ pids }) =>
    pids().map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
  );
  const old = commands.filter((command) => !command.includes(next));
  return [
    countGoal('processes of the previous release', old.length, commands.length),
    countGoal(
      'nodes without the migration',
      migrated.filter((count) => count !== '1').length,
      migrated.length,
    ),
    percentGoal('requests refused', failed, total),
    countGoal('requests failed other than by 503 with Retry-After', impolite, total),
    ...(await verify(stage, ledger)),
  ];
}
