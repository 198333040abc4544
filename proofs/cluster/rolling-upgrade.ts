import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTreeCopy } from '../../lint/tree-copy.ts';
import { runProgram } from '../processes.ts';
import { startLoad } from './clients.ts';
import { countGoal, type Goal, inSeconds, percentGoal } from './goals.ts';
import { Ledger } from './ledger.ts';
import type { Stage } from './stage.ts';
import { verify } from './verify.ts';

/** Milliseconds of load before, between and after the steps. */
const stepMs = 3000;

/** A migration as a later release would bring it: it expands, so that the previous release goes on working. */
const migration = `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('real_estates').addColumn('proofOfUpgrade', 'integer').execute();
  await db.schema.createIndex('proof_of_upgrade').on('real_estates').columns(['proofOfUpgrade']).execute();
}
`;

/** Migrates to the next release while the processes of the previous one run, then replaces them one by one, under load. */
export async function runRollingUpgrade(stage: Stage): Promise<Goal[]> {
  const ledger = new Ledger();
  const outcomes = () => ledger.outcomes(['read', 'write', 'upload', 'picture']);
  const next = createTreeCopy(stage.folder);
  next.write('db/migrations/9999-proof-of-upgrade.ts', migration);
  const stopLoad = await startLoad({ ...stage, ledger });
  await wait(stepMs);
  const step = async (what: string, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    const took = inSeconds(performance.now() - started);
    await wait(stepMs);
    const { total, failed } = outcomes();
    console.log(`${what} in ${took}; ${failed} of ${total} refused`);
  };
  await step('migrated', () =>
    runProgram(process.execPath, [join(next.folder, 'apps/api/src/commands/prepare.ts')], {
      env: { ...stage.environment, DEMO: '0', MAIL_FROM: 'Piactér <proba@piacter.test>', PORT: '0' },
    }),
  );
  stage.release.root = next.folder;
  for (const server of stage.processes)
    await step(`replaced ${server.name}`, async () => {
      await server.stop();
      await server.start();
    });
  await stopLoad();
  const { total, failed, impolite } = outcomes();
  const counts = await Promise.all(
    stage.cluster.nodes.map((node) =>
      node.query("select count(*) from piacter.kysely_migration where name = '9999-proof-of-upgrade'"),
    ),
  );
  const commands = stage.processes.flatMap(({ pids }) =>
    pids().map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')),
  );
  const old = commands.filter((command) => !command.includes(next.folder));
  const unmigrated = counts.filter((count) => count !== '1');
  return [
    countGoal('processes of the previous release', old.length, commands.length),
    countGoal('nodes without the migration', unmigrated.length, counts.length),
    percentGoal('requests refused', failed, total),
    countGoal('requests failed other than by 503 with Retry-After', impolite, total),
    ...(await verify(stage, ledger)),
  ];
}
